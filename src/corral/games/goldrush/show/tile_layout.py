"""Where everything on a Gold Rush tile lies: found from the tile's data, for any edition.

A tile is 120 wide and unturned here. Outlines of mountains and courses of tracks follow from the
edges they reach. What is left is prairie; which part of it belongs to which part of the data is
found by spreading out from the half-edges. Symbols are put where there is most room in their part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, cos, dist, pi, sin
from typing import Any, Final

from corral.games.goldrush.show.tile_grid import SIDE, STEP, Cell, Grid, at, evenly
from corral.pictures.svg import Point

MIDDLE: Final = (60.0, 60.0)
CORNERS: Final = ((0.0, 0.0), (120.0, 0.0), (120.0, 120.0), (0.0, 120.0))
"""Where the north, east, south and west edge begin, clockwise."""
ENDS: Final = {"N": (60.0, 0.0), "E": (120.0, 60.0), "S": (60.0, 120.0), "W": (0.0, 60.0)}
DIRECTIONS: Final = "NESW"
HUB_RADIUS: Final = {"city": 25.0, "junction": 15.0}
MOST_DRAWN: Final = 4
"""Of more symbols than this one is drawn, with their number."""

NEAR_EDGE: Final = 12.0
"""A figure stands no nearer to the edge, so that it is seen to belong to its tile."""
CROWDED: Final = 7.0
"""With less room than this around the last one, too."""
PEAKS: Final = (17.0, 12.0, 8.5, 6.5)
"""Half the width of peaks, from the large to the small."""


@dataclass(frozen=True)
class Mountain:
    """The whole outline, and the ridges, where it meets the prairie."""

    outline: list[Point]
    ridges: list[list[Point]]


@dataclass(frozen=True)
class Track:
    """The course of a track from its edge on, and whether it ends on the tile."""

    course: list[Point]
    ends: bool


@dataclass(frozen=True)
class Symbol:
    """Something printed: what, where, how much room it has, and how many it stands for."""

    what: str
    at: Point
    room: float
    number: int = 1


@dataclass(frozen=True)
class PartPlace:
    """A part of the tile: its sort, its symbols, and where a figure stands and tokens lie."""

    sort: str
    symbols: list[Symbol]
    figure: Point
    tokens: Point


@dataclass
class Layout:
    """All of it, the parts in the order of the edition's."""

    mountains: list[Mountain] = field(default_factory=list)
    tracks: list[Track] = field(default_factory=list)
    hub: str | None = None
    places: list[PartPlace] = field(default_factory=list)
    peaks: list[tuple[Point, float]] = field(default_factory=list)
    tufts: list[Point] = field(default_factory=list)
    owners: dict[Cell, str] = field(default_factory=dict)
    """Which part each square of the tile belongs to: ``prairie0``, ``mountain1``, ``track``..."""


def lay_out(tile: Mapping[str, Any]) -> Layout:
    """The layout of a tile, given as in the edition's file."""
    layout = Layout(hub=tile.get("hub"))
    reached = [mountain["edges"] for mountain in tile.get("mountains", [])]
    layout.mountains = [_mountain(edges, reached) for edges in reached]
    grid = Grid()
    for mountain in layout.mountains:
        grid.fill(mountain.outline)
    for track in tile.get("tracks", []):
        layout.tracks.append(_track(track["ends"], layout.hub, grid))
    for one in layout.tracks:
        grid.run_along(one.course)
    if layout.hub in HUB_RADIUS:
        grid.stamp(MIDDLE, HUB_RADIUS[layout.hub] + 2, "hub")
    grid.spread([prairie["halves"].split() for prairie in tile.get("prairies", [])])
    layout.owners = grid.owner
    _Placing(tile, layout, grid).place()
    return layout


# Mountains


def _mountain(edges: str, all_edges: Sequence[str]) -> Mountain:
    """Along the edges it reaches, and over the gaps between them."""
    taken = "".join(all_edges)
    if len(edges) == len(DIRECTIONS):
        return Mountain(list(CORNERS), [])
    outline: list[Point] = []
    ridges: list[list[Point]] = []
    for start in range(4):
        if DIRECTIONS[start] not in edges:
            continue
        after = (start + 1) % 4
        first, last = CORNERS[start], CORNERS[after]
        before = DIRECTIONS[start - 1]
        if before in taken and before not in edges:
            first = _towards(first, last, 8)
        if DIRECTIONS[after] in taken and DIRECTIONS[after] not in edges:
            last = _towards(last, first, 8)
        outline += [first, last]
        gap = 0
        while DIRECTIONS[(after + gap) % 4] not in edges:
            gap += 1
        if gap:
            goal = CORNERS[(after + gap) % 4]
            there = DIRECTIONS[(after + gap - 1) % 4]
            if there in taken:
                goal = _towards(goal, CORNERS[(after + gap + 1) % 4], 8)
            ridge = _ridge(last, goal, gap)
            outline += ridge
            ridges.append(ridge)
    return Mountain(outline, ridges)


