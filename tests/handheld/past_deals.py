"""What the tests of a deal that is over share: who sat where, what was played."""

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")

# Dummy's hand above, then the players', as the screen has them from above.
NAMES = ("Dummy", "Ada", "Ben", "You")


def seats_of(played):
    return [2] + [played.seat_of(player) for player in (1, 2, 0)]


def truth(played):
    """[(cards by seat, leader, winner)] of the 13 tricks."""
    play = played.deal.play
    tricks = []
    for trick in range(13):
        cards = {play.seat_of(place): play.cards[place] for place in range(trick * 4, trick * 4 + 4)}
        tricks.append((cards, play.leaders[trick], play.leaders[trick + 1]))
    return tricks


def named(card):
    """A card as the screens write it."""
    return "♣♦♥♠"[card // 13] + "2 3 4 5 6 7 8 9 10 J Q K A".split()[card % 13]
