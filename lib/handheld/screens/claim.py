"""The rest of a deal is claimed or given up, if it is settled; then it is laid down."""

from handheld import borrow, keys
from handheld.look import BRIGHT, FAINT, Line
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """Proves it from the player's own view, in slices, and says how the tricks to come are settled.
    A lays all cards down then; any other key leaves."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        height = look.letter_height
        self._words = part_of(app.words, "tricks")
        self._lines = []
        top = look.height // 2 - 3 * height
        for line in range(6):
            self._lines.append(Line(look, self.group, 0, top + line * height, look.columns,
                                    (FAINT, BRIGHT)[line == 2]))
        self._say(0, self._words.THE_REST.format(13 - app.game.view.tricks()))
        self._say(2, self._words.LOOKING)
        self._say(5, self._words.ANY_KEY)
        module = borrow("engine.claim")
        self._proof = module.Proof(app.game.view)
        self._play_out = module.play_out
        self._thinks = True

    def _say(self, line, text):
        self._lines[line].centre(text)
        self.app.changed = True

    def tick(self, now):
        """Look on for a slice, and tell at the end."""
        if self._thinks and self._proof.step():
            self._thinks = False
            self._tell()
        return self._thinks

    def _tell(self):
        words = self._words
        app = self.app
        if not self._proof.settled:
            self._say(2, words.NOT_SETTLED)
            self._say(3, words.IT_MATTERS)
            return
        settled_words = borrow("handheld.claim_words").settled_words
        self._say(2, settled_words(words, app.game.view, self._proof.won))
        self._say(3, words.WHATEVER)
        self._say(5, words.LAY_DOWN.format(app.board.key_names[0]))

    def key(self, key):
        """Lay the cards down, or never mind."""
        if self.common_key(key):
            return
        app = self.app
        if key != keys.A or self._thinks or not self._proof.settled:
            app.pop()
            return
        game = app.game
        self._play_out(game.session)
        game.refresh()
        app.count_deal()
        app.save()
        app.sound("good" if game.pleased() else "bad")
        app.go(game.end)
