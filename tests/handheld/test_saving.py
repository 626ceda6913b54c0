"""What is kept when the board is switched off: the session and the settings, damaged or not."""

import random
import zlib

import bookkeeping
import pytest
import scenes
from bookkeeping import old_record, record, session_in
from random_play import session_state, step
from scenes import first, to_a_bots_deal
from simulated import boards

from engine.flunk import restore, snapshot
from handheld.words import english_pages

SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
RUBBER = dict(SOLO, FLUNK_MODE="rubber")


def saved(player):
    """The session as the memory holds it: what a board that lost its power would find."""
    return restore.load(session_in(player.memory()))


def a_session(steps=40):
    return bookkeeping.a_session(steps, mode=0, level="easy", number=5, seed=99)


# Going on ----------------------------------------------------------------------------------


@pytest.mark.parametrize("board", boards.NAMES)
def test_continue_goes_on_at_the_same_card(sit, board):
    player = sit(board, settings=SOLO)
    scenes.table(player)
    # At the end of a trick the game is saved.
    player.play_on(first, until=lambda: player.top()._resting and player.session.deal.play.count == 24)
    state, memory = session_state(player.session), player.memory()
    again = sit(board, memory=memory)
    assert "▸ Continue" in again.lines()
    again.press("a")
    assert again.screen() == "table"
    before = session_state(again.session)
    if before != state:  # the bot on lead may have played already
        while again.session.deal.play.count > 24:
            again.session.undo()
        assert session_state(again.session)[:13] == state[:13]


