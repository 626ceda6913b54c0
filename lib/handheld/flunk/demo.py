"""What is Flunk's own of the demo: its deal, and what the captions say of contract, tricks and score."""

from engine.flunk import contracts
from engine.flunk.session import SOLO, Session
from handheld.flunk.table_words import contract_words
from handheld.look import BRIGHT, TEXT, WARNING
from handheld.score_words import score_words, tricks_words
from handheld.words import part_of

WORDS = "demo"
"""The module of words for it."""


def session(number, seed):
    """A Session of bots for it, by the number of its deal."""
    return Session(SOLO, "normal", number, seed, 3)


def contract_page(words, said, game):
    """What has been declared: (lines, their colours, what is said large). said: the module WORDS."""
    contract = game.view.contract
    kind = contracts.kind_of(contract)
    if kind == contracts.DUMP:
        sign = words.SUIT_SIGNS[contracts.dump_suit_of(contract)]
        rules = (said.DUMP_PAYS, said.DUMP_CLEAN.format(sign), said.DUMP_ELSE.format(sign))
    else:
        target = contracts.target_of(contract)
        halves, costs = said.HIGH_RULES if kind == contracts.HIGH else said.LOW_RULES
        missed = target - 1 if kind == contracts.HIGH else target + 1
        rules = (said.EXACTLY_PAYS.format(target, contracts.score(contract, target)),
                 "" if target == 13 or target == 0 else halves,
                 costs.format(score_words(contracts.score(contract, missed))))
    return ((said.PROMISES, "", "") + rules, (TEXT, TEXT, TEXT, BRIGHT, TEXT, WARNING),
            contract_words(words, contract))


def score_page(words, said, game):
    """What has become of it, likewise, but for the last line."""
    played = game.session
    contract = played.contracts[0]
    tricks = played.tricks[0]
    points = played.score_of(0)
    scores = part_of(words, "scores")
    if contracts.kind_of(contract) == contracts.DUMP:
        caught = played.captured[0]
        verdict = said.NOT_CLEAN.format(caught) if caught else said.CLEAN
    else:
        more = tricks - contracts.target_of(contract)
        verdict = (said.EXACT if not more else said.FLUNKED.format(abs(more)) if points > 0
                   else said.TOO_FEW.format(-more) if more < 0 else said.TOO_MANY.format(more))
    return ((said.DEALER + ": " + tricks_words(scores, tricks), "", "", verdict,
             scores.SCORE.format(score_words(points))),
            (TEXT, TEXT, TEXT, TEXT, BRIGHT if points > 0 else WARNING), contract_words(words, contract))


def trick_told(words, said, view):
    """What the last trick of a View means for the contract: (caption, colour), or None for nothing."""
    contract = view.contract
    if contracts.kind_of(contract) == contracts.DUMP:
        if view.captured:
            sign = words.SUIT_SIGNS[contracts.dump_suit_of(contract)]
            return said.CAUGHT.format(view.captured, sign), WARNING
    elif not view.leaders[view.tricks()] & 1:
        more = view.won - contracts.target_of(contract)
        if not more:
            return said.NO_MORE.format(view.won), BRIGHT
        if more > 0:
            high = contracts.kind_of(contract) == contracts.HIGH
            return (said.NOW_FLUNKED if high else said.NOW_TOO_MANY).format(more), WARNING
    return None
