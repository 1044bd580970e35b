"""What the handlers share."""

from __future__ import annotations

from typing import TypeAlias

from litestar.di import NamedDependency

from corral.server.identity import Guests
from corral.server.metrics import Metrics
from corral.server.rooms import Rooms
from corral.server.settings import Settings
from corral.server.store import Store
from corral.server.thinking import Thinker

ADVISER = "foreman"


class Services:
    """One of each."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        guests: Guests,
        rooms: Rooms,
        thinker: Thinker,
        metrics: Metrics,
    ) -> None:
        self.settings = settings
        self.store = store
        self.guests = guests
        self.rooms = rooms
        self.thinker = thinker
        self.metrics = metrics
        self.hint_bot = ADVISER
        self.stopping = False


Injected: TypeAlias = NamedDependency[Services]
"""How handlers ask for them."""
