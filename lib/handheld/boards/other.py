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

_SETTINGS = ("PIN_UP", "PIN_DOWN", "PIN_LEFT", "PIN_RIGHT",
             "PIN_A", "PIN_B", "PIN_START", "PIN_SELECT")


def _setting(name):
    try:
        return os.getenv(name)
    except ValueError:
        raise BoardError("settings.toml: the value of " + name + " needs quotes, as in \"D2\".")


def _pin(setting):
    name = _setting(setting)
    if not name:
        raise BoardError("This board (" + board.board_id + ") is new to the game: settings.toml "
                         "must name its buttons, and " + setting + " is missing.")
    pin = getattr(board, str(name), None)
    if not isinstance(pin, microcontroller.Pin):
        raise BoardError("settings.toml: " + setting + " is '" + str(name)
                         + "', but this board has no pin of that name.")
    return pin


def open_board():
    """The board, ready to play. BoardError says which setting or part is missing."""
    if getattr(board, "DISPLAY", None) is None:
        raise BoardError("This board (" + board.board_id + ") has no board.DISPLAY; the game "
                         "needs a display that CircuitPython sets up by itself.")
    pressed = _setting("PIN_PRESSED") or "low"
    if pressed != "low" and pressed != "high":
        raise BoardError("settings.toml: PIN_PRESSED is '" + str(pressed)
                         + "'; it can be low or high.")
    pins = []
    for setting in _SETTINGS:
        pin = _pin(setting)
        if pin in pins:
            raise BoardError("settings.toml: " + setting + " is '" + str(_setting(setting))
                             + "', which another button has already.")
        pins.append(pin)
    scanner = keypad.Keys(tuple(pins), value_when_pressed=pressed == "high", pull=True)
    # The settings stand in the order of the keys' own numbers.
    meanings = tuple(range(len(_SETTINGS)))
    return Board(board.DISPLAY, keys.Buttons(scanner, meanings),
                 ("A", "B", "START", "SELECT"))
