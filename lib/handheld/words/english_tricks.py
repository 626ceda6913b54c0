"""Looking back at the tricks of a deal, and its end without playing on, in English. Lines fit 26
characters."""

TRICK_OF = "Trick {} of {}"
LED_AND_WON = "{} led, {} won"
EARLIER = "← earlier"
LATER = "later →"
BACK = "any other key: back"

# A claim
LOOKING = "Is it settled?"
THE_REST = "Tricks to come: {}"
NOT_SETTLED = "Not settled yet"
IT_MATTERS = "What is played can matter"
ALL_OURS = "All for your side"
NONE_OURS = "None for your side"
SOME_OURS = "{} for your side"
WHATEVER = "whatever is played"
LAY_DOWN = "{}: lay them down"
ANY_KEY = "any key: back"
