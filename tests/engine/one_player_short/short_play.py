"""Ways to play deals and sessions of One Player Short by chance, and to write a state down."""

import random

from auction_referee import AuctionReferee
from card_referee import NAMES, hands_of
from random_play import play_state
from random_play import view_state as common_view_state

from engine.one_player_short.auction import CALLING, LAYING, PLAYING, TAKING
from engine.one_player_short.calls import DOUBLE, PASS
from engine.one_player_short.deal import Deal
from engine.one_player_short.session import SESSION_OVER, Session
from engine.one_player_short.view import AuctionView

VIEW = AuctionView()

# How bidders are: chances in a hundred to bid and to double, the rest is passes; and by how many
# places at most they go beyond the last bid.
STYLES = {"eager": (55, 10, 4), "stubborn": (60, 0, 2), "shy": (12, 3, 4), "silent": (0, 0, 1),
          "fierce": (40, 40, 4)}


def calls_state(calls):
    """Everything of Calls, bit for bit."""
    return (
        bytes(calls.made), bytes(calls.laid), bytes(calls.taken), calls.count, calls.dealer,
        calls.last_bid, calls.bid_place, calls.doubled, calls.second_chance,
    )


def view_state(view):
    """Every field of an AuctionView, bit for bit."""
    return (
        common_view_state(view), view.due, view.pile, calls_state(view.calls), list(view.known),
    )


def deal_state(deal):
    """Everything that makes a deal what it is."""
    return (
        deal.number, deal.dealer, deal.declarer, deal.contract, deal.decisions, deal.due(),
        deal.pile(), deal.is_over(), deal.auction.due, bytes(deal.auction.pile),
        calls_state(deal.auction.calls), play_state(deal.play),
    )


def session_state(session):
    """Everything that makes a session what it is."""
    finished = session.finished()
    return (
        session.mode, session.level, session.target, session.deals, session.first_dealer,
        session.first_number, session.seed, session.second_chance, session.index, session.hints,
        bytes(session.contracts[:finished]), bytes(session.declarers[:finished]),
        bytes(session.tricks[:finished]), deal_state(session.deal), session.phase(),
        session.player_to_act(), session.decision_seed(),
        [session.total(player) for player in range(3)],
    )


def choices(deal):
    """The legal choices of the seat on turn, as its view lists them."""
    into = bytearray(37)
    deal.look(VIEW, deal.turn())
    return list(into[: VIEW.choices(into)])


def choose(deal, chance, style="eager"):
    """A legal choice by chance; calls as the style has it, bids close to the last one."""
    legal = choices(deal)
    if deal.due() != CALLING:
        return chance.choice(legal)
    to_bid, to_double, leap = STYLES[style]
    bids = [call for call in legal if call < PASS][: chance.randint(1, leap)]
    drawn = chance.randrange(100)
    if drawn < to_bid and bids:
        return chance.choice(bids)
    if drawn >= 100 - to_double and DOUBLE in legal:
        return DOUBLE
    return PASS


def step(session, chance, style="eager"):
    """Take the one decision that is due, or deal again."""
    if session.deal.is_over():
        session.next_deal()
    else:
        session.act(choose(session.deal, chance, style))


def play_session(session, chance, style="eager"):
    """Play a session to its end; return it."""
    while session.phase() != SESSION_OVER:
        step(session, chance, style)
    return session


def new_deal(number, dealer=0, second_chance=False):
    deal = Deal()
    deal.start(number, dealer, second_chance)
    return deal


def referee_of(deal):
    """A referee for the auction of a deal that has just been dealt."""
    hands = hands_of(deal.play.holding)
    return AuctionReferee([hands[0], hands[1], hands[3]], [NAMES[card] for card in deal.auction.pile],
                          deal.auction.calls.second_chance)


def finished_auction(number, chance=None, style="eager", **settings):
    """A Deal of which the auction is over."""
    chance = chance or random.Random(number)
    deal = new_deal(number, **settings)
    while deal.due() in (CALLING, TAKING, LAYING):
        deal.act(choose(deal, chance, style))
    return deal


def deal_with_contract(chance, style="eager"):
    """A Deal of any number that is about to be played."""
    while True:
        deal = finished_auction(chance.randint(1, 999999), chance, style, dealer=chance.randrange(3))
        if deal.due() == PLAYING:
            return deal


def random_session(chance, **settings):
    """A new session with whatever chance chooses, but for settings."""
    choice = {
        "mode": chance.randrange(2), "level": "random",
        "first_number": chance.randint(1, 999999), "seed": chance.randrange(2**30),
        "target": chance.choice((0, 20)), "deals": chance.randint(2, 5),
        "second_chance": bool(chance.randrange(2)),
    }
    choice.update(settings)
    return Session(**choice)


