"""The statistics of One Player Short in words, for their screen."""

from handheld.one_player_short import statistics as counts
from handheld.one_player_short.points_words import points_words
from handheld.words import part_of


def first_page(words, counted):
    """What the deals and the sessions have brought: the lines, as a list."""
    said = part_of(words, "short_tables")
    counters = counted.counters
    declared = counters[counts.DECLARED]
    texts = [said.DEALS.format(counters[counts.DEALS]), said.DECLARED.format(declared),
             said.MADE.format(counters[counts.MADE]), said.FAILED.format(counters[counts.FAILED])]
    if declared:
        # To the nearest half point.
        average = (2 * counters[counts.POINTS] + declared) // (2 * declared)
        texts += [said.AVERAGE.format(points_words(average)), said.BEST.format(points_words(counters[counts.BEST]))]
    if counters[counts.SESSIONS]:
        texts.append(said.WON.format(counters[counts.WON], counters[counts.SESSIONS]))
    return texts


def second_page(words, counted):
    """What the last scores are that a picture below shows."""
    scores = counted.scores
    if not scores:
        return ()
    said = part_of(words, "short_tables")
    return said.LAST_SCORES, said.LAST.format(len(scores), points_words(min(scores)), points_words(max(scores)))
