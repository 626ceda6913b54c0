"""What a claim comes to, in words."""


def settled_words(said, view, won):
    """How the tricks to come are settled, as the seat of a View sees them, if declarer's side has `won`
    tricks in the end. said: the words of claims."""
    rest = 13 - view.tricks()
    ours = won - view.won
    if view.seat & 1:
        ours = rest - ours
    if ours == rest:
        return said.ALL_OURS
    return said.SOME_OURS.format(ours) if ours else said.NONE_OURS
