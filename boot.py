"""Before USB starts: the drive belongs to the game, unless B is held at power-on."""

import time

import storage
import supervisor

from handheld import BoardError, boards, keys

# A computer that touches the drive is not to restart the game.
supervisor.runtime.autoreload = False


def computer_wants_drive():
    """Whether B is held down; a board whose buttons are not known yet needs its computer."""
    try:
        buttons = boards.pick().buttons
    except BoardError as trouble:
        print(trouble)
        return True
    # A key that was down before the scanner began counts only if it looks anew.
    buttons.scanner.reset()
    time.sleep(0.2)
    key = buttons.read(supervisor.ticks_ms())
    # The stick may lean as well.
    while key >= 0 and key != keys.B:
        key = buttons.read(supervisor.ticks_ms())
    return key == keys.B


if not computer_wants_drive():
    storage.disable_usb_drive()
    storage.remount("/", readonly=False)
