"""A tile of Gold Rush as a small block of characters, painted from the edition's data.

Every character of the block belongs to one part of the tile: a track runs along the middle row and
the middle column, a mountain takes what lies nearest to its edges, prairies the rest. On these
characters stand nuggets, locomotives, camps, herds, cowboys and tents.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from rich.text import Text

from corral.games.goldrush.rules.names import CITY_NAME, DIRECTION_NAMES, HALF_NAMES
from corral.terminal.palette import Signs

NORTH, EAST, SOUTH, WEST = range(4)
RIDGE: Final = 0.35
"""How far from its edge a mountain reaches, as a share of the tile."""
PASS: Final = 0.2
"""How far from the middle a mountain reaches that goes from edge to opposite edge."""

Spot: TypeAlias = tuple[int, int]
"""Column and row in a block."""


@dataclass(frozen=True)
class TileSigns:
    """The signs for what is on tiles; rails by the directions in which they leave a character."""

    rails: Mapping[str, str]
    apart: str
    """Between two bends."""
    mountain: str
    junction: str
    city: str
    gates: tuple[str, str]
    locomotive: str
    camp: str
    herd: str
    tent: str
    ground: str
    corners: str

    def rail(self, arms: Iterable[int]) -> str:
        return self.rails["".join(DIRECTION_NAMES[arm] for arm in sorted(arms))]


_ALONG: Final = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
_BOX: Final = {
    "NS": "║",
    "EW": "═",
    "NE": "╚",
    "ES": "╔",
    "SW": "╗",
    "NW": "╝",
    "NES": "╠",
    "ESW": "╦",
    "NSW": "╣",
    "NEW": "╩",
    "NESW": "╬",
}
_ASCII: Final = {arms: {"NS": "|", "EW": "="}.get(arms, "+") for arms in _BOX}
_FANCY: Final = TileSigns(
    {**_BOX, **{one: _BOX[both] for one, both in _ALONG.items()}},
    apart="\u2572\u2571",
    mountain="△",
    junction="◆",
    city="⌂",
    gates=("╡", "╞"),
    locomotive="■",
    camp="Λ",
    herd="♞",
    tent="∩",
    ground="·",
    corners="┌┐└┘",
)
_PLAIN: Final = TileSigns(
    {**_ASCII, **{one: _ASCII[both] for one, both in _ALONG.items()}},
    apart="\\/",
    mountain="A",
    junction="x",
    city="H",
    gates=("[", "]"),
    locomotive="o",
    camp="i",
    herd="h",
    tent="n",
    ground=".",
    corners="++++",
)


def look_of(signs: Signs) -> TileSigns:
    return _FANCY if signs.fancy else _PLAIN


class Size(NamedTuple):
    """Columns and rows of a block; both are odd, so that there is a middle."""

    width: int
    height: int


class Holder(NamedTuple):
    """Who is on a part: a cowboy, or else a tent."""

    seat: int
    cowboy: bool


Holders: TypeAlias = Mapping[tuple[str, str], Holder]
"""By a part's sort and name, as the view calls them."""


class Shape(NamedTuple):
    """A part of a tile as it lies: the edges or half-edges that it reaches, and its symbols."""

    sort: str
    name: str
    places: tuple[int, ...]
    symbols: tuple[tuple[str, int], ...]


class Lying:
    """A tile of an edition, turned by some quarters."""

    def __init__(self, tile: Mapping[str, Any], rotation: int) -> None:
        self.hub: str | None = tile.get("hub")
        self.mountains = [
            _shape("mountain", _turned(part["edges"], DIRECTION_NAMES, rotation), part, "nuggets")
            for part in tile.get("mountains", [])
        ]
        self.tracks = [
            _shape(
                "railroad", _turned(part["ends"], DIRECTION_NAMES, rotation), part, "locomotives"
            )
            for part in tile.get("tracks", [])
        ]
        self.prairies = [
            _shape(
                "prairie",
                _turned(part["halves"].split(), HALF_NAMES, 2 * rotation),
                part,
                "camps",
                "herds",
            )
            for part in tile.get("prairies", [])
        ]

    def looks(self) -> object:
        """The same for tiles that look the same."""
        return self.hub, *map(frozenset, (self.mountains, self.tracks, self.prairies))


def _turned(places: Iterable[str], names: Sequence[str], steps: int) -> tuple[int, ...]:
    return tuple(sorted((names.index(place) + steps) % len(names) for place in places))


def _shape(sort: str, places: tuple[int, ...], part: Mapping[str, Any], *symbols: str) -> Shape:
    names = HALF_NAMES if sort == "prairie" else DIRECTION_NAMES
    counts = tuple((symbol, part.get(symbol, 0)) for symbol in symbols)
    return Shape(sort, names[places[0]], places, counts)


