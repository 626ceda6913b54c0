"""What the player has done so far, and a picture of the last scores."""

import displayio

from handheld import keys
from handheld.counting import DEALS
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.screens import BaseScreen
from handheld.words import part_of

_LINES = 8
_BARS = 20

# Pixel values of the picture.
_AXIS = 1
_GOOD = 2
_BAD = 3


class Screen(BaseScreen):
    """Two pages, as a game's statistics_words have them; below the second the last scores.

    START asks twice, by two keys, and resets; then every other key means no.
    """

    def __init__(self, app, page=0, asked=0):
        super().__init__(app)
        self.words = part_of(app.words, "tables")
        look = app.look
        height = look.letter_height
        # What the game counts.
        self._counted = app.part("statistics").Statistics(app.statistics)
        if app.game:
            self._counted.settle(app.game.session)
        self._lines = []
        for line in range(_LINES):
            self._lines.append(Line(look, self.group, 0, (8 if look.large else 3) + line * height,
                                    look.columns))
        self._foot = Line(look, self.group, 0, look.height - height, look.columns, FAINT)
        self._deals = self._counted.counters[DEALS]
        self._page = page
        self._asked = asked
        self._picture = displayio.Group()
        self.group.append(self._picture)
        if self._counted.scores:
            self._draw_picture()
        self._draw()

    def state(self):
        """The page, and how far a reset has been asked for."""
        return self._page, self._asked

    def _draw(self):
        words = self.words
        names = self.app.board.key_names
        self._picture.hidden = not self._page or self._asked > 0
        pages = self.app.part("statistics_words")
        if self._page:
            texts = pages.second_page(self.app.words, self._counted)
        elif self._counted.newer:
            texts = words.NEWER
        elif not self._deals:
            texts = (words.NOTHING,)
        else:
            texts = pages.first_page(self.app.words, self._counted)
            # The last line has the question.
            del texts[_LINES - (self._asked > 0):]
        for line in range(_LINES):
            self._lines[line].centre(texts[line] if line < len(texts) else "",
                                     BRIGHT if not line else TEXT)
        if self._asked:
            self._lines[_LINES - 1].centre(
                words.RESET if self._asked == 1 else words.RESET_SURE, WARNING)
            self._foot.centre(words.YES.format(names[0 if self._asked == 1 else 2]), BRIGHT)
        else:
            foot = words.RESETS.format(names[2])
            if self._deals:
                foot = words.PAGE.format(self._page + 1) + foot
            elif not self._counted.newer:
                foot = words.BACK.format(names[1])
            self._foot.centre(foot, FAINT)
        self.app.changed = True

    def _draw_picture(self):
        """A bar for each score, the newest at the right: up from a line what was won, down
        from it what was lost."""
        look = self.app.look
        step = 12 if look.large else 8
        height = 64 if look.large else 38
        colours = displayio.Palette(4)
        colours.make_transparent(0)
        colours[_AXIS] = FAINT
        colours[_GOOD] = BRIGHT
        colours[_BAD] = WARNING
        bitmap = displayio.Bitmap(_BARS * step, height, 4)
        scores = self._counted.scores
        best = max(max(scores), 0)
        span = best - min(min(scores), 0) or 1
        # Room for the line is kept.
        axis = best * (height - 1) // span
        for x in range(_BARS * step):
            bitmap[x, axis] = _AXIS
        for place in range(len(scores)):
            score = scores[place]
            left = (_BARS - 1 - place) * step
            tip = (best - score) * (height - 1) // span
            for y in range(min(tip, axis), max(tip, axis) + 1):
                for x in range(left, left + step - 2):
                    bitmap[x, y] = _GOOD if score > 0 else _BAD if score < 0 else _AXIS
        grid = displayio.TileGrid(bitmap, pixel_shader=colours)
        grid.x = (look.width - _BARS * step) // 2 + 1
        grid.y = 92 if look.large else 57
        self._picture.append(grid)

    def key(self, key):
        """Turn the page, close, or ask and reset."""
        if self.common_key(key):
            return
        if self._asked:
            if key != (keys.A if self._asked == 1 else keys.START):
                self._asked = 0
            elif self._asked == 1:
                self._asked = 2
            else:
                self._reset()
                return
        elif key == keys.START:
            self._asked = 1
        elif key == keys.A or key == keys.B:
            self.app.pop()
            return
        elif self._deals:
            self._page ^= 1
        self._draw()

    def _reset(self):
        app = self.app
        self._counted.reset()
        app.statistics = self._counted.save()
        app.save()
        # Anew, and without a picture.
        app.swap("statistics")
