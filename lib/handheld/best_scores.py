"""The best scores of a kiosk, each with three letters. Loaded to look at them or to enter one.

A score counts if it can be compared: of a Solo session with as many deals, against bots of the
same level, as the kiosk sets up by itself; above zero, and played without a hint.

Kept as bytes: a version, 1; how many deals and the level's place among the levels, then of each
score, the best first, three letters and the points (2 bytes, low byte first).
"""

from engine.flunk.bots import LEVELS
from engine.flunk.session import SOLO
from handheld.settings import DEALS, LEVEL

MOST = 5
"""How many scores are kept."""

_VERSION = 1
_HEAD = 3
_ENTRY = 5


class BestScores:
    """The scores of an App's kiosk.

    entries   [letters, points] of each, the best first
    deals, level   of the sessions that count: how many, and the level's name

    Scores of sessions with other deals or bots, as the owner had them before, are not shown; the
    first that is entered then takes their place.
    """

    def __init__(self, app):
        self._app = app
        usual = app.kiosk.usual
        self.deals = 3 * usual[DEALS] + 3
        self._level = usual[LEVEL]
        self.level = LEVELS[self._level]
        self.entries = []
        saved = app.best
        if saved[0:_HEAD] == self._head() and (len(saved) - _HEAD) % _ENTRY == 0:
            for place in range(_HEAD, min(len(saved), _HEAD + MOST * _ENTRY), _ENTRY):
                self.entries.append([str(saved[place:place + 3], "ascii"),
                                     saved[place + 3] | saved[place + 4] << 8])

    def _head(self):
        return bytes((_VERSION, self.deals, self._level))

    def place_of(self, game):
        """Which place the session of a Game that is over takes, from 0; -1 if none."""
        played = game.session
        points = played.total(0)
        if (game.watch or played.hints or played.mode != SOLO or played.deals != self.deals
                or played.level != self.level or points <= 0):
            return -1
        place = 0
        # Who came first stays before those with as many points.
        while place < len(self.entries) and self.entries[place][1] >= points:
            place += 1
        return place if place < MOST else -1

    def enter(self, game, letters):
        """Enter the session of a Game, which must have a place, and return that."""
        place = self.place_of(game)
        self.entries.insert(place, [letters, game.session.total(0)])
        del self.entries[MOST:]
        self._keep()
        return place

    def rows(self, words):
        """A list of the lines that show them; words: the module "counter"."""
        rows = []
        for letters, points in self.entries:
            points = str(points)
            rows.append(words.BEST_ROW.format(len(rows) + 1, letters,
                                              " " * (4 - len(points)) + points))
        return rows

    def rename(self, place, letters):
        """Put other letters to a score."""
        self.entries[place][0] = letters
        self._keep()

    def _keep(self):
        data = self._head()
        for letters, points in self.entries:
            data += bytes(letters, "ascii") + bytes((points & 255, points >> 8))
        self._app.best = data
        self._app.save()
