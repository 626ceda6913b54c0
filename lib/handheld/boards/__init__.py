"""Board adapters: one small file a board, chosen by what CircuitPython calls it.

An adapter is a module with `open_board()`, which returns a Board.
"""

import board

_ADAPTERS = {
    "pybadge": "pybadge",
    "pybadge_lc": "pybadge",
    "pybadge_airlift": "pybadge",
    "edgebadge": "pybadge",
    "pygamer": "pygamer",
    "pygamer_advance": "pygamer",
    "pimoroni_picosystem": "picosystem",
}


class Board:
    """What the game needs of a board, and what it can do without.

    display      the board's display, a displayio one
    buttons      the handheld.keys.Buttons
    printed      what the board prints beside A, B, START and SELECT
    key_names    what to press for A, B, START and SELECT; see handheld.hand_keys
    diamond      whether the four buttons lie like another pad: A right, B below, the others
                 above and left
    dims         whether the display has a brightness, as far as light() has found out
    open_speaker a function that returns (AudioOut or PWMAudioOut that rests at 0, loudness 1
                 to 255, DigitalInOut that switches an amplifier or None), None without sound
    speaker      what it returned, None before the first sound
    pins         the buttons' pins if they can wake the board, pressed when low; else empty
    scan         with pins: a function that returns a new scanner for the buttons
    has_battery  whether handheld.battery can say something of it
    """

    dims = True
    diamond = False
    speaker = None
    pins = ()
    has_battery = False

    def __init__(self, display, buttons, printed, open_speaker=None):
        self.display = display
        self.buttons = buttons
        self.printed = self.key_names = printed
        self.open_speaker = open_speaker

    def light(self, brightness):
        """Set the display's brightness, 0.0 (dark) to 1.0, if it has one."""
        try:
            self.display.brightness = brightness
        except (AttributeError, RuntimeError):
            self.dims = False

    def hush(self):
        """Switch the amplifier off until the next sound."""
        if self.speaker and self.speaker[2]:
            self.speaker[2].value = False


def pick():
    """Open the board that this program runs on. handheld.BoardError if it cannot play."""
    name = _ADAPTERS.get(board.board_id, "other")
    module = __import__("handheld.boards." + name, None, None, ("open_board",))
    return module.open_board()
