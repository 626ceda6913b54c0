"""Stand-in for the board's own `watchdog`: what microcontroller.watchdog can do."""


class WatchDogMode:
    RAISE = "watchdog.WatchDogMode.RAISE"
    RESET = "watchdog.WatchDogMode.RESET"
