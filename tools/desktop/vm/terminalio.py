"""terminalio for MicroPython, which has none."""

import fontio

FONT = fontio.BuiltinFont()
