"""The best scores of a kiosk."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """The list, the score at a place in bright letters; any key closes it."""

    def __init__(self, app, place=-1):
        super().__init__(app)
        look = app.look
        words = part_of(app.words, "counter")
        menus = part_of(app.words, "menus")
        height = look.letter_height
        pitch = height + (6 if look.large else 1)
        top = 12 if look.large else 2
        best = borrow("handheld.best_scores").BestScores(app)
        self._place = place
        Line(look, self.group, 0, top, look.columns, BRIGHT).centre(menus.BEST_SCORES)
        top += height + (12 if look.large else 4)
        rows = best.rows(words)
        for row in range(len(rows)):
            Line(look, self.group, 0, top + row * pitch, look.columns,
                 BRIGHT if row == place else TEXT).centre(rows[row])
        if not rows:
            Line(look, self.group, 0, top + pitch, look.columns).centre(words.NOBODY_YET)
        counted = (best.deals, menus.LEVELS[best.level])
        for line in range(2):
            Line(look, self.group, 0, look.height - (2 - line) * height, look.columns,
                 FAINT).centre(words.COUNTED[line].format(counted[line]))

    def state(self):
        """Which score shines."""
        return (self._place,)

    def key(self, key):
        """Back to where it came from."""
        if key == keys.SELECT:
            self.app.push("help")
        else:
            self.app.pop()
