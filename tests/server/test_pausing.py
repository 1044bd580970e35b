"""Waiting for an event, but not for ever; and being told to stop at that very moment."""

from __future__ import annotations

import asyncio

from corral.server.pausing import set_within


def test_it_ends_with_the_event_or_with_the_time() -> None:
    async def both() -> None:
        event = asyncio.Event()
        await set_within(event, 0.0)
        assert not event.is_set()
        asyncio.get_running_loop().call_soon(event.set)
        await set_within(event, None)
        assert event.is_set()

    asyncio.run(both())


def test_who_is_told_to_stop_at_the_moment_of_the_event_stops() -> None:
    """``asyncio.wait_for`` of Python 3.11 forgets it, and what waits in a loop goes on for ever."""

    async def ends() -> bool:
        event = asyncio.Event()

        async def wait() -> None:
            await set_within(event, 60.0)

        waiting = asyncio.create_task(wait())
        for _ in range(3):
            await asyncio.sleep(0)
        event.set()
        waiting.cancel()
        await asyncio.wait({waiting})
        return waiting.cancelled()

    assert asyncio.run(ends())
