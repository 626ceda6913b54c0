"""Why a call or a card of the auction is refused, in a sentence."""

from engine.names import card_name
from engine.one_player_short.calls import DOUBLE, NO_BID, NO_CARD
from engine.one_player_short.names import call_name


def why_not(calls, call):
    """What to say of a call that Calls do not allow the player on turn."""
    if calls.is_over():
        return "The auction is over"
    if not 0 <= call <= DOUBLE:
        return "There is no call number " + str(call) + "; they run from 0 to 36"
    if call < DOUBLE:
        return call_name(call) + " is not above " + call_name(calls.last_bid) + ", the last bid"
    if calls.last_bid == NO_BID:
        return "There is no bid yet that could be doubled"
    if calls.doubled:
        return call_name(calls.last_bid) + " is doubled already"
    return "You cannot double your own bid of " + call_name(calls.last_bid)


def no_card(card):
    """What to say where a call is due, or a card that is none was named."""
    if card == NO_CARD:
        return "After a bid you must lay a card face up"
    return "There is no card number " + str(card) + "; they run from 0 to 51"


def not_open(card):
    """What to say of a card that cannot be taken."""
    if not 0 <= card < 52:
        return no_card(card)
    return card_name(card) + " does not lie open in dummy"


def not_to_lay(card, just_taken):
    """What to say of a card that cannot be laid: one not held, or the one taken in exchange."""
    if not 0 <= card < 52:
        return no_card(card)
    if card == just_taken:
        return card_name(card) + " was just taken from dummy: lay another in exchange"
    return card_name(card) + " is not in your hand"
