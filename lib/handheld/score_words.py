"""Points, totals and tricks put into words for screens and the console."""


def score_words(points):
    """Points with a true minus sign."""
    return str(points) if points >= 0 else "−" + str(-points)


def totals_words(words, played, columns, in_words=score_words):
    """The three players' totals, as wide apart as the columns of a line allow. in_words: puts one into words."""
    text = ""
    for between, before in (("  ", " "), (" ", " "), (" ", ""), ("", "")):
        parts = []
        for player in range(3):
            parts.append(words.SHORT[player] + before + in_words(played.total(player)))
        text = between.join(parts)
        if len(text) <= columns:
            break
    return text


def tricks_words(scores, tricks):
    """A number of tricks, counted out; scores: the module of words for them."""
    return scores.ONE_TRICK if tricks == 1 else scores.TRICKS.format(tricks)


def help_words(scores, played, most=99):
    """How many hints the player of a Session had and how many cards he took back; "" if none. Where
    there were both no more than `most` of either are told. scores: as above."""
    hints = played.hints
    back = played.taken_back
    if hints and back:
        return scores.HINTS_AND_BACK.format(min(hints, most), min(back, most))
    if back:
        return scores.TAKEN_BACK.format(back)
    return scores.HINTS.format(hints) if hints else ""
