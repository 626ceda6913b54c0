"""A text cut into lines. Loaded to be asked."""

from handheld import look as looks

# Letters from here on are wide. What stands at no line's end, and at none's beginning.
_WIDE = "\u3000"
_NOT_LAST = "「(♣♦♥♠−"
_NOT_FIRST = "、。」)ー・っゃゅょッャュョァィゥェォ:/"


def wrapped(text, length):
    """Text as a list of lines of at most so many letters, cut between words where there are any,
    and beside wide letters."""
    lines = []
    while looks.measure(text) > length:
        longest = length
        while looks.measure(text[:longest]) > length:
            longest -= 1
        end = longest
        while end and not _may_end(text, end):
            end -= 1
        end = end or longest
        lines.append(text[:end])
        text = text[end + (text[end:end + 1] == " "):]
    return lines + [text]


def _may_end(text, place):
    """Whether a line may end before that place of a text."""
    # A letter by its number would become a name, and stay in memory.
    before = text[place - 1:place]
    after = text[place:place + 1]
    if after == " ":
        return True
    return (before >= _WIDE or after >= _WIDE) and before not in _NOT_LAST and after not in _NOT_FIRST
