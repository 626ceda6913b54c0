"""The reason of a decision put into words, for the game in words and for the screens.

named: a function of a card that gives its name, as it is written where the text will stand.
"""

from handheld import borrow, forget
from handheld.flunk.table_words import contract_words
from handheld.hint_words import line, second_best
from handheld.look import fitted
from handheld.past import card_words
from handheld.score_words import score_words
from handheld.words import part_of, seat_name

# It came along, and shall leave memory with this module.
forget("handheld.hint_words")

# The place, in the order of play, of the decision about the contract.
_CONTRACT = -1

# How a choice was made, as engine.flunk.bots.reasons has it.
_FORCED = 0
_CHANCE = 1
_EVEN = 4
_DECLARED = 5

# Letters of a line on a page, and lines below its heading.
_LINE = 25
_LINES = 7
# How many contracts are listed, and where the points of each end.
_CONTRACTS = 4
_POINTS = 18


def pages(app, reason, place, own):
    """The Reason for the decision that the game's view shows, as pages of lines, each with the
    contract for a heading. own: whether it is what a bot would have done in the player's place."""
    words = app.words
    session = app.game.session
    text = _told(words, session, place, reason, app.game.view, own, lambda card: card_words(words, card))
    lines = borrow("handheld.wrapping").wrapped(text, _LINE)
    if place < 0:
        lines += _next_contracts(words, reason)
    heading = contract_words(words, session.deal.contract)
    return [[heading] + lines[first: first + _LINES] for first in range(0, len(lines), _LINES)]


def _told(words, session, place, reason, view, own, named):
    if not own:
        return bots_text(words, session, place, reason, view, named)
    said = part_of(words, "reasons")
    advice = advice_text(words, reason, view, named)
    return own_text(words, session, place, named) + " " + said.BOT_WOULD.format(advice)


def _next_contracts(words, reason):
    """A line for each of the contracts that were found worth most after the two best."""
    worths = reason.worths
    if not worths:
        return []
    best = (reason.choice, second_best(reason))
    rated = sorted([(-worths[contract], contract) for contract in range(len(worths)) if contract not in best])
    lines = []
    for worth, contract in rated[:_CONTRACTS]:
        points = score_words(-worth)
        lines.append(fitted("  " + contract_words(words, contract), _POINTS - len(points)) + points)
    return lines


def done_at(session, place):
    """What was declared, or played, at a place."""
    return session.deal.contract if place == _CONTRACT else session.deal.play.cards[place]


def seat_at(session, place):
    """The seat that declared, or played, at a place."""
    return 0 if place == _CONTRACT else session.deal.play.seat_of(place)


def _choice_words(words, place, choice, named):
    return contract_words(words, choice) if place == _CONTRACT else named(choice)


def own_text(words, session, place, named):
    """That what was declared or played there was the player's own choice."""
    return part_of(words, "reasons").YOURS.format(_choice_words(words, place, done_at(session, place), named))


def bots_text(words, session, place, reason, view, named):
    """Why a bot declared what it did, or played the card that it did: the Reason at that place."""
    said = part_of(words, "reasons")
    name = seat_name(words, session, seat_at(session, place))
    done = done_at(session, place)
    if place == _CONTRACT:
        text = said.CONTRACT.format(name, contract_text(words, reason))
    else:
        text = said.CARD.format((place >> 2) + 1, name, named(done), said.ACTS[reason.act])
        text += card_text(words, reason, view, named)
    if reason.choice != done:
        text += " " + said.HURRIED.format(_choice_words(words, place, reason.choice, named))
    return text


def advice_text(words, reason, view, named):
    """What a bot would do in the player's place, and all that speaks for it."""
    if view.contract < 0:
        return contract_text(words, reason)
    said = part_of(words, "reasons")
    text = said.HINT_CARD.format(named(reason.choice), said.ACTS[reason.act], line(words, reason, view))
    return text + card_text(words, reason, view, named)


def _number(tenths):
    sign = "−" if tenths < 0 else ""
    tenths = abs(tenths)
    return sign + str(tenths // 10) + "." + str(tenths % 10)


def contract_text(words, reason):
    """The contract of a Reason, and what spoke for it."""
    said = part_of(words, "reasons")
    name = contract_words(words, reason.choice)
    if reason.how != _DECLARED:
        return said.CHOSEN.format(name, said.CHANCE)
    second = second_best(reason)
    return said.DECLARED.format(name, score_words(reason.worths[reason.choice]),
                                contract_words(words, second) + " " + score_words(reason.worths[second]))


def _rated(reason, named):
    """The cards by what they were rated at, the best first."""
    rated = [(-worth, card) for worth, card in zip(reason.worths, reason.options)]
    return ", ".join([named(card) + " " + score_words(-worth) for worth, card in sorted(rated)])


def card_text(words, reason, view, named):
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
    rated = _rated(reason, named)
    if not reason.worlds:
        return text + " " + said.RATED.format(rated)
    text += " " + said.SEARCHED.format(reason.worlds, ", ".join(
        [named(card) + " " + _number(reason.average(place))
         for place, card in enumerate(reason.options)]))
    if reason.how == _EVEN:
        text += " " + said.SEARCHED_EVEN.format(rated)
    return text
