"""Cards, suits and seats in words, for people and for records; the play does without."""

SUIT_LETTERS = "CDHS"
RANK_LETTERS = "23456789TJQKA"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
SEAT_NAMES = ("declarer", "left defender", "dummy", "right defender")


def card_name(card):
    """A card as PBN spells it, suit then rank: 'SA', 'HT', 'C2'."""
    return SUIT_LETTERS[card // 13] + RANK_LETTERS[card % 13]


def card_from_name(text):
    """The card that card_name spells; lower case and '10' are read too. ValueError if none is."""
    name = text.upper().replace("10", "T")
    # Some letters outside ASCII become two, or Latin ones, as capitals.
    if len(name) == 2 and len(text) == len(text.encode()) and name[0] in SUIT_LETTERS and name[1] in RANK_LETTERS:
        return SUIT_LETTERS.index(name[0]) * 13 + RANK_LETTERS.index(name[1])
    raise ValueError("'" + text + "' is not a card; cards are written like SA, HT or C2")
