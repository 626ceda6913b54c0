"""Lesson 3, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("Dummy",
     "From now on you play both",
     "hands: your own, and",
     "dummy's when it is its",
     "turn. What either takes",
     "is yours.",
     "You have three tricks and",
     "promised eight: take all."),
)

TURNS = {
    33: "Ben led ♥K. Your ♥3 must\nfollow; then dummy.",
    35: "Dummy's turn: choose one\nof the cards at the top.\n♥A beats ♥K.",
    36: "Dummy won, so it leads.\nYou have no heart: lead\n♥6 and ruff it.",
    38: "Ruff with ♠K. Keep ♠4: it\nwill take you over to\ndummy's ♠Q.",
    40: "Lead ♠4. Dummy's ♠Q wins,\nand dummy is on lead.",
    42: "♠Q is the only spade.",
    44: "Lead ♥10. If Ben plays ♥Q\non it, ruff with ♠A.",
    46: "♥10 is winning. Throw ♣10\non it, and keep ♠A.",
    50: "♠A is the last trump.",
}

TRICKS = {
    36: "Well done: ♥A beat ♥K.",
    44: "Dummy can lead again.",
}

DONE = "Two hands, played as one."
TRY = "Not all five. Look at both\nhands before you play."
