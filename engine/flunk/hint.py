"""A hint: what a good bot would do in the player's place, from the player's own view."""

from engine.flunk.bots.reasons import Explaining
from engine.flunk.session import HINTED

# A session counts no more of them than that.
_MOST = 65535


class Hint(Explaining):
    """One hint, in slices short enough for the keys to be looked at between them.

    It follows from the deal as the player on turn sees it, and from the session's seed:
    asked again at the same moment it is the same, and the session does not change but by
    `count`. view: a View to be filled, and left alone until the hint is there.

    ValueError if it is not for player 0 to act.
    """

    def __init__(self, session, view):
        if session.player_to_act():
            raise ValueError("A hint is for you, and it is not your turn")
        self._session = session
        session.look(view, session.deal.turn())
        super().__init__("hard", view, session.decision_seed())

    def count(self):
        """Have the session note that the player has had this hint."""
        session = self._session
        session.hints = min(session.hints + 1, _MOST)
        session.marks[session.index] |= HINTED
