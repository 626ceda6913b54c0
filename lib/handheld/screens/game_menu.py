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
        words = self.words
        listed = [(words.CONTINUE, ""), (self.app.words.SCORE_SHEET, ""), (words.HELP, ""),
                  (words.LEAVE, "")]
        if not self.app.kiosk:
            listed.insert(3, (words.SETTINGS, ""))
        if self.app.game.players_turn():
            listed.insert(1, (words.HINT, ""))
        return listed

    def choose(self, place):
        """Open what was chosen; leaving keeps the game."""
        app = self.app
        if place == 0:
            self.leave()
        elif place == len(self.entries()) - 1:
            app.save()
            app.go("title")
        elif app.game.players_turn() and place == 1:
            app.swap("hint")
        else:
            app.push(("score_sheet", "help", "settings_menu")[place - 1 - app.game.players_turn()])
