"""From the bytes of a PBN file to its games: tags, sections, inherited values.

A game is a set of tag pairs; a tag may be followed by a section, kept here as raw words.
What the values mean is the business of the other modules.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

BRIDGE_TAGS = {"Deal", "Board", "Dealer", "Vulnerable", "Contract", "Declarer", "Auction", "Play"}
"""A file without any of these is no PBN, whatever brackets it holds."""

RECORD_TAGS = BRIDGE_TAGS - {"Dealer", "Vulnerable"} | {"Result"}
"""A game with none of these only sets values for the games after it."""

NOT_INHERITED = {"Dealer", "Vulnerable", "Deal", "Declarer", "Contract"}
"""Tags for which the standard forbids '#'; real files use it, so it is read and remarked on."""

STANDARD_NAMES = {name.lower(): name for name in (
    "Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal",
    "Scoring", "Declarer", "Contract", "Result", "Auction", "Play", "Note", "Score", "Game", "DealNumber")}
"""Tags that are looked at, or that tell games apart; read in any case."""

TAG_START = re.compile(r'\[\s*([A-Za-z0-9_]+)\s*"')
BARE_TAG = re.compile(r'\[\s*([A-Za-z0-9_]+)(?:[ \t]+([^"\[\]\n]*))?\]')
RESUME = re.compile(r"\n(?=\[|[ \t]*\n)")
BLANK_LINE = re.compile(r"[ \t\v\f]*(?:\n|\Z)")
WORD = re.compile(r'[^\s\[\]{};"]+')
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"')

# What a word of each section may look like, for rows that an empty line cuts off.
SECTION_WORDS = {
    "Play": re.compile(
        r"(?:\^[A-Z]?|=\d+=|\$\d+|[!?*+-]+"
        r"|[SHDC♠♥♦♣](?:10|[2-9TJQKA])|(?:10|[2-9TJQKA])[SHDC♠♥♦♣])+", re.I),
    "Auction": re.compile(
        r"(?:\^[A-Z]?|=\d+=|\$\d+|[!?*+-]+|AP|P(?:ass)?|[1-7](?:NT?|[SHDC])|XX?)+", re.I),
}


class NotPbn(ValueError):
    """The file cannot be read or holds no bridge record; the message says which."""


@dataclass
class Word:
    text: str
    line: int
    column: int = 0


@dataclass
class Game:
    """One game of a file.

    tags      tag name to value, as in the file but with '#' and '##' resolved
    sections  tag name to the Words that follow the tag
    latest    name of the last section begun
    told      section's tag name to {number: text}, the notes that stand after it
    borrowed  the deal is that of the game before
    problems  sentences: parts that could not be read
    notes     sentences: liberties that the file takes and the reader allows
    """

    line: int = 1
    tags: dict = field(default_factory=dict)
    sections: dict = field(default_factory=dict)
    latest: str = ""
    told: dict = field(default_factory=dict)
    borrowed: bool = False
    problems: list = field(default_factory=list)
    notes: list = field(default_factory=list)


def read_file(path):
    """The games of the file at path. NotPbn if it cannot be read or holds none."""
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        # ValueError: a name with a null character, which no file can have.
        reason = getattr(error, "strerror", None) or str(error)
        raise NotPbn(f"{path} cannot be read: {reason}") from None
    return read_bytes(data, str(path))


def read_bytes(data, name="the data"):
    """The games in these bytes. NotPbn, naming the file, if there are none."""
    if not data.strip(b"\0 \t\r\n\x1a"):
        raise NotPbn(f"{name} is empty; a PBN file holds at least one game")
    games = _split(_scan(decode(data)))
    if not any(BRIDGE_TAGS & set(game.tags) for game in games):
        raise NotPbn(f"{name} is not PBN: it has no tag such as [Board \"1\"] or [Deal \"N:...\"]")
    _inherit(games)
    games = [game for game in games if RECORD_TAGS & set(game.tags)]
    if not games:
        raise NotPbn(f"{name} holds no game: it has neither a deal nor a contract nor a play")
    return games


def decode(data):
    """Text with plain newlines from UTF-8, UTF-16 with its mark, or else Latin-1."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
    else:
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            text = data.decode("latin-1")
    # Padding and end-of-file bytes, and the marks of files that were put end to end.
    text = text.translate({0: None, 0x1A: None, 0xFEFF: None})
    return re.sub(r"\r+\n|\r", "\n", text)


def _scan(text):
    """Yield (kind, line, ...) for every blank line, tag, word and remark of the text."""
    place = 0
    line = 1
    end = len(text)
    while place < end:
        start = place
        mark = text[place]
        at_line_start = place == 0 or text[place - 1] == "\n"
        blank = at_line_start and BLANK_LINE.match(text, place)
        if blank:
            yield "blank", line
            place = max(blank.end(), place + 1)
        elif at_line_start and mark == "%" or mark == ";":
            place = _line_end(text, place)
        elif mark == "{":
            place = text.find("}", place) + 1
            if not place:
                yield "problem", line, f"The comment that opens with {{ in line {line} is never closed"
                # Go on at the next tag or empty line, so that the other games are not lost.
                resume = RESUME.search(text, start)
                place = resume.end() if resume else end
        elif mark == "[":
            found = _tag(text, place)
            if found:
                name, value, place, remark = found
                yield "tag", line, STANDARD_NAMES.get(name.lower(), name), value
                if remark:
                    yield "note", line, f"Line {line}: {remark}"
            else:
                place += 1
        elif mark == '"':
            string = STRING.match(text, place)
            place = string.end() if string else place + 1
            if string:
                yield "word", line, string.group(), 0
        else:
            word = WORD.match(text, place)
            place = word.end() if word else place + 1
            if word:
                yield "word", line, word.group(), start - text.rfind("\n", 0, start) - 1
        line += text.count("\n", start, place)


