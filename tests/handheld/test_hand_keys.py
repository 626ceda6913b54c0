"""The keys of the left hand: what each key does then, and that the screen names it truly."""

import pytest
from scenes import SOLO, table_own, table_trick

LEFT = {"FLUNK_KEYS": "left"}
BOARDS = ("pybadge", "pygamer", "picosystem")

# What the board's keys stand for in the left hand.
MIRRORED = {"up": "up", "down": "down", "left": "a", "right": "b", "a": "right", "b": "left",
            "start": "start", "select": "select"}
DIAMOND = {"up": "select", "down": "b", "left": "a", "right": "start", "a": "right", "b": "down",
           "start": "up", "select": "left"}
MEANT = {"pybadge": MIRRORED, "pygamer": MIRRORED, "picosystem": DIAMOND}


@pytest.fixture(params=BOARDS)
def board(request):
    return request.param


def keys_heard(player):
    """What the screen is told when each key of the board is pressed."""
    from sitting import KEYS

    found = {}
    for name in KEYS:
        heard = []
        player.top().key = heard.append
        player.push(name)
        player.settle()
        found[name] = [KEYS[key] for key in heard]
    return found


@pytest.mark.parametrize("hand", ["right", "left"])
def test_each_key_does_what_it_should(sit, board, hand):
    player = sit(board, settings={"FLUNK_KEYS": hand})
    found = keys_heard(player)
    for name, heard in found.items():
        assert heard == [MEANT[board][name] if hand == "left" else name], name


def test_a_direction_held_repeats_and_a_card_key_does_not(sit, board):
    player = sit(board, settings=LEFT)
    for name, times in (("b", 5), ("left", 1)):
        heard = []
        player.top().key = heard.append
        player.hands.hold(player.board.key(name), True)
        player.run(1000)
        player.hands.hold(player.board.key(name), False)
        player.run(100)
        assert len(heard) >= times and (times > 1 or len(heard) == 1), (name, heard)
        player.run(1000)
        assert len(heard) < 8


def test_select_can_be_held_with_a_and_with_start(sit):
    """On a pad, left and right or up and down cannot be pressed together."""
    meant = {meaning: name for name, meaning in DIAMOND.items()}
    opposite = {"up": "down", "down": "up", "left": "right", "right": "left"}
    for other in ("a", "start"):
        assert opposite.get(meant["select"]) != meant[other]
    player = sit("picosystem", settings=LEFT)
    player.hands.hold(player.board.key(meant["select"]), True)
    player.settle()
    player.push(meant["start"])
    player.settle()
    assert player.screen() == "settings_menu"


def shown_names(board):
    """What the screen should call A, B, START, SELECT, and the pairs."""
    if board == "picosystem":
        return "←", "↓", "→", "↑", "Y A", "X B"
    return "←", "→", "START", "SELECT", "B A", "↑ ↓"


def test_the_screen_names_the_keys_as_they_are(sit, board):
    names = shown_names(board)
    player = sit(board, settings=dict(SOLO, FLUNK_KEYS="left"))
    table_trick(player)
    assert player.says(names[0] + ": go on")
    player.press("select left*3")
    lines = player.lines()
    assert "Keys" in lines
    for name, does in zip(names, ("play, go on", "last trick, back", "menu", "this help", "choose card", "next suit")):
        assert name + "  " + does in lines
    assert not player.says("{")


def test_what_is_said_of_power_on_is_what_is_printed_there(sit, board):
    """boot.py looks at B itself, whatever the setting."""
    player = sit(board, settings=LEFT)
    player.open("About")
    player.press("right")
    assert player.says("hold B while")


def test_a_card_is_chosen_and_played_with_the_left_hand_s_keys(sit, board):
    player = sit(board, settings=dict(SOLO, FLUNK_KEYS="left"))
    table_own(player)
    player.push("a")
    player.settle()
    card, count = player.row().card(), player.app.game.view.count
    player.push("left")
    player.settle()
    assert player.app.game.view.cards[count] == card


def test_the_setting_is_made_and_taken_back_with_the_keys_that_hold(sit, board):
    """While the list is open its keys stay; then a page says what they are, and the way back is
    the same with the new keys."""
    player = sit(board)
    names = player.app.board.key_names
    player.open("Settings")
    player.reach("Keys")
    for turn in range(3):
        player.push("right")
        player.settle()
        assert player.says("left hand" if turn % 2 == 0 else "right hand")
        assert player.screen() == "settings_menu" and player.app.board.key_names == names
    player.push("select")  # also there
    player.settle()
    assert player.screen() == "help"
    player.push("b")
    player.push("b")
    player.settle()
    assert player.screen() == "notice" and player.app.board.key_names != names
    assert player.says(shown_names(board)[0] + "  play, go on") and player.says(shown_names(board)[0] + ": go on")
    player.push("left")
    player.settle()
    assert player.screen() == "title"
    again = sit(board, memory=player.memory())
    assert again.app.board.key_names == shown_names(board)[:4]
    again.open("Settings")
    again.reach("Keys")
    again.push("a")  # right, now
    again.settle()
    assert again.says("right hand")
    again.press("b")
    assert again.screen() == "notice" and again.app.board.key_names == names
    again.push("a")
    again.settle()
    assert again.screen() == "title"


def test_nothing_is_said_when_the_keys_are_what_they_were(sit, board):
    player = sit(board)
    player.open("Settings")
    player.reach("Keys")
    player.press("right*2 b")
    assert player.screen() == "title"


def test_a_key_that_is_held_when_the_hand_changes_does_not_stick(sit):
    player = sit("pybadge")
    player.open("Settings")
    player.reach("Keys")
    player.press("right")
    player.hands.hold("left", True)  # back to the right hand, and held
    player.run(50)
    player.press("right b")
    assert player.screen() == "notice"
    player.hands.hold("left", False)
    player.run(2000)
    assert player.screen() in ("notice", "title") and player.app.board.buttons._held == -1
