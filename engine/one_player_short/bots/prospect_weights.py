"""What bidders expect, fitted to played-out deals. Written by tools/fit_prospects.py; do not edit."""

# 6 weights a row, in 1024ths of a trick; from 4,000 deals.
WEIGHTS = (
    # own, trumps
    276, 960, -312, 47, 177, -5748,
    # own, no trump
    364, 0, 0, 0, 42, -442,
    # another's, trumps
    269, 615, -558, 68, 179, -2639,
    # another's, no trump
    352, 0, 0, 0, -306, -133,
)

# How far off the tricks are, own and another's, in 64ths.
SPREADS = (110, 123)
