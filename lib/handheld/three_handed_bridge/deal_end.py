"""The end of a deal: tricks, and every item that they and the hands pay, for whom."""

from engine.three_handed_bridge import scores
from handheld import borrow, keys
from handheld.game import SESSION_OVER
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.screens import BaseScreen
from handheld.settings import RECORDS
from handheld.three_handed_bridge.table_words import value_words
from handheld.words import part_of

_ITEMS = 6


class Screen(BaseScreen):
    """A goes on to the next deal, or to the end of the rubber; B opens the score pad, up the review of
    the deal."""

    def __init__(self, app):
        super().__init__(app)
        self.words = part_of(app.words, "bridge_score")
        look = app.look
        pitch = (look.height - 4) // (_ITEMS + 4)
        self._lines = []
        for line in range(_ITEMS + 4):
            self._lines.append(Line(look, self.group, 0, 2 + line * pitch, look.columns))
        self._since = app.now()
        # It is on the screen before the drive is written to.
        self._unrecorded = app.settings.values[RECORDS]
        self._draw()

    def _draw(self):
        app = self.app
        words = self.words
        played = app.game.session
        index = played.index
        dealer = played.dealer_of(index)
        name = app.words.PLAYERS[dealer]
        made, tricks, holdings = played.result_of(index)
        told = value_words(app.words, scores.denomination_of(made), scores.steps_of(made))
        lines = self._lines
        lines[0].both_ends(words.MADE.format(app.words.DUMMY if scores.was_passed(made) else name, told),
                           words.HINTS.format(min(played.hints, 999)) if played.hints else "", BRIGHT)
        lines[1].set(words.TRICKS.format(name, tricks, 13 - tricks))
        rows = borrow("handheld.three_handed_bridge.item_words").rows(app.words, words, played, index)
        for row in range(len(rows)):
            left, right, ours = rows[row]
            lines[2 + row].both_ends(left, right, BRIGHT if ours else TEXT)
        lines[_ITEMS + 2].centre(borrow("handheld.score_words").totals_words(app.words, played, app.look.columns))
        lines[_ITEMS + 3].both_ends(app.words.PRESS_A.format(app.board.key_names[0]),
                                    words.LOOK_BACK.format(app.board.key_names[1]), FAINT)
        app.changed = True

    def tick(self, now):
        """Keep a record; go on by itself where nobody is to press a key."""
        if self._unrecorded:
            self._unrecorded = 0
            borrow("handheld.records").keep_for(self.app)
            return True
        if self.app.game.watch and elapsed(now, self._since) > WATCH_PAUSE:
            self._go_on()
            return True
        return False

    def key(self, key):
        """Go on, or look back."""
        if self.common_key(key):
            return
        if key == keys.START:
            self.app.push("game_menu")
        elif key == keys.A:
            self._go_on()
        elif key == keys.B:
            self.app.push("three_handed_bridge.pad")
        elif key == keys.UP:
            self.app.push("review")

    def _go_on(self):
        game = self.app.game
        if game.session.phase() == SESSION_OVER:
            self.app.go("three_handed_bridge.rubber_end")
        else:
            game.next_deal()
            self.app.save()
            self.app.go("three_handed_bridge.deal")
