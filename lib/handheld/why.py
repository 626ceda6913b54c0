"""Answers the question why, in the game in words, about the last deal that is over, and gives a
hint about the one that is played."""

from engine.flunk import restore
from engine.flunk.hint import Hint
from engine.flunk.bots import reasons
from engine.flunk.look_back import look_back
from engine.names import card_name
from engine.view import View
from handheld.hint_words import line, second_best
from handheld.score_words import score_words
from handheld.table_words import contract_words
from handheld.words import part_of

_CONTRACT = -1

# How a choice was made, as engine.flunk.bots.reasons has it.
_FORCED = 0
_CHANCE = 1
_EVEN = 4
_DECLARED = 5


def _number(tenths):
    sign = "−" if tenths < 0 else ""
    tenths = abs(tenths)
    return sign + str(tenths // 10) + "." + str(tenths % 10)


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

    kept: a snapshot of the session just after the deal; watched: whether a bot played the
    player's own cards; say(line) shows a line; read_card(text) is the card that a text means.
    """

    def __init__(self, words, kept, watched, say, read_card):
        self._words = words
        self._said = part_of(words, "reasons")
        self._session = restore.load(kept)
        self._watched = watched
        self._say = say
        self._read_card = read_card
        self._view = View()

    def answer(self, asked):
        """Say why, about what was asked for: '', a trick '3', a card 'sa'. ValueError if none."""
        places = _places(asked, self._session, self._read_card)
        if not places:
            raise ValueError(self._said.WHICH)
        deal = part_of(self._words, "deal")
        played = self._session
        self._say(", ".join((self._words.DEAL_OF.format(played.index + 1, played.deals),
                             deal.DEAL_NUMBER.format(played.deal.number),
                             contract_words(self._words, played.deal.contract))))
        for place in places:
            self._say_why(place)

    def _say_why(self, place):
        played = self._session
        seat = 0 if place == _CONTRACT else played.deal.play.seat_of(place)
        player = played.player_of(seat)
        done = played.deal.contract if place == _CONTRACT else played.deal.play.cards[place]
        if not player and not self._watched:
            self._say("  " + self._said.YOURS.format(self._named(place, done)))
            return
        seed = look_back(played, place, self._view)
        reason = reasons.explain(played.level, self._view, seed)
        if place == _CONTRACT:
            text = self._said.CONTRACT.format(self._words.PLAYERS[player], contract_text(self._words, reason))
        else:
            name = self._words.DUMMY if seat == 2 else self._words.PLAYERS[player]
            text = self._said.CARD.format((place >> 2) + 1, name, card_name(done),
                                             self._said.ACTS[reason.act]) + card_text(self._words, reason, self._view)
        if reason.choice != done:
            text += " " + self._said.HURRIED.format(self._named(place, reason.choice))
        self._say("  " + text)

    def _named(self, place, choice):
        return contract_words(self._words, choice) if place == _CONTRACT else card_name(choice)


def contract_text(words, reason):
    """The contract of a Reason, and what spoke for it."""
    said = part_of(words, "reasons")
    name = contract_words(words, reason.choice)
    if reason.how != _DECLARED:
        return said.CHOSEN.format(name, said.CHANCE)
    second = second_best(reason)
    return said.DECLARED.format(name, score_words(reason.worths[reason.choice]),
                                contract_words(words, second) + " " + score_words(reason.worths[second]))


def _rated(reason):
    """The cards by what they were rated at, the best first."""
    rated = [(-worth, card) for worth, card in zip(reason.worths, reason.options)]
    return ", ".join([card_name(card) + " " + score_words(-worth) for worth, card in sorted(rated)])


def card_text(words, reason, view):
    """What spoke for the card of a Reason, which the view's seat had to play."""
    said = part_of(words, "reasons")
    if reason.how == _FORCED:
        return " " + said.FORCED
    if reason.how == _CHANCE:
        return " " + said.CHANCE
    defends = view.turn & 1
    text = " " + (said.DEFENDER_WISHES if defends else said.DECLARER_WISHES)[reason.wish]
    text += said.GROUNDS[reason.grounds].format(_number((reason.expected * 10 + 128) >> 8))
    if reason.signal >= 0:
        text += said.SIGNALS[reason.signal]
    rated = _rated(reason)
    if not reason.worlds:
        return text + " " + said.RATED.format(rated)
    text += " " + said.SEARCHED.format(reason.worlds, ", ".join(
        [card_name(card) + " " + _number(reason.average(place))
         for place, card in enumerate(reason.options)]))
    if reason.how == _EVEN:
        text += " " + said.SEARCHED_EVEN.format(rated)
    return text


def say_hint(words, game, say):
    """Say what a good bot would do in the player's place, and all that spoke for it."""
    asked = Hint(game.session, game.view)
    while not asked.step():
        pass
    asked.count()
    said = part_of(words, "reasons")
    reason = asked.reason
    if game.view.contract < 0:
        say(said.HINT.format(contract_text(words, reason)))
        return
    text = said.HINT_CARD.format(card_name(reason.choice), said.ACTS[reason.act], line(words, reason, game.view))
    say(said.HINT.format(text + card_text(words, reason, game.view)))
