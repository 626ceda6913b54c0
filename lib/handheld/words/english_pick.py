"""Which deal a new game begins with, in English. Lines fit 26 characters."""

WHICH_NUMBER = "Which deal?"
WHICH_DAY = "Which day's deal?"
ITS_NUMBER = "deal number {}"
NO_SUCH_NUMBER = "From 1 to {}"
NO_SUCH_DAY = "There is no such day"
ARROWS = "{4} {5}: digits"
DEAL_IT = "{}: deal it   {}: back"
