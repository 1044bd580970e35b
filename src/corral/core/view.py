"""What every view and event tells, whatever the game, and how a game declares its own.

A game's package ``seen`` declares its views in ``types`` and its events in ``events``. These stay
plain Python: the page's types and ``docs/views.md`` are made from their text by
``tools.view_types``. mypy holds what makes views to them; events are noted by kinds and values of
any names, so a test holds those of random matches to them.
"""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict, TypeVar, get_args, get_type_hints

Key = TypeVar("Key")
Member = TypeVar("Member")

Every: TypeAlias = dict[Key, Member]
"""A dictionary that has all the keys there are; a plain ``dict`` may lack some."""


class Head(TypedDict):
    """What a match adds to what its game tells."""

    game: str
    """The game."""
    seat: int | None
    """Whose view it is; ``None`` for a spectator's."""
    names: list[str]
    """The players' names."""
    over: bool
    """Whether it is over."""
    scores: list[int]
    """The points so far."""
    winners: list[int]
    """Who has won; several share."""


class CommonView(Head):
    """What a view tells, whatever the game; the page relies on it."""

    phase: str
    """What is decided now, in the position's words; ``over`` at the end."""
    turn: int | None
    """Whose turn it is; ``None`` if nobody's."""


class GameEvent(TypedDict):
    """What an event tells, whatever the game."""

    kind: str
    """What has happened."""
    seat: NotRequired[int]
    """Who did it, where somebody did."""


def kinds_of(events: object) -> tuple[str, ...]:
    """The kinds of a union of declared events, in its order."""
    return tuple(get_args(get_type_hints(event)["kind"])[0] for event in get_args(events))
