"""A deal that is over: what the screens share that look back at it."""


def clear_bots(game):
    """Let go of the bots of a Game and of all that they decide by; they are loaded anew when they
    are wanted."""
    game.make_room()
    game.unload(game.bots.DECLARING + game.bots.PLAYING)


def hands_played(play, into):
    """Fill a list of 16 masks, seat * 4 + suit, with the hands that the cards of a Play came from.
    ValueError while they are not all played."""
    if play.count < 52:
        raise ValueError("All four hands lie open once the deal is over")
    for place in range(16):
        into[place] = 0
    for place in range(play.count):
        card = play.cards[place]
        into[play.seat_of(place) * 4 + card // 13] |= 1 << card % 13


def card_words(words, card):
    """A card as the screens write it: '♠A', '♥10'."""
    place = card % 13 * 2
    # A piece of a text, other than a letter, does not stay in a board's memory.
    return words.SUIT_SIGNS[card // 13] + "2 3 4 5 6 7 8 9 10J Q K A "[place: place + 2].strip()

