"""Calls of the auction put into words."""

from engine.one_player_short.calls import BIDS, DOUBLE, NO_CARD, PASS, PILE
from handheld.one_player_short.table_words import bid_words
from handheld.past import card_words


def call_words(words, said, call):
    """A call as '2♥', 'Pass' or 'Double'. said: the words of the auction."""
    if call < BIDS:
        return bid_words(words, call)
    return said.PASS if call == PASS else said.DOUBLE


def brief_words(words, said, call):
    """The same in four letters at most."""
    return said.DOUBLE_BRIEF if call == DOUBLE else call_words(words, said, call)


def told(words, said, calls, place, player, name=""):
    """What a player has called at a place of the Calls, and what came of it: a line. name: what to call him
    who else is you."""
    call = calls.made[place]
    laid = calls.laid[place]
    taken = calls.taken[place]
    who = 1 if player or name else 0
    name = name or words.PLAYERS[player]
    if call >= BIDS:
        text = (said.PASSES if call == PASS else said.DOUBLES)[who].format(name)
        if laid != NO_CARD:
            text += said.TURNED_UP.format(card_words(words, laid))
        return text
    if place < PILE:
        shape = said.BIDS
        cards = (laid,)
    elif taken == NO_CARD:
        shape = said.KEEPS
        cards = ()
    else:
        shape = said.EXCHANGES
        cards = (taken, laid)
    return shape[who].format(name, bid_words(words, call), *[card_words(words, card) for card in cards])


def refusal(words, said, calls, call):
    """Why Calls do not allow the player on turn a call."""
    last = calls.last_bid
    if call != DOUBLE:
        return said.NOT_ABOVE.format(bid_words(words, call), bid_words(words, last))
    if last < 0:
        return said.NO_BID_YET
    return (said.DOUBLED_ALREADY if calls.doubled else said.OWN_BID).format(bid_words(words, last))
