"""What the values of a game are called that brings no module of its own for it: as they are.

An event's values go into its message under their own names, with ``player`` for the name of its
seat. The words of a move after its first are ``first``, ``second``, ``third`` and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from corral.core.event import Value
from corral.core.game import View
from corral.core.options import NO_YES

if TYPE_CHECKING:
    from corral.words import Phrase, Words

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
NOTHING: Final = "–"


def event(words: Words, event: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    values = {name: plainly(value) for name, value in event.items()}
    return "", {**values, **_player(event, names)}


def move(words: Words, move: str, view: View | None) -> Phrase:
    return "", dict(zip(PLACES, move.split()[1:], strict=False))


def prompt(view: View) -> str:
    """By the phase, where the view tells one."""
    return str(view.get("phase", "move"))


def event_text(event: Mapping[str, Value], names: Sequence[str]) -> str:
    """An event for which nobody has written a sentence."""
    values = {name: value for name, value in event.items() if name not in ("kind", "seat")}
    told = [f"{name} {plainly(value)}" for name, value in values.items()]
    return ", ".join([str(event["kind"]), *_player(event, names).values(), *told])


def _player(event: Mapping[str, Value], names: Sequence[str]) -> dict[str, str]:
    seat = event.get("seat")
    return {"player": names[seat]} if isinstance(seat, int) else {}


def plainly(value: Any) -> str | int:
    """A value of a view or an event: numbers and texts as they are, others as a short text."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return NO_YES[value]
    if isinstance(value, int | str):
        return value
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {plainly(one)}" for name, one in value.items()) or NOTHING
    if isinstance(value, list | tuple):
        return " ".join(str(plainly(one)) for one in value) or NOTHING
    return str(value)
