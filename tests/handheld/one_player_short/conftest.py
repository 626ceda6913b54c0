"""Lets these tests import the modules beside them; bots whose auctions are long."""

import importlib
import random
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parent))


@pytest.fixture
def bots_bid_a_little(monkeypatch):
    """Bots of the level random mostly make one of the lowest bids."""
    from short_sitting import little

    # The module as it is now: other tests may have had a game unloaded.
    bots = importlib.import_module("engine.one_player_short.bots.chance")
    monkeypatch.setattr(bots.ChanceBot, "choose", lambda self, view, seed: little(view, random.Random(seed)))
