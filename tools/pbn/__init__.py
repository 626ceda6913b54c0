"""Portable Bridge Notation 2.1: reading what real files hold, refereeing it, writing our games.

The standard (www.tistis.nl/pbn) knows a flexible import format, which this reads with
some more tolerance than it asks for, and a strict export format, which this writes.

    read_file(path)        the games of a file, as reading.Game objects
    judge(game)            what a referee finds in one of them, as a referee.Verdict
    deal_text(deal)        a finished deal of any of our games as the text of a game
    write_flunk(...)       the same for Flunk from a deal number, a contract and the cards played
    file_text(games)       games put together to the text of a file
    contract_text, parse_contract    Flunk contracts as records spell them
"""

from engine.flunk.pbn_record import contract_text

from .contracts import parse_contract
from .reading import NotPbn, read_bytes, read_file
from .referee import judge
from .writing import ENCODING, deal_text, file_text, write_flunk

__all__ = [
    "ENCODING", "NotPbn", "contract_text", "deal_text", "file_text", "judge",
    "parse_contract", "read_bytes", "read_file", "write_flunk",
]
