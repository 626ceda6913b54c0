"""The menu in a game: go on, have a hint, look at the scores or the rules, leave."""

from handheld import borrow
from handheld.look import FAINT, Line
from handheld.screens.menu import MenuScreen


class Screen(MenuScreen):
    """Opened by START; the game waits below it."""

    lines = 6

    def __init__(self, app, place=0):
        look = app.look
        super().__init__(app, place, 60 if look.large else 32, 26 if look.large else 15)
        played = app.game.session
        Line(look, self.group, 0, 16 if look.large else 8, look.columns).centre(
            app.words.DEAL_OF.format(played.index + 1, played.deals))
        if app.board.has_battery:
            Line(look, self.group, 0, look.height - look.letter_height, look.columns,
                 FAINT).centre(self.words.BATTERY.format(borrow("handheld.battery").text()))
        self.draw()

    def entries(self):
        """What can be done in the middle of a game."""
        return [(text, "") for text, _ in self._ways()]

    def _ways(self):
        """A list of (text, screen that it opens); "" goes back to the game."""
        app = self.app
        words = self.words
        ways = [(words.CONTINUE, "")]
        if app.game.players_turn():
            ways.append((words.HINT, "hint"))
        if app.game.session.deal.is_over():
            ways.append((words.REVIEW, "review"))
            ways.append((words.OTHER_CONTRACTS, "other_contracts"))
        ways.append((app.words.SCORE_SHEET, "score_sheet"))
        ways.append((words.SCORE_TABLE, "score_table"))
        ways.append((words.HELP, "help"))
        if not app.kiosk:
            ways.append((words.SETTINGS, "settings_menu"))
        ways.append((words.LEAVE, "title"))
        return ways

    def choose(self, place):
        """Open what was chosen; leaving keeps the game."""
        app = self.app
        screen = self._ways()[place][1]
        if not screen:
            self.leave()
        elif screen == "title":
            app.save()
            app.go(screen)
        elif screen == "hint":
            app.swap(screen)
        else:
            app.push(screen)
