"""What every view and event tells, whatever the game, and how a game declares its own.

A game declares its views in ``seen/types.py`` and its events in ``rules/events.py``. These stay
plain Python: the page's types and ``docs/views.md`` are made from their text by
``tools.view_types``. mypy holds to them what makes views, and every event where the rules tell it.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict, TypeVar, get_args, get_type_hints

Key = TypeVar("Key")
Member = TypeVar("Member")

Every: TypeAlias = dict[Key, Member]
"""A dictionary that has all the keys there are; a plain ``dict`` may lack some."""

SECRET = "secret"
Secret: TypeAlias = Annotated[Member, SECRET]
"""A field of an event that the rules always tell, and only its audience sees; others lack it."""


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


def told(value: Member | None) -> Member:
    """What a view has to tell in its phase, to whom it is shown."""
    assert value is not None
    return value


def kinds_of(events: object) -> tuple[str, ...]:
    """The kinds of a union of declared events, in its order."""
    return tuple(get_args(get_type_hints(event)["kind"])[0] for event in get_args(events))


def secrets_of(events: object) -> dict[str, tuple[str, ...]]:
    """The secret fields of declared events, for each kind that has some."""
    found: dict[str, tuple[str, ...]] = {}
    for event in get_args(events):
        hints = get_type_hints(event, include_extras=True)
        secrets = tuple(name for name, hint in hints.items() if _is_secret(hint))
        if secrets:
            found[get_args(hints["kind"])[0]] = secrets
    return found


def _is_secret(hint: object) -> bool:
    return SECRET in getattr(hint, "__metadata__", ())
