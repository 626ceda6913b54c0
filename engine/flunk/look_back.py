"""Looking back at a finished deal: a moment of it as the seat on turn saw it then."""

from engine.flunk.deal import Deal


def look_back(session, place, view):
    """Fill a View for the decision about card 0..51 of the session's deal, in the order of
    play, or about the contract (-1); return the seed of that decision.

    ValueError while the deal is not over: what a hidden hand knows would tell of its cards.
    """
    played = session.deal
    if not played.is_over():
        raise ValueError("Bots tell their reasons once the deal is over")
    if not -1 <= place < 52:
        raise ValueError("A deal has cards 0 to 51, and no card " + str(place))
    past = Deal()
    past.start(played.number)
    if place >= 0:
        past.declare(played.contract)
        for card in played.play.cards[:place]:
            past.act(card)
    session.deal = past
    try:
        session.look(view, past.turn())
        return session.decision_seed()
    finally:
        session.deal = played

