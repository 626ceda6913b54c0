"""The end of a deal: its contract and tricks, what the declarer scores, the totals."""

from engine.one_player_short import contracts
from handheld import borrow, keys
from handheld.game import SESSION_OVER
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.one_player_short.points_words import points_words
from handheld.one_player_short.table_words import contract_words
from handheld.score_words import totals_words, tricks_words
from handheld.screens import BaseScreen
from handheld.settings import RECORDS
from handheld.words import part_of


class Screen(BaseScreen):
    """A goes on to the next deal, or to the end of the session; B opens the score sheet, up the review of the
    deal, down its auction."""

    def __init__(self, app):
        super().__init__(app)
        said = part_of(app.words, "short_scores")
        words = app.words
        look = app.look
        height = look.letter_height
        columns = look.columns
        gap = 8 if look.large else 1
        played = app.game.session
        index = played.index
        contract = played.contracts[index]
        tricks = played.tricks[index]
        halves = played.score_of(index)
        name = words.PLAYERS[played.declarer_of(index)]

        def line(top, text, colour, scale=1):
            length = columns // scale
            Line(look, self.group, (look.width - scale * length * look.letter_width) // 2, top, length, colour,
                 scale).centre(text)

        top = gap
        line(top, contract_words(words, contract), BRIGHT, 2)
        top += 2 * height + gap
        line(top, said.TRICKS_TAKEN.format(name, tricks_words(part_of(words, "scores"), tricks), 13 - tricks), TEXT)
        top += height
        more = tricks - contracts.target_of(contract)
        line(top, said.DOWN.format(-more) if more < 0 else said.OVER.format(more) if more else said.MADE,
             FAINT)
        top += height + gap
        line(top, name + " " + points_words(halves, "+"), BRIGHT if halves > 0 else WARNING, 2)
        top += 2 * height + gap
        line(top, totals_words(words, played, columns, points_words), TEXT)
        top = look.height - height - gap
        line(top - height, said.LOOK_BACK, FAINT)
        foot = words.PRESS_A.format(app.board.key_names[0])
        if played.hints:
            foot += "  " + said.HINTS.format(played.hints)
        line(top, foot, FAINT)
        self._since = app.now()
        # It is on the screen before the drive is written to.
        self._unrecorded = app.settings.values[RECORDS]

    def tick(self, now):
        """Keep a record; where bots play for somebody who watches it goes on by itself."""
        if self._unrecorded:
            self._unrecorded = 0
            borrow("handheld.records").keep_for(self.app)
            return True
        if self.app.game.watch and elapsed(now, self._since) > WATCH_PAUSE:
            self._go_on()
            return True
        return False

    def key(self, key):
        """Go on, or look at something."""
        app = self.app
        if self.common_key(key):
            return
        if key == keys.START:
            app.push("game_menu")
        elif key == keys.A:
            self._go_on()
        elif key == keys.B:
            app.push("one_player_short.score_sheet")
        elif key == keys.UP:
            app.push("review")
        elif key == keys.DOWN:
            app.push("one_player_short.calls")

    def _go_on(self):
        app = self.app
        if app.game.session.phase() == SESSION_OVER:
            app.go("one_player_short.session_end")
        else:
            app.game.next_deal()
            app.save()
            app.go("one_player_short.auction")
