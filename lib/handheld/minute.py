"""What is looked after once a minute. Loaded for that moment."""

import microcontroller

from handheld import borrow, recovery
from handheld.idle import WELL

# How often the battery must be low one after the other before that is believed.
_SURE = 2


def look(app, idle):
    """Save and warn, once, when the battery is low; play goes on. Note when all has gone well
    for a while."""
    if idle.minutes == WELL:
        recovery.start_over(microcontroller.nvm)
    if app.board.has_battery and idle.low < _SURE:
        idle.low = idle.low + 1 if borrow("handheld.battery").is_low() else 0
        if idle.low == _SURE:
            app.save()
            app.push("notice", "low battery")
