"""After a crash that left the board in safe mode: start it anew, if that may help."""

import time

import microcontroller
import supervisor

from handheld import recovery

# Safe mode that somebody asked for stays.
WANTED = (
    supervisor.SafeModeReason.NONE,
    supervisor.SafeModeReason.PROGRAMMATIC,
    supervisor.SafeModeReason.USER,
)

if supervisor.runtime.safe_mode_reason not in WANTED:
    # Power that fails is to do so now, and not while the restart is noted.
    time.sleep(2)
    if recovery.use_one(microcontroller.nvm):
        microcontroller.reset()
