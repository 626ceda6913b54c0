"""One page that says what the player should know once."""

from handheld.screens.pages import PagesScreen
from handheld.words import part_of


class Screen(PagesScreen):
    """A page of the words' NOTICES, by its name. A goes on."""

    def __init__(self, app, name):
        self._name = name
        super().__init__(app, 0, (part_of(app.words, "pages").NOTICES[name],))
        self._foot.centre(app.words.PRESS_A.format(app.board.key_names[0]))

    def state(self):
        """Which page."""
        return (self._name,)
