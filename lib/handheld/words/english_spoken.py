"""What the game in words says besides, in English."""

# A text as a sentence; and between the lines of a page, one after the other.
SENTENCE = "{}."
BETWEEN_LINES = " "
YOU_LEAD = "You lead"
YOUR_TURN = "Your turn"
DUMMY_TURN = "Dummy plays"
DUMMY_LEADS = "Dummy leads"
TAKES = "{} takes the trick"
YOU_TAKE = "You take the trick"
TRICK_OVER = "{}. {}"
DEAL_OVER = "{}, {}. {}"
WON = "{} won"
ON_TABLE = "On the table: {}"
LEGAL = "Allowed: {}"
NO_CARD_NOW = "No card of yours is to be played now"
UNDONE = "Taken back: {}"
NOTHING_UNDONE = "In Solo your own last card can be taken back, before another player's falls"
NOT_HELD = "{} does not hold {}"
YOU_HOLD_NOT = "You do not hold {}"
SEATED = "{} leads; then clockwise {}, {}, {}"
END_KEPT = "A game is kept. Type yes to end it and deal number {}: "
WINNERS = "Highest: {}"
CONSOLE_HELP = "Type a contract (high 9 s, low 2 nt, dump h) or a card (sa, h10); or hands, table, legal, last, tricks, score, hint, undo, claim, why, full, compact, new, set, statistics, help, quit."
NEWER_KEPT = "The saved game is a newer version's; its bytes are kept aside."
GAME_KEPT = "The game is kept; it goes on with the next start."
# Entries of settings.toml that mean nothing, as handheld.settings_file lists them.
WRONG_SETTINGS_SAID = (
    'settings.toml: the value of FLUNK_{} needs quotes, as in "easy".',
    'settings.toml: FLUNK_{} is "{}", which means nothing; it can be {}.',
    'settings.toml: FLUNK_{} is "{}", which means nothing; it can be 3, 6, 9 and so on to {}.',
    'settings.toml: FLUNK_{} is "{}", which means nothing; it can be 1 to {}.',
)
NO_HINT = "A hint is for a contract or a card of yours"
NO_EXPERT = "The level expert plays on a PC only; here hard plays in its place."
GOES_ON = "The kept game goes on."
GAME_LOST = "The saved game is lost"
# Why, as engine.flunk.restore has it.
LOST_BECAUSE = (
    "what is kept is no game of Flunk", "it has a version that never was", "it is cut short or too long",
    "its checksum does not fit", "it names a level that does not exist", "no session can be like that",
    "it contradicts itself", "it is past its last deal", "no deal can end like that",
    "it tells of help that never was", "cards were played before a contract", "no deal can be played like that",
    "a newer version wrote it")

# What was typed and means nothing, in the order of handheld.typed.
MISREAD = (
    "A suit is s, h, d, c or nt, not '{}'",
    "A contract reads like high 9 s, low 2 nt or dump h",
    "A dump names its suit: dump h",
    "Say how many tricks, and in which suit: {}",
    "'{}' is not a card; type suit and rank, such as sa or h10",
    "High promises 7 to 13 tricks, not {}",
    "Low promises 0 to 6 tricks, not {}",
    "A dump names one of the four suits",
)

# What is typed instead of chosen from menus.
NO_SUCH_DEAL = "Deals have numbers from 1 to {}"
NO_SUCH_SETTING = "'{}' is no setting. There are {}."
IS_SET = "{} is {} now; the level, the deals and the mode hold from the next game on."
CAN_BE = "{} can be {}."
SPEAKS_SO = ("Short lines from now on.", "Whole sentences from now on.")

NO_RECORD = "No record can be kept: the drive is full, or a computer holds it. Records are off now."
NO_KIOSK = "FLUNK_KIOSK is for the screens; the game in words does without."

# Over a board's serial line.
OVER_USB = "Playing in words over USB"
ENTER_PLAYS = "Enter plays on: "
