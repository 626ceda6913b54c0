"""Why a card may not be played, in a sentence."""

from engine import play
from engine.names import SEAT_NAMES, SUIT_NAMES, card_name


def sentence(refused, rule, seat, card):
    """What to say when a Play refuses a seat's card by one of the rules of engine.play."""
    if rule == play.PLAY_IS_OVER:
        return "All thirteen tricks have been played"
    if rule == play.NOT_YOUR_TURN:
        return ("It is the turn of the " + SEAT_NAMES[refused.turn] + ", not of "
                + ("the " + SEAT_NAMES[seat] if 0 <= seat <= 3 else "seat " + str(seat)))
    if rule == play.NOT_HELD:
        return ("The " + SEAT_NAMES[seat] + " does not hold "
                + (card_name(card) if 0 <= card < 52 else str(card)))
    return "You must follow " + SUIT_NAMES[refused.led()]
