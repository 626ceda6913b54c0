"""Nobody plays: bots do, slowly, and captions tell the rules in passing.

No session of anybody is touched: the deal is the demo's own. Nothing stays where it is for long,
so that no picture burns in: who is on turn shines, captions change, the hands go away while a trick
is looked at, and the picture moves.
"""

import os

import displayio

from engine import pack
from engine.cards import DECLARER, DUMMY
from handheld import borrow
from handheld.hand_row import HandRow
from handheld.keys import elapsed
from handheld.look import BRIGHT, FAINT, TEXT, Line
from handheld.past import clear_bots
from handheld.screens import BaseScreen
from handheld.settings import SLEEP
from handheld.trick_picture import TrickPicture
from handheld.words import part_of, seat_name

# How long a page, a call, a card and a trick that is over are looked at, in milliseconds.
_PAGE = 6500
_CALL = 3000
_CARD = 1200
_TRICK = 3000

_LINES = 6

# What comes next.
_DECLARING = 0
_PLAYING = 1
_SCORE = 2
_BEST = 3
_NEXT_DEAL = 4

# The picture is moved by so many pixels, to the right and down: at each page and trick by others.
_SHIFTS = ((0, 0), (2, 1), (-2, -1), (1, -1), (-1, 1))


class Picture(TrickPicture):
    """A trick in which nobody is the one who looks on."""

    def _name(self, seat, mark):
        played = self._game.session
        if seat != DUMMY and not played.player_of(seat):
            return part_of(self._words, "demo").DEALER
        return seat_name(self._words, played, seat)

    def sit(self, seat):
        """Have who looks on sit there."""
        self._own_seat = seat


