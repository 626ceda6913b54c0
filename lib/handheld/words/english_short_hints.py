"""What a hint says in One Player Short, in English. Lines fit 26 characters, those about a card to take
or to lay 20; {} is filled in."""

THINKING = "Your bot thinks"
BACK = "{}: no hint"

# By what speaks for it, as engine.one_player_short.hint lists it: {0} the call or the card, {1} the number.
WHY = (
    "{0}: about {1} tricks", "{0}: at best {1} tricks", "{0}: about {1} for him",
    "Take {0}: an honour", "None: no honour here", "Lay {0}: short suit", "Lay {0}: little use",
    "Only card that fits", "Wins for your side", "Chance to win: {1}%", "Hardly wins: a low one",
    "From your {1} of that suit", "Draw their trumps", "Ruff it",
)
