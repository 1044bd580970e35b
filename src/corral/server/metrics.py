"""What Prometheus may read. Numbers only: nothing about who plays what.

What every move touches is counted here without locks, for it happens on the event loop alone, and
put into Prometheus' form when somebody asks; all else is counted by its own library.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics(Collector):
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.moves = 0
        self.messages: Tally[str] = Tally()
        """Those that sockets have received, by kind."""
        self._stored = [0] * (len(FAST) + 1)
        self._stored_seconds = 0.0
        self.registry.register(self)
        self.refusals = Counter(
            "corral_refusals", "Requests and messages refused", ["code"], registry=self.registry
        )
        self.cuts = Counter(
            "corral_connections_cut",
            "Connections that were cut for what they did",
            ["reason"],
            registry=self.registry,
        )
        self.sockets = Gauge("corral_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("corral_rooms", "Tables in memory", registry=self.registry)
        self.errors = Counter("corral_errors", "Faults of the server", registry=self.registry)

    def stored(self, seconds: float) -> None:
        """A row was stored in that time."""
        self._stored[bisect_left(FAST, seconds)] += 1
        self._stored_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What was counted here."""
        yield CounterMetricFamily("corral_moves", "Moves stored", value=self.moves)
        messages = CounterMetricFamily(
            "corral_messages", "Socket messages received", labels=["kind"]
        )
        for kind, number in self.messages.items():
            messages.add_metric([kind], number)
        yield messages
        bounds = [*map(str, FAST), "+Inf"]
        yield HistogramMetricFamily(
            "corral_store_seconds",
            "Time until a row is stored",
            buckets=list(zip(bounds, accumulate(self._stored), strict=True)),
            sum_value=self._stored_seconds,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
