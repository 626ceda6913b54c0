"""Stand-in for the board's own `keypad`: key scanners and their queues of events."""

import simulated


class Event:
    """One key going down or up."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = simulated.ticks_ms() if timestamp is None else timestamp

    @property
    def released(self):
        return not self.pressed

    def __eq__(self, other):
        return self.key_number == other.key_number and self.pressed == other.pressed

    def __hash__(self):
        return self.key_number * 2 + int(self.pressed)

    def __repr__(self):
        return "<Event: key_number %d %s>" % (self.key_number, "pressed" if self.pressed else "released")


class EventQueue:
    """The events of one scanner, oldest first. A full queue drops what comes."""

    def __init__(self, max_events):
        self._events = []
        self._max_events = max_events
        self.overflowed = False

    def _add(self, event):
        if len(self._events) >= self._max_events:
            self.overflowed = True
        else:
            self._events.append(event)

    def _look(self):
        if not self._events:
            simulated.driver.poll()
        if simulated.watchdog_bites():
            import microcontroller

            microcontroller.reset()

    def get(self):
        """The next event, or None."""
        self._look()
        return self._events.pop(0) if self._events else None

    def get_into(self, event):
        """Put the next event into `event`, and say whether there was one."""
        self._look()
        if not self._events:
            return False
        first = self._events.pop(0)
        event.key_number = first.key_number
        event.pressed = first.pressed
        event.timestamp = first.timestamp
        return True

    def clear(self):
        while self._events:
            self._events.pop()
        self.overflowed = False

    def __len__(self):
        self._look()
        return len(self._events)

    def __bool__(self):
        return len(self) > 0


class _Scanner:
    def __init__(self, names, pins, max_events):
        simulated.claim(*pins)
        self._names = names
        self._pins = pins
        self._queue = EventQueue(max_events)
        # A key that is down already is not seen until it comes up, or until reset().
        simulated.scanners.append(self)

    def _check(self):
        if self._pins is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")

    @property
    def events(self):
        self._check()
        return self._queue

    @property
    def key_count(self):
        return len(self._names)

    def moved(self, key, down):
        if key in self._names:
            self._queue._add(Event(self._names.index(key), down))

    def reset(self):
        """Take every key for released; one that is down is pressed anew."""
        self._check()
        for key in simulated.held:
            self.moved(key, True)

    def deinit(self):
        if self._pins is not None:
            simulated.release(*self._pins)
            self._pins = None
            simulated.scanners.remove(self)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()


class Keys(_Scanner):
    """Keys with a pin each, numbered in the order of the pins."""

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64, debounce_threshold=1):
        names = []
        for pin in pins:
            name = simulated.board.switches.get(pin.name)
            if name is None:
                raise ValueError("%s has no key of the %s on it" % (pin.name, simulated.board.name))
            names.append(name)
        if value_when_pressed or not pull:
            raise ValueError("these keys pull their pins down: value_when_pressed=False, pull=True")
        super().__init__(names, tuple(pins), max_events)


class ShiftRegisterKeys(_Scanner):
    """Keys on a shift register, numbered in the order it sends them."""

    def __init__(self, *, clock, data, latch, value_to_latch=True, key_count, value_when_pressed,
                 interval=0.02, max_events=64, debounce_threshold=1):
        for pin, name in ((clock, "BUTTON_CLOCK"), (data, "BUTTON_OUT"), (latch, "BUTTON_LATCH")):
            if pin.name != name:
                raise ValueError("the buttons hang on %s, not on %s" % (name, pin.name))
        if not value_when_pressed or not value_to_latch:
            raise ValueError("these buttons read True when pressed and latch on True")
        register = simulated.board.register
        if not 1 <= key_count <= 8:
            raise ValueError("key_count must be 1-8")
        # Past the last button the register sends bits that never change.
        names = list(register[:key_count]) + [None] * max(0, key_count - len(register))
        super().__init__(names, (clock, data, latch), max_events)
