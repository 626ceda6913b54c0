"""A speaker that nobody hears: what audioio and audiopwmio have in common."""

import simulated


class Speaker:
    """Plays nothing. A looped sample plays until it is stopped, any other is over at once."""

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        simulated.claim(left_channel)
        self._pin = left_channel
        self.playing = False
        self.paused = False

    def play(self, sample, *, loop=False):
        self.playing = bool(loop)

    def stop(self):
        self.playing = False

    def pause(self):
        self.paused = True

    def resume(self):
        self.paused = False

    def deinit(self):
        if self._pin is not None:
            simulated.release(self._pin)
            self._pin = None
            self.playing = False

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
