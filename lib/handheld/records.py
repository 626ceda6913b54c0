"""Finished deals as PBN files on the drive, the last hundred of them. Loaded to keep one.

The folder `records` holds deal-000001.pbn, deal-000002.pbn and so on: a deal more has a number
more, and the file a hundred before it goes. A file gets its name when it is whole.
"""

import os

import storage

from handheld import borrow
from handheld.settings import RECORDS

FOLDER = "records"
MOST = 100

_BEGIN = "deal-"
_END = ".pbn"
_DIGITS = 6
_UNFINISHED = FOLDER + "/deal.new"

# What PBN has for what is not known. A board has no clock.
_NO_SITE = "?"
_NO_DATE = "????.??.??"


def can_keep():
    """Whether the drive is the game's to write to."""
    return not storage.getmount("/").readonly


def keep(game, words):
    """Keep the deal that a Game has just finished, unless it is the last one kept. False if the
    drive is full, or not the game's."""
    if not can_keep():
        return False
    try:
        _write(_record(game, words))
    except OSError:
        return False
    return True


def keep_for(app):
    """Keep the deal that an App's game has just finished; where that cannot be, tell the player and
    set it off."""
    if not keep(app.game, app.words):
        app.settings.values[RECORDS] = 0
        app.save()
        app.push("notice", "no records")


def _record(game, words):
    # The game's own record; what all records share is let go of with it.
    own = borrow("engine." + game.name + ".pbn_record")
    names = list(words.PLAYERS)
    names.append(words.DUMMY)
    text = borrow("engine.pbn").HEAD + own.record(game.session, names, _NO_SITE, _NO_DATE)
    # In latin-1, as the standard has it; a list of the bytes would be too large a piece of memory.
    data = bytearray(len(text))
    place = 0
    for letter in text:
        data[place] = ord(letter)
        place += 1
    return data


def _write(data):
    numbers = _numbers()
    last = max(numbers) if numbers else 0
    if last:
        with open(_path(last), "rb") as file:
            if file.read(len(data) + 1) == data:
                # Somebody came back to the end of a deal.
                return
    for number in numbers:
        if number <= last + 1 - MOST:
            os.remove(_path(number))
    with open(_UNFINISHED, "wb") as file:
        file.write(data)
    os.rename(_UNFINISHED, _path(last + 1))
    os.sync()


def _numbers():
    """The numbers of the files that are there."""
    if FOLDER not in os.listdir():
        os.mkdir(FOLDER)
    numbers = []
    for name in os.listdir(FOLDER):
        digits = name[len(_BEGIN):len(name) - len(_END)]
        if name == _BEGIN + digits + _END and digits.isdigit() and len(digits) == _DIGITS:
            numbers.append(int(digits))
    return numbers


def _path(number):
    digits = str(number)
    return FOLDER + "/" + _BEGIN + "0" * (_DIGITS - len(digits)) + digits + _END
