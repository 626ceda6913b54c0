"""The project's own random numbers: the same on every machine, all arithmetic below 2^30.

Two multiply-with-carry generators run side by side and are added by exclusive or. Their
moduli, 32760 * 2^15 - 1 and 32730 * 2^15 - 1, are safe primes, so each repeats only after
half its modulus; together after about 2^58 numbers. A seed is scrambled first, so that
neighbouring seeds share nothing.
"""

_MULTIPLIER_A = 32760
_MULTIPLIER_B = 32730

SEED_LIMIT = 1 << 30


def scramble(seed, key):
    """Another number below 2^30 for each seed below 2^30, one to one; key picks the mapping.

    A Feistel network on two halves of 15 bits, because no product then passes 2^30.
    """
    left = seed >> 15 & 0x7FFF
    right = seed & 0x7FFF
    # Six rounds, each with its own key; written out, because every decision begins with them.
    product = (right + key & 0x7FFF) * 25189
    left ^= (product >> 9 ^ product) & 0x7FFF
    product = (left + key + 5147 & 0x7FFF) * 25189
    right ^= (product >> 9 ^ product) & 0x7FFF
    product = (right + key + 10294 & 0x7FFF) * 25189
    left ^= (product >> 9 ^ product) & 0x7FFF
    product = (left + key + 15441 & 0x7FFF) * 25189
    right ^= (product >> 9 ^ product) & 0x7FFF
    product = (right + key + 20588 & 0x7FFF) * 25189
    left ^= (product >> 9 ^ product) & 0x7FFF
    product = (left + key + 25735 & 0x7FFF) * 25189
    right ^= (product >> 9 ^ product) & 0x7FFF
    return left << 15 | right


class Generator:
    """A stream of random numbers, repeatable from its seed (0 to 2^30 - 1)."""

    def __init__(self, seed):
        self.seed(seed)

    def seed(self, seed):
        """Start the stream of this seed from its beginning."""
        # A state of 0 or of the modulus itself would never change.
        self._a = scramble(seed, 11) % (_MULTIPLIER_A * 32768 - 2) + 1
        self._b = scramble(seed, 7919) % (_MULTIPLIER_B * 32768 - 2) + 1

    def below(self, limit):
        """A number from 0 to limit - 1, each equally likely; limit is 1 to 32768, or ValueError."""
        if not 1 <= limit <= 32768:
            raise ValueError("A random number is drawn below 1 to 32768, not " + str(limit))
        a = self._a
        b = self._b
        while True:
            a = _MULTIPLIER_A * (a & 0x7FFF) + (a >> 15)
            b = _MULTIPLIER_B * (b & 0x7FFF) + (b >> 15)
            number = (a ^ b) & 0x7FFF
            found = number % limit
            # Numbers of the last, incomplete run of limit values are thrown back.
            if number - found <= 32768 - limit:
                self._a = a
                self._b = b
                return found
