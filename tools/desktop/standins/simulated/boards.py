"""What kinds of handheld there are: the one place that says what sets them apart."""

# The names of keys, as key scripts and drivers spell them.
DIRECTIONS = ("up", "down", "left", "right")

# A PyBadge's shift register sends its eight buttons in this order. A PyGamer has the first
# four, and a stick in place of the others.
SHIFT_REGISTER = ("b", "a", "start", "select", "right", "down", "up", "left")

# The two keys beside A and B are called X and Y on some boards, start and select on others.
OTHER_NAMES = {"start": "x", "select": "y", "x": "start", "y": "select"}

_BADGE_PINS = (
    "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", "SPEAKER", "SPEAKER_ENABLE",
    "NEOPIXEL", "LIGHT", "A0", "A1", "D13",
)
_SWITCHES = ("SW_A", "SW_B", "SW_X", "SW_Y", "SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT")


class Board:
    """One kind of board.

    name: what people call it here; board_id: what CircuitPython calls it.
    width, height: of its screen, in pixels.
    pins: the names the module `board` has.
    register: names of the keys on a shift register, in order; empty if there is none.
    switches: pin name -> key name, for keys that have a pin each.
    stick: whether JOYSTICK_X and JOYSTICK_Y stand in for the four directions.
    nvm_size: bytes of microcontroller.nvm.
    lacks: modules that other boards here have and this one has not.
    backlight: whether its display has a brightness.
    watchdog_seconds: the longest time that its watchdog can wait.
    """

    def __init__(self, name, board_id, width, height, pins, register=(), switches=None,
                 stick=False, nvm_size=8192, lacks=(), backlight=True,
                 watchdog_seconds=16):
        self.name = name
        self.board_id = board_id
        self.width = width
        self.height = height
        self.pins = pins
        self.register = register
        self.switches = switches or {}
        self.stick = stick
        self.nvm_size = nvm_size
        self.lacks = lacks
        self.backlight = backlight
        self.watchdog_seconds = watchdog_seconds

    def keys(self):
        """The names of all its keys, a tuple."""
        names = list(self.register)
        for pin in self.pins:
            if pin in self.switches:
                names.append(self.switches[pin])
        if self.stick:
            names.extend(DIRECTIONS)
        return tuple(names)

    def key(self, word):
        """This board's name for a key; None if it has no such key.

        start and x are one key, whatever the board calls it, and so are select and y.
        """
        names = self.keys()
        if word in names:
            return word
        other = OTHER_NAMES.get(word)
        return other if other in names else None


def _badge(name, board_id):
    return Board(name, board_id, 160, 128, _BADGE_PINS, register=SHIFT_REGISTER, lacks=("audiopwmio",))


def _switch_keys():
    keys = {}
    for pin in _SWITCHES:
        keys[pin] = pin[3:].lower()
    return keys


BOARDS = {
    "pybadge": _badge("pybadge", "pybadge"),
    "pybadge_lc": _badge("pybadge_lc", "pybadge"),  # runs the PyBadge's firmware
    "edgebadge": _badge("edgebadge", "edgebadge"),
    "pygamer": Board(
        "pygamer", "pygamer", 160, 128, _BADGE_PINS + ("JOYSTICK_X", "JOYSTICK_Y"),
        register=SHIFT_REGISTER[:4], stick=True, lacks=("audiopwmio",),
    ),
    "picosystem": Board(
        "picosystem", "pimoroni_picosystem", 240, 240,
        _SWITCHES + ("AUDIO", "BAT_SENSE", "CHARGE_STAT", "VBUS_DETECT", "LED_R", "LED_G", "LED_B"),
        switches=_switch_keys(), nvm_size=4096, lacks=("audioio",), watchdog_seconds=8,
    ),
}

# In the order people are told of them.
NAMES = ("pybadge", "pybadge_lc", "edgebadge", "pygamer", "picosystem")


def find(name):
    """The board of that name, or with that CircuitPython id. ValueError names the choices."""
    if name in BOARDS:
        return BOARDS[name]
    for known in NAMES:
        if BOARDS[known].board_id == name:
            return BOARDS[known]
    raise ValueError("there is no board '%s' here; there are: %s" % (name, ", ".join(NAMES)))
