"""A small generator of random numbers that gives the same numbers everywhere.

It is sfc32 ("small fast counting"): additions, shifts and exclusive ors on 32 bits only, so that
plain and compiled Python agree bit for bit on any machine. It is not for secrets.
"""

from __future__ import annotations

from hashlib import sha256

from mypy_extensions import i64


class Sfc32:
    """A seeded stream of random integers."""

    def __init__(self, seed: int = 0) -> None:
        words = sha256(str(seed).encode()).digest()
        self.a: i64 = int.from_bytes(words[0:4], "little")
        self.b: i64 = int.from_bytes(words[4:8], "little")
        self.c: i64 = int.from_bytes(words[8:12], "little")
        self.counter: i64 = 1

    def copy(self) -> Sfc32:
        """A generator that gives the same numbers from here on."""
        twin = Sfc32()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) & 0xFFFFFFFF) | (self.c >> 11)) + total & 0xFFFFFFFF
        return total

    def below(self, n: i64) -> i64:
        """A uniform integer in 0..n-1, for 1 <= n <= 2**32; no bias."""
        limit: i64 = 0x100000000 - 0x100000000 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n
