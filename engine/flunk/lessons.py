"""The lessons' deals: which cards are on the table, and a way to play them that reaches the aim.

A lesson is the last five tricks of a deal. As long as the player keeps to the way, or plays a
card that does as well there, the others keep to it too; if he leaves it, bots play for them.
"""

from engine.cards import DECLARER
from engine.flunk import contracts
from engine.flunk.session import RUBBER, Session

LESSONS = 7
"""How many lessons there are; they are numbered from 0."""

# How well the bots play that take over where the player leaves the way, and by what seed.
_LEVEL = "normal"
_SEED = 7


class Lesson:
    """One lesson.

    number   0..LESSONS - 1
    alone    whether dummy plays by itself
    start    how many cards have been played before
    way      list of bytes, for each card to come: the one of the way, then those that do as well
    """

    def __init__(self, number):
        # All of them take much memory, and none is needed again.
        from engine.flunk.lesson_deals import DEALS
        from engine.names import card_from_name

        self.number = number
        deal, contract, dealer, self.alone, before, way = DEALS[number]
        self._deal = deal
        self._contract = contract
        self._dealer = dealer
        self._before = bytes([card_from_name(name) for name in before.split()])
        self.start = len(self._before)
        self.way = [bytes([card_from_name(name) for name in names.split("/")]) for names in way.split()]

    def begin(self, cards=b""):
        """A Session in which the lesson's deal is the first, and the player is to play its last
        tricks; cards: what has been played of them. ValueError if that was against the rules."""
        session = Session(RUBBER, _LEVEL, self._deal, _SEED, first_dealer=self._dealer)
        session.act(self._contract)
        for card in self._before:
            session.act(card)
        for card in cards:
            session.act(card)
        return session

    def allows(self, place, card):
        """Whether the way has this card, or one that does as well, at this place (0..51) of the
        order of play."""
        return card in self.way[place - self.start]

    def reached(self, deal):
        """Whether the lesson's Deal, which is over, ended as the player should want it: as a
        declarer with his tricks exactly, or clean; as a defender not so."""
        play = deal.play
        if contracts.kind_of(deal.contract) == contracts.DUMP:
            kept = not play.captured
        else:
            kept = play.won == contracts.target_of(deal.contract)
        return kept == (self._dealer == DECLARER)
