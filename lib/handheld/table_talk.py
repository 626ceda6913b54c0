"""What can be asked at the table in the game in words: earlier tricks, a card back, a claim."""

from engine.claim import Proof, play_out
from engine.flunk import take_back
from handheld.settings import FORCED
from handheld.typed import Refused
from handheld.words import part_of


def say_tricks(game, teller, last_only, say):
    """Say the last trick, or all of them, each from its lead on."""
    tricks = game.view.tricks()
    if not tricks:
        say(part_of(teller.words, "spoken").SENTENCE.format(part_of(teller.words, "table").NO_LAST_TRICK))
        return
    for trick in range(tricks - 1 if last_only else 0, tricks):
        say(teller.trick(trick))


def undo(game, teller, settings, say):
    """Take the player's last card back. Refused, saying why, if that may not be."""
    view = game.view
    try:
        take_back.take_back(game.session, settings.values[FORCED])
    except ValueError:
        raise Refused(part_of(teller.words, "spoken").NOTHING_UNDONE)
    # The view still has them.
    say(teller.undone(view.cards[game.session.deal.play.count:view.count]))
    game.refresh()


def claim(game, teller, settings, say):
    """Lay all cards down if the player's view proves the rest settled. Refused if not."""
    proof = Proof(game.view)
    while not proof.step():
        pass
    if not proof.settled:
        raise Refused(teller.unsettled())
    say(teller.claimed(proof.won))
    play_out(game.session)
    game.refresh()
