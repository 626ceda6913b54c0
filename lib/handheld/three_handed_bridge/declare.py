"""The dealer chooses: clubs to no trump with what an odd trick is worth, or to leave it to dummy."""

from engine.cards import NO_TRUMP, SPADES, count
from engine.three_handed_bridge.deal import PASS
from engine.three_handed_bridge.scores import honour_points, trick_points
from handheld import keys, look as looks
from handheld.look import BRIGHT, FAINT, TEXT, fitted
from handheld.three_handed_bridge.hands import CallScreen
from handheld.words import denomination_words

_GAME = 30


class Screen(CallScreen):
    """Left and right, or up and down, walk through what can be said; A says it. A hint comes with
    the choice that it is about."""

    def __init__(self, app, choice=-1, hint=""):
        super().__init__(app)
        self.choice = choice if choice >= 0 else self._longest()
        self._head = self.line(0, FAINT)
        self._name = self.large_line(1, BRIGHT)
        self._notes = [self.line(3 + place, TEXT) for place in range(3)]
        self.line(6, FAINT).centre(self.words.DUMMY_DOWN)
        if looks.wide:
            # What keys will bring, before the first picture: a new letter has all others drawn again.
            words = self.words
            looks.wide.make_room(b"")
            text = "".join((words.PASS, words.YOUR_TRUMPS, words.DUMMY_DOWN, words.ODD_TRICK, words.GAME_AT, words.TRICKS,
                            words.NEVER, words.HONOURS, words.ACES, words.RANGE) + words.PASS_IS)
            looks.wide.tiles(text, looks.measure(text))
        self.show_hands()
        self._draw()
        self._hint = hint
        if hint:
            self._head.centre(hint, BRIGHT)

    def _longest(self):
        holding = self.app.game.view.holding
        longest = SPADES
        for suit in range(SPADES, -1, -1):
            if count(holding[suit]) > count(holding[longest]):
                longest = suit
        return longest

    def state(self):
        """What is under the cursor, and the hint if it is still said."""
        return self.choice, self._hint

    def _draw(self):
        words = self.words
        self._head.centre(words.YOUR_TRUMPS, FAINT)
        if self.choice == PASS:
            self._name.centre(words.PASS)
            notes = [self._note(*text.split("/")) for text in words.PASS_IS]
        else:
            self._name.centre(denomination_words(self.app.words, self.choice))
            notes = self._pays(self.choice)
        for place in range(3):
            self._notes[place].set(notes[place])
        self.app.changed = True

    def _pays(self, denomination):
        words = self.words
        value = trick_points(denomination, 0, 1)
        view = self.app.game.view
        odd = (_GAME - view.parts[view.dealer] + value - 1) // value
        least, most = honour_points(denomination, 1), honour_points(denomination, 3 if denomination == NO_TRUMP else 6)
        # The labels stay, so that a key has little to draw.
        return [self._note(label, figure) for label, figure in (
            (words.ODD_TRICK, str(value)),
            (words.GAME_AT, words.TRICKS.format(6 + odd) if odd < 8 else words.NEVER),
            (words.ACES if denomination == NO_TRUMP else words.HONOURS, words.RANGE.format(least, most)))]

    def _note(self, label, figure):
        return "   " + fitted(label, self.app.look.columns - 6 - looks.measure(figure)) + figure

    def key(self, key):
        """Walk through the choices; A declares."""
        if self.common_key(key):
            return
        if key == keys.RIGHT or key == keys.DOWN:
            self.choice = (self.choice + 1) % 6
        elif key == keys.LEFT or key == keys.UP:
            self.choice = (self.choice + 5) % 6
        elif key == keys.START:
            self.app.push("game_menu")
            return
        elif key == keys.A:
            self.app.game.act(self.choice)
            self.app.save()
            self.app.go("three_handed_bridge.doubling")
            return
        self._hint = ""
        self._draw()

    def tick(self, now):
        """Where bots play for the player, one declares."""
        game = self.app.game
        if game.watch and game.think():
            self.app.save()
            self.app.go("three_handed_bridge.doubling")
        return game.watch
