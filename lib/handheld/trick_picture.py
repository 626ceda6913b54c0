"""The trick on the table: who played what, and whose turn it is."""

import displayio

from engine.cards import DECLARER, DUMMY
from handheld import look as looks
from handheld.look import BRIGHT, FAINT, Line, put_card, put_empty
from handheld.words import denomination_words, seat_name

# Places round the table are numbered clockwise from the player's own.
_NAME_LENGTH = 6


class TrickPicture:
    """Four cards at double size, the players' names, and a message that may cover them.

    game: the Game whose deal this is; own_seat: who looks, from below.
    """

    def __init__(self, look, group, words, game, own_seat):
        self._look = look
        self._words = words
        self._game = game
        self._own_seat = own_seat
        # On the small display there is room for names or a message, not for both.
        self._one_line = not look.large
        if look.large:
            cards = ((102, 120), (26, 84), (102, 54), (178, 84))
            names = ((142, 168), (17, 150), (146, 60), (169, 150))
        else:
            cards = ((88, 46), (8, 41), (48, 36), (128, 41))
            names = ((82, 91), (2, 91), (42, 91), (122, 91))
        self._grids = []
        self._names = []
        self._named = displayio.Group()
        doubled = displayio.Group(scale=2)
        for place in range(4):
            grid = look.card_grid(look.bright, 1)
            grid.x = cards[place][0] // 2
            grid.y = cards[place][1] // 2
            doubled.append(grid)
            self._grids.append(grid)
            self._names.append(Line(look, self._named, names[place][0], names[place][1],
                                    _NAME_LENGTH, FAINT))
        group.append(doubled)
        group.append(self._named)
        top = look.height - look.card_height - look.letter_height - (5 if look.large else 3)
        self._message = Line(look, group, 0, top, look.columns)

    def show(self, record, trick, ended):
        """Lay the cards of a trick of a Record; ended dims the losers."""
        winner = record.winner_of(trick) if ended else -1
        played = min(trick * 4 + 4, record.count)
        for place in range(4):
            seat = self._own_seat + place & 3
            self._names[place].centre(self._name(seat, "▸" if seat == record.leaders[trick] else ""))
            card = -1
            for order in range(trick * 4, played):
                if record.seat_of(order) == seat:
                    card = record.cards[order]
            self._put(place, card, ended and seat != winner)
        turn = winner if ended else record.turn
        self._point(turn - self._own_seat & 3)

    def _name(self, seat, mark):
        """Who plays the cards of a seat, with a mark before him if he leads."""
        words = self._words
        played = self._game.session
        name = seat_name(words, played, seat)
        if seat == DECLARER:
            # The declarer's name carries what he declared, if there is room.
            name = words.SHORT[played.player_of(seat)]
            text = denomination_words(words, self._game.denomination()) + (mark or words.GAP) + name
            if looks.measure(text) <= _NAME_LENGTH:
                return text
        if looks.measure(mark + name) > _NAME_LENGTH:
            name = words.SHORT_DUMMY if seat == DUMMY else words.SHORT[played.player_of(seat)]
        return mark + name

    def _put(self, place, card, dimmed):
        grid = self._grids[place]
        look = self._look
        if card < 0:
            put_empty(grid, 0)
        else:
            put_card(grid, 0, card)
        shader = look.dim if dimmed else look.bright
        if grid.pixel_shader is not shader:
            grid.pixel_shader = shader

    def _point(self, place):
        for each in range(4):
            self._names[each].paint(BRIGHT if each == place else FAINT)

    def say(self, text, colour):
        """Show a message, or none for ""."""
        self._message.centre(text, colour)
        self._named.hidden = bool(text) and self._one_line
