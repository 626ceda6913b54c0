"""Answers the question why, in the game in words, about the last deal that is over, and gives a
hint about the one that is played."""

from engine.flunk import restore
from engine.flunk.bots import reasons
from engine.flunk.hint import Hint
from engine.flunk.look_back import look_back
from engine.view import View
from handheld.flunk.table_words import contract_words
from handheld.reason_words import advice_text, bots_text, own_text, seat_at
from handheld.typed import Refused
from handheld.words import part_of

_CONTRACT = -1


def _places(asked, session, read_card):
    """The decisions asked for: the contract and the opening lead, a trick, or a card."""
    if not asked:
        return (_CONTRACT, 0)
    if asked.isdigit():
        trick = int(asked)
        if not 1 <= trick <= 13:
            return ()
        return range(trick * 4 - 4, trick * 4)
    return (bytes(session.deal.play.cards).index(read_card(asked)),)


class Answers:
    """Tells why the bots of one finished deal did what they did.

    words: as the Teller has them; kept: a snapshot of the session just after the deal; watched: whether
    a bot played the player's own cards; say(line) shows a line; read_card(text) is the card that a text
    means, and named(card) the name of a card.
    """

    def __init__(self, words, kept, watched, say, read_card, named):
        self._words = words
        self._said = part_of(words, "reasons")
        self._session = restore.load(kept)
        self._watched = watched
        self._say = say
        self._read_card = read_card
        self._named = named
        self._view = View()

    def answer(self, asked):
        """Say why, about what was asked for: '', a trick '3', a card 'sa'. Misread or Refused if none."""
        places = _places(asked, self._session, self._read_card)
        if not places:
            raise Refused(self._said.WHICH)
        deal = part_of(self._words, "deal")
        played = self._session
        self._say(", ".join((self._words.DEAL_OF.format(played.index + 1, played.deals),
                             deal.DEAL_NUMBER.format(played.deal.number),
                             contract_words(self._words, played.deal.contract))))
        for place in places:
            self._say("  " + self._why(place))

    def _why(self, place):
        played = self._session
        if not played.player_of(seat_at(played, place)) and not self._watched:
            return own_text(self._words, played, place, self._named)
        seed = look_back(played, place, self._view)
        reason = reasons.explain(played.level, self._view, seed)
        return bots_text(self._words, played, place, reason, self._view, self._named)


def say_hint(words, game, say, named):
    """Say what a good bot would do in the player's place, and all that spoke for it. words: as the Teller
    has them; named(card): the name of a card."""
    asked = Hint(game.session, game.view)
    while not asked.step():
        pass
    asked.count()
    reason = asked.reason
    # Its bot leaves memory before the words for it come.
    asked = None
    said = part_of(words, "reasons")
    say(said.HINT.format(advice_text(words, reason, game.view, named)))
