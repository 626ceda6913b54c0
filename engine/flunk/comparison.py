"""What the bot in your seat would have scored: the same cards, played by bots throughout."""

from engine.flunk import bots, contracts
from engine.flunk.deal import Deal
from engine.generator import scramble
from engine.view import View


class Comparison:
    """One deal played by bots of one level, in steps that keep a screen alive.

    The result depends on the deal number, the level and the seed alone, so it may be
    abandoned and begun again. bot: one of that level, view: a View or None for a new one; both
    may be used elsewhere between two steps, if interrupt is called then.
    """

    def __init__(self, number, bot, seed, view=None):
        self.deal = Deal()
        self.deal.start(number)
        self._view = view or View()
        self._bot = bot
        self._seed = scramble(seed, number & 0x7FFF)
        self._begun = False

    def interrupt(self):
        """Bot or view are needed for something else: what it decides here it will begin anew."""
        self._begun = False

    def _begin(self):
        deal = self.deal
        seat = deal.turn()
        deal.look(self._view, seat)
        moment = deal.play.count + (0 if deal.contract == contracts.NONE else 1)
        self._bot.start(self._view, scramble(self._seed, moment))
        self._begun = True

    def step(self):
        """Do one slice of work; return True when the deal has been played out."""
        if self.deal.is_over():
            return True
        if not self._begun:
            self._begin()
        if self._bot.step():
            self.deal.act(self._bot.choice)
            self._begun = False
        return self.deal.is_over()

    def score(self):
        """The declarer's points; meaningful once step has returned True."""
        return self.deal.score()


def play_out(number, level, seed):
    """The bots' score of a deal, worked out in one go."""
    comparison = Comparison(number, bots.make(level), seed)
    while not comparison.step():
        pass
    return comparison.score()
