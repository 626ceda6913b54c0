"""The deal that the README tells of is still played so, and its pictures are of this game."""

import pytest
from PIL import Image, ImageChops
from simulated import boards
from sitting import ROOT

from tools.desktop.machine import Machine
from tools.desktop.script import ScriptDriver

DOCS = ROOT / "docs"


@pytest.mark.parametrize("name, folder", [("pybadge", "pictures"), ("picosystem", "pictures/picosystem")])
def test_the_pictures_of_the_first_deal_are_of_this_game(name, folder):
    board = boards.find(name)
    driver = ScriptDriver.from_file(DOCS / "first-deal.txt", board)
    with Machine(board, driver, folder=ROOT, settings={"FLUNK_DEAL": "2026"}) as machine:
        assert machine.run() == 0
    assert sorted(driver.pictures) == sorted(path.stem for path in (DOCS / folder).glob("*.png"))
    for shot, picture in driver.pictures.items():
        with Image.open(DOCS / folder / (shot + ".png")) as kept:
            assert ImageChops.difference(picture.convert("RGB"), kept.convert("RGB")).getbbox() is None, shot
