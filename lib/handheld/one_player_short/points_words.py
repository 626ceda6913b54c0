"""Half points put into words for screens."""


def points_words(halves, sign=""):
    """Half points as points, '4½' or '−½', with a true minus sign; sign: what stands before gains."""
    number = abs(halves)
    text = str(number >> 1) if number != 1 else ""
    if number & 1:
        text += "½"
    return ("−" if halves < 0 else sign if halves else "") + text
