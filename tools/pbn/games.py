"""Which rules a record is held against."""

from .one_player_short import OnePlayerShortRules
from .rules import FlunkRules, Rules
from .three_handed_bridge import ThreeHandedBridgeRules
from .values import UNKNOWN

OWN = (FlunkRules, OnePlayerShortRules, ThreeHandedBridgeRules)
"""The rules of the games whose records the project writes."""


def rules_of(judge):
    """The Rules for the game that a judge's tags name; the verdict says which it is."""
    name = judge.tags.get("Game", "").strip()
    if name in UNKNOWN:
        if not judge.tags.get("Contract", "").strip().upper().startswith(("HIGH", "LOW", "DUMP")):
            return Rules(judge)
        name = FlunkRules.name
        judge.note("No [Game]; the contract is one of Flunk")
    for rules in OWN:
        if rules.name.upper() == name.upper():
            judge.verdict.game = rules.name
            return rules(judge)
    judge.verdict.game = name
    return Rules(judge)
