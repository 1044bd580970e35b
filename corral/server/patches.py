"""Views told as changes: a view of Gold Rush has 40 kB, a tile more of it half a kilobyte."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Change: TypeAlias = list[Any]
"""``[path, value]`` sets what is at the path, ``[path]`` removes it; a path goes down by keys."""
Shared: TypeAlias = dict[tuple[int, int], list[Any]]
"""Changes between two lists that several viewers see, by the identities of the lists."""

FEW = 8
"""What has no more members than this is told whole: as short in the end, and much less work."""

_encode = msgspec.json.Encoder().encode


def changes(old: Any, new: Any, shared: Shared | None = None) -> list[Change]:
    """What leads from one JSON-able value to the other.

    Where views have a list in common, ``shared`` keeps its changes for the next viewer, in the form
    in which they are sent. It holds for as long as the views that were compared.
    """
    found: list[Change] = []
    if type(old) is dict and type(new) is dict:
        _compare_dicts(old, new, [], found, shared)
    elif old != new:
        found.append([[], new])
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if type(old) is dict and type(new) is dict and len(new) > FEW:
        _compare_dicts(old, new, path, found)
    elif type(old) is list and type(new) is list and FEW < len(new) >= len(old) > 0:
        _compare_lists(old, new, path, found)
    else:
        found.append([path, new])


def _compare_dicts(
    old: dict[str, Any],
    new: dict[str, Any],
    path: list[str | int],
    found: list[Change],
    shared: Shared | None = None,
) -> None:
    if old.keys() - new.keys():
        found += [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append([[*path, key], value])
        elif (before := old[key]) is not value:
            if shared is not None and type(value) is list and len(value) > FEW:
                found += _shared_changes(before, value, [*path, key], shared)
            elif before != value:
                _compare(before, value, [*path, key], found)


def _shared_changes(old: Any, new: Any, path: list[str | int], shared: Shared) -> list[Any]:
    key = (id(old), id(new))
    told = shared.get(key)
    if told is None:
        found: list[Change] = []
        if old != new:
            _compare(old, new, path, found)
        told = shared[key] = [msgspec.Raw(_encode(change)) for change in found]
    return told


def _compare_lists(
    old: list[Any], new: list[Any], path: list[str | int], found: list[Change]
) -> None:
    if type(new[0]) not in (dict, list):  # numbers and names
        found.append([path, new])
        return
    for place, value in enumerate(new):
        if place >= len(old):
            found.append([[*path, place], value])
        elif (before := old[place]) is not value and before != value:
            _compare(before, value, [*path, place], found)


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
