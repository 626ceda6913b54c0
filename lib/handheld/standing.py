"""The rare half of handheld.screens.table: how it stands when another screen covers it, and how
it is made to stand so again. Loaded for that moment."""

from engine.cards import DUMMY
from handheld.look import BRIGHT


def of(table):
    """How a table stands: (cursor's place or -1, what is said, its colour, whether it looks
    back, and if there is still a gap where the last card was, the cards that might be played
    then, else b"")."""
    message = table._picture._message
    row = _row_on_turn(table)
    return (row.cursor, message.text.strip(), message._letters.pixel_shader[1],
            table._looking_back, _playable_at_gap(table))


def hinted(place, text):
    """How a table stands when a hint has been given."""
    return place, text, BRIGHT, False, b""


def put(table, standing):
    """Have a new table stand so."""
    place, text, colour, looking_back, playable = standing
    if playable:
        _make_gap(table, playable)
    if place >= 0:
        _row_on_turn(table).point(place)
    table._say(text, colour)
    if looking_back:
        table._look_back()


def _row_on_turn(table):
    return table.dummy if table.app.game.view.turn == DUMMY else table.own


def _last(table):
    """The last card, the seat that played it, and its row."""
    view = table.app.game.view
    place = view.count - 1
    if place < 0:
        return -1, -1, None
    seat = view.seat_of(place)
    row = table.dummy if seat == DUMMY else table.own if seat == table._own_seat else None
    return view.cards[place], seat, row


def _playable_at_gap(table):
    card, _, row = _last(table)
    if row is None or bytes(row.cards[0:row.count]).find(bytes((card,))) < 0:
        return b""
    return bytes([row.cards[place] for place in range(row.count) if row._playable[place]])


def _make_gap(table, playable):
    card, seat, row = _last(table)
    holding = table.app.game.view.holding
    suit = seat * 4 + card // 13
    kept = holding[suit]
    holding[suit] = kept | 1 << card % 13
    row.show(holding, seat, playable, len(playable))
    holding[suit] = kept
    row.point(bytes(row.cards).find(bytes((card,))))
    row.take_away()