def _towards(point: Point, other: Point, by: float) -> Point:
    far = dist(point, other)
    return (
        point[0] + (other[0] - point[0]) * by / far,
        point[1] + (other[1] - point[1]) * by / far,
    )


def _ridge(start: Point, goal: Point, gap: int) -> list[Point]:
    """A rugged line over a gap of one, two or three edges."""
    length = dist(start, goal)
    along = ((goal[0] - start[0]) / length, (goal[1] - start[1]) / length)
    depth, steepness = {1: (-37.0, 0.75), 2: (-13.0, 1.0), 3: (33.0, 0.72)}[gap]
    steps = 16 if gap == 2 else 14
    points = [start]
    for step in range(1, steps):
        t = step / steps
        rugged = (2.2 if step % 2 else -2.2) * (0.7 + 0.3 * sin(7 * step))
        deep = depth * sin(pi * t) ** steepness + rugged
        points.append(
            (
                start[0] + (goal[0] - start[0]) * t + along[1] * deep,
                start[1] + (goal[1] - start[1]) * t - along[0] * deep,
            )
        )
    return [*points, goal]


# Tracks


def _track(ends: str, hub: str | None, grid: Grid) -> Track:
    """Through the tile, or from the edge to the hub."""
    if len(ends) == 2:
        return Track(_course(ends[0], ends[1]), ends=False)
    if hub in HUB_RADIUS:
        start = ENDS[ends]
        return Track([start, _towards(MIDDLE, start, HUB_RADIUS[hub] + 1)], ends=True)
    place = DIRECTIONS.index(ends)
    for turn in (2, 1, 3):  # straight on if possible
        course = _course(ends, DIRECTIONS[(place + turn) % 4])
        shorter = _until_mountain(course, grid)
        if shorter[-1] != course[-1]:
            return Track(shorter, ends=True)
    return Track([ENDS[ends], MIDDLE], ends=True)


def _course(one: str, other: str) -> list[Point]:
    """A straight line, or a quarter of a circle around the corner between."""
    start, goal = ENDS[one], ENDS[other]
    if start[0] == goal[0] or start[1] == goal[1]:
        return [start, goal]
    corner = (goal[0], start[1]) if start[0] == 60 else (start[0], goal[1])
    first = atan2(start[1] - corner[1], start[0] - corner[0])
    swing = atan2(goal[1] - corner[1], goal[0] - corner[0]) - first
    swing = (swing + pi) % (2 * pi) - pi
    angles = [first + swing * step / 14 for step in range(15)]
    return [(corner[0] + 60 * cos(angle), corner[1] + 60 * sin(angle)) for angle in angles]


def _until_mountain(course: list[Point], grid: Grid) -> list[Point]:
    kept = [course[0]]
    for point in evenly(course, 2):
        if grid.label(point).startswith("mountain"):
            break
        kept.append(point)
    return [kept[0], kept[-1]] if len(course) == 2 else kept


# Symbols


def _scattered(cell: Cell) -> tuple[int, Cell]:
    """An order without a pattern to be seen, the same every time."""
    column, row = cell
    return (column * 73 + row * 151 + column * row * 37) % 101, cell