class Characters:
    """Characters, each with the style of its ground and that of what is on it."""

    def __init__(self, size: Size, ground: str = "") -> None:
        self.size = size
        self.rows = [[(" ", ground, "") for _ in range(size.width)] for _ in range(size.height)]

    def put(self, spot: Spot, character: str, style: str = "", ground: str | None = None) -> None:
        column, row = spot
        if ground is None:
            ground = self.rows[row][column][1]
        self.rows[row][column] = (character, ground, style)

    def write(self, text: str, style: str) -> None:
        """In the middle."""
        row = self.size.height // 2
        start = (self.size.width - len(text)) // 2
        for place, character in enumerate(text):
            self.put((start + place, row), character, style)

    def paste(self, block: Characters, column: int, row: int) -> None:
        """Another block, as far as it is inside."""
        for down, line in enumerate(block.rows, start=row):
            for across, cell in enumerate(line, start=column):
                if 0 <= down < self.size.height and 0 <= across < self.size.width:
                    self.rows[down][across] = cell

    def lines(self) -> list[Text]:
        return [_line(row) for row in self.rows]


def _line(cells: Sequence[tuple[str, str, str]]) -> Text:
    line = Text("".join(character for character, _, _ in cells))
    for layer in (1, 2):
        start = 0
        for end in range(1, len(cells) + 1):
            if end == len(cells) or cells[end][layer] != cells[start][layer]:
                if cells[start][layer]:
                    line.stylize(cells[start][layer], start, end)
                start = end
    return line


def paint(lying: Lying, size: Size, holders: Holders, ground: str, signs: Signs) -> Characters:
    """The block of a tile."""
    return _Painter(lying, size, holders, ground, signs).block


