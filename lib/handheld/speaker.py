"""Short tones, played in the background by the board's own sound hardware."""

from audiocore import RawSample

# Samples a second. A square wave needs no more than a few for each period, and an RP2040
# cannot play slower than 1,908.
_RATE = 2400

# Notes: how many samples a period has (2 is 1200 Hz, 3 is 800, 4 is 600), how many periods.
_SOUNDS = {
    "card": b"\x02\x18",
    "won": b"\x04\x18\x03\x30",
    "lost": b"\x03\x20\x04\x24",
    "refused": b"\x08\x1b",
    "good": b"\x04\x18\x03\x20\x02\x54",
    "bad": b"\x04\x18\x05\x14\x06\x20",
}


class Speaker:
    """output: an AudioOut or PWMAudioOut that rests at 0. loudness: 1 to 255. amplifier: the
    DigitalInOut that switches it, None if there is none."""

    def __init__(self, output, loudness, amplifier=None):
        self._output = output
        self._loudness = loudness
        self._amplifier = amplifier

    def play(self, name):
        """Begin a sound, in place of one that still plays. It ends by itself."""
        notes = _SOUNDS[name]
        try:
            wave = b""
            for place in range(0, len(notes), 2):
                high = notes[place] // 2
                period = bytes((self._loudness,) * high) + bytes(notes[place] - high)
                wave += period * notes[place + 1]
            if self._amplifier:
                self._amplifier.value = True
            # What it ends with stays on the pin.
            self._output.play(RawSample(wave + b"\x00", sample_rate=_RATE))
        except (MemoryError, RuntimeError):
            # Better no sound than no game.
            pass

    def rest(self):
        """Nothing will be played for a while."""
        if self._amplifier:
            self._amplifier.value = False
