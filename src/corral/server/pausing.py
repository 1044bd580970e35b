"""Waiting for an event, but not for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress


async def set_within(event: asyncio.Event, seconds: float | None) -> None:
    """Until it is set, or so long.

    ``asyncio.wait_for`` loses a cancellation that comes at the moment of the event (Python 3.11):
    whatever waits so again and again would never end.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
