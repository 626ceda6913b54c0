"""The end of a deal: tricks, the score read off its row of the table, the totals."""

from engine.flunk import contracts, session
from handheld import borrow, keys
from handheld.flunk.table_words import contract_words
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, WARNING, Line, centred
from handheld.score_words import help_words, score_words, totals_words, tricks_words
from handheld.screens import BaseScreen
from handheld.settings import RECORDS
from handheld.words import part_of

# How many cells of the row are shown, and how many letters each has.
_CELLS = 5
_CELL = 5


class Screen(BaseScreen):
    """A goes on to the next deal, or to the end of the session; B opens the score sheet, up the
    review of the deal, down what other contracts would have paid."""

    def __init__(self, app):
        super().__init__(app)
        self.words = part_of(app.words, "scores")
        look = app.look
        height = look.letter_height
        columns = look.columns
        gap = 8 if look.large else 1
        self._contract = Line(look, self.group, (look.width - 20 * look.letter_width) // 2,
                              gap, 10, BRIGHT, 2)
        top = gap + 2 * height + gap
        self._tricks = Line(look, self.group, 0, top, columns)
        self._make_row(top + height + gap)
        top += 3 * height + 3 * gap
        self._score = Line(look, self.group, (look.width - 20 * look.letter_width) // 2,
                           top, 10, BRIGHT, 2)
        top += 2 * height + gap
        self._totals = Line(look, self.group, 0, top, columns)
        top = look.height - height - gap
        Line(look, self.group, 0, top - height, columns, FAINT).centre(self.words.LOOK_BACK)
        self._foot = Line(look, self.group, 0, top, columns, FAINT)
        self._since = app.now()
        # It is on the screen before the drive is written to.
        self._unrecorded = app.settings.values[RECORDS]
        self._draw()

    def _make_row(self, top):
        # Tricks and what they pay, round the result: two lines of five cells, and over them
        # the cells of the result itself, which shine.
        look = self.app.look
        width = _CELLS * _CELL * look.letter_width
        self._left = (look.width - width) // 2
        self._row = []
        self._here = []
        for line in range(2):
            y = top + line * look.letter_height
            self._row.append(Line(look, self.group, self._left, y, _CELLS * _CELL, FAINT))
            self._here.append(Line(look, self.group, self._left, y, _CELL, BRIGHT))

    def _draw(self):
        words = self.app.words
        played = self.app.game.session
        index = played.index
        contract = played.contracts[index]
        tricks = played.tricks[index]
        caught = played.captured[index]
        self._contract.centre(contract_words(words, contract))
        dealer = words.PLAYERS[played.dealer_of(index)]
        self._tricks.centre(self._taken(dealer, contract, tricks, caught))
        self._draw_row(contract, tricks, caught)
        points = played.score_of(index)
        self._score.centre(self.words.SCORE.format(score_words(points)), BRIGHT if points > 0 else WARNING)
        self._draw_totals()
        foot = words.PRESS_A.format(self.app.board.key_names[0])
        told = help_words(self.words, played)
        self._foot.centre(foot + "  " + told if told else foot)
        self.app.changed = True

    def _taken(self, dealer, contract, tricks, caught):
        said = self.words
        if contract < 70:
            return said.TRICKS_TAKEN.format(dealer, tricks_words(said, tricks), 13 - tricks)
        if not caught:
            return said.TAKEN_CLEAN.format(dealer, tricks, 13 - tricks)
        sign = self.app.words.SUIT_SIGNS[contract - 70]
        return said.TAKEN_CAUGHT.format(dealer, tricks, caught, sign, 13 - tricks)

    def _draw_row(self, contract, tricks, caught):
        dump = contracts.kind_of(contract) == contracts.DUMP
        here = caught if dump and caught else tricks
        first = max(0, min(13 - _CELLS + 1, here - _CELLS // 2))
        numbers = ""
        pays = ""
        for number in range(first, first + _CELLS):
            label = str(number)
            if dump and caught:
                label += self.app.words.SUIT_SIGNS[contract - 70]
            points = self._points(contract, number, dump and caught)
            if number == here:
                self._show_here(number - first, label, points)
                label = points = ""
            numbers += centred(label, _CELL)
            pays += centred(points, _CELL)
        self._row[0].set(numbers)
        self._row[1].set(pays)

    def _show_here(self, cell, label, points):
        look = self.app.look
        for line, text in zip(self._here, (label, points)):
            line.move(self._left + cell * _CELL * look.letter_width)
            line.centre(text)

    def _points(self, contract, number, caught):
        """What the table says for so many tricks, or for so many cards caught in a dump."""
        if contract < 70:
            return score_words(contracts.score(contract, number))
        if caught:
            # Any number of tricks that can hold so many dump cards pays the same.
            return score_words(contracts.score(contract, (number + 3) // 4, number))
        return score_words(contracts.score(contract, number)) if number < 10 else "--"

    def _draw_totals(self):
        words = self.app.words
        game = self.app.game
        played = game.session
        if game.is_solo():
            known = played.comparison_due() < 0
            bot = self.words.BOT_TOTAL.format(score_words(played.bot_total()) if known else "...")
            self._totals.centre(self.words.TOTAL.format(score_words(played.total(0))) + "   " + bot)
        else:
            self._totals.centre(totals_words(words, played, self.app.look.columns))

    def tick(self, now):
        """Keep a record; finish what the bot would have scored."""
        game = self.app.game
        if self._unrecorded:
            self._unrecorded = 0
            borrow("handheld.records").keep_for(self.app)
            return True
        if game.compare():
            self.app.save()
            self._draw_totals()
            self.app.changed = True
        if game.watch and elapsed(now, self._since) > WATCH_PAUSE:
            self._go_on()
            return True
        return game.session.comparison_due() >= 0

    def key(self, key):
        """Go on."""
        if self.common_key(key):
            return
        if key == keys.START:
            self.app.push("game_menu")
        elif key == keys.A:
            self._go_on()
        elif key == keys.B:
            self.app.push("score_sheet")
        elif key == keys.UP:
            self.app.push("review")
        elif key == keys.DOWN:
            self.app.push("other_contracts")

    def _go_on(self):
        game = self.app.game
        if game.session.phase() == session.SESSION_OVER:
            self.app.go("session_end")
        else:
            game.next_deal()
            self.app.save()
            self.app.go("deal")
