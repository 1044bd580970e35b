"""Buckets of credit: so many at once, so many a second."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

ADDRESSES: Final = 20_000


class Bucket:
    """Fills with time, up to ``burst``; every use takes one."""

    __slots__ = ("_burst", "_credit", "_rate", "_seen")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._credit = burst
        self._seen = monotonic()

    def take(self) -> bool:
        """Whether there was credit left."""
        now = monotonic()
        self._credit = min(self._burst, self._credit + (now - self._seen) * self._rate)
        self._seen = now
        if self._credit < 1.0:
            return False
        self._credit -= 1.0
        return True


class Addresses:
    """A bucket and a number of open sockets for each address; the longest unseen are forgotten."""

    def __init__(self, rate: float, connections: int) -> None:
        self._rate = rate
        self._connections = connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._open: dict[str, int] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, 4 * self._rate)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def connect(self, address: str) -> bool:
        if self._open.get(address, 0) >= self._connections:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)
