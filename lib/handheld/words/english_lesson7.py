"""Lesson 7, in English; english_learn tells how long its lines may be."""

PAGES = (
    ("Defending",
     "Another declares, and",
     "only he scores. You and",
     "the other defender spoil",
     "it, in one of two ways.",
     "Beat him: he gets too",
     "few tricks. Or feed him:",
     "he gets too many."),
    ("Beat, or feed",
     "Ada declared High 7 ♣ and",
     "has six. She needs one of",
     "five, and will get it. It",
     "is too late to beat her.",
     "So feed her: each trick",
     "more halves her score."),
)

TURNS = {
    35: "You have no heart. Keep\n♣6, a trump, and throw a\ndiamond.",
    38: "♠9 is dummy's, and wins\nso far. You could ruff\nit. Let her have it.",
    41: "No heart again. Throw a\ndiamond.",
    46: "♥K is hers. Don't ruff:\nlet her have it.",
    49: "Clubs: now ♣6 follows.",
}

TRICKS = {
    40: "Seven, as she promised.\nNow each one hurts her.",
    48: "Eight: flunked, she has\nhalf. One more to come.",
}

DONE = "She has more tricks than\nshe promised: flunked."
TRY = "Exactly seven. Leave her\nthe tricks she can't use."
