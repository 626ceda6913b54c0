"""A driver with a window and a keyboard."""

import os
import pathlib
import sys
import time

import simulated

# Keyboard keys by pygame's names for them, and the board's keys they stand for.
KEYBOARD = (
    ("up", "up"), ("down", "down"), ("left", "left"), ("right", "right"),
    ("z", "a"), ("return", "a"), ("x", "b"), ("backspace", "b"), ("s", "start"), ("a", "select"),
)

# How much of the desktop the window may take, and how large it gets at most.
DESKTOP_SHARE = 0.85
LARGEST_SCALE = 5
WIDEST = 800

LEGEND_HEIGHT = 44
BACKGROUND = (24, 24, 28)
TEXT = (190, 190, 200)

TICK_SECONDS = 0.01  # how often the window looks at its keyboard while the app sleeps
DRAW_EVERY_SECONDS = 0.02


def window_available():
    """None if a window can be opened here; else the reason why not, in words."""
    if os.environ.get("SDL_VIDEODRIVER") in (None, "", "x11", "wayland"):
        if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            return "there is no window system here (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    try:
        pygame = _pygame()
    except ImportError:
        return "pygame-ce, which opens windows, is not installed"
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
    except pygame.error as error:
        return "no window can be opened here (%s)" % error
    pygame.display.quit()
    # SDL falls back on these when it finds no window system; nobody could see them.
    if driver in ("dummy", "offscreen", "evdev") and os.environ.get("SDL_VIDEODRIVER") != driver:
        return "there is no window system here"
    return None


def _pygame():
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    return pygame


def legend(board):
    """What to press for which of the board's keys, two lines of text."""
    third, fourth = board.key("start"), board.key("select")
    return (
        "arrows: move     Z or Enter: A     X or Backspace: B     S: %s     A: %s"
        % (third.upper(), fourth.upper()),
        "F12: picture of the screen     Esc: quit",
    )


def best_scale(width, height, desktop):
    """The largest whole number of times a screen fits the desktop (width, height), 1 or more."""
    most = min(
        int(desktop[0] * DESKTOP_SHARE) // width,
        (int(desktop[1] * DESKTOP_SHARE) - LEGEND_HEIGHT) // height,
        LARGEST_SCALE,
        WIDEST // width,
    )
    return max(1, most)


def shown_brightness(brightness):
    """How bright a display of this brightness looks in a window, which is brighter than a
    handheld's; 0.0 to 1.0."""
    return 0.4 + 0.6 * brightness if brightness else 0.0


class WindowDriver(simulated.Driver):
    """Shows the board's screen in a window; the keyboard holds the board's keys.

    board: a boards.Board; title: of the window; scale: how many times as large, or None for
    what fits the desktop. Closing the window or Esc ends the program: SystemExit, raised when
    the app next looks at its keys, sleeps or draws.
    """

    virtual = False

    def __init__(self, board, title="Handheld", scale=None):
        self.board = board
        self.pygame = _pygame()
        self.real_sleep = time.sleep
        self.real_monotonic = time.monotonic
        self.shots = pathlib.Path.cwd()  # where F12 puts its pictures
        self.pygame.display.init()
        self.pygame.font.init()
        self.pygame.key.set_repeat()  # no repeats: the app makes its own
        desktop = self.pygame.display.get_desktop_sizes()[0]
        self.scale = scale or best_scale(board.width, board.height, desktop)
        self._legend = self._draw_legend()
        self._size = (board.width * self.scale, board.height * self.scale)
        width = max(self._size[0], self._legend.get_width())
        self.window = self.pygame.display.set_mode((width, self._size[1] + LEGEND_HEIGHT))
        self.pygame.display.set_caption(title)
        self._keys = {}
        for name, key in KEYBOARD:
            self._keys[self.pygame.key.key_code(name)] = board.key(key)
        self._down = []  # keyboard keys that are down, oldest first
        self._start = self.real_monotonic()
        self._drawn = None
        self._stale = True
        self.notice = None  # a line shown in place of the legend's second one

    def close(self):
        """Close the window."""
        self.pygame.display.quit()

    # What the stand-ins ask ---------------------------------------------------------

    def milliseconds(self):
        return int((self.real_monotonic() - self._start) * 1000)

    def poll(self):
        simulated.display.catch_up()
        self._pump()

    def refreshed(self):
        self._stale = True
        self._pump()

    def lit(self):
        self._stale = True

    def sleep(self, seconds):
        end = self.real_monotonic() + seconds
        while True:
            self._pump()
            left = end - self.real_monotonic()
            if left <= 0:
                return
            self.real_sleep(min(left, TICK_SECONDS))

    # The window ---------------------------------------------------------------------

    def _pump(self):
        for event in self.pygame.event.get():
            if event.type == self.pygame.QUIT:
                raise SystemExit(0)
            if event.type == self.pygame.KEYDOWN:
                self._pressed(event.key)
            elif event.type == self.pygame.KEYUP:
                self._released(event.key)
            elif event.type in (self.pygame.WINDOWEXPOSED, self.pygame.WINDOWRESTORED):
                self._stale = True
            elif event.type == self.pygame.WINDOWFOCUSLOST:
                for key in list(self._down):  # its release will go to another window
                    self._released(key)
        now = self.real_monotonic()
        if self._stale and (self._drawn is None or now - self._drawn >= DRAW_EVERY_SECONDS):
            self._draw()
            self._drawn = now
            self._stale = False

    def _pressed(self, key):
        if key == self.pygame.K_ESCAPE:
            raise SystemExit(0)
        if key == self.pygame.K_F12:
            self._take_picture()
        elif key in self._keys and key not in self._down:
            self._down.append(key)
            simulated.press(self._keys[key])

    def _released(self, key):
        if key in self._down:
            self._down.remove(key)
            # Another key may hold the same button down: Enter and Z.
            if self._keys[key] not in [self._keys[other] for other in self._down]:
                simulated.let_go(self._keys[key])

    def _take_picture(self):
        number = 1
        while (self.shots / ("screen-%d.png" % number)).exists():
            number += 1
        path = self.shots / ("screen-%d.png" % number)
        try:
            simulated.display.image().save(path)
            self.notice = "picture: %s" % path.name
        except OSError as error:
            self.notice = "no picture: %s" % error.strerror
        self._legend = self._draw_legend()
        self._stale = True

    def _draw_legend(self):
        font = self.pygame.font.Font(None, 18)
        lines = list(legend(self.board))
        if getattr(self, "notice", None):
            lines[1] = self.notice
        drawn = [font.render(line, True, TEXT) for line in lines]
        picture = self.pygame.Surface((max(line.get_width() for line in drawn) + 16, LEGEND_HEIGHT))
        picture.fill(BACKGROUND)
        for number, line in enumerate(drawn):
            picture.blit(line, ((picture.get_width() - line.get_width()) // 2, 5 + 18 * number))
        return picture

    def _draw(self):
        image = simulated.display.image()
        share = shown_brightness(simulated.brightness)
        if share < 1:
            image = image.point(lambda value: int(value * share))
        picture = self.pygame.image.frombuffer(image.tobytes(), image.size, "RGB")
        window = self.window
        window.fill(BACKGROUND)
        left = (window.get_width() - self._size[0]) // 2
        window.blit(self.pygame.transform.scale(picture, self._size), (left, 0))
        window.blit(self._legend, ((window.get_width() - self._legend.get_width()) // 2, self._size[1]))
        self.pygame.display.flip()
