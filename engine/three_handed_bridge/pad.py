"""A player's column of the score pad: every entry, above and below the line, with what it is for."""

from engine.three_handed_bridge import scores
from engine.three_handed_bridge.rubber import BONUS, GAME

ABOVE = -1


def column(session, player):
    """The entries of a player, oldest first: a list of (deal, for what, points, where).

    deal: its index in the session. For what: TRICKS to RUBBER_WON of scores.py. where: ABOVE the
    line, or which of the player's games the points below it go towards, 0 or 1. Under the points
    of a game that is won a line is drawn: see Rubber.games.
    """
    entries = []
    game = 0
    part = 0
    for index in range(session.finished()):
        dealer = session.dealer_of(index)
        made, tricks, holdings = session.result_of(index)
        for reason, to_dealer, points in scores.items(made, tricks, holdings):
            if to_dealer != (player == dealer):
                continue
            if to_dealer and reason == scores.TRICKS:
                entries.append((index, reason, points, game))
                part += points
            else:
                entries.append((index, reason, points, ABOVE))
        if part >= GAME:
            part = 0
            game += 1
            if game == 2:
                entries.append((index, scores.RUBBER_WON, BONUS, ABOVE))
    return entries
