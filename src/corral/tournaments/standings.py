"""Who is ahead in a tournament, and by what: points first, then one tie-break after the other.

Where all of them leave two level, they share a place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final, Literal, NamedTuple, TypeAlias

from corral.tournaments.boards import Bout, Format, Sitter, halves, worth

TieBreak: TypeAlias = Literal["average", "direct", "opposition", "places", "wins"]
TIE_BREAKS: Final[dict[Format, tuple[TieBreak, ...]]] = {
    "arena": ("wins", "average"),
    "swiss": ("opposition", "direct", "wins"),
    "round_robin": ("direct", "wins", "places"),
}
"""In the order in which they decide."""
Played: TypeAlias = Sequence[tuple[Bout, Sitter]]


class Score(NamedTuple):
    """How an entrant stands; ``points`` in parts of a point (``boards.POINT``).

    ``breaks``: what each tie-break found, of those that were asked: none is while points decide.
    """

    entrant: int
    place: int
    points: int
    played: int
    wins: int
    breaks: dict[TieBreak, Fraction]


class _Field:
    """All that was played, by entrant."""

    def __init__(self, entrants: Iterable[int], boards: Iterable[Bout], form: Format) -> None:
        self.played: dict[int, list[tuple[Bout, Sitter]]] = {one: [] for one in entrants}
        for board in boards:
            for sitter in board.sitters:
                if board.over and sitter.entrant in self.played:
                    self.played[sitter.entrant].append((board, sitter))
        self.points = {
            one: sum(worth(board, sitter, form) for board, sitter in played)
            for one, played in self.played.items()
        }

    def met(self, one: int) -> Played:
        """Without byes."""
        return [(board, sitter) for board, sitter in self.played[one] if not board.bye]


def standings(entrants: Iterable[int], boards: Sequence[Bout], form: Format) -> list[Score]:
    """Everybody, the best first; among those who share a place by number."""
    field = _Field(entrants, boards, form)
    breaks: dict[int, dict[TieBreak, Fraction]] = {one: {} for one in field.played}
    groups = _split(sorted(field.played), {one: Fraction(field.points[one]) for one in breaks})
    for name in TIE_BREAKS[form]:
        finer: list[list[int]] = []
        for group in groups:
            if len(group) == 1:
                finer.append(group)
                continue
            values = {one: RULES[name](field, one, group) for one in group}
            for one, value in values.items():
                breaks[one][name] = value
            finer += _split(group, values)
        groups = finer
    found: list[Score] = []
    for group in groups:
        place = len(found) + 1
        for one in group:
            played = len(field.met(one))
            wins = int(_wins(field, one, group))
            found.append(Score(one, place, field.points[one], played, wins, breaks[one]))
    return found


def _split(group: Sequence[int], values: Mapping[int, Fraction]) -> list[list[int]]:
    """Those with the same value together, the highest first."""
    order = sorted(group, key=lambda one: -values[one])
    return [list(level) for _, level in groupby(order, key=lambda one: values[one])]


# Tie-breaks: the more the better


def _wins(field: _Field, one: int, _: Sequence[int]) -> Fraction:
    """Boards at which nobody was ahead."""
    won = [sitter for _, sitter in field.met(one) if sitter.place == 1 and not sitter.forfeit]
    return Fraction(len(won))


def _average(field: _Field, one: int, _: Sequence[int]) -> Fraction:
    """Points for each match."""
    return Fraction(field.points[one], max(1, len(field.met(one))))


def _places(field: _Field, one: int, _: Sequence[int]) -> Fraction:
    """The sum of the places: the lower the better."""
    return -Fraction(sum(sitter.place or 0 for _, sitter in field.met(one)))


def _opposition(field: _Field, one: int, _: Sequence[int]) -> Fraction:
    """Buchholz for several: what those one has met have made, on average of each table."""
    found = Fraction(0)
    for board, sitter in field.met(one):
        others = [field.points.get(other.entrant, 0) for other in board.sitters if other != sitter]
        found += Fraction(sum(others), len(others))
    return found


def _direct(field: _Field, one: int, group: Sequence[int]) -> Fraction:
    """How often one was ahead of those who are level, at tables where they met."""
    found = 0
    for board, sitter in field.met(one):
        level = [other for other in board.sitters if other != sitter and other.entrant in group]
        found += sum(halves(sitter, other) for other in level)
    return Fraction(found, 2)


RULES: Final[dict[TieBreak, Callable[[_Field, int, Sequence[int]], Fraction]]] = {
    "average": _average,
    "direct": _direct,
    "opposition": _opposition,
    "places": _places,
    "wins": _wins,
}
