"""What the table says in One Player Short, in English. {} is filled in."""

# How a contract stands, as handheld.one_player_short.promise lists it; {0} of the {1} tricks left. An exclamation
# mark before it warns. (Short texts by themselves would stay in a board's memory.)
STANDING = "needs {} of {}|! needs all {1}|made|made +{0}|! down {0}"
