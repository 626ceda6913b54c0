"""The statistics of Flunk in words, for their screen."""

from handheld import look as looks
from handheld.flunk import statistics as counts
from handheld.score_words import score_words
from handheld.words import part_of

_COLUMN = 5


def first_page(words, counted):
    """All deals: the lines, as a list. counted: Statistics with a deal at least."""
    words = part_of(words, "tables")
    counters = counted.counters
    deals = counters[counts.DEALS]
    texts = [words.DEALS.format(deals)]
    for text, place in ((words.EXACT, counts.EXACT), (words.FLUNKED, counts.FLUNKED),
                        (words.FAILED, counts.FAILED)):
        share = str((200 * counters[place] + deals) // (2 * deals))
        texts.append(text.format(" " * (3 - len(share)) + share))
    heads = words.POINTS
    figures = words.A_DEAL
    averages = [_average(counters[counts.POINTS], deals)]
    for kind in range(3):
        averages.append(_average(counters[counts.KIND_POINTS + kind],
                                 counters[counts.KIND_DEALS + kind]))
    for head, average in zip(words.KINDS, averages):
        heads += " " * (_COLUMN - looks.measure(head)) + head
        figures += " " * (_COLUMN - len(average)) + average
    texts += (heads, figures, words.HINTED.format(counters[counts.HINTED]))
    if counters[counts.TAKEN_BACK]:
        texts.append(words.TAKEN_BACK.format(counters[counts.TAKEN_BACK]))
    return texts


def second_page(words, counted):
    """Against the bot, the best session, and what the last scores are that a picture below shows."""
    words = part_of(words, "tables")
    counters = counted.counters
    texts = ["", "", ""]
    if counters[counts.BOT_DEALS]:
        texts[0] = words.AGAINST.format(counters[counts.BOT_DEALS])
        texts[1] = words.TOTALS.format(score_words(counters[counts.BOT_MINE]),
                                       score_words(counters[counts.BOT_POINTS]))
    if counters[counts.BEST_DEALS]:
        texts[2] = words.BEST.format(_average(counters[counts.BEST_POINTS],
                                              counters[counts.BEST_DEALS]))
    scores = counted.scores
    if scores:
        texts.append(words.LAST.format(len(scores), score_words(min(scores)),
                                       score_words(max(scores))))
    return texts


def _average(points, deals):
    """Points a deal as a rounded whole number, as words; a dash if there was none."""
    return score_words((2 * points + deals) // (2 * deals)) if deals else "–"
