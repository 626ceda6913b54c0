"""Lesson 5, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("Low",
     "Low 5 promises exactly",
     "five tricks. It is scored",
     "on those that you lose:",
     "eight of them, 80 points.",
     "You have five already. So",
     "now lose all the rest."),
    ("How to lose",
     "Play lower than they do.",
     "Where you can't follow,",
     "throw away a high card.",
     "And do not ruff! Here",
     "diamonds are trumps."),
)

TURNS = {
    32: "Dummy leads. Only ♠8 is\nout in spades: ♠6 loses\nto it, ♠J would win.",
    34: "You have no spade. Do not\nruff. Throw a high club,\n♣9.",
    37: "Dummy has no club: a good\nmoment to lose ♠Q.",
    39: "♣5 has the trick so far.\nStay below it with ♣4.",
    41: "A high card may go now.",
    45: "Trumps. You must follow,\nand ♦4 is low enough.",
}

TRICKS = {
    36: "Ada's ♠8 won, as you\nwanted, and a high club\nis gone.",
    40: "Good: the lower card was\nthe right one.",
}

DONE = "Exactly five. It is an\nart to lose."
TRY = "Not exactly five. Play\nlow, and ruff nothing."
