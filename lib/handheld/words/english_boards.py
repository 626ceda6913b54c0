"""Why the game cannot play on a board: in English for every language, since CircuitPython writes it on the
display in its own letters, which are those of English. {} is filled in."""

NEEDS_QUOTES = 'settings.toml: the value of {} needs quotes, as in "D2".'
NO_BUTTON = "This board ({}) is new to the game: settings.toml must name its buttons, and {} is missing."
NO_PIN = "settings.toml: {} is '{}', but this board has no pin of that name."
NO_DISPLAY = "This board ({}) has no board.DISPLAY; the game needs a display that CircuitPython sets up by itself."
LOW_OR_HIGH = "settings.toml: PIN_PRESSED is '{}'; it can be low or high."
PIN_TAKEN = "settings.toml: {} is '{}', which another button has already."
TOO_SMALL = "The display has {} x {} pixels; the game needs 160 x 128 at least."
