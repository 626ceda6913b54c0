"""Cards that lie face down. Loaded to lay them."""

from handheld.look import put_empty


def cover(row):
    """Lay outlines for the cards of a HandRow that are not to be seen, up to thirteen."""
    look = row._look
    for place in range(row.count, 13):
        put_empty(row._bright, place)
    row._row.x = (look.width - 13 * look.card_width) // 2
