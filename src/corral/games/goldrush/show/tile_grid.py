"""Squares of a Gold Rush tile: which of them belongs to which part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise, product
from math import dist, hypot
from typing import Final

from corral.pictures.svg import Point

Cell = tuple[int, int]

SIDE: Final = 120.0
STEP: Final = 4
"""The grid's mesh."""
CELLS: Final = int(SIDE) // STEP
HALVES: Final = {
    "NL": [(column, 0) for column in range(CELLS // 2)],
    "NR": [(column, 0) for column in range(CELLS // 2, CELLS)],
    "ET": [(CELLS - 1, row) for row in range(CELLS // 2)],
    "EB": [(CELLS - 1, row) for row in range(CELLS // 2, CELLS)],
    "SR": [(column, CELLS - 1) for column in range(CELLS // 2, CELLS)],
    "SL": [(column, CELLS - 1) for column in range(CELLS // 2)],
    "WB": [(0, row) for row in range(CELLS // 2, CELLS)],
    "WT": [(0, row) for row in range(CELLS // 2)],
}
TRACK_RADIUS: Final = 11.0
AROUND: Final = [
    (dx, dy, STEP * hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy
]
"""The way to each square around another one, and its length."""


class Grid:
    """Who owns which square of the tile; ``""`` is prairie of nobody yet."""

    def __init__(self) -> None:
        self.owner: dict[Cell, str] = {
            (column, row): "" for row in range(CELLS) for column in range(CELLS)
        }
        self.mountains = 0

    def label(self, point: Point) -> str:
        return self.owner.get((int(point[0] // STEP), int(point[1] // STEP)), "")

    def fill(self, outline: list[Point]) -> None:
        """The squares whose middle is inside an outline are a mountain's."""
        name = f"mountain{self.mountains}"
        self.mountains += 1
        for row in range(CELLS):
            y = (row + 0.5) * STEP
            crossings = sorted(_crossings(outline, y))
            for left, right in zip(crossings[::2], crossings[1::2], strict=False):
                for column in range(CELLS):
                    if left <= (column + 0.5) * STEP <= right:
                        self.owner[column, row] = name

    def run_along(self, course: list[Point]) -> None:
        for point in evenly(course, STEP):
            self.stamp(point, TRACK_RADIUS, "track")

    def stamp(self, middle: Point, radius: float, name: str) -> None:
        columns, rows = (
            range(int((where - radius) // STEP), int((where + radius) // STEP) + 1)
            for where in middle
        )
        for cell in product(columns, rows):
            if self.owner.get(cell) == "" and dist(at(cell), middle) < radius:
                self.owner[cell] = name

    def spread(self, prairies: list[list[str]]) -> None:
        """Every prairie part grows from its half-edges until all squares have an owner."""
        front: list[Cell] = []
        for part, halves in enumerate(prairies):
            for half in halves:
                for cell in HALVES[half]:
                    if self.owner[cell] == "":
                        self.owner[cell] = f"prairie{part}"
                        front.append(cell)
        for cell in front:
            for near in _neighbours(cell):
                if self.owner.get(near) == "":
                    self.owner[near] = self.owner[cell]
                    front.append(near)

    def room(self, name: str) -> dict[Cell, float]:
        """How far each square of an owner is from everything else."""
        inside = {cell: 1000.0 for cell, owner in self.owner.items() if owner == name}
        for cells in (list(inside), list(inside)[::-1]):
            for column, row in cells:
                best = inside[column, row]
                for dx, dy, far in AROUND:
                    near = inside.get((column + dx, row + dy), -STEP / 2) + far
                    best = min(best, near)
                inside[column, row] = best
        return inside


def _crossings(outline: list[Point], y: float) -> Iterable[float]:
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            yield x1 + (x2 - x1) * (y - y1) / (y2 - y1)


def _neighbours(cell: Cell) -> Iterable[Cell]:
    column, row = cell
    return ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))


def at(cell: Cell) -> Point:
    """The middle of a square."""
    return ((cell[0] + 0.5) * STEP, (cell[1] + 0.5) * STEP)


def evenly(course: Sequence[Point], mesh: float) -> list[Point]:
    """Points along a course, about ``mesh`` apart."""
    points = [course[0]]
    for start, goal in pairwise(course):
        pieces = max(1, round(dist(start, goal) / mesh))
        for piece in range(1, pieces + 1):
            t = piece / pieces
            points.append(
                (start[0] + (goal[0] - start[0]) * t, start[1] + (goal[1] - start[1]) * t)
            )
    return points
