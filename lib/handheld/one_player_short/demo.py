"""What is One Player Short's own of the demo: its deal, and what the captions say of calls, tricks and score."""

from engine.one_player_short import contracts
from engine.one_player_short.calls import PASS
from engine.one_player_short.session import SOLO, Session
from handheld.look import BRIGHT, FAINT, TEXT, WARNING
from handheld.one_player_short.call_words import told
from handheld.one_player_short.points_words import points_words
from handheld.one_player_short.table_words import contract_words
from handheld.score_words import tricks_words
from handheld.words import part_of

WORDS = "short_demo"
"""The module of words for it."""


def session(number, seed):
    """A Session of bots for it, by the number of its deal."""
    return Session(SOLO, "normal", number, seed)


def _name(words, player):
    """Nobody who looks on is one of the players."""
    return words.PLAYERS[player] if player else part_of(words, "demo").DEALER


def call_page(words, said, game):
    """What has just been called: (lines, their colours), or None while a card has yet to be laid."""
    view = game.view
    calls = view.calls
    if view.due:
        return None
    last = calls.count - 1
    player = (game.session.deal.dealer + last) % 3
    # His name has a line of its own.
    line = told(words, part_of(words, "short"), calls, last, player, " ").strip(" :")
    why = said.WHY_PASS if calls.made[last] == PASS else said.WHY_DOUBLE if calls.made[last] > PASS else said.WHY_BID
    if not view.pile:
        why = ("", "")
    return ((_name(words, player), line, "") + why + (said.HIDDEN.format(view.pile),),
            (BRIGHT, BRIGHT, TEXT, TEXT, TEXT, FAINT))


def contract_page(words, said, game):
    """What has come of the auction: (lines, their colours, what is said large). said: the module WORDS."""
    contract = game.view.contract
    if contract < 0:
        return (said.THROWN_IN, "", said.NEXT_DEAL), (WARNING,), ""
    target = contracts.target_of(contract)
    rules = (said.MADE_PAYS.format(target, points_words(contracts.score(contract, target))),
             said.ONE_DOWN.format(points_words(contracts.score(contract, target - 1))))
    return ((said.DECLARES.format(_name(words, game.session.deal.declarer)), "", "") + rules + (said.REST_OPENS,),
            (TEXT, TEXT, TEXT, BRIGHT, WARNING, TEXT), contract_words(words, contract))


def score_page(words, said, game):
    """What has become of it, likewise, but for the last line."""
    played = game.session
    contract = played.contracts[0]
    tricks = played.tricks[0]
    halves = played.score_of(0)
    scores = part_of(words, "short_scores")
    more = tricks - contracts.target_of(contract)
    verdict = scores.DOWN.format(-more) if more < 0 else scores.OVER.format(more) if more else scores.MADE
    taken = _name(words, played.declarer_of(0)) + ": " + tricks_words(part_of(words, "scores"), tricks)
    return ((taken, "", "", verdict, said.SCORE.format(points_words(halves, "+"))),
            (TEXT, TEXT, TEXT, TEXT, BRIGHT if halves > 0 else WARNING), contract_words(words, contract))


def trick_told(words, said, view):
    """What the last trick of a View means for the contract: (caption, colour), or None for nothing."""
    more = view.won - contracts.target_of(view.contract)
    if not view.leaders[view.tricks()] & 1:
        return (said.IS_MADE, BRIGHT) if not more else None
    if 13 - view.tricks() + more == -1:
        return said.IS_DOWN, WARNING
    return None
