"""What leads from one JSON-able value to another.

A view of a landscape has 40 kB, a tile more of it half a kilobyte: so servers tell changes.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

Edit: TypeAlias = list[Any]
"""``[path, value]`` sets what is at the path, ``[path]`` removes it; a path goes down by keys."""

FEW: Final = 8
"""What has no more members than this is told whole: as short in the end, and much less work."""


def compare(old: Any, new: Any, path: list[str | int], found: list[Edit]) -> None:
    """Add the changes between two different values at a path."""
    if type(old) is dict and type(new) is dict and len(new) > FEW:
        compare_dicts(old, new, path, found)
    elif type(old) is list and type(new) is list and FEW < len(new) >= len(old) > 0:
        _compare_lists(old, new, path, found)
    else:
        found.append([path, new])


def compare_dicts(
    old: dict[str, Any], new: dict[str, Any], path: list[str | int], found: list[Edit]
) -> None:
    for key in old:
        if key not in new:
            found.append([[*path, key]])
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
            continue
        before = old[key]
        if before is not value and before != value:
            compare(before, value, [*path, key], found)


def compare_members(old: dict[str, Any], new: dict[str, Any], found: list[Edit]) -> list[str]:
    """Add the changes between the members of two dictionaries, but for large ones.

    The keys of those that are large and not the same object are the answer: they may be equal.
    """
    large: list[str] = []
    for key in old:
        if key not in new:
            found.append([[key]])
    for key, value in new.items():
        if key not in old:
            found.append([[key], value])
            continue
        before = old[key]
        if before is value:
            continue
        if isinstance(value, (list, dict)) and len(value) > FEW:
            large.append(key)
        elif before != value:
            compare(before, value, [key], found)
    return large


def _compare_lists(
    old: list[Any], new: list[Any], path: list[str | int], found: list[Edit]
) -> None:
    if type(new[0]) is not dict and type(new[0]) is not list:  # numbers and names
        found.append([path, new])
        return
    known = len(old)
    for place, value in enumerate(new):
        if place >= known:
            found.append([[*path, place], value])
            continue
        before = old[place]
        if before is not value and before != value:
            compare(before, value, [*path, place], found)
