"""safemode.py: a board that crashed comes back by itself, and cannot do so for ever."""

import bookkeeping
import pytest
import scenes
import simulated
from simulated import boards
from sitting import ROOT
from test_boot import Holding

from engine.flunk import snapshot
from handheld import recovery
from tools.desktop.machine import Machine

MINUTE = 60000
SOLO = {"FLUNK_DEAL": "5", "FLUNK_DEALS": "3"}
WANTED = ("NONE", "USER", "PROGRAMMATIC")
CRASHES = ("BROWNOUT", "FLASH_WRITE_FAIL", "GC_ALLOC_OUTSIDE_VM", "HARD_FAULT", "INTERRUPT_ERROR", "NLR_JUMP_FAIL",
           "NO_CIRCUITPY", "NO_HEAP", "SDK_FATAL_ERROR", "STACK_OVERFLOW", "USB_BOOT_DEVICE_NOT_INTERFACE_ZERO",
           "USB_TOO_MANY_ENDPOINTS", "USB_TOO_MANY_INTERFACE_NAMES", "WATCHDOG")


def in_safe_mode(reason, memory, board="pybadge", nvm=True):
    """One start of a board that is in safe mode: whether it starts itself anew, its memory, how often
    that was written to, and after how long."""
    driver = Holding(None)
    with Machine(board, driver, folder=ROOT, memory=memory) as machine:
        import microcontroller

        if not nvm:
            machine._replace(microcontroller, "nvm", None)
        simulated.safe_mode = reason
        assert machine.run("safemode.py") == 0
        return simulated.resets == 1, machine.nvm, simulated.nvm_writes, driver.now


def test_every_reason_there_is_is_tried_here():
    with Machine("pybadge", simulated.Driver(), folder=ROOT):
        import supervisor

        names = {name for name in vars(supervisor.SafeModeReason) if name.isupper()}
    assert names == set(WANTED + CRASHES)


@pytest.mark.parametrize("reason", WANTED)
def test_safe_mode_that_somebody_asked_for_stays(reason):
    restarted, memory, writes, _ = in_safe_mode(reason, None)
    assert (restarted, writes) == (False, 0) and memory == b"\xff" * 8192


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
@pytest.mark.parametrize("reason", CRASHES)
def test_a_crash_starts_the_board_anew_but_not_for_ever(reason, board):
    memory = None
    for turn in range(10):
        restarted, memory, writes, waited = in_safe_mode(reason, memory, board)
        assert restarted == (turn < recovery.TRIES)
        assert writes == (1 if restarted else 0), "flash wears out"
        assert 1000 <= waited <= 5000, "a failing power supply is to fail before anything is written"


def test_different_crashes_count_together():
    memory = None
    tries = 0
    for reason in CRASHES:
        restarted, memory, _, _ = in_safe_mode(reason, memory)
        tries += restarted
    assert tries == recovery.TRIES


def test_a_board_that_cannot_count_stays_in_safe_mode():
    restarted, _, writes, _ = in_safe_mode("HARD_FAULT", None, nvm=False)
    assert (restarted, writes) == (False, 0)
    for size in (0, 2):
        assert not recovery.use_one(bytearray(b"\xff" * size))


def crashed(times, session=b"", board="pybadge"):
    """The memory after so many crashes, with a session in it."""
    memory = bookkeeping.record(session=session, size=boards.find(board).nvm_size)
    for _ in range(times):
        _, memory, _, _ = in_safe_mode("HARD_FAULT", memory, board)
    return memory


@pytest.mark.parametrize("board", ["pybadge", "picosystem"])
def test_the_game_is_not_touched_and_all_tries_come_back_when_it_ran_well(sit, board):
    session = snapshot.save(bookkeeping.a_session(40, mode=0, level="easy", number=5, seed=9))
    for times in (1, 3):
        memory = crashed(times, session, board)
        player = sit(board, memory=memory, settings={"FLUNK_DIM": "never", "FLUNK_SLEEP": "never"})
        assert "▸ Continue" in player.lines()
        player.run(2 * MINUTE)
        assert simulated.nvm_writes == 0
        player.run(2 * MINUTE)
        assert simulated.nvm_writes == 1
        assert player.memory() == crashed(0, session, board)
        player.run(30 * MINUTE)
        assert simulated.nvm_writes == 1


def test_nothing_is_written_when_there_was_no_crash(sit):
    player = sit("pybadge", memory=crashed(0), settings={"FLUNK_DIM": "never", "FLUNK_SLEEP": "never"})
    player.run(10 * MINUTE)
    assert simulated.nvm_writes == 0


def test_a_game_being_played_counts_as_running_well(sit):
    player = sit("pybadge", memory=crashed(3), settings=dict(SOLO, FLUNK_WATCH="yes"))
    player.begin()
    player.run(8 * MINUTE)
    assert player.memory()[-3:] == b"\xff\xff\xff"


def test_saves_and_what_is_kept_aside_leave_the_count_alone(sit):
    size = 8192
    # Bytes that fill the whole first half and cannot be read.
    strange = bytearray(bookkeeping.record(session=b"nonsense", size=size, checksum=1))
    strange[100:size // 2] = b"\x5a" * (size // 2 - 100)
    _, memory, _, _ = in_safe_mode("HARD_FAULT", bytes(strange))
    count = memory[-recovery.TRIES:]
    assert count == b"\x00\xff\xff"
    player = sit("pybadge", memory=memory, settings=SOLO)
    player.press("a")
    scenes.table(player)
    after = player.memory()
    assert after[-recovery.TRIES:] == count
    assert after[size // 2:-recovery.TRIES] == bytes(strange[:size // 2 - recovery.TRIES])


def test_an_rp2040_erases_nothing_to_count():
    """It writes to bytes that are 255 without erasing its memory: power cut there loses nothing."""
    memory = bytearray(b"\xff" * 64)
    places = []
    for _ in range(recovery.TRIES):
        before = bytes(memory)
        assert recovery.use_one(memory)
        (place,) = [place for place in range(64) if memory[place] != before[place]]
        assert before[place] == 255
        places.append(place)
    assert places == [61, 62, 63] and not recovery.use_one(memory)