class _Painter:
    def __init__(
        self, lying: Lying, size: Size, holders: Holders, ground: str, signs: Signs
    ) -> None:
        self.lying = lying
        self.size = size
        self.holders = holders
        self.signs = signs
        self.look = look_of(signs)
        self.block = Characters(size, ground)
        self.middle = (size.width // 2, size.height // 2)
        self.rails: dict[Spot, set[int]] = {}
        self.track_spots = [self.along(track) for track in lying.tracks]
        self.spots = self.mountains()
        self.ground()
        self.tracks()
        self.furnish()

    # Who gets which characters

    def along(self, track: Shape) -> list[Spot]:
        """The characters of a track, from the middle outwards."""
        across, down = self.middle
        found: dict[Spot, None] = {}
        stops = self.lying.hub == "mountain" and len(track.places) == 1
        if not stops or self.size.height == 1:
            self.rails.setdefault(self.middle, set()).update(track.places)
        if len(track.places) > 1:
            found[self.middle] = None
        for direction in track.places:
            if direction in (NORTH, SOUTH):
                step = -1 if direction == NORTH else 1
                way = [(across, down + step * far) for far in range(1, down + 1)]
                through = {NORTH, SOUTH}
            else:
                step = -1 if direction == WEST else 1
                way = [(across + step * far, down) for far in range(1, across + 1)]
                through = {EAST, WEST}
            for spot in way:
                self.rails.setdefault(spot, set()).update(through)
                found[spot] = None
        if _is_bend(track):  # its shape is seen best if what is on it is beside the middle
            return sorted(found, key=lambda spot: (spot == self.middle, spot[1] != down))
        return list(found)

    def mountains(self) -> dict[tuple[str, str], list[Spot]]:
        """What is mountain, and which prairie has the rest."""
        found: dict[tuple[str, str], list[Spot]] = {
            (part.sort, part.name): [] for part in (*self.lying.mountains, *self.lying.prairies)
        }
        for row in range(self.size.height):
            for column in range(self.size.width):
                if (column, row) not in self.rails:
                    part = self.part_at(column, row)
                    if part is not None:
                        found[part.sort, part.name].append((column, row))
        return found

    def part_at(self, column: int, row: int) -> Shape | None:
        across = (column + 0.5) / self.size.width
        down = (row + 0.5) / self.size.height
        far = {NORTH: down, EAST: 1 - across, SOUTH: 1 - down, WEST: across}
        nearest = sorted(far, key=far.__getitem__)
        rising = [part for part in self.lying.mountains if nearest[0] in part.places]
        corner = (column in (0, self.size.width - 1)) and row in (0, self.size.height - 1)
        for part in rising:
            parted = any(nearest[1] in other.places for other in self.lying.mountains)
            if corner and parted and nearest[1] not in part.places:
                continue  # two mountains that do not touch
            if far[nearest[0]] < RIDGE or len(part.places) > 1:
                return part
        for part in self.lying.mountains:
            upright = {NORTH, SOUTH} <= set(part.places) and abs(across - 0.5) < PASS
            level = {EAST, WEST} <= set(part.places) and abs(down - 0.5) < PASS
            in_the_middle = (column, row) == self.middle
            if upright or level or (in_the_middle and len(part.places) > 1):
                return part
            if in_the_middle and self.size.height == 1:
                return part
        for edge in nearest:
            half = _half(edge, across, down)
            for prairie in self.lying.prairies:
                if half in prairie.places:
                    return prairie
        return next(iter(self.lying.mountains), None)

    # Painting

    def ground(self) -> None:
        for part in self.lying.mountains:
            for spot in self.spots[part.sort, part.name]:
                self.block.put(spot, self.look.mountain, "ridge", "rock")
        if self.size.height == 1:
            return
        for part in self.lying.prairies:
            for column, row in self.spots[part.sort, part.name]:
                if column in (0, self.size.width - 1) and row in (0, self.size.height - 1):
                    self.block.put((column, row), self.look.ground, "grass")

    def tracks(self) -> None:
        for spot, arms in self.rails.items():
            self.block.put(spot, self.look.rail(arms), "rail")
        bends = [track for track in self.lying.tracks if _is_bend(track)]
        if len(bends) > 1:
            falling = any(track.places == (NORTH, EAST) for track in bends)
            self.block.put(self.middle, self.look.apart[not falling], "rail")
        across, down = self.middle
        if self.lying.hub == "junction":
            self.block.put(self.middle, self.look.junction, "junction")
        elif self.lying.hub == "city":
            holder = self.holders.get(("city", CITY_NAME))
            self.block.put(self.middle, self.look.city, "town")
            if self.size.height > 1:
                for side, gate in zip((-1, 1), self.look.gates, strict=True):
                    self.block.put((across + side, down), gate, "town")
            if holder is not None:
                self.block.put(self.middle, *self.figure(holder))

    def figure(self, holder: Holder) -> tuple[str, str]:
        kind = "filled" if holder.cowboy else "hollow"
        return self.signs.emblems[holder.seat], f"{kind}-{holder.seat}"

    def furnish(self) -> None:
        """Who is on the parts, and then their symbols."""
        taken: set[Spot] = set()
        parts = [
            (part, _from_the_middle(self.spots[part.sort, part.name]))
            for part in (*self.lying.mountains, *self.lying.prairies)
        ]
        parts += zip(self.lying.tracks, map(self.outside, self.track_spots), strict=True)
        for part, spots in parts:
            holder = self.holders.get((part.sort, part.name))
            if holder is not None:
                sign, style = self.figure(holder)
                text = sign if holder.cowboy else self.look.tent + sign
                self.stand(text, style, spots or [self.middle], taken)
        for part, spots in parts:
            for symbol, count in part.symbols:
                for text, style in self.symbols(symbol, count, len(spots)):
                    self.stand(text, style, spots, taken)

    def stand(self, text: str, style: str, spots: Sequence[Spot], taken: set[Spot]) -> None:
        """Put something on a part, its end alone where there is not enough room."""
        free = [spot for spot in spots if spot not in taken]
        place = _room(free, len(text)) or _room(free, 1)
        for spot, character in zip(place, text[len(text) - len(place) :], strict=True):
            self.block.put(spot, character, style)
            taken.add(spot)

    def outside(self, spots: list[Spot]) -> list[Spot]:
        """The characters of a track without those that a city takes."""
        if self.lying.hub != "city" or self.size.height == 1:
            return spots
        across, down = self.middle
        return [spot for spot in spots if spot[1] != down or abs(spot[0] - across) > 1]

    def symbols(self, symbol: str, count: int, room: int) -> list[tuple[str, str]]:
        """Nuggets as a number, the others as often as there are some."""
        if not count:
            return []
        if symbol == "nuggets":
            number = self.signs.small(count) if self.signs.fancy else str(count)
            return [(number, "nugget")] if self.size.height > 1 else []
        sign = {
            "locomotives": self.look.locomotive,
            "camps": self.look.camp,
            "herds": self.look.herd,
        }[symbol]
        if count < room or count == 1:
            return [(sign, symbol)] * count
        return [(f"{count}{sign}", symbol)]


def _is_bend(track: Shape) -> bool:
    return len(track.places) > 1 and track.places[0] % 2 != track.places[1] % 2


def _half(edge: int, across: float, down: float) -> int:
    """The half of an edge that is nearer."""
    second = {NORTH: across > 0.5, EAST: down > 0.5, SOUTH: across < 0.5, WEST: down < 0.5}
    return 2 * edge + second[edge]


def _from_the_middle(spots: Sequence[Spot]) -> list[Spot]:
    """Those first that are in the midst of the others."""
    if not spots:
        return []
    across = sum(column for column, _ in spots) / len(spots)
    down = sum(row for _, row in spots) / len(spots)
    return sorted(spots, key=lambda spot: (abs(spot[0] - across) / 2 + abs(spot[1] - down), spot))


def _room(free: Sequence[Spot], length: int) -> list[Spot]:
    """The first characters in a row that have room for a text; none where it is too long."""
    for column, row in free:
        place = [(column + step, row) for step in range(length)]
        if all(spot in free for spot in place):
            return place
    return []
