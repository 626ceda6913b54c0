"""A deal that is over: what the screens share that look back at it. Borrowed."""

import sys

from engine.flunk import bots
from handheld import forget


def clear_bots(game):
    """Let go of the bots of a Game and of all that they decide by; they are loaded anew when they
    are wanted."""
    game.make_room()
    for name in bots.DECLARING + bots.PLAYING:
        name = "engine.flunk.bots." + name
        if name in sys.modules:
            forget(name)


def card_words(words, card):
    """A card as the screens write it: '♠A', '♥10'."""
    rank = card % 13
    return words.SUIT_SIGNS[card // 13] + ("10" if rank == 8 else "23456789?JQKA"[rank])


def name_of(words, session, seat):
    """Who plays the cards of a seat, dummy for himself."""
    return words.DUMMY if seat == 2 else words.PLAYERS[session.player_of(seat)]
