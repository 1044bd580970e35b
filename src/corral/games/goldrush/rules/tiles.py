"""The edition's tiles as tables: every kind in its four rotations, and what fits where."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.goldrush.rules.codes import (
    CITY,
    DIRECTIONS,
    FARMER_MOVE,
    HALVES,
    MINER_MOVE,
    MOST_PARTS,
    MOUNTAIN,
    NEEDS,
    NONE,
    PRAIRIE,
    RAILWAYMAN_MOVE,
    ROTATIONS,
    TRACK,
    TRADER_MOVE,
)
from corral.games.goldrush.rules.names import CITY_NAME, DIRECTION_NAMES, HALF_NAMES


class Part:
    """A part of a tile: a mountain, track, city or prairie, with the edges it reaches.

    ``places`` are directions, a prairie's are half-edges. ``symbols`` are nuggets, locomotives, or
    camps and herds. ``ends`` counts what must be closed before it is finished.
    """

    __slots__ = ("at_city", "ends", "places", "sort", "symbols")

    def __init__(
        self, sort: int, places: Sequence[int], symbols: int, ends: int, at_city: bool = False
    ) -> None:
        self.sort = sort
        self.places = list(places)
        self.symbols = symbols
        self.ends = ends
        self.at_city = at_city


class Kind:
    """A kind of tile: its name, how many there are, its edges and parts."""

    __slots__ = ("count", "edges", "name", "parts")

    def __init__(self, name: str, count: int, edges: Sequence[int], parts: Sequence[Part]) -> None:
        self.name = name
        self.count = count
        self.edges = list(edges)
        self.parts = list(parts)


class TileSet:
    """All that an edition fixes.

    A kind lies in one of four ways, numbered ``kind * 4 + rotation``. Tables by way, part, edge or
    half-edge are flat. ``number`` tells editions in use apart.
    """

    def __init__(
        self,
        number: int,
        kinds: Sequence[Kind],
        start: int,
        cowboys: int,
        score_track: int,
        token_points: Sequence[int],
        token_counts: Sequence[int],
    ) -> None:
        self.number = number
        self.names = [kind.name for kind in kinds]
        self.kinds: i64 = len(kinds)
        self.count = vec[i64]([kind.count for kind in kinds])
        self.start: i64 = start
        self.cowboys: i64 = cowboys
        self.score_track: i64 = score_track
        self.token_worths = list(token_points)
        self.token_points = vec[i64](token_points)
        self.token_counts = vec[i64](token_counts)
        self.tokens: i64 = sum(token_counts)
        self.tiles: i64 = sum(kind.count for kind in kinds)
        self.all_parts: i64 = sum(kind.count * len(kind.parts) for kind in kinds)
        self._list_parts(kinds)
        self._list_ways(kinds)
        self._list_fits(kinds)

    def _list_parts(self, kinds: Sequence[Kind]) -> None:
        """By kind and part: what it is, its symbols and ends, and the city it ends at."""
        size = len(kinds) * MOST_PARTS
        sort, symbols = [NONE] * size, [0] * size
        ends, city = [0] * size, [NONE] * size
        for number, kind in enumerate(kinds):
            for index, part in enumerate(kind.parts):
                at = number * MOST_PARTS + index
                sort[at], symbols[at], ends[at] = part.sort, part.symbols, part.ends
                if part.at_city:
                    city[at] = [other.sort for other in kind.parts].index(CITY)
        self.parts = vec[i64]([len(kind.parts) for kind in kinds])
        self.sort = vec[i64](sort)
        self.symbols = vec[i64](symbols)
        self.ends = vec[i64](ends)
        self.city = vec[i64](city)

    def _list_ways(self, kinds: Sequence[Kind]) -> None:
        """By way: the edges, the parts at edges and half-edges, and the parts' moves and names."""
        ways = len(kinds) * ROTATIONS
        edge, edge_part = [0] * (ways * DIRECTIONS), [NONE] * (ways * DIRECTIONS)
        half_part = [NONE] * (ways * HALVES)
        move = [NONE] * (ways * MOST_PARTS)
        self.part_names = [""] * (ways * MOST_PARTS)
        for way in range(ways):
            kind, rotation = kinds[way // ROTATIONS], way % ROTATIONS
            for direction, sort in enumerate(kind.edges):
                edge[way * DIRECTIONS + (direction + rotation) % DIRECTIONS] = sort
            for index, part in enumerate(kind.parts):
                at = way * MOST_PARTS + index
                if part.sort == PRAIRIE:
                    places = sorted((half + 2 * rotation) % HALVES for half in part.places)
                    for half in places:
                        half_part[way * HALVES + half] = index
                    move[at] = FARMER_MOVE + places[0]
                    self.part_names[at] = HALF_NAMES[places[0]]
                elif part.sort == CITY:
                    move[at] = TRADER_MOVE
                    self.part_names[at] = CITY_NAME
                else:
                    places = sorted((place + rotation) % DIRECTIONS for place in part.places)
                    for direction in places:
                        edge_part[way * DIRECTIONS + direction] = index
                    first = RAILWAYMAN_MOVE if part.sort == TRACK else MINER_MOVE
                    move[at] = first + places[0]
                    self.part_names[at] = DIRECTION_NAMES[places[0]]
        self.edge = vec[i64](edge)
        self.edge_part = vec[i64](edge_part)
        self.half_part = vec[i64](half_part)
        self.move = vec[i64](move)

    def _list_fits(self, kinds: Sequence[Kind]) -> None:
        """By kind and the needs of a free cell: the set of rotations that fit there (G-4)."""
        fits = [0] * (len(kinds) * NEEDS)
        for way in range(len(kinds) * ROTATIONS):
            edges = [int(self.edge[way * DIRECTIONS + place]) for place in range(DIRECTIONS)]
            for needs in range(NEEDS):
                wanted = [needs >> 2 * place & 3 for place in range(DIRECTIONS)]
                if all(want in (0, edge) for want, edge in zip(wanted, edges, strict=True)):
                    fits[way // ROTATIONS * NEEDS + needs] |= 1 << way % ROTATIONS
        self.fits = vec[i64](fits)

    def mountain_parts(self) -> int:
        """How many mountain parts all tiles have together."""
        return sum(
            int(self.count[at // MOST_PARTS])
            for at, sort in enumerate(self.sort)
            if sort == MOUNTAIN
        )
