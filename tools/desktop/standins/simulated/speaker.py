"""A speaker that nobody hears: what audioio and audiopwmio have in common."""

import simulated


class Speaker:
    """Tells simulated.heard what it is to play. A sample takes its time; a looped one
    plays until it is stopped."""

    pin_names = ()
    slowest = 1  # samples a second

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        if not 0 <= quiescent_value <= 0xFFFF:
            raise ValueError("quiescent_value must be 0-65535")
        simulated.claim(left_channel)
        if left_channel.name not in self.pin_names:
            simulated.release(left_channel)
            raise ValueError("no sound comes out of %s" % left_channel.name)
        self._pin = left_channel
        self._ends_ms = 0
        self._loops = False
        self.paused = False

    @property
    def playing(self):
        return self._loops or simulated.driver.milliseconds() < self._ends_ms

    def play(self, sample, *, loop=False):
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used. Create a new object.")
        if sample.sample_rate < self.slowest:
            raise ValueError("%d samples a second are too few here" % sample.sample_rate)
        self._loops = bool(loop)
        length = len(sample.buffer) * 1000 // sample.sample_rate
        self._ends_ms = simulated.driver.milliseconds() + length
        if simulated.heard is not None:
            simulated.heard(sample.sample_rate, bytes(sample.buffer), self._loops)

    def stop(self):
        self._loops = False
        self._ends_ms = 0

    def pause(self):
        self.paused = True

    def resume(self):
        self.paused = False

    def deinit(self):
        if self._pin is not None:
            self.stop()
            simulated.release(self._pin)
            self._pin = None

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
