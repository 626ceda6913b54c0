"""The list of lessons, and what is said in all of them, in English.

Each lesson has a module of words of its own, english_lesson1 to 7: its PAGES, lines of 25 letters; TURNS
and TRICKS, what is said at the table when so many cards of the deal have been played, and it is
the player's turn, or that was the end of a trick: three lines of 26 letters at most, the last of
23; DONE and TRY, for its end, two lines of 26. {0} to {3} are what to press for A, B, START and
SELECT, {4} for left and right.
"""

NAMES = ("Tricks", "Trumps", "Dummy", "High: exactly", "Low", "Dump", "Defending")

# About a card that leaves the lesson's way: the best there is, one as good, a worse one.
VERDICTS = "Good./As good as any./Better was {}."

JUDGING = "Was that the best card?"
ANY_KEY = "any key: never mind"

REACHED = "Well done!"
MISSED = "Not quite"
RESULT = "{}: score {}"
WAYS = ("Next lesson", "Once more", "All lessons")
