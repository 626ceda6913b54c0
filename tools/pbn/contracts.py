"""Contracts as records spell them: those of Flunk, and those of contract bridge."""

import re

from engine.cards import NO_TRUMP
from engine.flunk import contracts
from engine.flunk.declaration import make_contract
from engine.names import SUIT_LETTERS
from engine.pbn import denomination_text

PASSED = "Pass"

_DENOMINATION = r"(NT?|NO ?TRUMPS?|SA|[SHDC♠♥♦♣]|SPADES?|HEARTS?|DIAMONDS?|CLUBS?)"
_FLUNK = re.compile(rf"(HIGH|LOW) ?(\d{{1,2}}) ?{_DENOMINATION}|DUMP ?{_DENOMINATION}")
_BRIDGE = re.compile(rf"([1-7]) ?{_DENOMINATION} ?(XX?|DBL|RDBL|R)?")
_END_POSITION = re.compile(_DENOMINATION)
_SYMBOLS = {"♠": 3, "♥": 2, "♦": 1, "♣": 0}


def parse_contract(text):
    """The Flunk contract that contract_text spells. Case and spaces do not matter, N stands
    for NT, and suits may be written out. ValueError, saying why, if it is none."""
    match = _FLUNK.fullmatch(_plain(text))
    if not match:
        raise ValueError(f"'{text}' is not a Flunk contract; they read like "
                         "'High 9 S', 'Low 2 NT' or 'Dump H'")
    kind, target, denomination, dumped = match.groups()
    if dumped:
        return make_contract(contracts.DUMP, 0, _denomination(dumped))
    kind = contracts.HIGH if kind == "HIGH" else contracts.LOW
    return make_contract(kind, int(target), _denomination(denomination))


def parse_bridge(text):
    """(contract as the standard writes it, trump 0..4), (PASSED, None) if nobody bid, or
    (None, None) if the record does not say. An end position names trumps only.

    ValueError if it is nothing of that kind.
    """
    plain = _plain(text)
    if plain in ("", "?", "-", "--"):
        return None, None
    if plain in ("PASS", "PASSED", "PASSED OUT", "PASS OUT", "ALL PASS", "ALLPASS", "AP", "P"):
        return PASSED, None
    match = _BRIDGE.fullmatch(plain)
    if match:
        level, denomination, risk = match.groups()
        trump = _denomination(denomination)
        risk = {"DBL": "X", "RDBL": "XX", "R": "XX"}.get(risk, risk or "")
        return level + denomination_text(trump) + risk, trump
    if _END_POSITION.fullmatch(plain):
        trump = _denomination(plain)
        return denomination_text(trump), trump
    raise ValueError(f"'{text}' is not a contract; they read like '4S', '3NTX' or 'Pass'")


def parse_denomination(text):
    """0..3 for a suit, 4 for no trump, written out or as a letter. ValueError if it is none."""
    plain = _plain(text)
    if not _END_POSITION.fullmatch(plain):
        raise ValueError(f"'{text}' is neither a suit nor no trump")
    return _denomination(plain)


def _plain(text):
    return re.sub(r"[\s_-]+", " ", text.strip()).upper().strip() or text.strip()


def _denomination(name):
    if name in _SYMBOLS:
        return _SYMBOLS[name]
    if name in ("SA", "N") or name.startswith(("NT", "NO")):
        return NO_TRUMP
    return SUIT_LETTERS.index(name[0])
