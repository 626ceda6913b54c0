"""The contract picker: every contract with what it pays, exact, one over, one under."""

from engine.cards import NO_TRUMP, SPADES, count
from engine.flunk import contracts
from engine.flunk.declaration import make_contract
from handheld import keys
from handheld.flunk.table_words import contract_words
from handheld.look import BRIGHT, FAINT, TEXT, WARNING, Line
from handheld.score_words import score_words
from handheld.screens.hands import HandsScreen
from handheld.words import part_of

# The list that up and down walk: High 13 to 7, Low 6 to 0, Dump.
_DUMP = 14


class Screen(HandsScreen):
    """Left and right choose the suit, up and down the kind and number, A declares. A hint comes
    with the contract that it is about."""

    def __init__(self, app, denomination=-1, target=7, hint=""):
        super().__init__(app)
        self.words = part_of(app.words, "deal")
        look = app.look
        height = look.letter_height
        top = look.card_height + (8 if look.large else 1)
        self._head = Line(look, self.group, 0, top, look.columns)
        self._name = Line(look, self.group, (look.width - 20 * look.letter_width) // 2,
                          top + height, 10, BRIGHT, 2)
        left = look.width - 20 * look.letter_width >> 1
        first = top + 3 * height + (8 if look.large else 2)
        self._pays = []
        for line in range(3):
            self._pays.append(Line(look, self.group, left, first + line * height, 20))
        self.denomination = denomination if denomination >= 0 else self._longest()
        self.target = target
        self.show_hands()
        self._draw()
        self._hint = hint
        if hint:
            self._head.centre(hint, BRIGHT)

    def _longest(self):
        holding = self.app.game.view.holding
        longest = SPADES
        for suit in range(SPADES, -1, -1):
            if (count(holding[suit] | holding[8 + suit])
                    > count(holding[longest] | holding[8 + longest])):
                longest = suit
        return longest

    def state(self):
        """The contract under the cursor, and the hint if it is still said."""
        return self.denomination, self.target, self._hint

    def contract(self):
        """The contract under the cursor."""
        if self.target == _DUMP:
            return make_contract(contracts.DUMP, 0, self.denomination)
        kind = contracts.HIGH if self.target > 6 else contracts.LOW
        return make_contract(kind, self.target, self.denomination)

    def _draw(self):
        words = self.app.words
        contract = self.contract()
        self._head.centre(self.words.CHOOSE_CONTRACT, FAINT)
        self._name.centre(contract_words(words, contract))
        if self.target == _DUMP:
            sign = words.SUIT_SIGNS[self.denomination]
            self._pay(0, self.words.CLEAN_TRICK, contracts.score(contract, 1, 0), TEXT)
            self._pay(1, self.words.CLEAN_FIVE, contracts.score(contract, 5, 0), BRIGHT)
            self._pay(2, self.words.CAUGHT.format(sign), contracts.score(contract, 5, 1), WARNING)
        else:
            self._pay_tricks(0, self.words.ONE_UNDER, self.target - 1)
            self._pay_tricks(1, self.words.EXACTLY, self.target)
            self._pay_tricks(2, self.words.ONE_OVER, self.target + 1)
        self.app.changed = True

    def _pay_tricks(self, line, text, tricks):
        if not 0 <= tricks <= 13:
            self._pays[line].set("")
            return
        points = contracts.score(self.contract(), tricks)
        colour = BRIGHT if line == 1 else (TEXT if points > 0 else WARNING)
        self._pay(line, text + (" " if tricks > 9 else "  ") + str(tricks), points, colour)

    def _pay(self, line, text, points, colour):
        self._pays[line].both_ends(text, score_words(points), colour)

    def key(self, key):
        """Walk through the contracts; A declares."""
        if self.common_key(key):
            return
        if key == keys.UP or key == keys.DOWN:
            self._move_target(1 if key == keys.UP else -1)
        elif key == keys.LEFT or key == keys.RIGHT:
            places = 4 if self.target == _DUMP else 5
            step = 1 if key == keys.RIGHT else -1
            self.denomination = (self.denomination + step) % places
        elif key == keys.START:
            self.app.push("game_menu")
            return
        elif key == keys.A:
            self._declare()
            return
        self._hint = ""
        self._draw()

    def _move_target(self, step):
        # Dump stands below Low 0 and above High 13.
        self.target = (self.target + step) % 15
        if self.target == _DUMP and self.denomination == NO_TRUMP:
            self.denomination = SPADES

    def _declare(self):
        self.app.game.act(self.contract())
        self.app.save()
        self.app.go("table")

    def tick(self, now):
        """Meanwhile find out what the bot would do with these cards."""
        return self.app.game.compare()
