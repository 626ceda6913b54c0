"""What the bots of games have in common. Those of Flunk have it of their own, as its Session has:
see engine.session."""


class BaseBot:
    """A bot in two halves, one that declares, or does whatever else comes before the cards, and one
    that plays; each is made when it is needed. A game's own says:

    comes_before_play(view)   whether the first half decides what is due
    make_half(declares)       a new half, with start, step, hurry and choice as a bot has them
    """

    def __init__(self):
        self.choice = -1
        self._half = None
        self._declares = False

    def comes_before_play(self, view):
        """Whether a call is due, and no card."""
        return view.contract < 0

    def forget(self):
        """Let go of either half, so that their modules can leave memory."""
        self._half = None

    def prepare(self, declares):
        """Make the half that declares, or else the one that plays."""
        if self._half is None or declares != self._declares:
            self._declares = declares
            self._half = self.make_half(declares)

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's seat; budget: see the player of the level."""
        self.prepare(self.comes_before_play(view))
        self._half.start(view, seed, budget)

    def step(self):
        """Do the next slice; True when the decision is made."""
        done = self._half.step()
        self.choice = self._half.choice
        return done

    def hurry(self):
        """Play the best card found so far as soon as there is one."""
        self._half.hurry()


def decide(bot, view, seed, budget=0):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed, budget)
    while not bot.step():
        pass
    return bot.choice
