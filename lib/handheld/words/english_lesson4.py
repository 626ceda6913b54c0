"""Lesson 4, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("High, and exactly",
     "High 7 promises seven",
     "tricks, and pays 70 if",
     "you take exactly seven.",
     "One short costs you 10.",
     "One too many is flunked:",
     "half of it, 35. Two too",
     "many, half of that: 17."),
    ("Count",
     "Diamonds are trumps. You",
     "have four tricks and need",
     "three of five. What will",
     "win? ♥A, your ♦5, and",
     "dummy's ♦4. That will do,",
     "so nothing else should",
     "win."),
)

TURNS = {
    33: "Only your ♦5 and dummy's\n♦4 are left of the trumps.\n♣8 must follow here.",
    37: "You could ruff ♣K with\n♦4. That would be one\ntoo many: throw ♥8.",
    43: "♥J has the trick. Take it\nwith ♥A all the same: two\nwinners in one trick.",
    44: "Two more to take: ♦5, and\n♦4 if dummy ruffs. So\nlead ♥2.",
    46: "Ruff with ♦4: six.",
    50: "And ♦5 is the seventh.",
}

TRICKS = {
    40: "Good. Sometimes it pays to\nlose a trick.",
    44: "Ace and jack in the same\ntrick: well counted.",
}

DONE = "Exactly seven. One more\nwould have left you 35."
TRY = "Not exactly seven. Count\nwhat wins, lose the rest."
