"""Pages of text to leaf through."""

from handheld import keys
from handheld.look import BRIGHT, FAINT, Block, Line
from handheld.screens import BaseScreen

# Lines of text in one label.
_BLOCK = 2


class PagesScreen(BaseScreen):
    """Shows tuples of lines, the first of each a heading; left and right turn the page."""

    lines = 8

    def __init__(self, app, page, pages):
        super().__init__(app)
        look = app.look
        self._pages = pages
        self._page = page
        pitch = look.letter_height + (4 if look.large else 0)
        self._heading = Line(look, self.group, look.letter_width, 6, look.columns - 2, BRIGHT)
        # Small blocks, because a board seldom has a large piece of memory left.
        self._blocks = []
        top = look.letter_height + 12
        for line in range(0, self.lines, _BLOCK):
            self._blocks.append(Block(look, self.group, look.letter_width, top + line * pitch,
                                      look.columns - 1, _BLOCK, pitch))
        self._foot = Line(look, self.group, 0, look.height - look.letter_height, look.columns,
                          FAINT)
        self._draw()

    def _draw(self):
        page = self._pages[self._page]
        names = self.app.board.key_names
        self._heading.set(page[0])
        texts = [text.format(*names) for text in page[1:]]
        for place in range(len(self._blocks)):
            self._blocks[place].set(texts[place * _BLOCK:place * _BLOCK + _BLOCK])
        if len(self._pages) > 1:
            self._foot.centre("← {}/{} →".format(self._page + 1, len(self._pages)))
        self.app.changed = True

    def state(self):
        """The page that is open."""
        return (self._page,)

    def key(self, key):
        """Turn the page, or close."""
        if key == keys.LEFT or key == keys.UP:
            self._turn(-1)
        elif key == keys.RIGHT or key == keys.DOWN:
            self._turn(1)
        elif key == keys.A and self._page + 1 < len(self._pages):
            self._turn(1)
        else:
            self.app.pop()

    def _turn(self, step):
        self._page = (self._page + step) % len(self._pages)
        self._draw()
