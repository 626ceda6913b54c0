"""Ways to play Three-handed Bridge by chance, to write its states down, and to score it again.

The scoring here shares no code with the engine: it works on sets of named cards.
"""

from card_referee import hands_of, holding_of
from random_play import play_state

from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import Deal
from engine.three_handed_bridge.session import DEAL_OVER, SESSION_OVER, Session
from engine.three_handed_bridge.view import BridgeView

BOT = bots.make("random")
VIEW = BridgeView()

DENOMINATIONS = "C D H S NT".split()
VALUE = {"C": 4, "D": 6, "H": 8, "S": 2, "NT": 12}

# Declarer, left, dummy, right: the worked deal.
WORKED_DEAL = (
    "SA SK S7 HA HQ HJ H5 DK D4 D3 CA C8 C2",
    "SJ ST S9 S8 S6 S4 S3 DJ DT D9 D8 CK CQ",
    "SQ S5 S2 HK HT H8 H3 DA DQ D6 C7 C6 C4",
    "H9 H7 H6 H4 H2 D7 D5 D2 CJ CT C9 C5 C3",
)


def with_hands(hands):
    """A new Deal of these hands, four strings of names."""
    deal = Deal()
    deal.start(1)
    deal.play.holding[:] = holding_of([hand.split() for hand in hands])
    return deal


def deal_state(deal):
    """Everything that counts of a Deal."""
    doubling = deal.doubling
    return (
        deal.number, deal.contract, deal.passed, deal.holdings,
        doubling.steps, doubling.turn, doubling.first, bytes(doubling.calls[: doubling.count]), doubling.count,
        play_state(deal.play),
    )


def session_state(session):
    """Everything that makes a session what it is."""
    rubber = session.rubber
    return (
        session.mode, session.level, session.first_dealer, session.first_number, session.seed,
        session.index, session.hints, bytes(session.results),
        bytes(rubber.games), list(rubber.parts), list(rubber.totals), rubber.winner,
        session.phase(), session.decision_seed(), deal_state(session.deal),
    )


def view_state(view):
    """Every field of a BridgeView, bit for bit."""
    return (
        list(view.holding), bytes(view.cards), bytes(view.leaders),
        view.turn, view.count, view.won, view.captured, view.trump, view.dump_suit,
        view.seat, view.contract, list(view.unseen), bytes(view.left), bytes(view.void),
        list(view.totals), list(view.games), list(view.parts), view.dealer, view.style,
        view.stage, view.passed, view.steps, bytes(view.calls), view.call_count,
        [view.sees(seat) for seat in range(4)],
    )


def step(session, bot=BOT):
    """Let a bot take the one decision that is due, or deal again."""
    if session.phase() == DEAL_OVER:
        session.next_deal()
        return
    session.look(VIEW, session.deal.turn())
    session.act(bots.decide(bot, VIEW, session.decision_seed()))


def play_deal(session):
    """Play the deal in progress to its end."""
    while not session.deal.is_over():
        step(session)


def play_session(session):
    """Play a session to its end; return it."""
    while session.phase() != SESSION_OVER:
        step(session)
    return session


def random_session(chance, **settings):
    """A new session with whatever chance (a random.Random) chooses, but for settings."""
    choice = {"mode": chance.randrange(2), "level": "random", "first_number": chance.randint(1, 999999),
              "seed": chance.randrange(2**30)}
    choice.update(settings)
    return Session(**choice)


def worth(denomination, doublings):
    """What an odd trick of a denomination, by its name, is worth."""
    value = VALUE[denomination]
    for _ in range(doublings):
        assert value < 100
        value = min(100, value * 2)
    return value


def honours(hands, denomination, side):
    """What the side (0 dealer's, 1 the defenders) scores for its honours."""
    pair = [hands[side], hands[side + 2]]
    if denomination == "NT":
        aces = sorted(sum(name[1] == "A" for name in hand) for hand in pair)
        return {(0, 3): 30, (1, 2): 30, (0, 4): 100, (1, 3): 40, (2, 2): 40}.get(tuple(aces), 0)
    held = sorted(sum(name[0] == denomination and name[1] in "AKQJT" for name in hand) for hand in pair)
    times = {(0, 3): 2, (1, 2): 2, (1, 3): 4, (2, 2): 4, (2, 3): 5, (0, 4): 8, (1, 4): 9, (0, 5): 10}
    return times.get(tuple(held), 0) * VALUE[denomination]


def chicane(hands, denomination, side):
    """What the side scores for hands without a trump."""
    without = sum(all(name[0] != denomination for name in hand) for hand in (hands[side], hands[side + 2]))
    return 0 if denomination == "NT" else (0, 2, 4)[without] * VALUE[denomination]


def paid(hands, denomination, doublings, tricks):
    """(dealer below, dealer above, each opponent above) of a deal, from its rules."""
    side = [honours(hands, denomination, who) + chicane(hands, denomination, who) for who in (0, 1)]
    below = 0
    if tricks > 6:
        below = (tricks - 6) * worth(denomination, doublings)
    else:
        side[1] += (13 - tricks - 6) * worth(denomination, doublings)
    for who, won in ((0, tricks), (1, 13 - tricks)):
        side[who] += {12: 20, 13: 40}.get(won, 0)
    return below, side[0], side[1]


def dealt(deal):
    """The four hands of a Deal in which nothing has been played, as sets of names."""
    assert not deal.play.count
    return hands_of(deal.play.holding)
