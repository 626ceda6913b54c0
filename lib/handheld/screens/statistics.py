"""What the player has done so far, and a picture of the last scores."""

import displayio

from handheld import keys, look as looks
from handheld.flunk import statistics as counts
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.score_words import score_words
from handheld.screens import BaseScreen
from handheld.words import part_of

_LINES = 8
_COLUMN = 5
_BARS = 20

# Pixel values of the picture.
_AXIS = 1
_GOOD = 2
_BAD = 3


class Screen(BaseScreen):
    """Two pages: all deals; against the bot, the best session and the last scores.

    START asks twice, by two keys, and resets; then every other key means no.
    """

    def __init__(self, app, page=0, asked=0):
        super().__init__(app)
        self.words = part_of(app.words, "tables")
        look = app.look
        height = look.letter_height
        self._counted = counts.Statistics(app.statistics)
        if app.game:
            self._counted.settle(app.game.session)
        self._lines = []
        for line in range(_LINES):
            self._lines.append(Line(look, self.group, 0, (8 if look.large else 3) + line * height,
                                    look.columns))
        self._foot = Line(look, self.group, 0, look.height - height, look.columns, FAINT)
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
        texts = self._second_page() if self._page else self._first_page()
        for line in range(_LINES):
            self._lines[line].centre(texts[line] if line < len(texts) else "",
                                     BRIGHT if not line else TEXT)
        if self._asked:
            self._lines[_LINES - 1].centre(
                words.RESET if self._asked == 1 else words.RESET_SURE, WARNING)
            self._foot.centre(words.YES.format(names[0 if self._asked == 1 else 2]), BRIGHT)
        else:
            foot = words.RESETS.format(names[2])
            if self._counted.counters[counts.DEALS]:
                foot = words.PAGE.format(self._page + 1) + foot
            elif not self._counted.newer:
                foot = words.BACK.format(names[1])
            self._foot.centre(foot, FAINT)
        self.app.changed = True

    def _first_page(self):
        words = self.words
        if self._counted.newer:
            return words.NEWER
        counters = self._counted.counters
        deals = counters[counts.DEALS]
        if not deals:
            return (words.NOTHING,)
        texts = [words.DEALS.format(deals)]
        for text, place in ((words.EXACT, counts.EXACT), (words.FLUNKED, counts.FLUNKED),
                            (words.FAILED, counts.FAILED)):
            share = str((200 * counters[place] + deals) // (2 * deals))
            texts.append(text.format(" " * (3 - len(share)) + share))
        heads = words.POINTS
        figures = words.A_DEAL
        averages = [_average(counters[counts.POINTS], deals)]
        for kind in range(3):
            averages.append(_average(counters[counts.KIND_POINTS + kind],
                                     counters[counts.KIND_DEALS + kind]))
        for head, average in zip(words.KINDS, averages):
            heads += " " * (_COLUMN - looks.measure(head)) + head
            figures += " " * (_COLUMN - len(average)) + average
        texts += (heads, figures, words.HINTED.format(counters[counts.HINTED]))
        if counters[counts.TAKEN_BACK] and not self._asked:
            texts.append(words.TAKEN_BACK.format(counters[counts.TAKEN_BACK]))
        return texts

    def _second_page(self):
        words = self.words
        counters = self._counted.counters
        texts = ["", "", ""]
        if counters[counts.BOT_DEALS]:
            texts[0] = words.AGAINST.format(counters[counts.BOT_DEALS])
            texts[1] = words.TOTALS.format(score_words(counters[counts.BOT_MINE]),
                                           score_words(counters[counts.BOT_POINTS]))
        if counters[counts.BEST_DEALS]:
            texts[2] = words.BEST.format(_average(counters[counts.BEST_POINTS],
                                                  counters[counts.BEST_DEALS]))
        scores = self._counted.scores
        if scores:
            texts.append(words.LAST.format(len(scores), score_words(min(scores)),
                                           score_words(max(scores))))
        return texts

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
        elif self._counted.counters[counts.DEALS]:
            self._page ^= 1
        self._draw()

    def _reset(self):
        app = self.app
        self._counted.reset()
        app.statistics = self._counted.save()
        app.save()
        # Anew, and without a picture.
        app.swap("statistics")


def _average(points, deals):
    """Points a deal as a rounded whole number, as words; a dash if there was none."""
    return score_words((2 * points + deals) // (2 * deals)) if deals else "–"
