"""Stand-in for the board's own `audiopwmio`: a speaker on a PWM pin, without a sound."""

from simulated.speaker import Speaker as _Speaker


class PWMAudioOut(_Speaker):
    """See simulated.speaker."""

    pin_names = ("AUDIO",)
    slowest = 1908  # the RP2040 divides its 125 MHz by 65,535 at most
