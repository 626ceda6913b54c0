"""Stand-in for the board's own `alarm`: sleeping until a time or a pin."""

import time as _time

import simulated

wake_alarm = None


class time:
    """alarm.time"""

    class TimeAlarm:
        def __init__(self, *, monotonic_time=None, epoch_time=None):
            if monotonic_time is None:
                raise ValueError("a simulated board has no clock of the day: give monotonic_time")
            self.monotonic_time = monotonic_time


class pin:
    """alarm.pin"""

    class PinAlarm:
        def __init__(self, pin, value, edge=False, pull=False):
            if pin.name not in simulated.board.switches:
                raise ValueError("%s cannot wake the %s" % (pin.name, simulated.board.name))
            self.pin = pin
            self.value = value


def light_sleep_until_alarms(*alarms):
    """Sleep until the first of the alarms, and return it."""
    global wake_alarm
    while True:
        for alarm in alarms:
            if isinstance(alarm, time.TimeAlarm):
                fired = _time.monotonic() >= alarm.monotonic_time
            else:
                simulated.driver.poll()
                fired = simulated.board.switches[alarm.pin.name] in simulated.held
            if fired:
                wake_alarm = alarm
                return alarm
        simulated.driver.sleep(0.02)


def exit_and_deep_sleep_until_alarms(*alarms):
    """Switch the board off: here, end the program."""
    raise SystemExit(0)
