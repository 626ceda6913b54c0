"""The menu in a game: go on, have a hint, take a card back, claim, look at the scores or the rules, leave."""

from engine.cards import DUMMY, count
from handheld import borrow
from handheld.game import PLAYING
from handheld.look import FAINT, Line
from handheld.screens.menu import MenuScreen


class Screen(MenuScreen):
    """Opened by START; the game waits below it."""

    lines = 7

    def __init__(self, app, place=0):
        look = app.look
        super().__init__(app, place, 54 if look.large else 30, 23 if look.large else 13)
        played = app.game.session
        self._may_take_back = borrow("handheld.taking_back").cards_back(app)
        Line(look, self.group, 0, 16 if look.large else 8, look.columns).centre(
            self.words.EXERCISE if app.waiting is not None
            else app.part("about").heading(app.words, played))
        if app.board.has_battery:
            Line(look, self.group, 0, look.height - look.letter_height, look.columns,
                 FAINT).centre(self.words.BATTERY.format(borrow("handheld.battery").text()))
        self.draw()

    def entries(self):
        """What can be done in the middle of a game."""
        return [(text, "") for text, _ in self._ways()]

    def _ways(self):
        """A list of (text, screen that it opens); "" goes back to the game, "take back" with a card less."""
        app = self.app
        words = self.words
        about = app.part("about")
        ways = [(words.CONTINUE, "")]
        if app.game.players_turn():
            ways.append((words.HINT, about.HINT))
        exercise = app.waiting is not None
        lesson = app.game.end == "lesson_end"
        if lesson:
            ways.append((words.IDEA, "lesson"))
        elif app.game.session.deal.is_over():
            ways += about.ways_back(app, words)
        else:
            if self._may_take_back:
                ways.append((words.TAKE_BACK, "take back"))
            if app.game.session.phase() == PLAYING and not app.game.watch and _knows_dummy(app.game.view):
                ways.append((words.CLAIM, "claim"))
        if not exercise:
            ways.append((app.words.SCORE_SHEET, about.SCORE_SHEET))
        if not lesson:
            ways += about.more_ways(words)
        ways.append((words.HELP, "help"))
        if not app.kiosk:
            ways.append((words.SETTINGS, "settings_menu"))
        ways.append((words.LEAVE_EXERCISE, "exercise") if exercise else (words.LEAVE, "title"))
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
        elif screen == "exercise":
            app.game.leave()
        elif screen == "claim" or screen == app.part("about").HINT:
            app.swap(screen)
        elif screen == "take back":
            borrow("handheld.taking_back").take_back_at(app)
        else:
            app.push(screen)


def _knows_dummy(view):
    """Whether dummy lies open, of whose cards a claim is about too."""
    return sum(count(view.holding[DUMMY * 4 + suit]) for suit in range(4)) == view.left[DUMMY]
