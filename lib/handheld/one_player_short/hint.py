"""A hint is thought about; then the auction or the cards are back, with the cursor where it says."""

from engine.one_player_short.auction import CALLING, PLAYING
from engine.one_player_short.calls import BIDS, DOUBLE, denomination_of, level_of
from engine.one_player_short.hint import DOUBLE_TRICKS
from handheld import borrow
from handheld.look import BRIGHT, FAINT, Line
from handheld.one_player_short.call_words import call_words
from handheld.past import card_words
from handheld.screens import BaseScreen
from handheld.words import part_of


class Screen(BaseScreen):
    """Thinks in the place of the screen that asked. Any key leaves it, and nothing was asked;
    SELECT for the help, after which it thinks anew."""

    def __init__(self, app):
        super().__init__(app)
        look = app.look
        self.words = part_of(app.words, "short_hints")
        top = look.height // 2 - look.letter_height
        Line(look, self.group, 0, top, look.columns, BRIGHT).centre(self.words.THINKING)
        Line(look, self.group, 0, top + 2 * look.letter_height, look.columns, FAINT).centre(
            self.words.BACK.format(app.board.key_names[1]))
        app.game.make_room()
        self._hint = borrow("engine.one_player_short.hint").Hint(app.game.session, app.game.view)

    def tick(self, now):
        """Think for a slice, and at the end go back and tell."""
        if self._hint and self._hint.step():
            self._hint.count()
            self._tell()
        return True

    def _text(self):
        words = self.app.words
        hint = self._hint
        choice = hint.choice
        number = str(hint.number)
        if hint.why <= DOUBLE_TRICKS:
            name = call_words(words, part_of(words, "short"), choice)
            # Tenths of a trick.
            number = str(hint.number // 10) + "." + str(hint.number % 10)
        else:
            name = card_words(words, choice) if choice < 52 else ""
        return self.words.WHY[hint.why].format(name, number)

    def _tell(self):
        app = self.app
        choice = self._hint.choice
        text = self._text()
        self._leave()
        app.save()
        due = app.game.view.due
        if due == PLAYING:
            app.go("table", False, borrow("handheld.standing").hinted(choice, text))
        elif due == CALLING:
            bids = choice < BIDS
            app.go("one_player_short.auction", level_of(choice) if bids else 0,
                   denomination_of(choice) if bids else choice == DOUBLE, -1, text)
        else:
            app.go("one_player_short.auction", 0, 0, choice, text)

    def key(self, key):
        """Never mind."""
        self._leave()
        if not self.common_key(key):
            self.app.pop()

    def _leave(self):
        self._hint = None
        game = self.app.game
        if game.session.level == "random":
            # The bots at the table do not need what it has brought.
            game.unload(game.bots.DECLARING + game.bots.PLAYING)
