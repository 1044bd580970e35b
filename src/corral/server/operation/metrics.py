"""What Prometheus may read. Numbers only: nothing about who plays what.

What every move touches is counted here without locks, for it happens on the event loop alone, and
put into Prometheus' form when somebody asks; all else is counted by its own library.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from itertools import accumulate
from platform import python_version
from sqlite3 import sqlite_version
from typing import Final

from msgspec import Struct
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

import corral
from corral.info import engine

FAST: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0)
"""To the worst that has a cause of its own: a look at the logs after lost news, a line given up."""
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 120.0)


class Readings(Struct, frozen=True, kw_only=True):
    """What is not counted as it happens, but looked at when somebody asks."""

    tables: dict[str, int] = {}
    """How many, by state; empty while the store does not answer."""
    unreadable: int = 0
    database_bytes: int | None = 0
    """Also of the next two: nothing where the store cannot know it."""
    wal_bytes: int | None = 0
    disk_free_bytes: int | None = 0
    store_failures: int = 0
    bots_waiting: int = 0
    bots_thinking: int = 0
    worker_restarts: int = 0
    notices: dict[str, int] = {}
    """What is still to be told: notices that are not gathered yet, letters that are not sent."""


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
            "corral_refusals",
            "Requests and messages refused, by code",
            ["code"],
            registry=self.registry,
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
        self.requests = Histogram(
            "corral_http_seconds",
            "Time until a request was answered, by method, route and status",
            ["method", "route", "status"],
            buckets=FAST,
            registry=self.registry,
        )
        self.lag = Histogram(
            "corral_loop_lag_seconds",
            "How much later than asked for the event loop went on",
            buckets=FAST,
            registry=self.registry,
        )
        self.leases = Gauge(
            "corral_leases", "Tables that this process drives, of several", registry=self.registry
        )
        self.leases_lost = Counter(
            "corral_leases_lost",
            "Tables that another process drives in place of this one",
            registry=self.registry,
        )
        self.news = Histogram(
            "corral_news_seconds",
            "Time until a row of another process was told here",
            buckets=FAST,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "corral_bot_thinking_seconds",
            "Time that a bot has thought, by bot",
            ["bot"],
            buckets=SLOW,
            registry=self.registry,
        )
        self.waiting = Histogram(
            "corral_bot_waiting_seconds",
            "Time that a bot's question has waited for a worker, by bot",
            ["bot"],
            buckets=SLOW,
            registry=self.registry,
        )
        self.notices = Counter(
            "corral_notices",
            "Notices that left the server, by channel and what became of them",
            ["channel", "outcome"],
            registry=self.registry,
        )
        self.readings = Readings()
        build = Info(
            "corral_build",
            "What is running: version, engine, python, sqlite",
            registry=self.registry,
        )
        build.info(
            {
                "version": corral.__version__,
                "engine": engine(),
                "python": python_version(),
                "sqlite": sqlite_version,
            }
        )

    def stored(self, seconds: float) -> None:
        """A row was stored in that time."""
        self._stored[bisect_left(FAST, seconds)] += 1
        self._stored_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What was counted here."""
        yield CounterMetricFamily("corral_moves", "Moves stored", value=self.moves)
        messages = CounterMetricFamily(
            "corral_messages", "Socket messages received, by kind", labels=["kind"]
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

        yield from self._read()

    def _read(self) -> Iterator[Metric]:
        """What was looked at last."""
        seen = self.readings
        tables = GaugeMetricFamily(
            "corral_tables", "Tables in the store, by state", labels=["state"]
        )
        for state, number in seen.tables.items():
            tables.add_metric([state], number)
        yield tables
        questions = GaugeMetricFamily(
            "corral_bot_questions",
            "Questions that wait for a worker, or are thought about, by state",
            labels=["state"],
        )
        questions.add_metric(["waiting"], seen.bots_waiting)
        questions.add_metric(["thinking"], seen.bots_thinking)
        yield questions
        notices = GaugeMetricFamily(
            "corral_notices_waiting",
            "Notices to be gathered and letters to be sent, by state",
            labels=["state"],
        )
        for state, number in seen.notices.items():
            notices.add_metric([state], number)
        yield notices
        for name, meaning, value in (
            ("corral_unreadable_tables", "Tables that could not be read", seen.unreadable),
            ("corral_database_bytes", "The database on the disk", seen.database_bytes),
            ("corral_wal_bytes", "Its WAL on the disk", seen.wal_bytes),
            ("corral_disk_free_bytes", "What the disk has left", seen.disk_free_bytes),
        ):
            if value is not None:
                yield GaugeMetricFamily(name, meaning, value=value)
        for name, meaning, value in (
            ("corral_store_failures", "What the store could not do", seen.store_failures),
            ("corral_worker_restarts", "Bots' workers started again", seen.worker_restarts),
        ):
            yield CounterMetricFamily(name, meaning, value=value)

    def text(self, readings: Readings) -> bytes:
        self.readings = readings
        return generate_latest(self.registry)
