"""What can be asked at the table in the game in words: earlier tricks, a card back, a claim."""

from engine.claim import Proof, play_out
from engine.flunk import take_back
from engine.names import card_name
from handheld.claim_words import settled_words
from handheld.settings import FORCED
from handheld.words import part_of, seat_name


def say_tricks(game, words, last_only, say):
    """Say the last trick, or all of them, each from its lead on."""
    view = game.view
    said = part_of(words, "tricks")
    spoken = part_of(words, "spoken")
    tricks = view.tricks()
    if not tricks:
        say(spoken.SENTENCE.format(part_of(words, "table").NO_LAST_TRICK))
        return
    for trick in range(tricks - 1 if last_only else 0, tricks):
        parts = []
        for place in range(trick * 4, trick * 4 + 4):
            parts.append(seat_name(words, game.session, view.seat_of(place)) + " " + card_name(view.cards[place]))
        names = [seat_name(words, game.session, view.leaders[trick + which]) for which in (0, 1)]
        say(said.TRICK_OF.format(trick + 1, tricks) + ": " + spoken.TRICK_OVER.format(
            ", ".join(parts), spoken.SENTENCE.format(said.LED_AND_WON.format(*names))))


def undo(game, words, settings, say):
    """Take the player's last card back. ValueError, saying why, if that may not be."""
    view = game.view
    take_back.take_back(game.session, settings.values[FORCED])
    # The view still has them.
    taken = [card_name(card) for card in view.cards[game.session.deal.play.count:view.count]]
    say(part_of(words, "spoken").UNDONE.format(", ".join(taken)))
    game.refresh()


def claim(game, words, settings, say):
    """Lay all cards down if the player's view proves the rest settled. ValueError if not."""
    view = game.view
    said = part_of(words, "tricks")
    proof = Proof(view)
    while not proof.step():
        pass
    if not proof.settled:
        raise ValueError(said.NOT_SETTLED)
    say(part_of(words, "spoken").SENTENCE.format(settled_words(said, view, proof.won) + ", " + said.WHATEVER))
    play_out(game.session)
    game.refresh()
