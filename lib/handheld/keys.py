"""The keys of the game, whatever a board calls them, and how a held key repeats."""

UP = 0
DOWN = 1
LEFT = 2
RIGHT = 3
A = 4
B = 5
START = 6
SELECT = 7

WATCH_PAUSE = 2500
"""How long a screen waits, in milliseconds, when nobody is to press a key."""

_FIRST_REPEAT = 400
_NEXT_REPEAT = 130
_TICKS_MASK = (1 << 29) - 1


def elapsed(now, then):
    """Milliseconds from then to now, where supervisor.ticks_ms has wrapped or not."""
    return now - then & _TICKS_MASK


class Buttons:
    """Turns a keypad event queue into key presses.

    scanner: a native keypad scanner. meanings: the game key of each of its key numbers, None
    for a button the game does not use. hand: what each key stands for, bytes; see
    handheld.hand_keys. shift: whether SELECT is down.
    """

    def __init__(self, scanner, meanings):
        self._meanings = meanings
        self.hand = bytes(range(8))
        self._since = 0
        self._wait = 0
        self.use(scanner)

    def use(self, scanner):
        """Take the keys from this scanner from now on."""
        self.scanner = scanner
        self._queue = scanner.events
        self.forget()

    def forget(self):
        """Take no key for held."""
        self._held = -1
        self.shift = False

    def read(self, now):
        """The next key pressed, -1 if none; a held direction comes again by itself."""
        event = self._queue.get()
        while event:
            key = self._meanings[event.key_number]
            if key is not None:
                if event.pressed:
                    return self.press(key, now)
                self.release(key)
            event = self._queue.get()
        return self.repeat(now)

    def press(self, key, now):
        """Note that a key went down; return what it stands for."""
        key = self.hand[key]
        self._held = key if key <= RIGHT else -1
        if key == SELECT:
            self.shift = True
        self._since = now
        self._wait = _FIRST_REPEAT
        return key

    def release(self, key):
        """Note that a key came up."""
        key = self.hand[key]
        if key == self._held:
            self._held = -1
        if key == SELECT:
            self.shift = False

    def repeat(self, now):
        """The held direction if it is time for it again, else -1."""
        if self._held >= 0 and elapsed(now, self._since) >= self._wait:
            self._since = now
            self._wait = _NEXT_REPEAT
            return self._held
        return -1
