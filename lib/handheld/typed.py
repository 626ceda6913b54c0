"""What a player types in the game in words: suits, contracts and cards."""

from engine.cards import NO_TRUMP
from engine.flunk import contracts
from engine.flunk.declaration import make_contract
from engine.names import SUIT_LETTERS, SUIT_NAMES, card_from_name

_SIGNS = "♣♦♥♠♧♢♡♤"
_KINDS = {"high": contracts.HIGH, "low": contracts.LOW, "dump": contracts.DUMP}

# What cannot be read, by the place of the sentence in the words' MISREAD.
_NO_SUIT = 0
_NO_CONTRACT = 1
_NO_DUMP = 2
_NO_TRICKS = 3
_NO_CARD = 4
_NO_HIGH = 5
_NO_LOW = 6
_NO_DUMP_SUIT = 7


# As words they are typed in "king of spades".
_RANKS = {"ten": "t", "jack": "j", "queen": "q", "king": "k", "ace": "a"}


class Misread(ValueError):
    """What was typed means nothing: which of the words' MISREAD says why, and what fills it in."""

    def __init__(self, which, given=""):
        super().__init__(given)
        self.which = which
        self.given = given


class Refused(ValueError):
    """What was typed cannot be done; the text says why, in the player's language."""


def read_suit(word):
    """The suit or no trump that a word means: s, spades, ♠, nt. Misread if none."""
    if word[0] in _SIGNS:
        return _SIGNS.index(word[0]) % 4
    if word in ("n", "nt", "no-trump", "notrump"):
        return NO_TRUMP
    for suit in range(4):
        if word == SUIT_LETTERS[suit].lower() or word == SUIT_NAMES[suit]:
            return suit
    raise Misread(_NO_SUIT, word)


def read_contract(text):
    """The contract typed as 'high 9 s', 'low 2 nt' or 'dump h'. Misread if it is none."""
    parts = text.lower().split()
    if not parts or parts[0] not in _KINDS:
        raise Misread(_NO_CONTRACT)
    kind = _KINDS[parts[0]]
    if kind == contracts.DUMP:
        if len(parts) != 2:
            raise Misread(_NO_DUMP)
        suit = read_suit(parts[1])
        if suit == NO_TRUMP:
            raise Misread(_NO_DUMP_SUIT)
        return make_contract(kind, 0, suit)
    high = kind == contracts.HIGH
    if len(parts) != 3 or not parts[1].isdigit():
        raise Misread(_NO_TRICKS, parts[0] + (" 9 s" if high else " 3 s"))
    target = int(parts[1])
    if high != (7 <= target <= 13) or target > 13:
        raise Misread(_NO_HIGH if high else _NO_LOW, parts[1])
    return make_contract(kind, target, read_suit(parts[2]))


def read_card(text):
    """The card typed as sa, h10, 10h, ♥ 10 or ace of spades. Misread if it is none."""
    parts = text.lower().split(" of ")
    if len(parts) == 2:
        suit = read_suit(parts[1].strip() or "?")
        if suit == NO_TRUMP:
            raise Misread(_NO_CARD, text)
        rank = parts[0].strip()
        text = SUIT_LETTERS[suit] + _RANKS.get(rank, rank)
    name = text.lower().replace(" ", "")
    if name and name[0] in _SIGNS:
        name = SUIT_LETTERS[_SIGNS.index(name[0]) % 4] + name[1:]
    elif len(name) > 1 and name[-1].upper() in SUIT_LETTERS:
        name = name[-1] + name[:-1]
    try:
        return card_from_name(name)
    except ValueError:
        raise Misread(_NO_CARD, text)
