"""What a hint says, in English. Lines fit 26 characters; {} is filled in."""

THINKING = "Your bot thinks"
BACK = "{}: no hint"

# A contract: the points it should bring, and the next best with its points.
WORTH = "Worth {}; {} {}"

# A card: what it does, and what speaks for it, as engine.flunk.bots.advice lists them. (Short
# texts by themselves would stay in a board's memory.)
DOING = "Wins/Yours/Loses/May win/Ruff/Duck/Wait/Lead/Follow/Throw"
WHY = (
    "Only card that fits", "Every card does as well", "Best in {} of {} tries", "No card wins this trick",
    "Every card wins this one", "Judged best of {} cards",
    "you have your {}", "past your {}", "it makes your {}", "you need the rest", "each one counts",
    "{} more needed", "enough will come", "on course for {}",
    "he has his {}", "he is past his {}", "that beats it", "one beats it", "it is down, go on", "to beat the {}",
    "feed him too many", "beat or feed",
    "a clean trick", "tricks without {}", "keep clear of {}", "take no more {}",
    "make him take {}", "give him more {}", "one less for him",
)
