"""The main screens, pixel for pixel, on both sizes of display.

    python3 tools/check.py --record tests/handheld/test_golden.py     takes the pictures anew

Look at them before they are kept. A picture that differs is left in build/golden/.
"""

import pathlib

import pytest
import scenes
from PIL import Image, ImageChops
from scenes import ONLY
from sitting import ALWAYS, ASKED, ROOT, Sitting

SCENES = dict(scenes.SCENES)
GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "golden"
DIFFERING = ROOT / "build" / "golden"
SIZES = {"pybadge": (160, 128), "picosystem": (240, 240)}

# A handful of them in Japanese as well.
JAPANESE = ("title", "settings-more", "help-3", "declare", "table-own", "table-hint", "table-dump", "deal-end-dump",
            "score-sheet-rubber", "score-table-dump", "statistics", "review-trick", "reason-searched",
            "other-contracts-dump", "lesson-table", "lesson-end", "again-end", "demo-card", "best-scores",
            "short-auction-long", "short-auction-lay", "short-auction-take", "short-deal-end", "short-new-game-to-deals", "short-help-6",
            "bridge-declare-hearts", "bridge-doubling-blind", "bridge-redoubling", "bridge-table-hint", "bridge-deal-end-full", "bridge-pad",
            "bridge-rubber-end", "bridge-statistics", "bridge-help-honours", "bridge-learn-try", "bridge-demo-odd")
for _name in JAPANESE:
    SCENES["japanese-" + _name] = (SCENES[_name][0], dict(SCENES[_name][1], FLUNK_LANGUAGE="japanese"))

# The deal on which most of the scenes stand is given by number, the rest by the seed.
CASES = [(board, name) for board in SIZES for name in SCENES if board in ONLY.get(name, SIZES)]


def file_name(board, name):
    return "%s-%dx%d.png" % ((name,) + SIZES[board])


@pytest.mark.parametrize("board, name", CASES)
def test_the_screen_looks_as_it_did(board, name, request):
    scene, settings = SCENES[name]
    with Sitting(board, settings=settings, drawn=ASKED) as player:
        scene(player)
        picture = player.image()
    assert picture.size == SIZES[board]
    kept = GOLDEN / file_name(board, name)
    if request.config.getoption("--record"):
        GOLDEN.mkdir(exist_ok=True)
        picture.save(kept, optimize=True)
        return
    assert kept.exists(), "there is no picture of this screen yet; record it with --record"
    with Image.open(kept) as image:
        golden = image.convert("RGB")
    box = ImageChops.difference(golden, picture).getbbox()
    if box is not None:
        DIFFERING.mkdir(parents=True, exist_ok=True)
        picture.save(DIFFERING / kept.name)
        pytest.fail("%s differs from x=%d y=%d to x=%d y=%d; as it is now: %s" % (
            (kept.name,) + box + ((DIFFERING / kept.name).relative_to(ROOT),)))


def test_no_picture_is_left_over(request):
    wanted = {file_name(board, name) for board, name in CASES}
    left_over = {path for path in GOLDEN.glob("*") if path.name not in wanted}
    if request.config.getoption("--record"):
        for path in left_over:
            path.unlink()
    else:
        assert not left_over


@pytest.mark.parametrize("name", ["table-trick", "japanese-table-hint"])
@pytest.mark.parametrize("board", SIZES)
def test_what_is_drawn_bit_by_bit_is_what_is_drawn_at_once(board, name):
    scene, settings = SCENES[name]
    pictures = []
    for drawn in (ALWAYS, ASKED):
        with Sitting(board, settings=settings, drawn=drawn) as player:
            scene(player)
            pictures.append(player.image().tobytes())
    assert pictures[0] == pictures[1]