@pytest.mark.parametrize("settings", [SOLO, RUBBER])
def test_going_on_is_the_same_as_not_having_stopped(sit, settings):
    """The same keys on a board that is switched off after every trick, and on one that never is."""
    def choose(player):
        return player.legal()[len(player.legal()) // 2]

    results = []
    for stops in (False, True):
        player = sit("pybadge", settings=settings)
        player.begin()
        while player.screen() != "session_end":
            if player.screen() == "table":
                if stops and player.top()._resting:
                    player.start()
                    player.press("a")
                    if player.screen() != "table":
                        continue
                if player.top()._resting:
                    player.press("a")
                elif player.app.game.players_turn():
                    player.play(choose(player))
                else:
                    player.settle()
            else:
                player.press("a")
        player.run(3000)
        results.append(snapshot.save(player.session))
    assert results[0] == results[1]


def test_every_screen_of_a_game_is_gone_on_with(sit):
    for scene, screens in ((scenes.deal, {"deal", "declare"}), (scenes.declare, {"deal", "declare"}),
                           (scenes.table, {"table"}), (scenes.deal_end, {"deal_end"}), (scenes.score_sheet, {"deal_end", "session_end"})):
        player = sit("pybadge", settings=SOLO)
        scene(player)
        again = sit("pybadge", memory=player.memory())
        again.press("a")
        assert again.screen() in screens, scene.__name__
        assert again.session.index == player.session.index


def test_a_bot_that_had_declared_is_gone_on_with(sit):
    player = sit("pybadge", settings=RUBBER)
    to_a_bots_deal(player, 1)
    contract = player.session.deal.contract
    again = sit("pybadge", memory=player.memory())
    again.press("a")
    assert again.session.deal.contract == contract and again.screen() == "table"


def test_leaving_in_the_middle_of_a_trick_loses_no_card(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.table(player)
    player.play_on(first, until=lambda: player.session.deal.play.count == 10 and player.app.game.players_turn())
    count = player.session.deal.play.count
    player.press("start")
    player.open("Leave to title")
    assert saved(player).deal.play.count == count
    again = sit("pybadge", memory=player.memory())
    again.press("a")
    assert again.session.deal.play.count == count


def test_a_game_that_is_over_is_not_continued(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.session_end(player)
    player.press("a")
    assert player.screen() == "title" and "▸ New game" in player.lines()
    assert sit("pybadge", memory=player.memory()).lines()[2] == "▸ New game"


def test_watch_and_play_can_take_turns(sit):
    player = sit("pybadge", settings=SOLO)
    scenes.table(player)
    again = sit("pybadge", memory=player.memory(), settings={"FLUNK_WATCH": "yes"})
    again.press("a")
    again.run(120000)
    assert again.session.finished() >= 1


def test_the_memory_is_written_once_a_trick_and_not_at_every_key(sit):
    """Flash wears out: about 5,500 writes on some boards."""
    import simulated

    player = sit("pybadge", settings=SOLO)
    player.press("down*8 up*8")
    player.press("select right*4 b")
    player.open("Settings")
    player.press("right left b")
    assert simulated.nvm_writes <= 1
    scenes.table(player)
    player.press("right*10 left*5 b a start b select b")
    before = simulated.nvm_writes
    player.play_on(first)
    player.run(5000)
    # Thirteen tricks and the bot's score.
    assert 13 <= simulated.nvm_writes - before <= 15


# Damaged -----------------------------------------------------------------------------------


def title_of(sit, memory, board="pybadge"):
    """Start on such a memory; the title stands there and can be used."""
    player = sit(board, memory=memory)
    go_on_from_notice(player)
    return player


def go_on_from_notice(player):
    """Read what the start has to say, into player.told, and go on to the title with A."""
    player.told = []
    if player.screen() == "notice":
        player.told = player.lines()
        assert player.told[-1] == "A: go on"
        player.press("a")
    assert player.screen() == "title"


def told(player, name):
    """Whether the start said this, whole."""
    page = english_pages.NOTICES[name]
    return player.told[:-1] == list(page)


def test_bytes_that_begin_like_nothing_of_ours_are_told_and_kept_aside(sit):
    good = record(session=snapshot.save(a_session()))
    for memory in (b"ABC" + bytes(8189), b"GH" + good[2:], good[:5] + b"\xff" * 8187):
        player = title_of(sit, memory)
        assert told(player, "damaged") and "▸ New game" in player.lines()
        player.begin()
        assert player.memory()[4096:8189] == memory[:4093] and session_in(player.memory())


def test_an_erased_memory_is_no_trouble(sit):
    for memory in (None, b"\xff" * 8192, bytes(8192)):
        player = title_of(sit, memory)
        assert "▸ Learn" in player.lines() and player.app.store.trouble == ""
        assert player.told == []


def damaged():
    """(name, memory) of records with something wrong."""
    good = record(session=snapshot.save(a_session()))
    yield "checksum", record(session=snapshot.save(a_session()), checksum=1)
    for place in range(2, 12):
        for bit in (1, 128):
            yield "byte %d" % place, good[:place] + bytes((good[place] ^ bit,)) + good[place + 1:]
    yield "cut", record(session=snapshot.save(a_session())[:-9])
    yield "empty session cut", record(session=b"F")
    yield "half erased", good[:40] + b"\xff" * (8192 - 40)


def start_on(player, memory):
    """Switch the board off and on again, with these bytes in its memory."""
    import simulated

    simulated.nvm[:] = memory
    player.start()
    go_on_from_notice(player)


def test_a_damaged_memory_is_told_at_the_start(sit):
    player = sit("pybadge")
    silent = set()
    for name, memory in damaged():
        start_on(player, memory)
        assert player.screen() == "title" and "▸ New game" in player.lines(), name
        if not told(player, "damaged") and not told(player, "newer"):
            silent.add(name)
    assert not silent


def test_no_bytes_at_all_can_crash_the_start(sit):
    chance = random.Random(1)
    good = bytearray(record(session=snapshot.save(a_session())))
    player = sit("pybadge")
    for turn in range(200):
        data = bytearray(good)
        for _ in range(chance.randrange(1, 6)):
            data[chance.randrange(len(good) if turn % 3 == 0 else 80)] = chance.randrange(256)
        if turn % 4 == 0:
            data = bytearray(b"FH\x02") + chance.randbytes(8189)
        start_on(player, bytes(data))
        assert player.screen() == "title"


def test_a_session_with_a_good_frame_and_impossible_content_is_no_crash(sit):
    chance = random.Random(2)
    plain = bytearray(snapshot.save(a_session()))
    player = sit("pybadge")
    continued = 0
    for _ in range(200):
        data = bytearray(plain)
        data[chance.randrange(len(data) - 4)] = chance.randrange(256)
        data[-4:] = zlib.crc32(bytes(data[:-4])).to_bytes(4, "little")
        start_on(player, record(session=bytes(data)))
        if "▸ Continue" in player.lines():
            continued += 1
            player.press("a")
            assert player.screen() in ("table", "declare", "deal_end", "deal")
    assert 0 < continued < 200


def test_settings_beside_a_damaged_session_are_kept(sit):
    player = title_of(sit, record(settings=bytes((0, 1, 1, 1, 0, 1)), session=b"nonsense"))
    assert bytes(player.app.settings.values[:6]) == bytes((0, 1, 1, 1, 0, 1))
    assert told(player, "damaged")


def test_wrong_settings_bytes_do_not_spoil_the_session(sit):
    for settings in (b"", b"\xff" * 6, bytes(20), b"\x63"):
        player = title_of(sit, record(settings=settings, session=snapshot.save(a_session())))
        assert "▸ Continue" in player.lines()
        player.open("Settings")
        player.press("right left b")
        assert player.screen() == "title"


@pytest.mark.parametrize("wait, kept", [(0, False), (2000, True)])
def test_a_setting_is_kept_without_leaving_when_the_keys_rest(sit, wait, kept):
    player = sit("picosystem")
    player.open("Settings")
    before = bytes(player.app.settings.values)
    player.press("down right")
    player.run(wait)
    changed = bytes(player.app.settings.values)
    player.start()
    assert changed != before and bytes(player.app.settings.values) == (changed if kept else before)


def kept_aside(player, memory):
    """Whether the second half of the memory begins with the record the first half had."""
    size = len(memory.rstrip(b"\xff"))
    half = len(memory) // 2
    return player.memory()[half:half + size] == memory[:size]


def test_an_older_version_is_gone_on_with(sit):
    session = a_session()
    while session.player_to_act():  # or a bot would go on at once
        step(session)
    player = title_of(sit, old_record(bytes((0, 1, 1, 1, 0, 1)), snapshot.save(session)))
    assert bytes(player.app.settings.values[:6]) == bytes((0, 1, 1, 1, 0, 1))
    player.press("a")
    assert snapshot.save(player.session) == snapshot.save(session)


def test_the_version_before_is_gone_on_with(sit):
    session = a_session()
    while session.player_to_act():
        step(session)
    player = title_of(sit, record(bytes((0, 1, 1, 1, 0, 1)), snapshot.save(session), version=2))
    player.press("a")
    assert snapshot.save(player.session) == snapshot.save(session)
    assert bytes(player.app.settings.values[:6]) == bytes((0, 1, 1, 1, 0, 1))


def test_a_record_with_more_parts_than_are_known_is_a_newer_version_s(sit):
    memory = record(session=snapshot.save(a_session()), more=(b"scores", b"", b"", b"what is this?"))
    player = title_of(sit, memory)
    assert told(player, "newer")
    player.open("Settings")
    player.press("b")
    assert kept_aside(player, memory)


def test_damaged_bytes_are_kept_aside(sit):
    memory = record(session=snapshot.save(a_session()), checksum=1)
    player = title_of(sit, memory)
    player.begin()
    assert kept_aside(player, memory)


def test_a_newer_version_says_so_and_is_not_overwritten(sit):
    """Nothing is lost: a player who goes back to the newer program finds the game again."""
    memory = record(session=snapshot.save(a_session()), version=4)
    player = title_of(sit, memory)
    assert told(player, "newer"), player.told
    player.open("Settings")
    player.press("b")
    assert kept_aside(player, memory)


def test_a_newer_snapshot_says_so_and_is_not_overwritten(sit):
    data = bytearray(snapshot.save(a_session()))
    data[5] = snapshot.VERSION + 1
    data[-4:] = zlib.crc32(bytes(data[:-4])).to_bytes(4, "little")
    memory = record(session=bytes(data))
    player = title_of(sit, memory)
    assert told(player, "newer"), player.told
    player.begin()
    assert kept_aside(player, memory)
    assert saved(player).index == 0


def test_a_new_game_after_damage_is_kept_again(sit):
    player = title_of(sit, record(session=snapshot.save(a_session()), checksum=1))
    player.begin()
    again = sit("pybadge", memory=player.memory())
    assert "▸ Continue" in again.lines()


# Other memories ----------------------------------------------------------------------------


def test_a_memory_of_another_size_takes_a_record_that_fits(sit):
    session = snapshot.save(a_session())
    for size in (4096, 2048):
        board = boards.Board("small", "pimoroni_picosystem", 240, 240, boards.find("picosystem").pins,
                             switches=boards.find("picosystem").switches, nvm_size=size, lacks=("audioio",))
        player = sit(board, memory=record(session=session, size=size))
        assert "▸ Continue" in player.lines()
        player.press("a")
        player.press("start")
        player.open("Leave to title")
        assert player.screen() == "title"


def test_a_record_longer_than_the_memory_is_damaged_and_no_crash(sit):
    long = record(session=snapshot.save(a_session()))
    player = title_of(sit, long[:9] + b"\xff\xff" + long[11:4096], "picosystem")
    assert "▸ New game" in player.lines()
    assert told(player, "damaged")


def test_a_board_without_memory_plays_on_and_forgets(sit):
    player = sit("pybadge", settings=SOLO, nvm=False)
    scenes.table(player)
    player.play_on(first)
    assert player.screen() == "deal_end"
    player.press("start")
    player.open("Leave to title")
    assert "▸ Continue" in player.lines()


@pytest.mark.parametrize("fault", [OSError(28, "No space left on device"), RuntimeError("Unable to write to nvm.")])
def test_when_nothing_can_be_saved_it_is_said_once_and_play_goes_on(sit, fault):
    player = sit("pybadge", settings=SOLO)

    def refuse(data):
        raise fault

    for medium in player.app.store.media:
        medium.write = refuse
    player.begin()
    assert player.screen() == "notice" and player.lines()[:-1] == [line for line in english_pages.NOTICES["not saved"] if line]
    player.press("a")
    assert player.screen() == "deal"
    player.press("a a")
    assert player.screen() == "table"
