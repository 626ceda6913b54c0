"""Ways to play deals and sessions by chance, and to write a state down for comparing."""

from engine.flunk import bots, contracts
from engine.flunk.session import SESSION_OVER, Session
from engine.view import View

BOT = bots.make("random")
VIEW = View()


def play_state(play):
    """Everything that counts of a Play, as something that can be compared."""
    tricks = play.count // 4
    return (
        list(play.holding),
        bytes(play.cards[: play.count]),
        bytes(play.leaders[: tricks + 1]),
        play.turn, play.count, play.won, play.captured, play.trump, play.dump_suit,
        bytes(play.left), bytes(play.void), list(play.unplayed),
    )


def view_state(view):
    """Every field of a View, bit for bit."""
    return (
        list(view.holding), bytes(view.cards), bytes(view.leaders),
        view.turn, view.count, view.won, view.captured, view.trump, view.dump_suit,
        view.seat, view.contract, list(view.unseen), bytes(view.left), bytes(view.void),
        list(view.totals),
    )


def session_state(session):
    """Everything that makes a session what it is."""
    return (
        session.mode, session.seat_order, session.level, session.deals, session.first_dealer,
        session.first_number, session.seed, session.index,
        bytes(session.contracts[: session.finished()]),
        bytes(session.tricks[: session.finished()]),
        bytes(session.captured[: session.finished()]),
        list(session.bot_scores),
        session.deal.number, session.deal.contract, play_state(session.deal.play),
        session.phase(), session.player_to_act(), session.decision_seed(),
        [session.total(player) for player in range(3)],
    )


def legal_cards(play):
    """The numbers of the cards that the seat on turn may play."""
    into = bytearray(13)
    return list(into[: play.legal(into)])


def step(session):
    """Let a bot of level random take the one decision that is due, or deal again."""
    if session.deal.is_over():
        session.next_deal()
        return
    session.look(VIEW, session.deal.turn())
    session.act(bots.decide(BOT, VIEW, session.decision_seed()))


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
    choice = {
        "mode": chance.randrange(2),
        "level": "random",
        "first_number": chance.randint(1, 999999),
        "seed": chance.randrange(2**30),
        "deals": 3,
        "seat_order": chance.randrange(2),
    }
    choice.update(settings)
    return Session(**choice)


def contract_name(contract):
    """'High 9 S', 'Low 2 NT' or 'Dump H', from the numbering that contracts.py documents."""
    if contract >= 70:
        return "Dump " + "CDHS"[contract - 70]
    target = contract % 14
    denomination = ("C", "D", "H", "S", "NT")[contract // 14]
    return f"{'High' if target >= 7 else 'Low'} {target} {denomination}"


def referee_of(deal, referee_class, hands):
    """A referee for the contract of a deal; hands are those dealt."""
    trump = contracts.trump_of(deal.contract)
    dump = contracts.dump_suit_of(deal.contract)
    return referee_class(hands, "CDHS"[trump] if trump < 4 else None,
                         "CDHS"[dump] if dump < 4 else None)
