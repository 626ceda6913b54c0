"""Stand-in for the board's own `board`: its id, its display and its pins."""

import sys

import simulated

simulated.fill(sys.modules["board"])
