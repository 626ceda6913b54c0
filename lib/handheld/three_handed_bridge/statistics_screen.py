"""What the player has done so far at Three-handed Bridge."""

from handheld import keys
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.screens import BaseScreen
from handheld.three_handed_bridge import statistics as counts
from handheld.three_handed_bridge.settlement import signed
from handheld.words import part_of

_LINES = 9


class Screen(BaseScreen):
    """Deals and rubbers. START asks twice, by two keys, and resets; then every other key means no."""

    def __init__(self, app, asked=0):
        super().__init__(app)
        self.words = part_of(app.words, "bridge_tables")
        look = app.look
        height = look.letter_height
        self._counted = counts.Statistics(app.statistics)
        self._lines = []
        for line in range(_LINES):
            self._lines.append(Line(look, self.group, 0, (8 if look.large else 1) + line * height, look.columns))
        self._foot = Line(look, self.group, 0, look.height - height, look.columns, FAINT)
        self._asked = asked
        self._draw()

    def state(self):
        """How far a reset has been asked for."""
        return (self._asked,)

    def _draw(self):
        words = self.words
        names = self.app.board.key_names
        texts = self._texts()
        for line in range(_LINES):
            self._lines[line].centre(texts[line] if line < len(texts) else "", TEXT if line else BRIGHT)
        if self._asked:
            self._lines[_LINES - 1].centre(words.RESET if self._asked == 1 else words.RESET_SURE, WARNING)
            self._foot.centre(words.YES.format(names[0 if self._asked == 1 else 2]), BRIGHT)
        else:
            self._foot.centre(words.FOOT.format(names[1], names[2]), FAINT)
        self.app.changed = True

    def _texts(self):
        words = self.words
        counters = self._counted.counters
        if self._counted.newer:
            return words.NEWER
        if not counters[counts.DEALS]:
            return (words.NOTHING,)
        texts = [words.DEALS.format(counters[counts.DEALS]),
                 words.DECLARED.format(counters[counts.DECLARED], counters[counts.GAMES]),
                 words.RUBBERS.format(counters[counts.ENDED], counters[counts.WON])]
        self._add_rubbers(texts, 0)
        texts.append(words.SOLOS.format(counters[counts.ENDED + counts.SOLO_PLACES]))
        self._add_rubbers(texts, counts.SOLO_PLACES)
        texts.append(words.HINTS.format(counters[counts.HINTS]))
        return texts

    def _add_rubbers(self, texts, place):
        counters = self._counted.counters
        ended = counters[counts.ENDED + place]
        if ended:
            average = (2 * counters[counts.SETTLED + place] + ended) // (2 * ended)
            texts.append(self.words.SETTLED.format(signed(average)))
            texts.append(self.words.BEST.format(signed(counters[counts.BEST + place])))

    def key(self, key):
        """Close, or ask and reset."""
        if self.common_key(key):
            return
        if self._asked:
            if key != (keys.A if self._asked == 1 else keys.START):
                self._asked = 0
            elif self._asked == 1:
                self._asked = 2
            else:
                self._asked = 0
                self._counted.reset()
                self.app.statistics = self._counted.save()
                self.app.save()
        elif key == keys.START:
            self._asked = 1
        elif key == keys.A or key == keys.B:
            self.app.pop()
            return
        self._draw()
