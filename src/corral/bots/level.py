"""A kind of bot."""

from __future__ import annotations

from dataclasses import dataclass

from corral.bots.bot import Bot
from corral.bots.limit import Limit


@dataclass(frozen=True, slots=True)
class Level:
    """A kind of bot and how long it thinks when nobody says otherwise."""

    kind: type[Bot]
    limit: Limit
