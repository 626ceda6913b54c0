"""Lesson 6, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("Dump",
     "Dump ♣: take tricks, as",
     "many as you like, but not",
     "one club in them. 30",
     "points for every trick.",
     "One club caught, and all",
     "is lost: −10 for each.",
     "There are no trumps."),
    ("Get rid of them",
     "Take clean tricks while",
     "the others can follow.",
     "Then let them win, and",
     "throw your clubs on their",
     "tricks.",
     "You have four clean ones."),
)

TURNS = {
    32: "♠Q is the highest spade.\nTake it before somebody\nhas no more spades.",
    34: "Dummy wins this. You have\nno spade: throw ♥10, but\nno club on your trick!",
    36: "Your last heart beats all\nthat are out. Lead ♥8.",
    40: "180 now. Get out with ♦6:\nthe higher diamonds are\nall theirs.",
    42: "Ada has no diamond, so\nBen wins this. Throw a\nclub on it.",
    45: "Ben wins. Throw ♣K, the\nmost dangerous one.",
}

TRICKS = {
    36: "Clean: now it is 150.",
    44: "A club is gone, and Ben\nhas it.",
    48: "All your clubs are gone,\nor good as gone.",
}

DONE = "Clean! Your clubs went on\ntricks of theirs."
TRY = "A club was caught. Take\nonly tricks without one."
