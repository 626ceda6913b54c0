"""Who pays whom when a rubber is over, in words. Loaded to tell it."""


def signed(points):
    """Points with their sign: '+194', '−196', '0'."""
    return "−" + str(-points) if points < 0 else ("+" if points else "") + str(points)


def payments(words, said, played):
    """A line for every two players of a Session whose totals differ. said: the module of words for
    scores."""
    texts = []
    for one, other in ((0, 1), (0, 2), (1, 2)):
        more = played.total(one) - played.total(other)
        if more:
            payer, paid = (other, one) if more > 0 else (one, other)
            # A sentence of its own where the player pays, or is paid.
            text = said.PAYS[0 if not payer else 1 if not paid else 2]
            texts.append(text.format(words.PLAYERS[payer], words.PLAYERS[paid], abs(more)))
    return texts
