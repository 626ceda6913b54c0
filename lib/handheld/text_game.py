"""Starts or continues a game in words, with the same settings and store as the screens."""

from engine.flunk import snapshot
from handheld.console import Console, Quit
from handheld.game import Game
from handheld.new_session import new_session
from handheld.settings import Settings
from handheld.storage import Store
from handheld.words import english


def run(ask, say):
    """Play until the session ends or the player leaves.

    ask(prompt) gives a typed line or None at the end of input; say(line) shows a line.
    """
    words = english
    settings = Settings()
    for wrong in settings.wrong:
        say(words.WRONG_SETTING.format(wrong))
    store = Store()
    settings.load(store.settings)
    game = _kept_game(store, settings, words, say)
    if game is None:
        game = Game(new_session(settings), settings.watch)
    say(words.CONSOLE_HELP)

    def save():
        store.save(bytes(settings.values), snapshot.save(game.session))

    save()
    try:
        Console(game, words, ask, say, save).run()
    except Quit:
        save()
        say(words.GAME_KEPT)
        return
    store.save(bytes(settings.values), b"")


def _kept_game(store, settings, words, say):
    # A deal asked for by number means a new game.
    if store.trouble:
        say(words.DAMAGED + ".")
    if not store.session or settings.first_number:
        return None
    try:
        kept = snapshot.load(store.session)
    except ValueError as error:
        say(words.DAMAGED + ": " + str(error) + ".")
        return None
    say(words.CONTINUE + ".")
    return Game(kept, settings.watch)
