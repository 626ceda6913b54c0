"""What was said before the play of a deal, put into words."""

from engine.cards import DECLARER, DUMMY
from engine.three_handed_bridge.doubling import DOUBLE, Doubling
from engine.three_handed_bridge.forced_make import forced_make
from engine.three_handed_bridge.scores import trick_points
from handheld.words import denomination_words


def declared(words, said, played, view, names):
    """What the dealer of a Session's deal has said, as a list of lines; where he passed, the last
    one tells what dummy made, and to who sees dummy why: the make is announced without showing the
    hand. said: the module of words for calls; view: of who reads it; names: of the players."""
    deal = played.deal
    name = names[played.dealer_of(played.index)]
    made = denomination_words(words, deal.contract)
    if not deal.passed:
        return [said.SAYS.format(name, made)]
    made_by = said.SAYS.format(words.DUMMY, made)
    if view.sees(DUMMY):
        # Nothing has been played yet.
        _, reason = forced_make(view.holding, DUMMY)
        made_by = said.DUMMY_MAKES.format(words.DUMMY, made, said.REASONS[reason])
    return [said.PASSES.format(name), made_by]


def answers(said, played, names):
    """What has been said to doubling, likewise."""
    deal = played.deal
    replayed = Doubling()
    replayed.start(deal.contract)
    texts = []
    for place in range(deal.doubling.count):
        seat = replayed.turn
        call = deal.doubling.calls[place]
        replayed.call(call)
        text = said.CONTENT
        if call == DOUBLE:
            text = (said.REDOUBLES if seat == DECLARER or replayed.steps > 1 else said.DOUBLES).format(
                trick_points(deal.contract, replayed.steps, 1))
        texts.append(said.SAYS.format(names[played.player_of(seat)], text))
    return texts
