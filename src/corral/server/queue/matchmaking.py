"""Who plays with whom, of those who want to play soon.

Whoever has waited longest is served first, with those whose rating is nearest. At first only near
ones will do; the longer somebody waits, the wider they look.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations, islice
from typing import Final, NamedTuple

from corral.server.accounts.likeness import likeness
from corral.server.queue.book import Hopeful

NEAR: Final = 150.0
"""As far from the own rating somebody may be at first."""
WIDER: Final = 10.0
"""So much more every second: after a minute nearly anybody will do."""

TRIED: Final = 12
"""Of so many of the nearest it is tried who may sit together."""
AT_ONCE: Final = 200
"""So many of those who have waited longest are looked at in a round; the others in the next ones,
when these play."""


class _Waiting(NamedTuple):
    """Somebody, and what their name looks like: that is worked out once, not for every pair."""

    who: Hopeful
    likeness: str


def reach(waited: float) -> float:
    """How far from the own rating somebody looks who has waited so many seconds."""
    return NEAR + WIDER * max(0.0, waited)


def gap(one: Hopeful, other: Hopeful) -> float:
    return abs(one.strength.shown - other.strength.shown)


def matched(
    waiting: Iterable[Hopeful], fewest: int, most: int, apart: Collection[frozenset[str]] = ()
) -> list[list[Hopeful]]:
    """Groups of those who wait for one game, the first first; nobody is in two.

    ``apart``: pairs of people who are not to meet.
    """
    left = [_Waiting(one, likeness(one.name)) for one in islice(waiting, AT_ONCE)]
    found = []
    while left:
        first = left.pop(0)
        group = _around(first, left, fewest, most, apart)
        if group:
            found.append([one.who for one in group])
            left = [one for one in left if one not in group]
    return found


def _around(
    first: _Waiting,
    others: Sequence[_Waiting],
    fewest: int,
    most: int,
    apart: Collection[frozenset[str]],
) -> list[_Waiting]:
    """As many as somebody wants to be; of any number the greatest that there are people for.

    The nearest who may all meet each other: one whom others want nothing to do with keeps nobody
    waiting.
    """
    wanted = first.who.players
    sizes = range(most, fewest - 1, -1) if wanted is None else [wanted]
    in_reach = [one for one in others if gap(first.who, one.who) <= reach(first.who.waited)]
    near = sorted(in_reach, key=lambda one: gap(first.who, one.who))  # longer waited, earlier
    near = [one for one in near if _may_meet(first, one, apart)]
    for size in sizes:
        fit = [one for one in near if one.who.players in (None, size)][:TRIED]
        for group in combinations(fit, size - 1):
            if all(_may_meet(one, other, apart) for one, other in combinations(group, 2)):
                return [first, *group]
    return []


def _may_meet(one: _Waiting, other: _Waiting, apart: Collection[frozenset[str]]) -> bool:
    """Not who wants nothing to do with each other, nor whom one could take for each other."""
    if one.likeness == other.likeness:
        return False
    return not apart or frozenset((one.who.player, other.who.player)) not in apart
