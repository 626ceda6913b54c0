"""Taking a card back."""


def undo(play):
    """Take the last card of a Play back into its hand; return it. ValueError if none was played."""
    if not play.count:
        raise ValueError("No card has been played yet")
    if not play.count & 3:
        trick = (play.count >> 2) - 1
        if not play.turn & 1:
            play.won -= 1
            play.captured -= play.dump_cards(trick)
        play.leaders[trick + 1] = 0
    play.count -= 1
    place = play.count
    seat = play.seat_of(place)
    card = play.cards[place]
    suit = card // 13
    rank_bit = 1 << card % 13
    play.holding[seat * 4 + suit] |= rank_bit
    play.unplayed[suit] |= rank_bit
    play.left[seat] += 1
    led = play.cards[place & 60] // 13
    if play.void[seat * 4 + led] == place:
        play.void[seat * 4 + led] = 0
    play.cards[place] = 0
    play.turn = seat
    return card