class Screen(BaseScreen):
    """A deal, its score, in a kiosk the best scores; then the next one. Any key leads to the
    title, in a kiosk to a new game."""

    def __init__(self, app):
        super().__init__(app)
        if app.game:
            clear_bots(app.game)
        numbers = os.urandom(8)
        self._part = app.part("demo")
        self._progress_words = app.part("progress").progress_words
        self._game = borrow("handheld.other_games").make(app.settings.game(), self._part.session(
            1 + _number(numbers) % pack.LARGEST_NUMBER, _number(numbers[4:8])), True)
        self.words = part_of(app.words, "demo")
        self._words_of_game = part_of(app.words, self._part.WORDS)
        # An owner who says when a kiosk sleeps wants it to.
        self._awake = app.kiosk and not app.settings.given[SLEEP]
        if self._awake:
            app.idle.touched(app.now())
        look = app.look
        self._moved = displayio.Group()
        self.group.append(self._moved)
        self._moves = 0
        self._hands = displayio.Group()
        self._moved.append(self._hands)
        self._dummy = HandRow(look, self._hands, 0, 0)
        self._own = HandRow(look, self._hands, look.height - look.card_height, 0)
        self._make_lines()
        self._legal = bytearray(13)
        self._next = _DECLARING
        self._resting = False
        self._show_deal()

    def _make_lines(self):
        look = self.app.look
        height = look.letter_height
        pitch = height + (6 if look.large else 1)
        top = look.card_height + (look.height - 2 * look.card_height - _LINES * pitch) // 2
        self._texts = displayio.Group()
        self._lines = []
        for line in range(_LINES):
            self._lines.append(Line(look, self._texts, 0, top + line * pitch, look.columns))
        self._name = Line(look, self._texts, (look.width - 20 * look.letter_width) // 2,
                          top + pitch, 10, BRIGHT, 2)
        self._moved.append(self._texts)
        self._table = displayio.Group()
        self._caption = Line(look, self._table, 0, look.card_height + (4 if look.large else 1),
                             look.columns)
        self._picture = Picture(look, self._table, self.app.words, self._game, DECLARER)
        self._table.hidden = True
        self._moved.append(self._table)

    # Pages

    def _move(self):
        self._moved.x, self._moved.y = _SHIFTS[self._moves % len(_SHIFTS)]
        self._moves += 1

    def _page(self, texts, colours=(), name=""):
        self._move()
        for line in range(_LINES):
            text = texts[line] if line < len(texts) else ""
            self._lines[line].centre(text, colours[line] if line < len(colours) else TEXT)
        self._name.centre(name)
        self._texts.hidden = False
        self._table.hidden = True
        self._wait(_PAGE)

    def _any_key(self):
        words = self.words
        return words.ANY_KEY_PLAYS if self.app.kiosk else words.ANY_KEY_LEAVES

    def _show_deal(self):
        said = self._words_of_game
        self._draw_hands(None)
        self._page((said.BOTS_PLAY, "") + said.WHO_PLAYS + (self._any_key(),),
                   (BRIGHT, TEXT, TEXT, TEXT, TEXT, FAINT))

    def _show_call(self):
        """In a game with calls before the contract, those that are complete."""
        page = self._part.call_page(self.app.words, self._words_of_game, self._game)
        if page:
            self._draw_hands(None)
            self._page(*page)
            self._wait(_CALL)

    def _show_contract(self):
        self._picture.sit(self._game.own_seat())
        self._draw_hands(b"")
        self._page(*self._part.contract_page(self.app.words, self._words_of_game, self._game))

    def _show_score(self):
        texts, colours, name = self._part.score_page(self.app.words, self._words_of_game, self._game)
        self._page(texts + (self._any_key(),), colours + (FAINT,), name)

    def _show_best(self):
        """The kiosk's best scores, if there are any: whether there are."""
        if not (self.app.kiosk and self.app.best):
            return False
        best = borrow("handheld.best_scores").BestScores(self.app)
        if not best.entries:
            return False
        self._page([part_of(self.app.words, "menus").BEST_SCORES]
                   + best.rows(part_of(self.app.words, "counter")), (BRIGHT,))
        return True

    # The table

    def _draw_hands(self, legal):
        """legal: None where both hands shine, b"" where none does, else who is on turn shines, with
        what he may play; the cards go in here."""
        game = self._game
        for row, seat in ((self._dummy, DUMMY), (self._own, game.own_seat())):
            if legal is None:
                row.show(game.view.holding, seat)
            elif legal and game.view.turn == seat:
                row.show(game.view.holding, seat, legal, game.view.legal(legal))
            else:
                row.show(game.view.holding, seat, b"")

    def _draw_table(self, resting):
        view = self._game.view
        trick = view.tricks() - (1 if resting else 0)
        self._hands.hidden = resting
        if resting:
            self._move()
        else:
            self._draw_hands(self._legal)
        self._picture.show(view, trick, resting)
        self._texts.hidden = True
        self._table.hidden = False
        text, colour = self._taken() if resting else self._said()
        self._caption.centre(text, colour)
        self._wait(_TRICK if resting else _CARD)

    def _named(self, seat):
        if seat == DUMMY:
            return self.app.words.DUMMY
        player = self._game.session.player_of(seat)
        return self.app.words.PLAYERS[player] if player else self.words.DEALER

    def _said(self):
        """The caption in the middle of a trick, and its colour."""
        view = self._game.view
        words = self.words
        last = view.count - 1
        if last >= 0 and view.count & 3:
            name = self._named(view.seat_of(last))
            card = view.cards[last]
            led = view.cards[last & 60] // 13
            if not last:
                return words.LEADS.format(name), TEXT
            if card // 13 != led:
                text = words.TRUMPS if card // 13 == view.trump else words.THROWS
                return text.format(self.app.words.SUIT_SIGNS[led], name), BRIGHT
        return self._progress_words(self.app.words, view.contract, view), FAINT

    def _taken(self):
        """The caption of a trick that is over, and its colour."""
        view = self._game.view
        seat = view.leaders[view.tricks()]
        told = self._part.trick_told(self.app.words, self._words_of_game, view)
        if told:
            return told
        if view.tricks() % 4 == 2:
            return self._any_key(), FAINT
        return self.words.TAKES.format(self._named(seat)), TEXT

    # What happens

    def _wait(self, milliseconds):
        self._since = self.app.now()
        self._pause = milliseconds
        self.app.changed = True

    def tick(self, now):
        """Go on when it is time."""
        if elapsed(now, self._since) < self._pause:
            return False
        game = self._game
        if self._next == _DECLARING:
            if not game.think():
                pass
            elif game.before_play():
                self._show_call()
            else:
                self._next = _PLAYING if game.view.contract >= 0 else _NEXT_DEAL
                self._show_contract()
        elif self._next == _PLAYING:
            self._play()
        elif self._next == _SCORE:
            self._show_score()
            self._next = _BEST
        elif self._next == _BEST and self._show_best():
            self._next = _NEXT_DEAL
        else:
            self.app.go("demo")
        return self._awake

    def _play(self):
        game = self._game
        view = game.view
        if self._table.hidden or self._resting:
            # The table, with its tricks cleared away.
            self._resting = False
            self._draw_table(False)
        elif game.think():
            self._resting = not view.count & 3
            self._draw_table(self._resting)
            if view.count == 52:
                self._next = _SCORE

    def key(self, key):
        """Somebody is there."""
        app = self.app
        clear_bots(self._game)
        app.go("title")
        if app.kiosk:
            app.push(app.part("about").NEW_GAME)


def _number(data):
    return (data[3] & 63) << 24 | data[2] << 16 | data[1] << 8 | data[0]
