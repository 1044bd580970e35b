"""Views told as changes: a view of Gold Rush has 40 kB, a tile more of it half a kilobyte."""

from __future__ import annotations

from typing import Any, TypeAlias

Change: TypeAlias = list[Any]
"""``[path, value]`` sets what is at the path, ``[path]`` removes it; a path goes down by keys."""


def changes(old: Any, new: Any) -> list[Change]:
    """What leads from one JSON-able value to the other."""
    found: list[Change] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if type(old) is dict and type(new) is dict:
        if old.keys() - new.keys():
            found += [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            if key not in old:
                found.append([[*path, key], value])
            elif (before := old[key]) != value:
                _compare(before, value, [*path, key], found)
    elif type(old) is list and type(new) is list and _worth_comparing(old, new):
        for place, value in enumerate(new):
            if place >= len(old):
                found.append([[*path, place], value])
            elif (before := old[place]) != value:
                _compare(before, value, [*path, place], found)
    else:
        found.append([path, new])


def _worth_comparing(old: list[Any], new: list[Any]) -> bool:
    """Lists of numbers and names are told whole: that is as short, and much less work."""
    return 0 < len(old) <= len(new) and type(new[0]) in (dict, list)


def patched(old: Any, patch: list[Change]) -> Any:
    """The value that the changes lead to; what a client does with ``News.patch``."""
    for path, *value in patch:
        if not path:
            old = value[0]
            continue
        place = old
        for key in path[:-1]:
            place = place[key]
        if not value:
            del place[path[-1]]
        elif isinstance(place, list) and path[-1] == len(place):
            place.append(value[0])
        else:
            place[path[-1]] = value[0]
    return old
