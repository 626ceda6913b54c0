"""The handheld: boards, drawing, screens and storage around the engine."""


class BoardError(Exception):
    """This board cannot play as it is; the text is a sentence that says what is missing."""
