"""Tables as Python source that a board keeps as plain bytes, one a value."""


def literal_lines(rows):
    """Lines of a bytes literal, a row of values (0 to 255) a line. A tuple of numbers would
    take a board four bytes a value, and stay in memory beside the bytes made of it."""
    return ['    b"' + "".join(f"\\x{value:02x}" for value in row) + '"' for row in rows]
