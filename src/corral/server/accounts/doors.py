"""Who came in at which door: sockets of a session that has ended are closed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from corral.server.accounts.identity import Guests
from corral.server.problems import Refusal
from corral.server.tables.hub import Hub
from corral.server.tables.watcher import Watcher


class Doors:
    """The open sockets of all guests, with the secrets by which they were opened."""

    def __init__(self, hub: Hub, guests: Guests) -> None:
        self._hub = hub
        self._guests = guests
        self._open: dict[str, set[tuple[str, Watcher]]] = {}
        guests.listen(self._news)

    @contextmanager
    def through(self, secret: str | None, watcher: Watcher) -> Iterator[None]:
        """While a socket is open."""
        if watcher.player is None or secret is None:
            yield
            return
        player, entry = watcher.player.id, (secret, watcher)
        self._open.setdefault(player, set()).add(entry)
        try:
            yield
        finally:
            self._open[player].discard(entry)
            if not self._open[player]:
                del self._open[player]

    def _news(self, player: str) -> None:
        if player in self._open:
            self._hub.start(self._look(player))

    async def _look(self, player: str) -> None:
        """Whoever is not the guest any more comes back as who they are now."""
        for secret, watcher in list(self._open.get(player, ())):
            try:
                found = await self._guests.player(secret)
            except Refusal as refusal:
                if refusal.problem.code == "unavailable":
                    continue
                found = None
            if found is None or found.id != player:
                watcher.close()
