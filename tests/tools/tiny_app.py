"""A small app for the simulated boards, and what a board refuses. Here and in MicroPython."""

# Tiles (red, green and white), and a line for each key. It runs here and in MicroPython.
APP = """\
import time
import board
import displayio
import keypad
import supervisor

display = board.DISPLAY
display.auto_refresh = False
sheet = displayio.Bitmap(24, 8, 4)
for x in range(8):
    for y in range(8):
        sheet[x, y] = 1
        sheet[8 + x, y] = 2
        sheet[16 + x, y] = 3
colours = displayio.Palette(4)
colours[1] = 0xFF0000
colours[2] = 0x00FF00
colours[3] = 0xFFFFFF
grid = displayio.TileGrid(sheet, pixel_shader=colours, width=2, tile_width=8, tile_height=8, x=10, y=20)
mark = displayio.TileGrid(sheet, pixel_shader=colours, tile_width=8, tile_height=8, default_tile=2, x=10, y=60)
root = displayio.Group()
root.append(grid)
root.append(mark)
display.root_group = root

stick = None
if hasattr(board, "BUTTON_CLOCK"):
    if hasattr(board, "JOYSTICK_X"):
        import analogio
        stick = analogio.AnalogIn(board.JOYSTICK_X)
    keys = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
        key_count=4 if stick else 8, value_when_pressed=True)
else:
    keys = keypad.Keys(
        (board.SW_A, board.SW_B, board.SW_X, board.SW_Y, board.SW_UP, board.SW_DOWN, board.SW_LEFT, board.SW_RIGHT),
        value_when_pressed=False, pull=True)

display.refresh()
start = supervisor.ticks_ms()
pushed = False
while True:
    event = keys.events.get()
    if event and event.pressed:
        grid[0] = 1
        print("key", event.key_number)
    if stick:
        if (stick.value > 50000) != pushed:
            pushed = not pushed
            print("stick", pushed, stick.value)
    display.refresh()
    time.sleep(0.02)
"""

KEYS = "# begin\nshot first\na start*2   # twice\nright\nshot last\nwait 100\n"
A_AND_START_AND_RIGHT = {
    "pybadge": "key 1, key 2, key 2, key 4",
    "pygamer": "key 1, key 2, key 2, stick True 65535, stick False 32768",
    "picosystem": "key 0, key 2, key 2, key 7",
}

# What the display must refuse: programs that go on from SETTING, and words of the refusal.
SETTING = """\
import displayio, terminalio, vectorio, bitmaptools
bitmap = displayio.Bitmap(8, 8, 3)
palette = displayio.Palette(3)
grid = displayio.TileGrid(bitmap, pixel_shader=palette, width=2, tile_width=4, tile_height=4)
group = displayio.Group()
shape = vectorio.Rectangle(pixel_shader=palette, width=2, height=2)
"""

OFFENCES = [
    ("grid[0] = 4", "a tile, in a sheet of 4 tiles, must be 0-3, not 4"),
    ("grid[0] = 1.0", "a tile, in a sheet of 4 tiles, must be an int, not 1.0"),
    ("grid[2] = 0", "a tile's index must be 0-1, not 2"),
    ("grid[0, 1] = 0", "a tile's y must be 0-0, not 1"),
    ("grid.x = 1.5", "a tile grid's x must be an int, not 1.5"),
    ("grid.y = 40000", "a tile grid's y must be within 16 bits, not 40000"),
    ("displayio.TileGrid(bitmap, pixel_shader=palette, x=0.5)", "a tile grid's x must be an int, not 0.5"),
    ("displayio.TileGrid(bitmap, pixel_shader=palette, tile_width=3)", "do not divide a sheet of 8"),
    ("displayio.TileGrid(bitmap, pixel_shader=palette, tile_width=4, default_tile=2)", "default_tile"),
    ("displayio.TileGrid(bitmap, pixel_shader=displayio.Palette(2))", "a palette of 2 colours is too short for a bitmap of 3 values"),
    ("bitmap[0, 0] = 3", "a pixel of this bitmap must be 0-2, not 3"),
    ("bitmap[8, 0] = 1", "a pixel's x must be 0-7, not 8"),
    ("bitmap[0, -1] = 1", "a pixel's y must be 0-7, not -1"),
    ("bitmap[0.0, 1] = 1", "a pixel's x must be an int, not 0.0"),
    ("bitmap.fill(3)", "a pixel of this bitmap must be 0-2, not 3"),
    ("displayio.Bitmap(0, 1, 2)", "a bitmap's width must be 1"),
    ("bitmaptools.fill_region(bitmap, 0, 0, 2, 2, 3)", "a pixel of this bitmap must be 0-2, not 3"),
    ("bitmaptools.blit(bitmap, displayio.Bitmap(2, 2, 16), 0, 0)", "source palette too large"),
    ("bitmaptools.blit(bitmap, bitmap, -1, 0)", "where a blit goes, x must be 0-8, not -1"),
    ("palette[3] = 0", "a palette's index must be 0-2, not 3"),
    ("palette[0] = 0x1000000", "a palette's colour must be 0-16777215, not 16777216"),
    ("palette[0] = 1.0", "a palette's colour must be an int, not 1.0"),
    ("palette.make_transparent(3)", "a palette's index must be 0-2, not 3"),
    ("group.x = '1'", "a group's x must be an int, not '1'"),
    ("displayio.Group(y=2.5)", "a group's y must be an int, not 2.5"),
    ("group.append(grid)\ngroup.append(grid)", "Layer already in a group."),
    ("group.append(shape)\ndisplayio.Group().append(shape)", "Layer already in a group."),
    ("shape.y = 0.5", "a rectangle's y must be an int, not 0.5"),
    ("vectorio.Rectangle(pixel_shader=palette, width=1, height=1, color_index=3)", "a rectangle's color_index must be 0-2, not 3"),
    ("terminalio.FONT.get_glyph(0x2665)", "only ASCII"),
]
