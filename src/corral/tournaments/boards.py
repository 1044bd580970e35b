"""What was played in a tournament: boards, and who came where at each.

A board is one table of a round. Everybody there is compared with everybody else, so that tables of
two, three and four can be counted alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, Literal, NamedTuple, TypeAlias

Format: TypeAlias = Literal["arena", "swiss", "round_robin"]
POINT: Final = 12
"""A point in the smallest parts that are ever shared: a tie for two of four places is a sixth."""
LARGEST: Final = 4
"""So many sit at a table, at most."""


class Sitter(NamedTuple):
    """Somebody at a board. ``place``: where they came, once it is over."""

    entrant: int
    place: int | None = None
    forfeit: bool = False
    """They did not come, left, resigned, or their time was over: everybody who stayed is ahead."""


class Bout(NamedTuple):
    """A table of a round; ``sitters`` in the order of the seats. One alone has a bye."""

    round: int
    sitters: tuple[Sitter, ...]
    ended: float | None = None

    @property
    def over(self) -> bool:
        return self.ended is not None

    @property
    def bye(self) -> bool:
        return len(self.sitters) == 1


def places_of(results: Sequence[tuple[int, bool]]) -> list[int]:
    """Where each came, by points and whether they stayed: who did not comes last."""
    worth = [(stayed, points if stayed else 0) for points, stayed in results]
    return [1 + sum(other > own for other in worth) for own in worth]


def halves(one: Sitter, other: Sitter) -> int:
    """What one has against another, in halves: 2 ahead, 1 level, 0 behind."""
    if one.forfeit or one.place is None or other.place is None:
        return 0
    if other.forfeit or one.place < other.place:
        return 2
    return int(one.place == other.place)


def worth(board: Bout, sitter: Sitter, form: Format) -> int:
    """What a board gave, in parts of a point.

    In a round robin a point for everybody one was ahead of, for there all have met the same. Else
    one point for the whole table, shared by how many one was ahead of; a bye is a point.
    """
    if not board.over or sitter.forfeit:
        return 0
    if board.bye:
        return 0 if form == "round_robin" else POINT
    beaten = sum(
        halves(sitter, other) for other in board.sitters if other.entrant != sitter.entrant
    )
    share = 1 if form == "round_robin" else len(board.sitters) - 1
    return POINT * beaten // (2 * share)


def meetings(boards: Iterable[Bout]) -> Counter[frozenset[int]]:
    """How often each two have met."""
    return Counter(
        frozenset((one.entrant, other.entrant))
        for board in boards
        for one, other in combinations(board.sitters, 2)
    )


def byes(boards: Iterable[Bout]) -> Counter[int]:
    return Counter(board.sitters[0].entrant for board in boards if board.bye)


def seats_had(boards: Iterable[Bout]) -> dict[int, list[int]]:
    """How often each has sat on each seat; the first one begins."""
    found: dict[int, list[int]] = {}
    for board in boards:
        if not board.bye:
            for seat, one in enumerate(board.sitters):
                found.setdefault(one.entrant, [0] * LARGEST)[seat] += 1
    return found
