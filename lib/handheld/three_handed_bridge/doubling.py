"""Who is content and who doubles, one after the other."""

from engine.cards import DECLARER
from engine.three_handed_bridge.doubling import CONTENT, DOUBLE
from engine.three_handed_bridge.scores import trick_points
from handheld import keys
from handheld.game import PLAYING
from handheld.keys import WATCH_PAUSE, elapsed
from handheld.look import BRIGHT, FAINT, TEXT
from handheld.three_handed_bridge.calls import answers, declared
from handheld.three_handed_bridge.hands import CallScreen
from handheld.three_handed_bridge.promise import odd_for_game
from handheld.three_handed_bridge.table_words import value_words

_ROWS = 4

# How long a bot's word is looked at, in milliseconds, where tricks wait for a key.
_PAUSE = 1000


class Screen(CallScreen):
    """Left and right choose, A says it; when doubling is closed A goes on. Bots speak one at a time.
    A hint comes with the choice that it is about."""

    def __init__(self, app, choice=CONTENT, hint=""):
        super().__init__(app)
        self._head = self.line(0, BRIGHT)
        self._rows = [self.line(1 + row, TEXT) for row in range(_ROWS)]
        look = app.look
        left = 9
        self._choices = (self.line(5, TEXT, left), self.line(5, TEXT, look.columns - left, left * look.letter_width))
        self._told = self.line(5, FAINT)
        self._foot = self.line(6, FAINT)
        self.choice = choice
        self._hint = hint
        self._since = app.now()
        self._draw()

    def state(self):
        """What is under the cursor, and the hint if it is still said."""
        return self.choice, self._hint

    def _closed(self):
        return self.app.game.session.phase() >= PLAYING

    def _draw(self):
        app = self.app
        game = app.game
        words = self.words
        played = game.session
        view = game.view
        self.show_hands()
        odd = odd_for_game(view)
        self._head.both_ends(value_words(app.words, view.contract, view.steps),
                             words.GAME_ODD.format(odd) if odd < 8 else words.NO_GAME)
        names = app.words.PLAYERS
        texts = declared(app.words, words, played, view, names) + answers(words, played, names)
        first = max(0, len(texts) - _ROWS)
        for row in range(_ROWS):
            place = first + row
            last = place == len(texts) - 1
            self._rows[row].set(texts[place] if place < len(texts) else "", BRIGHT if last else TEXT)
        self._draw_choices()
        self._draw_foot()
        app.changed = True

    def _draw_foot(self):
        app = self.app
        self._foot.centre(app.words.PRESS_A.format(app.board.key_names[0]) if self._closed()
                          else self._hint or self.hidden_words(), BRIGHT if self._hint else FAINT)

    def _draw_choices(self):
        app = self.app
        game = app.game
        words = self.words
        view = game.view
        mine = game.players_turn() and not self._closed()
        for place in range(2):
            text = ""
            if mine:
                text = words.CONTENT
                if place == DOUBLE:
                    text = (words.REDOUBLE if view.turn == DECLARER or view.steps else words.DOUBLE).format(
                        trick_points(view.contract, view.steps, 1), trick_points(view.contract, view.steps + 1, 1))
                text = ("▸" if place == self.choice else " ") + text
            self._choices[place].set(text, BRIGHT if place == self.choice else TEXT)
        told = ""
        if self._closed():
            told = words.CLOSED
        elif not mine:
            told = app.words.THINKS.format(app.words.PLAYERS[game.session.player_to_act()])
        self._told.centre(told)

    def tick(self, now):
        """A bot's word, when the one before has been looked at."""
        app = self.app
        game = app.game
        pause = app.settings.pause()
        waited = elapsed(now, self._since)
        if self._closed():
            if game.watch:
                pause = pause or WATCH_PAUSE
            if pause and waited >= pause:
                self._go_on()
                return True
            return False
        if game.players_turn() or waited < (pause or _PAUSE):
            return False
        if game.think():
            self._spoken()
        return True

    def _spoken(self):
        self._since = self.app.now()
        self.choice = CONTENT
        self._hint = ""
        self.app.sound("card")
        self.app.save()
        self._draw()

    def key(self, key):
        """Choose and say it, or go on."""
        if self.common_key(key):
            return
        game = self.app.game
        if key == keys.START:
            self.app.push("game_menu")
        elif self._closed():
            if key == keys.A:
                self._go_on()
        elif game.players_turn():
            if key == keys.A:
                game.act(self.choice)
                self._spoken()
            elif key != keys.B:
                self.choice = 1 - self.choice
                self._draw_choices()
                if self._hint:
                    self._hint = ""
                    self._draw_foot()
                self.app.changed = True
        elif key == keys.A:
            # Nobody has to wait for a bot's word.
            self._since = self.app.now() - 10000

    def _go_on(self):
        self.app.go("table")
