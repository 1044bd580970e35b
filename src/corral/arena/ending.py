"""Being told to end, by whomever."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def heeding_requests_to_end() -> Iterator[None]:
    """What ``kill``, ``timeout`` or a shutdown sends is an interrupt like Ctrl-C's.

    Nothing that was played is lost then, and no worker plays on for nobody.
    """
    if threading.current_thread() is not threading.main_thread():  # others cannot be told
        yield
        return
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
