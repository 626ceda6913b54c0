"""Starts or continues a game in words, with the same settings and store as the screens."""

from engine.flunk import restore, snapshot
from handheld import borrow, choices
from handheld.console import Console, NewGame, Quit
from handheld.flunk import Game
from handheld.flunk.new_session import new_session
from handheld.flunk.statistics import Statistics
from handheld.media import open_media
from handheld.settings import GAME, WORDS, Settings
from handheld.store import DAMAGED, NEWER, Store
from handheld.words import part_of, words_of


def run(ask, say):
    """Play until the session ends or the player leaves.

    ask(prompt) gives a typed line or None at the end of input; say(line) shows a line.
    """
    settings = Settings()
    store = Store(open_media())
    choices.load(settings, store.settings)
    _go_to_flunk(settings, store)
    words = words_of(settings.language())
    spoken = part_of(words, "spoken")
    for wrong in settings.wrong:
        say(spoken.WRONG_SETTINGS_SAID[wrong[0]].format(*wrong[1:]))
    if settings.kiosk:
        say(spoken.NO_KIOSK)
    statistics = Statistics(store.statistics)
    game = _kept_game(store, settings, spoken, say)
    if choices.replace_expert(settings, game):
        say(spoken.NO_EXPERT)
    if game and settings.first_number:
        answer = ask(spoken.END_KEPT.format(settings.first_number))
        if answer is not None and answer.strip().lower() == "yes":
            statistics.settle(game.session)
            game = None
    if game:
        say(spoken.GOES_ON)
    if game is None:
        game = Game(new_session(settings, statistics), settings.watch)
    say(part_of(words, "full").TYPE_HELP if settings.values[WORDS] else spoken.CONSOLE_HELP)
    while game:
        game = _play(game, settings, store, statistics, words, ask, say)


def _go_to_flunk(settings, store):
    """No other game is played in words: what that has kept waits."""
    other_games = borrow("handheld.other_games")
    kept = other_games.kept_game(store)
    settings.values[GAME] = 0
    if kept:
        store.session, store.statistics, store.others = other_games.change(
            kept, 0, store.session, store.statistics, store.others)


def _play(game, settings, store, statistics, words, ask, say):
    """Play a Game until it is over or left; the one that the player wants next, or None."""

    def save():
        store.save(bytes(settings.values), snapshot.save(game.session), statistics.save(), store.best, store.learned,
                   store.others)

    save()
    try:
        Console(game, words, ask, say, save, statistics, settings).run()
    except Quit:
        save()
        say(part_of(words, "spoken").GAME_KEPT)
        return None
    except NewGame as wish:
        statistics.settle(game.session)
        return Game(new_session(settings, statistics, wish.number), settings.watch)
    except KeyboardInterrupt:
        save()
        raise
    store.save(bytes(settings.values), b"", statistics.save(), store.best, store.learned,
               store.others)
    return None


def _kept_game(store, settings, spoken, say):
    if store.trouble == NEWER:
        say(spoken.NEWER_KEPT)
    elif store.trouble:
        say(spoken.SENTENCE.format(spoken.GAME_LOST))
    if not store.session:
        return None
    try:
        kept = restore.load(store.session)
    except restore.NewerError:
        store.distrust(NEWER)
        say(spoken.NEWER_KEPT)
        return None
    except restore.SnapshotError as error:
        store.distrust(DAMAGED)
        say(spoken.SENTENCE.format(spoken.GAME_LOST + ": " + spoken.LOST_BECAUSE[error.which]))
        return None
    return Game(kept, settings.watch)
