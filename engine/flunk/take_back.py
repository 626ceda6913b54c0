"""Taking back the last card, as long as the player has learned nothing from having played it."""

from engine.flunk.session import PLAYING, SOLO, TAKEN_BACK

# A session counts no more of them than that.
_MOST = 65535


def _is_own(session):
    """Whether the last card played is the player's own, from his hand or dummy's."""
    play = session.deal.play
    return (session.phase() == PLAYING and play.count > 0
            and session.player_of(play.seat_of(play.count - 1)) == 0)


def cards_back(session, choices_only=False):
    """How many cards can be taken back: 1 in Solo if the last card of the deal in progress is the
    player's own, so that nobody else has played one since; else 0.

    choices_only: where he had no other card it goes back with the one of his own before it, since
    such cards are played for him; 0 if there is no card that he chose.
    """
    if session.mode != SOLO:
        return 0
    legal = bytearray(13)
    taken = []
    found = 0
    while not found and _is_own(session):
        taken.append(session.undo())
        if not choices_only or session.deal.play.legal(legal) > 1:
            found = len(taken)
    while taken:
        session.act(taken.pop())
    return found


def take_back(session, choices_only=False):
    """Take back as many, and have the session note it. ValueError if there are none."""
    back = cards_back(session, choices_only)
    if not back:
        raise ValueError("In Solo your own last card can be taken back, before another player's falls")
    for _ in range(back):
        session.undo()
    session.taken_back = min(session.taken_back + 1, _MOST)
    session.marks[session.index] |= TAKEN_BACK
