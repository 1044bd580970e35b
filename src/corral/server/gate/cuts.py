"""Connections that are cut: each is counted, and said once in a while for each address."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from corral.server.logs import Log
from corral.server.operation.metrics import Metrics

QUIET: Final = 10.0
"""Seconds in which the same is not said again."""
REMEMBERED: Final = 1000


class Cuts:
    """An attack must not fill the disk with what is said of it."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._log = Log("corral.server")
        self._said: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()
        """When it was said, and how often it happened since."""

    def note(self, reason: str, address: str) -> None:
        self._metrics.cuts.labels(reason).inc()
        now = monotonic()
        said, more = self._said.pop((reason, address), (now - QUIET, 0))
        if now - said >= QUIET:
            self._log.warning("connection cut", reason=reason, address=address, before=more)
            said, more = now, -1
        self._said[reason, address] = said, more + 1
        if len(self._said) > REMEMBERED:
            self._said.popitem(last=False)
