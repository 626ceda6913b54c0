"""boot.py: whose the drive is."""

import pytest
import simulated
from simulated import boards
from sitting import ROOT

from tools.desktop.machine import Machine


class Holding(simulated.Driver):
    """Somebody who holds a key down from before the power comes."""

    virtual = True

    def __init__(self, key):
        self.key = key
        self.now = 0

    def poll(self):
        if self.key and self.key not in simulated.held:
            simulated.press(self.key)

    def milliseconds(self):
        return self.now

    def sleep(self, seconds):
        self.now += int(seconds * 1000)
        self.poll()


def boot(board, key, settings=None):
    with Machine(board, Holding(key), folder=ROOT, settings=settings or {}) as machine:
        machine.run("boot.py")
        import supervisor

        return simulated.drive_readonly, supervisor.runtime.autoreload


@pytest.mark.parametrize("name", boards.NAMES)
def test_the_drive_is_the_game_s(name):
    assert boot(name, None) == (False, False)


@pytest.mark.parametrize("name", boards.NAMES)
def test_b_held_down_gives_it_to_the_computer(name):
    assert boot(name, "b") == (True, False)


@pytest.mark.parametrize("name", boards.NAMES)
def test_another_key_does_not(name):
    assert boot(name, "a") == (False, False)


def test_a_board_without_its_pins_stays_the_computer_s():
    stranger = boards.Board("new", "somebody_s_board", 160, 128, ("D2",))
    assert boot(stranger, None) == (True, False)
