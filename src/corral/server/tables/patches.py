"""Views told as changes; what several viewers see is compared and written once."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from corral.server.tables.difference import Edit, compare, compare_dicts, compare_members

Shared: TypeAlias = dict[tuple[int, int], list[msgspec.Raw]]
"""Changes between two objects that several viewers see, by the identities of these."""

_encode: Final = msgspec.json.Encoder().encode


def changes(old: Any, new: Any, shared: Shared | None = None) -> list[Any]:
    """What leads from one JSON-able value to the other.

    Where views have something in common, ``shared`` keeps its changes for the next viewer, in the
    form in which they are sent. It holds for as long as the views that were compared.
    """
    found: list[Any] = []
    if type(old) is not dict or type(new) is not dict:
        if old != new:
            found.append([[], new])
    elif shared is None:
        compare_dicts(old, new, [], found)
    else:
        for key in compare_members(old, new, found):
            found += _shared_changes(old[key], new[key], key, shared)
    return found


def _shared_changes(old: Any, new: Any, key: str, shared: Shared) -> list[msgspec.Raw]:
    """All changes in one piece of text: members of a list, with the commas between them."""
    both = (id(old), id(new))
    told = shared.get(both)
    if told is None:
        found: list[Edit] = []
        if old != new:
            compare(old, new, [key], found)
        told = shared[both] = [msgspec.Raw(_encode(found)[1:-1])] if found else []
    return told


def patched(old: Any, patch: list[Edit]) -> Any:
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
