"""Any other board with a display: settings.toml names the pin of each button.

    PIN_UP = "D2"              the name that `board` gives the pin; likewise PIN_DOWN,
                               PIN_LEFT, PIN_RIGHT, PIN_A, PIN_B, PIN_START, PIN_SELECT
    PIN_PRESSED = "low"        what a pressed button reads, "low" (the default) or "high"
"""

import os

import board
import keypad
import microcontroller

from handheld import BoardError, keys
from handheld.boards import Board
from handheld.words import words_of

_SETTINGS = ("PIN_UP", "PIN_DOWN", "PIN_LEFT", "PIN_RIGHT",
             "PIN_A", "PIN_B", "PIN_START", "PIN_SELECT")


def _words():
    # They are needed where nothing else is.
    return words_of("english_boards")


def _setting(name):
    try:
        return os.getenv(name)
    except ValueError:
        raise BoardError(_words().NEEDS_QUOTES.format(name))


def _pin(setting):
    name = _setting(setting)
    if not name:
        raise BoardError(_words().NO_BUTTON.format(board.board_id, setting))
    pin = getattr(board, str(name), None)
    if not isinstance(pin, microcontroller.Pin):
        raise BoardError(_words().NO_PIN.format(setting, name))
    return pin


def open_board():
    """The board, ready to play. BoardError says which setting or part is missing."""
    if getattr(board, "DISPLAY", None) is None:
        raise BoardError(_words().NO_DISPLAY.format(board.board_id))
    pressed = _setting("PIN_PRESSED") or "low"
    if pressed != "low" and pressed != "high":
        raise BoardError(_words().LOW_OR_HIGH.format(pressed))
    pins = []
    for setting in _SETTINGS:
        pin = _pin(setting)
        if pin in pins:
            raise BoardError(_words().PIN_TAKEN.format(setting, _setting(setting)))
        pins.append(pin)
    scanner = keypad.Keys(tuple(pins), value_when_pressed=pressed == "high", pull=True)
    # The settings stand in the order of the keys' own numbers.
    meanings = tuple(range(len(_SETTINGS)))
    return Board(board.DISPLAY, keys.Buttons(scanner, meanings),
                 ("A", "B", "START", "SELECT"))
