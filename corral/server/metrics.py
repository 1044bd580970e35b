"""What Prometheus may read. Numbers only: nothing about who plays what."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.moves = Counter("corral_moves", "Moves stored", registry=self.registry)
        self.messages = Counter(
            "corral_messages", "Socket messages received", ["kind"], registry=self.registry
        )
        self._kinds: dict[str, Counter] = {}
        self.refusals = Counter(
            "corral_refusals", "Requests and messages refused", ["code"], registry=self.registry
        )
        self.sockets = Gauge("corral_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("corral_rooms", "Tables in memory", registry=self.registry)
        self.stored = Histogram(
            "corral_store_seconds",
            "Time until a row is stored",
            buckets=FAST,
            registry=self.registry,
        )
        self.errors = Counter("corral_errors", "Faults of the server", registry=self.registry)

    def received(self, kind: str) -> Counter:
        """The counter for a kind of message; finding it by its label takes longer."""
        found = self._kinds.get(kind)
        if found is None:
            found = self._kinds[kind] = self.messages.labels(kind)
        return found

    def text(self) -> bytes:
        return generate_latest(self.registry)
