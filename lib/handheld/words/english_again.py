"""A deal that is played once more, in English. Lines fit 26 characters; {} is filled in."""

HEADING = "The same deal again"
# Before it, and at its end.
YOU_DECLARE = ("The same cards. You name", "a contract anew.")
OTHER_DECLARES = ("The same cards, the same", "contract, your own seat.")
NOT_COUNTED = ("It does not count, and", "the session waits.")
THEN = "Then"
NOW = "Now"
ROW = "{} {}, {}"
POINTS = "{} points"
BACK = "{0}: back   {1}: once more"
BEGIN = "{0}: begin   {1}: back"
