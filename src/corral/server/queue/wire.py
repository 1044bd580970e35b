"""What travels about those who want to play soon; as in ``wire``."""

from __future__ import annotations

from msgspec import Struct


class QueueInfo(Struct, frozen=True):
    """How many wait for somebody to play a game with."""

    game: str
    waiting: int


class Queued(Struct, frozen=True, tag_field="kind", tag="queued"):
    """How things are for somebody who waits; told by the queue's socket whenever it changes."""

    game: str
    players: int | None
    """How many they want to be at the table."""
    waiting: int
    """How many wait for the game, the one who is told among them."""
    waited: float
    """Seconds."""
    bots_after: float
    """After so many seconds a match against bots is worth offering."""
    table: str | None = None
    """Where they are to go: the match has begun."""
