"""Lesson 2, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("Trumps",
     "High 7 ♠ says that spades",
     "are trumps. A trump beats",
     "every card of the other",
     "suits. But only who can't",
     "follow suit may play one:",
     "he ruffs.",
     "Take four of five tricks."),
)

TURNS = {
    34: "You have no club. Ruff\nit with ♠3: all other\ntrumps are gone.",
    36: "More clubs may come. Keep\n♠10 for them. Lead ♥9; ♥A\ncan wait.",
    43: "♣A! Ruff it: even an ace\nloses to a trump.",
    44: "Now ♥A. Only ♥Q is out,\nand it has to fall.",
    48: "♥7 is the last heart.\nNobody can beat it.",
}

TRICKS = {
    36: "♠3 beat all the clubs. A\nsmall trump will do.",
    44: "Well ruffed.",
}

DONE = "You ruffed what you could\nnot follow."
TRY = "Not four. Ruff clubs, and\nnothing else."
