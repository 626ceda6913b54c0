"""All that the game says, several modules a language:

    english          in many places; always in memory
    english_menus    the title and the menus
    english_deal     a deal begins and is declared
    english_table    at the table
    english_tricks   the tricks played are looked at, the rest is claimed
    english_hints    a hint
    english_pick     which deal a new game begins with
    english_learn    the list of lessons, and what they have in common
    english_lesson1  one lesson; there are seven
    english_again    a deal played once more
    english_demo     captions of the demo
    english_counter  a kiosk: best scores, a countdown
    english_scores   the end of a deal and of a session
    english_tables   the score table and the statistics
    english_pages    the pages of help
    english_spoken   what only the game in words says
    english_full     what it tells in whole sentences
    english_rules    its help, in whole sentences
    english_mistakes what is wrong in settings.toml
    english_boards   why it cannot play on a board; in English only
    english_reasons  a deal that is over, looked at again, and why bots played as they did
    english_short    the auction of One Player Short; english_short_... what its other screens say
"""

LANGUAGES = ("english", "japanese")
"""The languages there are; the settings screen lets choose."""


def words_of(language):
    """The first module of one of the LANGUAGES."""
    return __import__("handheld.words." + language, None, None, ("NAME",))


def denomination_words(words, denomination):
    """A suit's sign, or for 4 the word for no trump."""
    return words.NO_TRUMP if denomination == 4 else words.SUIT_SIGNS[denomination]


def seat_name(words, played, seat):
    """Who plays the cards of a seat of a Session's deal, dummy's by their own name."""
    return words.DUMMY if seat == 2 else words.PLAYERS[played.player_of(seat)]


def part_of(words, part):
    """Another module of the language of `words`: "menus", "pages" and so on."""
    return words_of(words.NAME + "_" + part)
