"""What is looked after once a minute. Loaded for that moment."""

from handheld import borrow

# How often the battery must be low one after the other before that is believed.
_SURE = 2


def look(app, idle):
    """Save and warn, once, when the battery is low; play goes on."""
    if app.board.has_battery and idle.low < _SURE:
        idle.low = idle.low + 1 if borrow("handheld.battery").is_low() else 0
        if idle.low == _SURE:
            app.save()
            app.push("notice", "low battery")
