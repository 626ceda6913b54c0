"""The first screen: the name of the game, and what to do."""

from handheld import borrow
from handheld.look import FAINT, WARNING, Line, put_card
from handheld.screens.menu import MenuScreen

# Four aces to look at.
_ACES = (51, 38, 25, 12)


class Screen(MenuScreen):
    """Continue, new game, statistics, settings, help, about."""

    def __init__(self, app, place=0):
        look = app.look
        large = look.large
        super().__init__(app, place, 116 if large else 62, 22 if large else 13)
        words = self.words
        scale = 4 if large else 3
        size = look.letter_width * scale
        Line(look, self.group, (look.width - 5 * size) // 2, 8 if large else -2, 5,
             scale=scale).set(words.TITLE)
        subtitle = Line(look, self.group, 0, 84 if large else 32, look.columns, FAINT)
        if app.settings.wrong and not app.kiosk:
            subtitle.centre(words.WRONG_SETTINGS, WARNING)
            Line(look, self.group, 0, 100 if large else 46, look.columns, WARNING).centre(
                words.SEE_SETTINGS)
        else:
            subtitle.centre(words.SUBTITLE)
        aces = look.card_grid(look.bright, 4)
        aces.x = look.width - 4 * look.card_width - 4
        aces.y = look.height - look.card_height - 2
        for place in range(4):
            put_card(aces, place, _ACES[place])
        self.group.append(aces)
        if app.board.has_battery:
            text = borrow("handheld.battery").text()
            Line(look, self.group, look.width - len(text) * look.letter_width, 0, len(text),
                 FAINT).set(text)
        self.draw()

    def entries(self):
        """Continue stands first while there is a game to continue."""
        return [(text, "") for text, _ in self._ways()]

    def _ways(self):
        """A list of (text, screen that it opens); "" is the one on which the game goes on."""
        app = self.app
        words = self.words
        ways = [(words.CONTINUE, "")] if app.game else []
        ways.append((words.NEW_GAME, "new_game"))
        if not app.kiosk:
            ways.append((words.STATISTICS, "statistics"))
            ways.append((words.SETTINGS, "settings_menu"))
        ways.append((words.HELP, "help"))
        ways.append((words.ABOUT, "about"))
        return ways

    def choose(self, place):
        """Open what was chosen."""
        app = self.app
        screen = self._ways()[place][1]
        if screen:
            app.push(screen)
        else:
            app.go(_screen_for(app.game))

    def leave(self):
        """There is nothing behind the title."""


def _screen_for(game):
    """The name of the screen on which a game goes on."""
    from engine.flunk import session

    phase = game.session.phase()
    if phase == session.DECLARING:
        return "declare" if game.players_turn() else "deal"
    return "table" if phase == session.PLAYING else "deal_end"
