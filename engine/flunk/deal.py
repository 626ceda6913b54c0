"""One deal of Flunk: the cards of a number, a contract, thirteen tricks, a score."""

from engine import pack
from engine.cards import DECLARER, NO_TRUMP
from engine.flunk import contracts
from engine.play import Play


class Deal:
    """A deal in progress. contract is contracts.NONE until the dealer has declared."""

    def __init__(self):
        self.number = 0
        self.contract = contracts.NONE
        self.play = Play()

    def start(self, number):
        """Deal the cards of a number, 1..pack.LARGEST_NUMBER; the dealer is to declare."""
        self.number = number
        self.contract = contracts.NONE
        self.play.start(NO_TRUMP, NO_TRUMP)
        pack.deal(number, self.play.holding)

    def declare(self, contract):
        """Name the contract. ValueError, nothing changed, if it is none of the 74 or late."""
        if self.contract != contracts.NONE:
            raise ValueError("The contract has been declared already")
        contracts.check_contract(contract)
        self.contract = contract
        self.play.start(contracts.trump_of(contract), contracts.dump_suit_of(contract))

    def turn(self):
        """The seat whose cards are to be played, or that declares."""
        return DECLARER if self.contract == contracts.NONE else self.play.turn

    def act(self, choice):
        """Do what the seat on turn chose: its contract before the play, a card in it."""
        if self.contract == contracts.NONE:
            self.declare(choice)
        else:
            self.play.play(self.play.turn, choice)

    def look(self, view, seat):
        """Fill a View with what seat may know."""
        view.look(self.play, seat, self.contract)

    def is_over(self):
        """Whether all 13 tricks have been played."""
        return self.play.count == 52

    def score(self):
        """The declarer's points for the tricks won so far; final once the deal is over."""
        return contracts.score(self.contract, self.play.won, self.play.captured)
