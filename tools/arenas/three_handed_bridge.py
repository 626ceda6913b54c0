"""What the arena measures of Three-handed Bridge.

Points are those the dealer wins from each opponent in the deal; what they do for a game is not
counted.
"""

import statistics

from engine.three_handed_bridge import bots
from engine.three_handed_bridge.deal import DECLARING, DOUBLING, PLAYING, Deal
from engine.three_handed_bridge.view import BridgeView as new_view
from tools.arenas import parts

DESCRIPTION = "Let bots play Three-handed Bridge and say what each part of their skill is worth."

PARTS = {
    "declaring": "the dealer's make",
    "doubling": "the defenders' doubling",
    "redoubling": "the dealer's redoubling",
    "dealer": "the play of dealer's side",
    "defence": "the play of the defenders",
}
FOR_THE_DEFENDERS = ("doubling", "defence")

FIRST_CARD = 16


def start(number):
    """The Deal of a number."""
    deal = Deal()
    deal.start(number)
    return deal


def plays(deal):
    """Whether a card of the play is due."""
    return deal.stage() == PLAYING


def part_of(deal):
    """Which of PARTS the decision that is due belongs to."""
    stage = deal.stage()
    if stage == DECLARING:
        return "declaring"
    if stage == DOUBLING:
        return "doubling" if deal.turn() & 1 else "redoubling"
    return "defence" if deal.turn() & 1 else "dealer"


def decide(deal, view, number, seed, bot_of):
    """The choice that is due."""
    return bots.decide(bot_of(part_of(deal)), view, seed)


def worth(deal, part, number):
    """What those whose part it is win from each opponent, or lose."""
    below, above, against = deal.points()
    won = below + above - against
    return -won if part in FOR_THE_DEFENDERS else won


def facts(deal):
    """What the dealer won, what was made, and his side's tricks."""
    return {"won": worth(deal, "dealer", deal.number), "made": deal.made(), "tricks": deal.play.won}


def figures(results):
    """Of such facts."""
    return {"mean": round(statistics.fmean(each["won"] for each in results), 2),
            "passed": sum((each["made"] & 15) > 4 for each in results),
            "doubled": sum(each["made"] > 15 for each in results),
            "odd tricks": sum(each["tricks"] > 6 for each in results),
            "makes": [sum((each["made"] & 15) % 5 == made for each in results) for made in range(5)]}


def told(found):
    """The same for people."""
    yield (f"the dealer wins {found['mean']:.1f} points from each opponent in the mean, and has an odd trick in "
           f"{found['odd tricks'] / found['deals']:.0%}")
    makes = ", ".join(f"{name} {number}" for name, number in
                      zip(("clubs", "diamonds", "hearts", "spades", "no trump"), found["makes"], strict=True))
    yield f"made {makes}; dummy {found['passed']} of them; doubled {found['doubled']}"


def main(arguments=None):
    """Measure."""
    return parts.main("three_handed_bridge", arguments)
