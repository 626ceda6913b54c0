"""Stand-in for the board's own `audioio`: a speaker on an analog pin, without a sound."""

from simulated.speaker import Speaker as _Speaker


class AudioOut(_Speaker):
    """See simulated.speaker."""

    pin_names = ("SPEAKER", "A0", "A1")
