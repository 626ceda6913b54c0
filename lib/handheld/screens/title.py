"""The first screen: the name of the game, and what to do."""

from handheld import borrow
from handheld.keys import elapsed
from handheld.look import FAINT, WARNING, Line, put_card
from handheld.screens.menu import MenuScreen
from handheld.settings import DEMO, GAME, GAMES

# Four aces to look at.
_ACES = (51, 38, 25, 12)

# How long nobody touches it until bots play for who looks on, in milliseconds; in a kiosk half
# of it.
_ALONE = 60000


class Screen(MenuScreen):
    """Continue, new game, learn, statistics, settings, help, about."""

    lines = 6

    def __init__(self, app, place=-1):
        look = app.look
        large = look.large
        wrong = app.settings.wrong and not app.kiosk
        top = 106 if large else 49
        pitch = 21 if large else 13
        if wrong:
            # The warning takes a line of the list.
            self.lines = 5
            top += pitch
        super().__init__(app, max(place, 0), top, pitch)
        words = self.words
        scale = 4 if large else 3
        size = look.letter_width * scale
        Line(look, self.group, (look.width - 5 * size) // 2, 8 if large else -2, 5,
             scale=scale).set(words.TITLE)
        subtitle = Line(look, self.group, 0, 78 if large else 32, look.columns, FAINT)
        if wrong:
            subtitle.centre(words.WRONG_SETTINGS, WARNING)
            Line(look, self.group, 0, 96 if large else 46, look.columns, WARNING).centre(
                words.SEE_SETTINGS)
        else:
            subtitle.centre(words.SUBTITLES[app.settings.values[GAME]])
        aces = look.card_grid(look.bright, 4)
        aces.x = look.width - 4 * look.card_width - 4
        aces.y = look.height - look.card_height - 2
        for ace in range(4):
            put_card(aces, ace, _ACES[ace])
        self.group.append(aces)
        if app.board.has_battery:
            text = borrow("handheld.battery").text()
            Line(look, self.group, look.width - len(text) * look.letter_width, 0, len(text),
                 FAINT).set(text)
        if place < 0 and _is_new(app):
            self.place = 1
        self.draw()

    def entries(self):
        """Continue stands first while there is a game to continue."""
        return [(text, "") for text, _ in self._ways()]

    def _ways(self):
        """A list of (text, screen that it opens)."""
        app = self.app
        words = self.words
        about = app.part("about")
        ways = [(words.CONTINUE, about.screen_of(app.game))] if app.game else []
        ways.append((words.NEW_GAME, about.NEW_GAME))
        ways.append((words.LEARN, about.LEARN))
        if len(GAMES) > 1:
            ways.append((words.GAMES, "games"))
        if app.kiosk:
            ways.append((words.BEST_SCORES, "best_scores"))
        else:
            ways.append((words.STATISTICS, about.STATISTICS))
            ways.append((words.SETTINGS, "settings_menu"))
        ways.append((words.HELP, "help"))
        ways.append((words.ABOUT, "about"))
        return ways

    def choose(self, place):
        """Open what was chosen."""
        app = self.app
        screen = self._ways()[place][1]
        if app.game and not place:
            app.go(screen)
        else:
            app.push(screen)

    def leave(self):
        """There is nothing behind the title."""

    def tick(self, now):
        """Nobody is there: in a kiosk, or where it is set, show how the game is played."""
        app = self.app
        kiosk = app.kiosk
        waited = elapsed(now, app.idle.since)
        if kiosk and not app.game and waited >= _ALONE // 2:
            kiosk.begin_afresh()
            app.save()
            app.go("demo")
            return True
        if not kiosk and app.settings.values[DEMO] and waited >= _ALONE:
            app.go("demo")
        return False


def _is_new(app):
    """Whether the player should rather learn first: nothing was ever played here, or a lesson
    is in progress, and there is no game to go on with."""
    if app.game or app.kiosk or app.store.trouble:
        return False
    if app.learned:
        return borrow("handheld.learned").begun(app.learned) >= 0
    return not app.statistics and not app.others

