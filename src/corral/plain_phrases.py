"""What the values of a game are called that brings no module of its own for it: as they are.

The values of an event or a refusal go into its message under their own names, with ``player`` for
the name of its seat. The words of a move after its first are ``first``, ``second``, ``third`` and
so on. The page's ``client/src/games/plain/phrases.ts`` is made from this module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from corral.core.event import Value
from corral.core.game import View
from corral.core.options import NO_YES

if TYPE_CHECKING:
    from corral.words import Phrase, Values, Words

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
NOTHING: Final = "–"


def event(words: Words, event: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    values: Values = {name: plainly(value) for name, value in event.items()}
    return "", {**values, **_player(event, names)}


def move(words: Words, move: str, view: View | None) -> Phrase:
    _, *rest = move.split()
    return "", dict(zip(PLACES, rest, strict=False))


def refusal(words: Words, reason: str, values: Mapping[str, Value], names: Sequence[str]) -> Phrase:
    told = {name: plainly(value) for name, value in values.items()}
    return "", {**told, **_player(values, names)}


def prompt(view: View) -> str:
    """By the phase, where the view tells one."""
    return str(view.get("phase", "move"))


def event_text(event: Mapping[str, Value], names: Sequence[str]) -> str:
    """An event for which nobody has written a sentence."""
    told = [name for name in list(event) if name not in ("kind", "seat")]
    values = [f"{name} {plainly(event[name])}" for name in told]
    return ", ".join([str(event["kind"]), *_player(event, names).values(), *values])


def _player(event: Mapping[str, Value], names: Sequence[str]) -> Mapping[str, str]:
    seat = event.get("seat")
    match seat:
        case int(number):
            return {"player": names[number]}
    return {}


def plainly(value: Any) -> str | int:
    """A value of a view or an event: numbers and texts as they are, others as a short text."""
    match value:
        case None | []:
            return NOTHING
        case bool(yes):
            return NO_YES[int(yes)]
        case int() | str():
            return value
        case dict(parts) if not parts:
            return NOTHING
        case dict(parts):
            return ", ".join(f"{name} {plainly(one)}" for name, one in parts.items())
        case list(items) | tuple(items):
            return " ".join(str(plainly(one)) for one in items)
    return str(value)
