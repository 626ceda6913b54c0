"""What a finished deal paid, item by item, in words. Loaded to tell it."""

from engine.cards import NO_TRUMP
from engine.three_handed_bridge import scores
from engine.three_handed_bridge.rubber import BONUS


def rows(words, said, played, index):
    """A list of (for what, to whom and how much, whether that is the player) for the last finished
    deal of a Session, its index. said: the module of words for scores."""
    dealer = played.dealer_of(index)
    made, tricks, holdings = played.result_of(index)
    denomination = scores.denomination_of(made)
    name = words.PLAYERS[dealer]
    found = []
    for reason, to_dealer, points in scores.items(made, tricks, holdings):
        ours = to_dealer == (dealer == 0)
        if reason == scores.TRICKS:
            odd = tricks - 6 if to_dealer else 7 - tricks
            text = said.ODD.format(odd, points // odd)
        elif reason == scores.HONOURS_HELD:
            text = (said.ACES if denomination == NO_TRUMP else said.HONOURS)[(holdings & 7) - 1]
        else:
            text = said.OTHERS[reason - scores.CHICANE]
        if not to_dealer:
            others = [words.SHORT[player] for player in range(3) if player != dealer]
            paid = said.TO_EACH.format(others[0], others[1], points)
        elif reason == scores.TRICKS:
            paid = said.BELOW.format(name, points)
        else:
            paid = said.TO.format(name, points)
        found.append((text, paid, ours))
    rubber = played.rubber
    # After a deal that brought points below the line there are none left only if they made a game.
    if tricks > 6 and not rubber.parts[dealer]:
        if rubber.games[dealer] == 2:
            found.append((said.RUBBER, said.TO.format(name, BONUS), not dealer))
        else:
            found.append((said.GAME, name, not dealer))
    return found
