"""The simulated board that the stand-ins of this folder speak for.

The modules beside this package (board, keypad, supervisor and so on) are named and behave
like those built into a handheld, and keep what they have in common here: which board it is,
which keys are down, what is in its memory, and the driver, which holds the clock and the
player's hands. Everything here runs on CPython and on MicroPython alike.
"""

# A board's supervisor.ticks_ms() counts modulo this, and starts about 65 seconds short of
# the wrap, so that code which forgets the wrap is found out early.
TICKS_PERIOD = 1 << 29
TICKS_START = TICKS_PERIOD - 65536

STICK_CENTRE = 32768
STICK_END = 65535


class Driver:
    """Who holds the clock and the keys. The base does nothing and its clock stands still."""

    def poll(self):
        """The app looks at its keys: press or release some, draw, or end the program."""

    def milliseconds(self):
        """Time since the start, as an int."""
        return 0

    def sleep(self, seconds):
        """Let that much time pass."""

    def refreshed(self):
        """The app has just drawn its screen."""

    def lit(self):
        """The app has just changed the brightness of its screen."""


board = None  # a boards.Board
driver = Driver()
display = None  # what board.DISPLAY is
nvm = bytearray(0)
nvm_writes = 0  # assignments to the memory since the start: flash wears out
nvm_saved = None  # called with the bytes after each assignment
light_sleeps = 0  # how often the app has slept until an alarm
brightness = 1.0  # of the display
battery_volts = 4.0
safe_mode = "NONE"  # the name of a supervisor.SafeModeReason
resets = 0  # how often the app has restarted its board
reloads = 0  # how often the app has started itself again
watchdog_seconds = 0  # how often the watchdog wants to be fed
watchdog_fed = None  # when it was last fed, in milliseconds; None while it is off
heard = None  # called with each sound: samples a second, the samples, whether over and over
drive_readonly = True  # code cannot write to the drive, as when a computer has it mounted
inputs = {}  # pin name -> bool, for digitalio pins that are not keys
held = []  # names of the keys that are down
scanners = []  # keypad scanners in use
pins = {}  # pin name -> microcontroller.Pin
claimed = []  # names of the pins in use
_entropy = 1


def start(new_board, new_driver, memory=None, seed=1):
    """Make a fresh board of this kind, driven by this driver.

    memory: the bytes its NVM holds, of the board's size; None is erased flash (all 0xFF).
    seed: what random_bytes() starts from, 1 or more.
    """
    global board, driver, display, nvm, nvm_writes, nvm_saved, drive_readonly, _entropy
    global light_sleeps, brightness, battery_volts, safe_mode, resets, heard
    global reloads, watchdog_seconds, watchdog_fed
    board = new_board
    driver = new_driver
    display = None
    nvm = bytearray(memory) if memory is not None else bytearray(b"\xff" * new_board.nvm_size)
    if len(nvm) != new_board.nvm_size:
        raise ValueError("the memory of a %s has %d bytes, not %d" % (new_board.name, new_board.nvm_size, len(nvm)))
    nvm_writes = 0
    nvm_saved = None
    light_sleeps = 0
    brightness = 1.0
    battery_volts = 4.0
    safe_mode = "NONE"
    resets = 0
    reloads = 0
    watchdog_seconds = 0
    watchdog_fed = None
    heard = None
    drive_readonly = True
    _entropy = seed
    inputs.clear()
    pins.clear()
    for collection in (held, scanners, claimed):
        while collection:
            collection.pop()


def fill(module):
    """Give the module `board` what this board's has: its id, its display, its pins."""
    import microcontroller

    module.board_id = board.board_id
    module.DISPLAY = display
    for name in board.pins:
        if name not in pins:
            pins[name] = microcontroller.Pin(name)
        setattr(module, name, pins[name])


def ticks_ms():
    """The board's millisecond counter, which wraps."""
    return (TICKS_START + driver.milliseconds()) % TICKS_PERIOD


def claim(*new_pins):
    """Take pins into use. ValueError if one is in use, TypeError if it is no pin."""
    import microcontroller

    for pin in new_pins:
        if not isinstance(pin, microcontroller.Pin):
            raise TypeError("%r is not a pin of this board" % (pin,))
        if pin.name in claimed:
            raise ValueError("%s in use" % pin.name)
    for pin in new_pins:
        claimed.append(pin.name)


def release(*old_pins):
    """Give pins back."""
    for pin in old_pins:
        if pin.name in claimed:
            claimed.remove(pin.name)


def press(key):
    """The player presses a key, by its name. Every scanner that has it sees it."""
    _move(key, True)


def let_go(key):
    """The player lets a key go."""
    _move(key, False)


def _move(key, down):
    if (key in held) == down:
        return
    if down:
        held.append(key)
    else:
        held.remove(key)
    for scanner in scanners:
        scanner.moved(key, down)


def set_brightness(value):
    """What display.brightness does on this board. RuntimeError if its display has none."""
    global brightness
    if not 0 <= value <= 1:
        raise ValueError("brightness must be 0-1")
    if not board.backlight:
        raise RuntimeError("Brightness not adjustable")
    brightness = value
    driver.lit()


def get_brightness():
    """The display's brightness. RuntimeError if it has none."""
    if not board.backlight:
        raise RuntimeError("Brightness not adjustable")
    return brightness


def watchdog_bites():
    """Whether the watchdog has not been fed in time."""
    return watchdog_fed is not None and driver.milliseconds() - watchdog_fed > watchdog_seconds * 1000


def stick(axis):
    """Where the analog stick stands: 0 left or up, 65535 right or down."""
    low, high = ("left", "right") if axis == "x" else ("up", "down")
    if (low in held) == (high in held):
        return STICK_CENTRE
    return 0 if low in held else STICK_END


def random_bytes(count):
    """Bytes in place of the board's entropy, the same in every run from the same seed."""
    global _entropy
    result = bytearray(count)
    for index in range(count):
        _entropy = (_entropy * 16807) % 2147483647
        result[index] = (_entropy >> 11) & 0xFF
    return bytes(result)
