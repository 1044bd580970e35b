"""A crew on a Ray cluster: the same work on many machines."""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from time import perf_counter
from types import ModuleType
from typing import Any, Final

from corral.arena.crew import TRIES, Result, Results, Task, TaskFailed, attempt
from corral.core.errors import CorralError

LOCAL: Final = "local"
WORTHWHILE: Final = 0.5
"""Seconds of work that are worth a message: matches that take less travel together."""
LARGEST_BATCH: Final = 100
PATIENCE: Final = 10.0
AHEAD: Final = 2
"""Batches given out for each processor, so that none waits for the next."""


class RayCrew:
    """The processors of a cluster, which has Corral installed on every machine.

    Ray itself begins a batch again when a process or a machine dies of it.
    """

    def __init__(self, address: str, workers: int | None) -> None:
        self.address = address
        self.workers = workers
        """How many work at once; ``None`` for all that the cluster has."""
        self.ray = _import_ray(own_cluster=address == LOCAL)

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """The results, as they come."""
        waiting = iter(tasks)
        with self.connected():
            width = AHEAD * (self.workers or int(self.ray.cluster_resources().get("CPU", 1)))
            do = self.ray.remote(max_retries=TRIES - 1)(_do)
            pending: dict[Any, list[Task]] = {}
            size = 1
            while True:
                while len(pending) < width and (batch := list(islice(waiting, size))):
                    pending[do.remote(work, batch)] = batch
                if not pending:
                    return
                for done in self.ray.wait(list(pending))[0]:
                    batch = pending.pop(done)
                    results, seconds = self._fetch(done, batch)
                    size = _batch_size(len(batch), seconds)
                    yield from results

    @contextmanager
    def connected(self) -> Iterator[None]:
        """Connects, unless that was done already: around several runs it saves time."""
        if self.ray.is_initialized():
            yield
            return
        _check_reachable(self.address)
        chosen: dict[str, Any] = {"address": self.address}
        if self.address == LOCAL:
            chosen |= {"num_cpus": self.workers, "include_dashboard": False}
        try:
            self.ray.init(log_to_driver=False, logging_level="ERROR", **chosen)
        except Exception as error:  # Ray itself raises no narrower one where it starts too slowly
            reason = (str(error).splitlines() or [type(error).__name__])[0]
            raise CorralError(f"no Ray cluster at {self.address}: {reason}") from None
        try:
            yield
        finally:
            self.ray.shutdown()

    def _fetch(self, done: Any, batch: list[Task]) -> tuple[list[Any], float]:
        errors = self.ray.exceptions
        try:
            results, seconds = self.ray.get(done)
        except errors.RayTaskError as error:
            raise TaskFailed(str(error.cause)) from None
        except errors.RayError as error:
            raise TaskFailed(
                f"{batch[0]}: its worker died {TRIES} times ({type(error).__name__})"
            ) from None
        return results, seconds


def _import_ray(own_cluster: bool) -> ModuleType:
    """Ray, which reads the environment when it is imported.

    It is not to report to its makers. It listens to the whole network, so a cluster of our own
    does not answer anybody who lacks its token.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if own_cluster:
        os.environ.setdefault("RAY_AUTH_MODE", "token")
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    import ray  # noqa: PLC0415

    module: ModuleType = ray
    return module


def _check_reachable(address: str) -> None:
    """Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdigit() or "/" in address:
        return  # ``local``, ``auto``, ``ray://...``: no plain address
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise CorralError(f"no Ray cluster at {address}: {error}") from None


def _do(work: Callable[[Task], Result], batch: list[Task]) -> tuple[list[Result], float]:
    """A batch on some machine: the results, and how long they took."""
    begin = perf_counter()
    return [attempt(work, task) for task in batch], perf_counter() - begin


def _batch_size(last: int, seconds: float) -> int:
    """As many tasks as make a message worthwhile, going by the last batch."""
    return min(LARGEST_BATCH, max(1, int(WORTHWHILE * last / max(seconds, 1e-9))))
