"""A decision in a deal that is over is taken again; then its reason is told, on pages."""

from handheld import borrow
from handheld.past import clear_bots
from handheld.screens.pages import PagesScreen
from handheld.words import part_of, seat_name


class Screen(PagesScreen):
    """Thinks, and any key but SELECT leaves it; then it has pages. Of the player's own decision it tells what
    a hint would have been; none is counted, since nothing is to be played any more.

    place: of the decision in the order of play, as in engine.flunk.look_back; pages: what is
    to be told, if that is known.
    """

    lines = 7

    def __init__(self, app, place, page=0, pages=None):
        self._place = place
        self._thought = None
        if pages:
            super().__init__(app, page, pages)
            return
        game = app.game
        played = game.session
        # What the bots at the table decide by may be something else.
        clear_bots(game)
        seat = 0 if place < 0 else played.deal.play.seat_of(place)
        self._own = not game.watch and not played.player_of(seat)
        said = part_of(app.words, "reasons")
        who = seat_name(app.words, played, seat)
        super().__init__(app, 0, ((said.BOT_LOOKS if self._own else said.REMEMBERS.format(who), "", said.GO_BACK),))
        # Meanwhile nobody else looks at the game's view.
        seed = borrow("engine.flunk.look_back").look_back(played, place, game.view)
        self._thought = borrow("engine.flunk.bots.reasons").Explaining(
            "hard" if self._own else played.level, game.view, seed)

    def state(self):
        """The decision, and the pages if they are there already."""
        return self._place, self._page, None if self._thought else self._pages

    def tick(self, now):
        """Think for a slice, and at the end tell."""
        if not self._thought:
            return False
        if self._thought.step():
            reason = self._thought.reason
            # The bot leaves memory before the words come.
            self._forget()
            self._pages = borrow("handheld.reason_words").pages(self.app, reason, self._place, self._own)
            # What the words came with.
            self._forget()
            self.app.game.refresh()
            self._draw()
        return True

    def key(self, key):
        """Never mind, or as with other pages."""
        if self._thought:
            # After the help it thinks anew.
            helped = self.common_key(key)
            self._forget()
            self.app.game.refresh()
            if not helped:
                self.app.pop()
        else:
            super().key(key)

    def _forget(self):
        # The next deal loads the bots anew.
        self._thought = None
        clear_bots(self.app.game)
