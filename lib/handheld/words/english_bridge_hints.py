"""What a hint says at Three-handed Bridge, in English. Lines fit 26 characters; {} is filled in."""

THINKING = "Your bot thinks"
BACK = "{}: no hint"

# As engine.three_handed_bridge.hint lists them: makes; a place without a text; cards.
REASONS = ("{} cards, {} honours", "Aces {}, shortest suit {}", "Longest suit {}, aces {}", "",
           "Only card that fits", "{} trumps are still out", "No higher {} is out", "From a suit of {} cards",
           "Takes the trick", "Beats what is played", "No {}: it trumps", "Your side holds the trick",
           "No card of yours beats it", "High cards can wait", "No {}: one to spare")

# Tricks, for the player as the dealer, and for another one.
EXPECTED = ("You: about {1} tricks", "{}: about {} tricks")
