"""What the handlers share."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, TypeAlias

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from corral.server.accounts.accounts import Accounts
from corral.server.accounts.doors import Doors
from corral.server.accounts.identity import Guests
from corral.server.clubs.house import ClubHouse
from corral.server.company.apart import Apart
from corral.server.company.inviting import Inviting
from corral.server.gate.cuts import Cuts
from corral.server.gate.limits import Buckets
from corral.server.invitations.card_rack import Cards
from corral.server.logs import Log
from corral.server.netbots.challenges import Challenges
from corral.server.operation.metrics import Metrics, Readings
from corral.server.operation.overseer import Overseer
from corral.server.post import occasions
from corral.server.post.postman import Postman
from corral.server.problems import Problem
from corral.server.profiles.annals import Annals
from corral.server.profiles.profiles import Profiles
from corral.server.queue.matchmaker import Matchmaker
from corral.server.records.bringing import Bringing
from corral.server.reviewing import Reviews
from corral.server.settings import Settings
from corral.server.storage.store import Store, StoreError
from corral.server.tables.hub import Hub
from corral.server.tables.lists import Lists
from corral.server.tables.seating import Seating
from corral.server.thinking import Thinker
from corral.server.tournaments.tournaments import Tournaments
from corral.server.tournaments.views import Showing

LOG: Final = Log("corral.server")
FAULT: Final = "this is a fault of the server; it was written down"
"""What whoever asked is told of it."""
ADVISER = "foreman"
LINES = 4
"""A guest may send as many messages as so many connections, on however many."""
TALK = (0.5, 5)
"""Lines of chat, or hints, that a guest may ask for at a table: in a second, and at once."""


TRIES = (0.1, 20)
"""Channels made and test notices sent: in a second, and at once."""
MAILS = (20 / 86400, 20)
"""Mails to addresses that nobody has confirmed, from one network: in a second, and at once."""


class Services:
    """One of each."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        guests: Guests,
        hub: Hub,
        thinker: Thinker,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.hub = hub
        self.lists = Lists(hub)
        self.seating = Seating(hub)
        self.clubs = ClubHouse(hub, self.seating, self.lists)
        self.matchmaker = Matchmaker(hub, self.seating)
        self.accounts = Accounts(guests, hub, self.seating)
        self.doors = Doors(hub, guests)
        self.challenges = Challenges(hub, self.seating, self.lists)
        self.overseer = Overseer(hub, guests)
        self.profiles = Profiles(store)
        self.annals = Annals(hub)
        self.bringing = Bringing(hub)
        self.inviting = Inviting(hub, self.seating, self.lists)
        self.apart = Apart(hub)
        self.cards = Cards()
        self.postman = Postman(hub, self.lists)
        self.notice_tries = Buckets(*TRIES)
        self.mail_tries = Buckets(*MAILS)
        self.tournaments = Tournaments(hub)
        self.showing = Showing(self.tournaments)
        occasions.listen(hub, self.inviting, self.postman)
        self.thinker = thinker
        self.metrics = metrics
        self.reviews = Reviews(store)
        self.cuts = Cuts(metrics)
        self.messages = Buckets(LINES * settings.message_rate, 4 * LINES * settings.message_rate)
        self.chat = Buckets(*TALK)
        self.hints = Buckets(*TALK)
        self.knocks = Buckets(settings.knock_rate / 60, settings.knock_burst)
        self.hint_bot = ADVISER
        self.stopping = False

    async def drain(self) -> None:
        """No new tables; sockets are told to come back, and what goes on by itself is left to
        other processes."""
        self.stopping = True
        self.matchmaker.end()
        await self.hub.end()

    def note_fault(self, message: str, error: Exception, **facts: str) -> None:
        """One that nobody has thought of: counted, and written down with what is known of it."""
        self.metrics.errors.inc()
        LOG.error(message, error=error, **facts)

    async def readings(self) -> Readings:
        """How things are now, for Prometheus."""
        tables: dict[str, int] = {}
        unreadable: list[str] = []
        notices: dict[str, int] = {}
        with suppress(StoreError):
            notices = await self.store.post.waiting()
            tables = await self.store.tables_by_status()
            unreadable = await self.store.unreadable_tables()
        sizes = await self.store.sizes()
        return Readings(
            tables=tables,
            unreadable=len(unreadable),
            database_bytes=sizes.database,
            wal_bytes=sizes.wal,
            disk_free_bytes=sizes.free,
            store_failures=sizes.failures,
            bots_waiting=self.thinker.waiting,
            bots_thinking=self.thinker.thinking,
            worker_restarts=self.thinker.restarts,
            notices=notices,
        )


Injected: TypeAlias = NamedDependency[Services]
"""How handlers ask for them."""

REFUSED = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in (
        (400, "The request is malformed, or something in it is refused"),
        (401, "No name chosen yet"),
        (403, "Not yours to do"),
        (404, "There is no such thing"),
        (409, "Not at this time"),
        (413, "Too large"),
        (415, "Not JSON"),
        (429, "Too many requests"),
        (503, "The store does not answer; nothing was changed"),
    )
}
"""The refusals, for the OpenAPI document."""
