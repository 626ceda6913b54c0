"""Stand-in for the board's own `audiopwmio`: a speaker on a PWM pin, without a sound."""

from simulated.speaker import Speaker as _Speaker


class PWMAudioOut(_Speaker):
    """See simulated.speaker."""
