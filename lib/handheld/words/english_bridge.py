"""What Three-handed Bridge says in many places, in English. Lines fit 26 characters; {} is filled in."""

DEAL = "Deal {}"

# What is trump, and the worth of an odd trick.
AT = "{} at {}"

# How a deal stands, as handheld.three_handed_bridge.promise lists it; {0} of the {1} tricks left.
STANDING = "{}–{}|odd {}|lost {}| game {} of {}| game all {1}| game won| no game"

# The same looked back at.
SO_FAR = "{}, {} won"
