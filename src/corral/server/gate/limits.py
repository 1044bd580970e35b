"""Buckets of credit: so many at once, so many a second."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

REMEMBERED: Final = 20_000


class Bucket:
    """Fills with time, up to ``burst``; every use takes some."""

    __slots__ = ("_burst", "_credit", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._credit = burst
        self._seen = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Whether there was so much credit left."""
        now = monotonic()
        self._credit = min(self._burst, self._credit + (now - self._seen) * self._rate)
        self._seen = now
        if self._credit < amount:
            return False
        self._credit -= amount
        return True

    def give_back(self) -> None:
        """What was taken last came to nothing."""
        self._credit = min(self._burst, self._credit + 1.0)

    @property
    def wait(self) -> float:
        """Seconds until there is credit for one."""
        return max(0.0, (1.0 - self._credit) / self._rate)


class Buckets:
    """A bucket for each name; the longest unseen are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, name: str) -> Bucket:
        bucket = self._known.pop(name, None) or Bucket(self._rate, self._burst)
        self._known[name] = bucket
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return bucket


class OpenSockets:
    """How many sockets each address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def connect(self, address: str) -> bool:
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
