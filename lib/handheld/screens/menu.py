"""A list to choose from, for the screens that are one."""

from handheld import keys, look as looks
from handheld.look import BRIGHT, TEXT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class MenuScreen(BaseScreen):
    """Entries, one a line; up and down move, A chooses, left and right change a value.

    A screen gives `entries()`, a list of (text, value) where value is "" if there is none
    to change; `choose(place)`; and where there are values `change(place, step)`. Where they
    do not all fit, the list moves with the cursor. Its words are the menus'.
    """

    lines = 5

    def __init__(self, app, place, top, pitch):
        super().__init__(app)
        look = app.look
        self.words = part_of(app.words, "menus")
        # Where the cursor was, and the first entry in sight: see state().
        self.place = place & 255
        self._top = place >> 8
        self._texts = []
        length = look.columns - 2
        for line in range(self.lines):
            self._texts.append(Line(look, self.group, look.letter_width, top + line * pitch,
                                    length))

    def expect(self, values):
        """Get ready for texts that keys will bring, before the first picture: a letter that is
        new on its sheet has all others drawn again."""
        if looks.wide:
            # In place of those of the screen before.
            looks.wide.make_room(b"")
            text = "".join(values)
            looks.wide.tiles(text, looks.measure(text))

    def entries(self):
        """What there is to choose from: a list of (text, value)."""
        return []

    def choose(self, place):
        """A was pressed on an entry."""

    def change(self, place, step):
        """Left (-1) or right (+1) was pressed on an entry."""

    def draw(self):
        """Write the entries anew."""
        entries = self.entries()
        hidden = len(entries) - self.lines
        # The next entry is in sight as well, whichever way the cursor goes.
        top = min(max(self._top, self.place + 2 - self.lines), self.place - 1)
        self._top = top = max(0, min(top, hidden))
        for line in range(self.lines):
            place = top + line
            if place < len(entries):
                text, value = entries[place]
                here = place == self.place
                mark = "▸ " if here else "  "
                if not here and hidden > 0:
                    if not line and top:
                        mark = "↑ "
                    elif line == self.lines - 1 and top < hidden:
                        mark = "↓ "
                if value:
                    value = "← " + value + " →" if here else value + "  "
                self._texts[line].both_ends(mark + text, value, BRIGHT if here else TEXT)
            else:
                self._texts[line].set("")
        self.app.changed = True

    def state(self):
        """The entry under the cursor, and where the list stood."""
        return (self._top << 8 | self.place,)

    def key(self, key):
        """Move, change or choose."""
        if self.common_key(key):
            return
        if key == keys.UP or key == keys.DOWN:
            self.place = (self.place + (1 if key == keys.DOWN else -1)) % len(self.entries())
            self.draw()
        elif key == keys.LEFT or key == keys.RIGHT:
            self.change(self.place, 1 if key == keys.RIGHT else -1)
            self.draw()
        elif key == keys.A or key == keys.START:
            self.choose(self.place)
        elif key == keys.B:
            self.leave()

    def leave(self):
        """B was pressed: back to where this came from."""
        self.app.pop()
