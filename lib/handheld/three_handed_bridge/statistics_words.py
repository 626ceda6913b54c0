"""The statistics of Three-handed Bridge in words, for their screen."""

from handheld.three_handed_bridge import statistics as counts
from handheld.three_handed_bridge.settlement import signed
from handheld.words import part_of


def first_page(words, counted):
    """Deals and rubbers: the lines, as a list."""
    said = part_of(words, "bridge_tables")
    counters = counted.counters
    texts = [said.DEALS.format(counters[counts.DEALS]),
             said.DECLARED.format(counters[counts.DECLARED], counters[counts.GAMES])]
    for place, text in ((0, said.RUBBERS), (counts.SOLO_PLACES, said.SOLOS)):
        ended = counters[counts.ENDED + place]
        texts.append(text.format(ended, counters[counts.WON]))
        if ended:
            average = (2 * counters[counts.SETTLED + place] + ended) // (2 * ended)
            texts.append(said.SETTLED.format(signed(average)))
    texts.append(said.HINTS.format(counters[counts.HINTS]))
    return texts


def second_page(words, counted):
    """The best rubbers, and what the last settlements are that a picture below shows."""
    said = part_of(words, "bridge_tables")
    counters = counted.counters
    texts = []
    for place, text in ((0, said.BEST), (counts.SOLO_PLACES, said.BEST_SOLO)):
        if counters[counts.ENDED + place]:
            texts.append(text.format(signed(counters[counts.BEST + place])))
    scores = counted.scores
    if scores:
        texts.append(said.LAST.format(len(scores), signed(min(scores)), signed(max(scores))))
    return texts
