"""A line between a server and its database that can be cut, made slow, or held for a while."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Event, Thread

CHUNK = 65536


class Proxy:
    """Passes bytes on, in a thread of its own."""

    def __init__(self, to_port: int) -> None:
        self._to_port = to_port
        self.port = 0
        self.delay = 0.0
        """So many seconds every piece is held back."""
        self._writers: set[asyncio.StreamWriter] = set()
        self._ways: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._listening = Event()
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._listening.wait(60)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._ended, self._flowing = asyncio.Event(), asyncio.Event()
        self._flowing.set()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._listening.set()
        async with server:
            await self._ended.wait()
            self._cut()
            for way in self._ways:  # whoever passes on by them ends by themselves
                way.cancel()
            others = asyncio.all_tasks() - {asyncio.current_task()}
            await asyncio.gather(*others, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to_port)
        except OSError:
            writer.transport.abort()
            return
        if self._ended.is_set():
            for end in (writer, back):
                end.transport.abort()
            return
        self._writers |= {writer, back}
        ways = [
            asyncio.create_task(self._pass_on(*way)) for way in ((reader, back), (there, writer))
        ]
        self._ways.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        self._ways.difference_update(ways)
        for way in ways:
            way.cancel()
        for end in (writer, back):
            end.transport.abort()
            self._writers.discard(end)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self._flowing.wait()
                writer.write(piece)
                await writer.drain()

    def _cut(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    def cut(self) -> None:
        """End all connections, in the middle of whatever they carry."""
        self._loop.call_soon_threadsafe(self._cut)

    def hold(self) -> None:
        """From now on nothing arrives, in either direction, and nobody is told why."""
        self._loop.call_soon_threadsafe(self._flowing.clear)

    def let_go(self) -> None:
        """All that was held arrives now, late."""
        self._loop.call_soon_threadsafe(self._flowing.set)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(60)