def _line_end(text, place):
    stop = text.find("\n", place)
    return len(text) if stop < 0 else stop


def _tag(text, place):
    """(name, value, place after it, remark or "") of the tag pair here, or None."""
    opening = TAG_START.match(text, place)
    if not opening:
        bare = BARE_TAG.match(text, place)
        if not bare:
            return None
        value = (bare.group(2) or "").strip()
        return bare.group(1), value, bare.end(), f"[{bare.group(1)}] has no quotes round its value"
    name = opening.group(1)
    start = opening.end()
    stop = _line_end(text, start)
    # A quote that no bracket follows belongs to the value: names like "Jack" are
    # written that way. First as the standard escapes quotes, then with plain backslashes.
    for pattern in (r'(?:[^\\\n]|\\.)*?"(?=\s*\])', r'[^\n]*?"(?=\s*\])'):
        value = re.compile(pattern).match(text, start, stop) or \
            re.compile(pattern).match(text, start, _line_end(text, min(stop + 1, len(text))))
        if value and value.end() <= stop:
            plain = re.sub(r'\\(["\\])', r"\1", value.group()[:-1])
            return name, plain, text.index("]", value.end()) + 1, ""
    broken = re.compile(r'[^"\[\]]*"(?=\s*\])').match(text, start)
    if broken:
        plain = " ".join(broken.group()[:-1].split())
        return name, plain, text.index("]", broken.end()) + 1, f"the value of [{name}] is broken over lines"
    value = text[start:stop].rstrip()
    remark = f"[{name}] is not closed"
    return name, value.rstrip(']"').rstrip(), stop, remark


def _split(events):
    """Put the scanned pieces together to games.

    The standard ends a game at an empty line. Real files also have empty lines inside a
    game, and games with no empty line between them; what decides is a tag that comes again.
    """
    blocks = [[]]
    for event in events:
        if event[0] == "blank":
            blocks.append([])
        else:
            blocks[-1].append(event)
    games = []
    for block in blocks:
        for part in _parts(block):
            names = {event[2] for event in part if event[0] == "tag"} - {"Note"}
            if not games and all(event[0] == "word" for event in part):
                continue  # somebody's covering letter
            if not games or names & set(games[-1].tags):
                games.append(Game(line=part[0][1]))
            _fill(games[-1], part)
    return games


def _parts(block):
    """A block between empty lines, cut where a second game plainly starts inside it."""
    first = next((place for place, event in enumerate(block) if event[0] == "tag"), 0)
    # What stands before the first tag goes on with the game before the empty line.
    parts = [block[:first], []]
    for place, event in enumerate(block[first:], first):
        if event[0] == "tag" and event[2] in ("Event", "Board"):
            seen = {other[2] for other in parts[-1] if other[0] == "tag"}
            if event[2] in seen and "Deal" in seen:
                rest = [other[2] for other in block[place:] if other[0] == "tag"]
                if "Deal" in rest or "Play" in rest and "Play" in seen:
                    parts.append([])
        parts[-1].append(event)
    return [part for part in parts if part]


def _fill(game, part):
    """Add the pieces of one part to a game."""
    section = None
    words = [event[2] for event in part if event[0] == "word"]
    if words and game.latest in SECTION_WORDS and not any(event[0] == "tag" for event in part):
        # Rows after an empty line belong to the section before it, if they look as if they
        # did; other text there is a dealing program's statistics or the like.
        like = [bool(SECTION_WORDS[game.latest].fullmatch(word)) for word in words]
        if all(like):
            section = game.sections[game.latest]
        elif any(like):
            game.notes.append(f"The text after the empty line before line {part[0][1]} is not read")
    for kind, line, *rest in part:
        if kind == "tag":
            name, value = rest
            section = None
            if name == "Note":
                # It explains a call or card, and may come many times.
                number, _, said = value.partition(":")
                game.told.setdefault(game.latest, {}).setdefault(number.strip(), said.strip())
                continue
            if name in game.tags:
                if game.tags[name] != value or name in SECTION_WORDS:
                    game.notes.append(f"A second [{name}], in line {line}, is ignored")
            else:
                game.tags[name] = value
                section = game.sections[name] = []
                game.latest = name
        elif kind == "word":
            if section is not None:
                section.append(Word(rest[0], line, rest[1]))
        elif kind == "note":
            game.notes.append(rest[0])
        else:
            game.problems.append(rest[0])


def _inherit(games):
    """Resolve '#' (the value of the last game that had the tag) and '##' (this value also
    for the games after it), and lend a deal to a second record of the same board."""
    last = {}
    lasting = {}
    lender = None
    for game in games:
        for name, value in list(game.tags.items()):
            if value.startswith("##"):
                game.tags[name] = lasting[name] = value[2:].strip()
            elif value == "#" and name not in ("Auction", "Play"):
                game.tags[name] = last.get(name, "")
                if name in NOT_INHERITED:
                    game.notes.append(f"[{name} \"#\"] is not allowed; read as in the game before")
            elif name in lasting:
                lasting[name] = value
        for name, value in lasting.items():
            game.tags.setdefault(name, value)
        last.update(game.tags)
        if "Deal" in game.tags:
            lender = game
        elif lender and BRIDGE_TAGS & set(game.tags):
            # The other table of a team match: the same board again, without its deal.
            board = game.tags.get("Board")
            if board in (None, lender.tags.get("Board")):
                game.borrowed = True
                for name in ("Board", "Dealer", "Deal"):
                    if name in lender.tags:
                        game.tags.setdefault(name, lender.tags[name])