class _Placing:
    """Puts symbols, figures and tokens where there is room."""

    def __init__(self, tile: Mapping[str, Any], layout: Layout, grid: Grid) -> None:
        self.tile = tile
        self.layout = layout
        self.grid = grid
        self.taken: list[tuple[Point, float]] = []
        self.rooms: dict[str, dict[Cell, float]] = {}

    def room(self, name: str) -> dict[Cell, float]:
        """How much room a part has where; its squares do not change any more."""
        if name not in self.rooms:
            self.rooms[name] = self.grid.room(name)
        return self.rooms[name]

    def place(self) -> None:
        tile, layout = self.tile, self.layout
        symbols: list[list[Symbol]] = []
        for part, mountain in enumerate(tile.get("mountains", [])):
            symbols.append(self._printed(f"mountain{part}", {"nugget": mountain["nuggets"]}, 15))
        for part, track in enumerate(tile.get("tracks", [])):
            symbols.append(self._on_track(layout.tracks[part], track.get("locomotives", 0)))
        if layout.hub == "city":
            symbols.append([])
        for part, prairie in enumerate(tile.get("prairies", [])):
            wanted = {"camp": prairie.get("camps", 0), "herd": prairie.get("herds", 0)}
            symbols.append(self._printed(f"prairie{part}", wanted, 19))
        self._peaks(len(layout.mountains))
        self._figures(symbols)
        self._tufts(len(tile.get("prairies", [])))

    def _figures(self, symbols: list[list[Symbol]]) -> None:
        layout = self.layout
        names = [f"mountain{part}" for part in range(len(layout.mountains))]
        names += [f"track{part}" for part in range(len(layout.tracks))]
        names += ["city"] if layout.hub == "city" else []
        names += [f"prairie{part}" for part in range(len(symbols) - len(names))]
        for name, printed in zip(names, symbols, strict=True):
            sort = name.rstrip("0123456789")
            if sort == "track":
                figure = self._beside(layout.tracks[int(name[5:])])
                tokens = figure
            elif sort == "city":
                figure = tokens = (MIDDLE[0], MIDDLE[1] + 4)
            else:
                figure, _ = self._free(name, 19)
                tokens = self._free(name, 14)[0] if sort == "mountain" else figure
            layout.places.append(PartPlace(sort, printed, figure, tokens))

    def _printed(self, name: str, wanted: dict[str, int], radius: float) -> list[Symbol]:
        """The symbols of a part; of many one, with their number."""
        found: list[Symbol] = []
        for what, number in wanted.items():
            if number == 0:
                continue
            before = len(self.taken)
            spots = [self._free(name, radius) for _ in range(min(number, MOST_DRAWN))]
            if number > MOST_DRAWN or (number > 1 and spots[-1][1] < CROWDED):
                del self.taken[before + 1 :]
                found.append(Symbol(what, *spots[0], number))
            else:
                found += [Symbol(what, *spot) for spot in spots]
        return found

    def _free(self, name: str, radius: float) -> tuple[Point, float]:
        """The point of a part with most room around it, from then on taken."""
        best, most = MIDDLE, -1000.0
        for cell, inside in self.room(name).items():
            point = at(cell)
            others = [dist(point, other) - reach for other, reach in self.taken]
            room = min(inside, radius + 1, *others) - 0.01 * dist(point, MIDDLE)
            if room > most:
                best, most = point, room
        self.taken.append((best, min(radius, max(most, 4), 12)))
        return best, max(most, 4)

    def _on_track(self, track: Track, locomotives: int) -> list[Symbol]:
        if locomotives == 0:
            return []
        points = evenly(track.course, 2)
        drawn = 1 if track.ends or locomotives > 2 else locomotives
        found = []
        for place in range(drawn):
            x, y = points[(place + 1) * len(points) // (drawn + 1)]
            point = (min(max(x, 19.0), SIDE - 19), min(max(y, 19.0), SIDE - 19))
            self.taken.append((point, 18))
            self.taken.append(((point[0] - 3, point[1] - 14), 9))
            number = 1 if drawn == locomotives else locomotives
            found.append(Symbol("locomotive", point, 12.0 if track.ends else 15.0, number))
        return found

    def _beside(self, track: Track) -> Point:
        """The point of a track that is farthest from all symbols, the edge and its own end."""
        taken = list(self.taken)

        def inside(point: Point) -> float:
            return min(point[0], point[1], SIDE - point[0], SIDE - point[1])

        def room(point: Point) -> float:
            rooms = [inside(point), *(dist(point, other) - reach for other, reach in taken)]
            if track.ends:
                rooms.append(dist(point, track.course[-1]))
            return min(rooms)

        points = evenly(track.course, 3)
        best = max([point for point in points if inside(point) > NEAR_EDGE] or points, key=room)
        self.taken.append((best, 11))
        return best

    def _peaks(self, mountains: int) -> None:
        """Large peaks first, smaller ones wherever a mountain has room left."""
        for part in range(mountains):
            room = self.room(f"mountain{part}")
            taken = [(point, 8.5) for point, _ in self.taken]
            for size in PEAKS:
                for cell in sorted(room, key=_scattered):
                    point = at(cell)
                    if room[cell] < size or any(
                        dist(point, other) < reach + 0.72 * size for other, reach in taken
                    ):
                        continue
                    taken.append((point, 0.72 * size))
                    self.layout.peaks.append((point, size))

    def _tufts(self, prairies: int) -> None:
        """Grass where nothing else is."""
        for part in range(prairies):
            room = self.room(f"prairie{part}")
            for number in range(40):
                x = 8 + (number * 67) % 104
                y = 8 + (number * 41) % 104
                if room.get((x // STEP, y // STEP), 0) < 5:
                    continue
                others = [*self.taken, *((tuft, 9.0) for tuft in self.layout.tufts)]
                if all(dist((x, y), other) > reach + 3 for other, reach in others):
                    self.layout.tufts.append((float(x), float(y)))
