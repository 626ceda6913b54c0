"""Bots by level. A bot gets an AuctionView, and nothing else, and works in slices:

    bot = bots.make("normal")
    bot.start(view, seed)       # the view's player is on turn: view.due says with what
    while not bot.step():       # one slice of work, True when done
        ...                     # (a screen can look after its keys here)
    bot.choice                  # for Deal.act

A decision depends on the view, the seed and the level alone. Seeds are 0 to 2^30 - 1, another
one for every decision, made by engine.generator.scramble.
"""

# Sessions are stored with the place of a level: new ones go to the end.
LEVELS = ("random", "normal")

# The modules that are needed in the auction, and those needed to play: where memory is short the
# others can be unloaded. `random` has neither.
BIDDING = ("bidder", "prospects", "prospect_weights")
PLAYING = ("player",)


class Bot:
    """A bot in two halves, one that bids and one that plays, each made when it is needed."""

    def __init__(self):
        self.choice = -1
        self._half = None
        self._bids = False

    def forget(self):
        """Let go of either half, so that their modules can leave memory."""
        self._half = None

    def prepare(self, bids):
        """Make the half that bids, or else the one that plays."""
        if self._half is None or bids != self._bids:
            self._bids = bids
            self._half = _bidder() if bids else _player()

    def start(self, view, seed, budget=0):
        """Prepare the decision of the view's player; any budget is enough."""
        self.prepare(view.contract < 0)
        self._half.start(view, seed, budget)

    def step(self):
        """Do the next slice; True when the decision is made."""
        done = self._half.step()
        self.choice = self._half.choice
        return done

    def hurry(self):
        """It never dawdles."""


def _bidder():
    from engine.one_player_short.bots.bidder import Bidder

    return Bidder()


def _player():
    from engine.one_player_short.bots.player import Player

    return Player()


def make(level):
    """A new bot of the level named; ValueError if there is none. Loads only that level."""
    if level not in LEVELS:
        raise ValueError("There is no level '" + level + "'; the levels are " + ", ".join(LEVELS))
    if level == "random":
        from engine.one_player_short.bots.chance import ChanceBot

        return ChanceBot()
    return Bot()


def decide(bot, view, seed):
    """The bot's choice, worked out in one go."""
    bot.start(view, seed)
    while not bot.step():
        pass
    return bot.choice
