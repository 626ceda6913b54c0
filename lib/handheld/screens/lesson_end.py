"""The end of a lesson: whether its aim was reached, and where to go from here."""

from handheld import borrow
from handheld.flunk.progress import progress_words
from handheld.look import BRIGHT, WARNING, Line
from handheld.score_words import score_words
from handheld.screens.menu import MenuScreen
from handheld.words import part_of

_NEXT = 0
_AGAIN = 1
_LIST = 2


class Screen(MenuScreen):
    """The next lesson, the same one again, or the list of all."""

    lines = 3

    def __init__(self, app, place=-1):
        game = app.game
        look = app.look
        height = look.letter_height
        self._said = said = part_of(app.words, "learn")
        reached = game.reached()
        number = game.number()
        own = part_of(app.words, "lesson" + str(number + 1))
        self._ways = [_NEXT, _AGAIN, _LIST] if number + 1 < len(said.NAMES) else [_LIST, _AGAIN]
        if place < 0:
            place = 0 if reached else 1
        super().__init__(app, place, 158 if look.large else 88, 24 if look.large else 13)
        gap = 8 if look.large else 2
        Line(look, self.group, look.width // 2 - 13 * look.letter_width, gap, 13,
             BRIGHT if reached else WARNING, 2).centre(said.REACHED if reached else said.MISSED)
        top = gap + 2 * height
        deal = game.session.deal
        Line(look, self.group, 0, top, look.columns).centre(
            said.RESULT.format(progress_words(app.words, deal.contract, deal.play), score_words(deal.score())))
        top += height + gap
        for text in (own.DONE if reached else own.TRY).split("\n"):
            Line(look, self.group, 0, top, look.columns).centre(text)
            top += height
        self._note(number, reached)
        self.draw()

    def _note(self, number, reached):
        app = self.app
        learned = borrow("handheld.learned")
        done = learned.done(app.learned)
        if reached:
            done |= 1 << number
        app.learned = learned.pack(done, -1)
        app.save()

    def entries(self):
        """What can be done now."""
        return [(self._said.WAYS[way], "") for way in self._ways]

    def choose(self, place):
        """Open it; the session that waits is the game again, but for another try."""
        app = self.app
        way = self._ways[place]
        number = app.game.number()
        if way == _AGAIN:
            borrow("handheld.guided").Guided(app, number)
            app.save()
            app.go("table")
            return
        app.game.leave()
        if way == _NEXT:
            app.push("lesson", number + 1)

    def leave(self):
        """To the list."""
        self.app.game.leave()
