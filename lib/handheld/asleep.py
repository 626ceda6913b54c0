"""How a board sleeps until a key. Loaded when it falls asleep."""

import time


def nap(board, now):
    """Sleep for a moment, or until a key; whether a key was pressed.

    Buttons on a shift register cannot wake a board, so they are looked at now and then. On
    the SAMD51 alarm.light_sleep_until_alarms() takes as much power as that.
    """
    buttons = board.buttons
    if board.pins:
        import alarm

        # An alarm needs its pin to itself.
        buttons.scanner.deinit()
        alarms = [alarm.pin.PinAlarm(pin, value=False, pull=True) for pin in board.pins]
        alarm.light_sleep_until_alarms(*alarms)
        buttons.use(board.scan())
    else:
        time.sleep(0.1)
        if buttons.read(now) < 0:
            return False
    # The key does nothing else, nor does it when it bounces.
    time.sleep(0.05)
    while buttons.read(now) >= 0:
        pass
    buttons.forget()
    return True
