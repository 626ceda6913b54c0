"""vectorio for MicroPython, which has none: rectangles."""

from displayio import Layer, in_range, integer


class Rectangle(Layer):
    what = "a rectangle"

    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        super().__init__(x, y)
        for value, what in ((width, "a rectangle's width"), (height, "a rectangle's height")):
            integer(value, what)
            if value < 1:
                raise ValueError(what + " must be 1 or more")
        in_range(color_index, len(pixel_shader), "a rectangle's color_index")
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.color_index = color_index
