"""What the scenes have in common: settings, and whole deals and sessions played."""

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")


def first(player):
    """The first card that may be played."""
    return player.legal()[0]


def highest(player):
    return max(player.legal(), key=lambda card: card % 13)
