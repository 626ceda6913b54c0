"""Starts or continues a game in words, with the same settings and store as the screens."""

from engine.flunk import snapshot
from handheld.console import Console, Quit
from handheld.game import Game
from handheld.media import open_media
from handheld.new_session import new_session
from handheld.settings import Settings
from handheld.statistics import Statistics
from handheld.store import DAMAGED, NEWER, Store
from handheld.words import words_of


def run(ask, say):
    """Play until the session ends or the player leaves.

    ask(prompt) gives a typed line or None at the end of input; say(line) shows a line.
    """
    settings = Settings()
    store = Store(open_media())
    settings.load(store.settings)
    words = words_of(settings.language())
    for wrong in settings.wrong:
        say(words.WRONG_SETTING.format(wrong))
    statistics = Statistics(store.statistics)
    game = _kept_game(store, settings, words, say)
    if game and settings.first_number:
        answer = ask(words.END_KEPT.format(settings.first_number))
        if answer is not None and answer.strip().lower() == "yes":
            game = None
    if game:
        say(words.CONTINUE + ".")
    if game is None:
        game = Game(new_session(settings, statistics), settings.watch)
    say(words.CONSOLE_HELP)

    def save():
        store.save(bytes(settings.values), snapshot.save(game.session), statistics.save())

    save()
    try:
        Console(game, words, ask, say, save, statistics).run()
    except Quit:
        save()
        say(words.GAME_KEPT)
        return
    except KeyboardInterrupt:
        save()
        raise
    store.save(bytes(settings.values), b"", statistics.save())


def _kept_game(store, settings, words, say):
    if store.trouble == NEWER:
        say(words.NEWER_KEPT)
    elif store.trouble:
        say(words.DAMAGED + ".")
    if not store.session:
        return None
    try:
        kept = snapshot.load(store.session)
    except snapshot.NewerError:
        store.distrust(NEWER)
        say(words.NEWER_KEPT)
        return None
    except snapshot.SnapshotError as error:
        store.distrust(DAMAGED)
        say(words.DAMAGED + ": " + str(error) + ".")
        return None
    return Game(kept, settings.watch)
