"""What is seen of a match, told as changes: what golden files keep of views.

Each change is a line. ``~ players[0].pesos = 7`` is what all see; ``~ p1 hand[2] = "W7"`` is how
the view of one seat differs from it, until ``~ p1 hand[2] as all``. What is not there any more is
``gone``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from corral.core.match import Match

Changes = dict[str, str]
"""Values by the paths that lead to them, both as they are written."""

MARK = "  ~ "
GONE = "gone"
AS_ALL = "as all"


class Seen(NamedTuple):
    """The views of one moment."""

    by_all: Any
    besides: Changes
    """How the views of seats differ from that."""

    def values(self) -> Changes:
        """Every value that is seen, and every part of the view as well."""
        return dict(_parts(self.by_all, "")) | self.besides


class Sight:
    """Looks at a match now and then, and tells what has changed since the last time."""

    def __init__(self) -> None:
        self.before = self.now = Seen({}, {})
        self.changes: Changes = {}

    def look(self, match: Match) -> list[str]:
        """The lines of a golden file."""
        by_all = match.view(None)
        besides = {
            f"p{seat} {path}": text
            for seat in range(match.players)
            for path, text in differences(by_all, match.view(seat)).items()
        }
        self.before, self.now = self.now, Seen(by_all, besides)
        known = self.before.besides
        self.changes = differences(self.before.by_all, by_all)
        self.changes |= {path: AS_ALL for path in known if path not in besides}
        self.changes |= {path: text for path, text in besides.items() if known.get(path) != text}
        return [
            f"{MARK}{path} {text}" if text in (GONE, AS_ALL) else f"{MARK}{path} = {text}"
            for path, text in self.changes.items()
        ]

    def unlike(self, golden: list[str]) -> Iterator[str]:
        """Where the latest changes are not those of a golden file."""
        before, once = self.before.values(), dict(map(_read, golden))
        for path in {**once, **self.changes}:
            unchanged = before.get(path, AS_ALL if path in self.now.besides else "nothing")
            old, new = once.get(path, unchanged), self.changes.get(path, unchanged)
            if old != new:
                yield f"{path}: golden is {old}, now it is {new}"


def differences(old: Any, new: Any, path: str = "") -> Changes:
    """What leads from one JSON-able value to the other."""
    found: Changes = {}
    if isinstance(old, dict) and isinstance(new, dict):
        _add_members(found, old, new, f"{path}." if path else "", "")
    elif _holds_parts(old) and _holds_parts(new):
        _add_members(found, dict(enumerate(old)), dict(enumerate(new)), f"{path}[", "]")
    elif old != new:
        found[path] = json.dumps(new)
    return found


def _holds_parts(value: Any) -> bool:
    """Lists of numbers and names are told whole: places in them say little."""
    return isinstance(value, list) and any(isinstance(one, dict | list) for one in value)


def _add_members(
    found: Changes, old: dict[Any, Any], new: dict[Any, Any], before: str, after: str
) -> None:
    for key in old:
        if key not in new:
            found[f"{before}{key}{after}"] = GONE
    for key, value in new.items():
        path = f"{before}{key}{after}"
        if key not in old:
            found[path] = json.dumps(value)
        elif old[key] != value:
            found |= differences(old[key], value, path)


def _parts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if path:
        yield path, json.dumps(value)
    if isinstance(value, dict):
        for key, member in value.items():
            yield from _parts(member, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for place, member in enumerate(value):
            yield from _parts(member, f"{path}[{place}]")


def _read(line: str) -> tuple[str, str]:
    """A line's path and value."""
    path, sign, text = line.removeprefix(MARK).partition(" = ")
    if sign:
        return path, text
    word = AS_ALL if path.endswith(AS_ALL) else GONE
    return path.removesuffix(f" {word}"), word
