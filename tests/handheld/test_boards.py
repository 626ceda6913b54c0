"""Board adapters: the keys of each board, a board that is new to the game, and what is missing."""

import pytest
import simulated
from simulated import boards
from sitting import ASKED, ROOT, Sitting

from tools.desktop.machine import Machine

KEYS = {"up": 0, "down": 1, "left": 2, "right": 3, "a": 4, "b": 5, "start": 6, "select": 7}
PINS = ("PIN_UP", "PIN_DOWN", "PIN_LEFT", "PIN_RIGHT", "PIN_A", "PIN_B", "PIN_START", "PIN_SELECT")

# A board that the game has never heard of, with 320 by 240 pixels and switches of its own.
SWITCHES = {"D2": "up", "D3": "down", "D4": "left", "D5": "right", "D6": "a", "D7": "b", "D8": "start", "D9": "select"}
STRANGER = boards.Board("stranger", "acme_stranger", 320, 240, tuple(SWITCHES) + ("LED",), switches=SWITCHES)
NAMED = dict(zip(PINS, SWITCHES))


@pytest.mark.parametrize("name", boards.NAMES)
def test_each_key_of_each_board_means_what_it_should(name):
    with Machine(name, simulated.Driver(), folder=ROOT) as machine:
        from handheld import boards as adapters

        board = adapters.pick()
        for word, meaning in KEYS.items():
            key = machine.board.key(word)
            simulated.press(key)
            assert board.buttons.read(0) == meaning
            simulated.let_go(key)
            assert board.buttons.read(1) == -1
        assert board.display is machine.display
        assert len(board.key_names) == 4


def test_keys_pressed_between_two_looks_all_count():
    with Machine("pybadge", simulated.Driver(), folder=ROOT):
        from handheld import boards as adapters

        buttons = adapters.pick().buttons
        for key in ("a", "b", "right", "a"):
            simulated.press(key)
            simulated.let_go(key)
        assert [buttons.read(0) for _ in range(5)] == [4, 5, 3, 4, -1]


def test_a_held_direction_repeats_over_the_wrap_of_the_clock():
    with Machine("pybadge", simulated.Driver(), folder=ROOT):
        from handheld import boards as adapters

        buttons = adapters.pick().buttons
        simulated.press("right")
        start = (1 << 29) - 200
        assert buttons.read(start) == 3
        found = [(start + passed) % (1 << 29) for passed in range(1, 801)
                 if buttons.read((start + passed) % (1 << 29)) == 3]
        assert found == [200, 330, 460, 590]
        simulated.let_go("right")
        assert buttons.read(600) == buttons.read(5000) == -1


@pytest.mark.parametrize("pressed", ["low", None])
def test_a_new_board_takes_its_pins_from_settings_toml_and_plays(pressed):
    settings = dict(NAMED, FLUNK_DEAL="5")
    if pressed:
        settings["PIN_PRESSED"] = pressed
    with Sitting(STRANGER, settings=settings, drawn=ASKED) as player:
        player.begin()
        player.press("a a")
        assert player.screen() == "table" and player.cut == []
        player.press("start select b b")
        assert player.screen() == "table"
        picture = player.image()
        assert picture.size == (320, 240)


def test_a_display_of_another_size_has_room_for_everything():
    """Nothing lies outside, and the hands lie at the upper and lower edge."""
    for width, height in ((160, 128), (240, 135), (320, 240), (240, 320), (480, 320)):
        board = boards.Board("stranger", "acme_stranger", width, height, tuple(SWITCHES), switches=SWITCHES)
        with Sitting(board, settings=dict(NAMED, FLUNK_DEAL="5")) as player:
            player.begin()
            player.press("a a")
            top = player.top()
            card = player.app.look.card_height
            assert top.dummy._bright.y == 0 and top.own._bright.y == height - card
            for grid in top._picture._grids:
                assert 0 <= 2 * grid.x <= width - 2 * player.app.look.card_width
                assert card <= 2 * grid.y <= height - 2 * card
            assert player.cut == []


def pick(board, settings):
    """The adapter's refusal, as text."""
    with Machine(board, simulated.Driver(), folder=ROOT, settings=settings):
        from handheld import BoardError
        from handheld import boards as adapters

        with pytest.raises(BoardError) as raised:
            adapters.pick()
        return str(raised.value)


def is_a_sentence(text):
    return text[0].isupper() and text.endswith(".") and "\n" not in text or text.startswith("settings.toml: ")


@pytest.mark.parametrize("missing", PINS)
def test_a_missing_pin_is_named(missing):
    settings = {name: pin for name, pin in NAMED.items() if name != missing}
    said = pick(STRANGER, settings)
    assert missing in said and "acme_stranger" in said and is_a_sentence(said)
    settings[missing] = "D99"
    said = pick(STRANGER, settings)
    assert missing in said and "'D99'" in said and is_a_sentence(said)


def test_what_a_pressed_button_reads_is_low_or_high():
    said = pick(STRANGER, dict(NAMED, PIN_PRESSED="on"))
    assert "PIN_PRESSED" in said and "'on'" in said and is_a_sentence(said)


def test_a_board_without_a_display_is_told_so():
    with Machine(STRANGER, simulated.Driver(), folder=ROOT, settings=NAMED):
        import board

        from handheld import BoardError
        from handheld import boards as adapters

        for remove in (False, True):
            if remove:
                del board.DISPLAY
            else:
                board.DISPLAY = None
            with pytest.raises(BoardError) as raised:
                adapters.pick()
            assert "board.DISPLAY" in str(raised.value) and is_a_sentence(str(raised.value))


def test_two_buttons_on_one_pin_are_told_by_a_sentence():
    said = pick(STRANGER, dict(NAMED, PIN_B="D6"))
    assert "D6" in said and is_a_sentence(said)


def test_what_a_setting_names_must_be_a_pin():
    """board has other things than pins: DISPLAY, board_id."""
    for name in ("DISPLAY", "board_id"):
        said = pick(STRANGER, dict(NAMED, PIN_A=name))
        assert "PIN_A" in said and is_a_sentence(said)


def run_code(board, settings, capsys):
    """code.py as a whole on a board that cannot play: the status, and what it prints."""
    with Machine(board, simulated.Driver(), folder=ROOT, settings=settings) as machine:
        status = machine.run()
    captured = capsys.readouterr()
    return status, captured.out + captured.err


def test_code_py_says_what_is_missing_and_shows_no_traceback(capsys):
    status, said = run_code(STRANGER, {}, capsys)
    assert "PIN_UP is missing" in said and "Traceback" not in said


def test_a_display_that_is_too_small_is_told_in_words(capsys):
    small = boards.Board("small", "acme_small", 128, 128, tuple(SWITCHES), switches=SWITCHES)
    status, said = run_code(small, NAMED, capsys)
    assert "128 x 128" in said and "160 x 128" in said and "Traceback" not in said
