"""Views told as changes; what several viewers see is compared and written once."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from corral.core.difference import FEW, Change, compare

Shared: TypeAlias = dict[tuple[int, int], list[Any]]
"""Changes between two objects that several viewers see, by the identities of these."""

_encode: Final = msgspec.json.Encoder().encode


def changes(old: Any, new: Any, shared: Shared | None = None) -> list[Change]:
    """What leads from one JSON-able value to the other.

    Where views have something in common, ``shared`` keeps its changes for the next viewer, in the
    form in which they are sent. It holds for as long as the views that were compared.
    """
    found: list[Change] = []
    if type(old) is not dict or type(new) is not dict:
        if old != new:
            found.append([[], new])
        return found
    found += [[[key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            found.append([[key], value])
        elif (before := old[key]) is not value:
            if shared is not None and type(value) in (list, dict) and len(value) > FEW:
                found += _shared_changes(before, value, key, shared)
            elif before != value:
                compare(before, value, [key], found)
    return found


def _shared_changes(old: Any, new: Any, key: str, shared: Shared) -> list[Any]:
    both = (id(old), id(new))
    told = shared.get(both)
    if told is None:
        found: list[Change] = []
        if old != new:
            compare(old, new, [key], found)
        told = shared[both] = [msgspec.Raw(_encode(change)) for change in found]
    return told


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
