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
            if pin.name in simulated.claimed:
                raise ValueError("%s in use" % pin.name)
            if value or not pull:
                raise ValueError("these keys pull their pins down: value=False, pull=True")
            self.pin = pin
            self.value = value
            self.edge = edge


def light_sleep_until_alarms(*alarms):
    """Sleep until the first of the alarms, and return it."""
    global wake_alarm
    for alarm in alarms:
        if not isinstance(alarm, (time.TimeAlarm, pin.PinAlarm)):
            raise TypeError("Expected a kind of Alarm")
    if len([alarm for alarm in alarms if isinstance(alarm, time.TimeAlarm)]) > 1:
        raise ValueError("Only one alarm.time alarm can be set.")
    simulated.light_sleeps += 1
    up = [alarm for alarm in alarms if isinstance(alarm, pin.PinAlarm) and alarm.edge and not _low(alarm)]
    while alarms:
        simulated.driver.poll()
        for alarm in alarms:
            if isinstance(alarm, time.TimeAlarm):
                fired = _time.monotonic() >= alarm.monotonic_time
            else:
                fired = _low(alarm) and (not alarm.edge or alarm in up)
            if fired:
                wake_alarm = alarm
                return alarm
        simulated.driver.sleep(0.02)
    return None


def _low(alarm):
    return simulated.board.switches[alarm.pin.name] in simulated.held


def exit_and_deep_sleep_until_alarms(*alarms):
    """Switch the board off: here, end the program."""
    raise SystemExit(0)
