"""What is Three-handed Bridge's own of the demo: its deal, and what the captions say of it."""

from engine.three_handed_bridge import scores
from engine.three_handed_bridge.session import SOLO, Session
from handheld.look import BRIGHT, TEXT, WARNING
from handheld.three_handed_bridge.calls import answers, declared
from handheld.three_handed_bridge.table_words import value_words
from handheld.words import part_of

WORDS = "bridge_demo"
"""The module of words for it."""

_CALLS = 4


def session(number, seed):
    """A Session of bots for it, by the number of its deal."""
    return Session(SOLO, "normal", number, seed)


def call_page(words, said, game):
    """What has been said: (lines, their colours)."""
    names = (part_of(words, "demo").DEALER,) + words.PLAYERS[1:]
    calls = part_of(words, "bridge_calls")
    played = game.session
    texts = declared(words, calls, played, game.view, names) + answers(calls, played, names)
    texts = texts[-_CALLS:]
    return [value_words(words, game.view.contract, game.view.steps), ""] + texts, (
        TEXT,) * (len(texts) + 1) + (BRIGHT,)


def contract_page(words, said, game):
    """What is trump: (lines, their colours, what is said large). said: the module WORDS."""
    view = game.view
    steps = view.steps
    return ((said.DUMMY_MAKES if view.passed else said.DECLARES, "", "",
             said.UNDOUBLED if not steps else said.DOUBLED[steps > 1].format(steps)) + said.PAYS,
            (TEXT, TEXT, TEXT, BRIGHT), value_words(words, view.contract, steps))


def score_page(words, said, game):
    """What has become of it, likewise, but for the last line."""
    played = game.session
    made, tricks, holdings = played.result_of(0)
    below, above, against = scores.points(made, tricks, holdings)
    return ((said.TRICKS.format(tricks), "", "", said.TO_DEALER.format(below, above), said.TO_EACH.format(against)),
            (TEXT, TEXT, TEXT, BRIGHT if below else TEXT, WARNING if against else TEXT),
            value_words(words, scores.denomination_of(made), scores.steps_of(made)))


def trick_told(words, said, view):
    """What the last trick of a View means for the score: (caption, colour), or None for nothing."""
    ours = not view.leaders[view.tricks()] & 1
    odd = (view.won if ours else view.tricks() - view.won) - 6
    if odd < 1:
        return None
    return said.ODD[0 if ours else 1].format(odd), BRIGHT if ours else WARNING
