"""Lesson 1, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("Tricks",
     "You and dummy, the hand",
     "at the top, play against",
     "Ada and Ben. Each plays a",
     "card: that is a trick.",
     "If you can, follow the",
     "suit that was led. Else",
     "play any card."),
    ("Who wins a trick",
     "The highest card of the",
     "suit led wins, ace high,",
     "and leads the next trick.",
     "NT stands for no trumps:",
     "all suits are equal.",
     "Dummy plays by itself",
     "today, and wins for you."),
    ("What to do",
     "A deal has 13 tricks.",
     "Here are the last five.",
     "High 7 NT 3/7, you will",
     "read: you promised seven",
     "and have three. So take",
     "four of these five."),
)

TURNS = {
    35: "Ada led ♦K. You have a\ndiamond, so you must\nfollow. {0} plays it.",
    39: "Dummy's ♠J wins for you.\nYou have no spade: choose\nwith {4}, but keep ♣K.",
    42: "♠K wins as well. Throw\nanother card, not ♣K.",
    46: "Clubs at last. Your ♣K\nbeats Ben's ♣J.",
    48: "You won, so you lead. Who\ncan't follow can't win.",
}

TRICKS = {
    36: "♦K was the highest, so\nAda won. Ben threw a club:\nhe has no diamond.",
    40: "Well kept. ♣K can still\ntake a trick.",
    48: "That is three of four.",
}

DONE = "You followed suit, and\nkept your ♣K until it won."
TRY = "Not four. Keep the cards\nthat can still win."
