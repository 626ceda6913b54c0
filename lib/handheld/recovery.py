"""How often safemode.py has started the board anew: the last bytes of the chip's memory, 255
each until one is used up.

So an RP2040 writes one without erasing anything. A SAMD51 erases the whole memory first: power
cut in that moment would cost the copy of the game there, and leave the one on the drive.
"""

TRIES = 3


def use_one(memory):
    """Note in microcontroller.nvm that the board is started anew. False if there is nothing
    left to note it with: then it is not to be."""
    if memory is None or len(memory) < TRIES:
        return False
    for place in range(len(memory) - TRIES, len(memory)):
        if memory[place] == 255:
            memory[place] = 0
            return True
    return False


def start_over(memory):
    """The game has run well: all tries are there again. Writes only if some were used."""
    if memory is None or len(memory) < TRIES:
        return
    first = len(memory) - TRIES
    unused = b"\xff" * TRIES
    if bytes(memory[first:first + TRIES]) != unused:
        memory[first:first + TRIES] = unused
