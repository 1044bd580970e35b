"""Gold Rush drawn: the landscape with its coordinates, beside it the players and the tile in hand.

The landscape is drawn as large as it fits. Where it does not, a part of it is shown: around what is
being chosen, around a cell that somebody asked for, or around the newest tile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from corral.core.view import told
from corral.games.goldrush.seen.types import GoldRushView, LaidTile, Opening
from corral.games.goldrush.show.terminal_tile import Characters, Holder, Lying, Size, look_of, paint
from corral.terminal.drawing import Canvas, Printed
from corral.terminal.layout import beside, fitted, flowing, styled
from corral.words import Words

KINDS = ("place", "railwayman", "miner", "trader", "farmer", "take", "tent", "pass")

EXAMPLES = ("place 1,0 2", "G-4")
NUMBERED: dict[str, bool] = {}
SPREADS = True
STYLES: Final = {
    # Grounds, and what is on them.
    "prairie-0": "ink on prairie",
    "prairie-1": "ink on light-prairie",
    "prairie-new": "ink on fresh-prairie",
    "rock": "on rock",
    "ridge": "light-rock",
    "grass": "grass",
    "rail": "bold ink",
    "junction": "bold ink",
    "town": "bold paper on terracotta",
    "nugget": "bold nugget",
    "locomotives": "bold ink",
    "camps": "bold rust",
    "herds": "bold ink",
    "opening": "gold",
}

SIZES: Final = (Size(11, 5), Size(7, 3))
TINY: Final = Size(3, 1)
HIGH_SCREEN: Final = 40
"""Lines from which on there is room for more than the bare necessities."""
BELOW: Final = {False: 11, True: 14}
"""Lines that log, prompt and choices have below the board, on a low screen and on a high one."""
LEAST_LAND: Final = 5
LABEL: Final = 4
PANEL: Final = 34
GAP: Final = 2
NARROW: Final = 70
"""Columns below which the players stand under the landscape."""
NAME: Final = 10
FEW_TENTS: Final = 3
"""So many places for the tent are listed with everything else."""
MAP: Final = "map"
CELL: Final = re.compile(r"-?\d+,-?\d+")


def board(view: GoldRushView, printed: Printed, canvas: Canvas) -> list[Text]:
    """The whole table."""
    return _Table(view, printed, canvas).lines()


def legend(canvas: Canvas) -> str:
    """What the signs on the board mean."""
    look, signs = look_of(canvas.signs), canvas.signs
    return canvas.words.text(
        "terminal-goldrush-legend",
        track=look.rails["EW"] + look.rails["ES"] + look.rails["NS"],
        junction=look.junction,
        city=look.gates[0] + look.city + look.gates[1],
        mountain=look.mountain + (signs.small(2) if signs.fancy else "2"),
        locomotive=look.locomotive,
        camp=look.camp,
        herd=look.herd,
        cowboy=signs.emblems[0],
        tent=look.tent + signs.emblems[0],
        opening=look.corners[0] + ("7" if canvas.numbered else " ") + look.corners[3],
        numbered="yes" if canvas.numbered else "no",
    )


def secrets(view: GoldRushView) -> bool:
    """Own mining tokens, as long as others do not know what they are worth."""
    if view["seat"] is None or view["over"]:
        return False
    return bool(view["players"][view["seat"]]["tokens"])


def in_the_open(view: GoldRushView) -> bool:
    """Who has secrets decides alone."""
    return False


def offered(moves: Sequence[str]) -> Sequence[str]:
    """Those that begin alike stand in one line anyway."""
    return moves


def hint(moves: Sequence[str], words: Words) -> str:
    """The list says it all."""
    return ""


def bundles(
    moves: Sequence[str], view: GoldRushView, printed: Printed
) -> Mapping[str, Sequence[str]]:
    """Placements by their cells, turned in ways that look different; all places for the tent."""
    found: dict[str, list[str]] = {}
    tents = [move for move in moves if move.startswith("tent ")]
    if len(tents) > FEW_TENTS:
        found["tent"] = sorted(tents, key=_place)
    if view["tile"] is not None:
        looks = _looks(printed, view["tile"])
        for opening in _openings(view):
            stem = f"place {opening['cell']}"
            found[stem] = [f"{stem} {turn}" for turn in looks if turn in opening["rotations"]]
    return found


def spot(typed: str, words: Words) -> str:
    """A cell or the map, where somebody typed that to look at it; empty otherwise."""
    if typed.lower() in (MAP, words.text("terminal-goldrush-map").lower()):
        return MAP
    return typed if CELL.fullmatch(typed) else ""


def _place(move: str) -> tuple[int, int, str]:
    """Where a move is about, in the order of reading."""
    cell, _, part = move.split()[1].partition(":")
    x, y = map(int, cell.split(","))
    return y, x, part


def _openings(view: GoldRushView) -> list[Opening]:
    """Where the tile in hand fits, in the order of reading."""
    return sorted(view["openings"], key=lambda opening: (opening["y"], opening["x"]))


def _looks(printed: Printed, tile: str) -> list[int]:
    """The rotations of a tile that look different."""
    kind = _kind(printed, tile)
    first: dict[object, int] = {}
    for rotation in range(4):
        first.setdefault(Lying(kind, rotation).looks(), rotation)
    return list(first.values())


def _kind(printed: Printed, tile: str) -> Mapping[str, Any]:
    return next(kind for kind in printed["tiles"] if kind["id"] == tile)


class _Table:
    """One drawing."""

    def __init__(self, view: GoldRushView, printed: Printed, canvas: Canvas) -> None:
        self.view = view
        self.printed = printed
        self.canvas = canvas
        self.width = canvas.width
        self.words = canvas.words
        self.signs = canvas.signs
        self.look = look_of(canvas.signs)
        self.tall = canvas.rows >= HIGH_SCREEN
        self.kinds = {kind["id"]: kind for kind in printed["tiles"]}

    def lines(self) -> list[Text]:
        height = max(LEAST_LAND, self.canvas.rows - BELOW[self.tall]) - 1
        panel = self.panel(height if self.width >= NARROW else 0)
        if self.width < NARROW:
            land = _Land(self, self.width, max(LEAST_LAND, height - len(panel)))
            middle = [*land.lines(), *panel]
        else:
            across = self.width - PANEL
            land = _Land(self, across - GAP, height)
            middle = beside(land.lines(), panel, across)
        title, *facts = self.head(land.clipped)
        head = flowing([title, *facts], self.width, gap=2)
        if len(head) > 1:  # the title can be spared
            head = flowing(facts, self.width, gap=2)
        lines = [*head, *middle]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def word(self, message: str, **values: str | int) -> str:
        return self.words.text(f"terminal-goldrush-{message}", **values)

    def head(self, clipped: bool) -> list[Text]:
        """Title, tiles left, tokens; and how to see what is outside of the picture."""
        view = self.view
        parts = [
            styled(self.words.title("goldrush"), "heading"),
            Text(self.word("tiles-left", count=view["tiles_left"])),
            Text(self.word("supply", count=view["tokens"]["supply"])),
        ]
        if view["gone"]:
            parts.append(Text(self.word("gone", count=sum(view["gone"].values()))))
        if clipped:
            parts.append(styled(self.word("clipped"), "quiet"))
        return parts

    def chosen(self, opening: Opening) -> bool:
        """Whether the tile in hand will go there; how it will lie is still open."""
        return self.canvas.focus.split()[:2] == ["place", opening["cell"]]

    # Beside the landscape

    def panel(self, height: int) -> list[Text]:
        """Players, the tile in hand, piles; as much as there is room for."""
        gap = [Text()] if self.tall else []
        lines = [*self.players(), *gap, *self.own_tokens()]
        hand = self.in_hand()
        if self.view["tile"] is not None or self.view["placed"] is not None:
            lines += [*gap, *hand]
        piles = self.piles()
        if piles and len(lines) + 2 <= height:
            room = height - len(lines) - 1 - len(gap)
            lines += [*gap, styled(self.word("piles"), "quiet"), *piles[:room]]
        return lines

    def players(self) -> list[Text]:
        words = [
            self.word(f"column-{column}") for column in ("points", "cowboys", "tent", "tokens")
        ]
        head = " " * (5 + NAME) + "".join(
            f"{word:>{width}}" for word, width in zip(words, (4, 5, 5, 5), strict=True)
        )
        return [styled(head, "quiet"), *map(self.player, range(len(self.view["players"])))]

    def player(self, seat: int) -> Text:
        """Points, cowboys left, the tent with the pile beside it, the number of tokens."""
        player = self.view["players"][seat]
        acts = seat == self.view["turn"]
        name = self.view["names"][seat]
        line = styled(self.signs.pointer if acts else " ", "heading")
        line += styled(f" {self.signs.emblems[seat]} ", f"filled-{seat}")
        line += Text(" ") + fitted(styled(name, "strong" if acts else ""), NAME)
        line += f"{player['points']:>4}{player['supply']:>5}"
        line += f"{self.tent(player['tent']):>5}{len(player['tokens']):>5}"
        return line

    def tent(self, part: str | None) -> str:
        """In reserve, or how many tokens there are to be taken."""
        if part is None:
            return "-"
        tokens = next(
            feature["tokens"]
            for feature in self.view["features"]
            if feature["sort"] == "mountain" and part in feature["parts"]
        )
        return f"{self.look.tent}{tokens}"

    def own_tokens(self) -> list[Text]:
        """What the viewer's mining tokens are worth; at the end everybody's."""
        view = self.view
        if view["over"]:
            seats = list(range(len(view["players"])))
        else:
            seats = [] if view["seat"] is None else [view["seat"]]
        lines = []
        for seat in seats:
            tokens = [told(worth) for worth in view["players"][seat]["tokens"]]
            if not tokens:
                continue
            values = " ".join(map(str, sorted(tokens, reverse=True)))
            mark = styled(f" {self.signs.emblems[seat]} ", f"filled-{seat}")
            label = Text(" ") + mark + " " + self.word("tokens") + " "
            room = PANEL - label.cell_len - 2
            if len(values) > room:
                counts = [f"{tokens.count(worth)}x{worth}" for worth in sorted(set(tokens))]
                values = " ".join(reversed(counts))
            total = f" ={sum(tokens)}"
            lines.append(label + styled(f" {values} ", "dice") + total)
        return lines

    def in_hand(self) -> list[Text]:
        """The tile to be placed in its different rotations, or the new tile by itself.

        When its cell has been chosen, those that fit there have their numbers in the list.
        """
        view = self.view
        if view["tile"] is None:
            return self.new_tile() if view["placed"] is not None else []
        rotations = _looks(self.printed, view["tile"])
        names, style = [f"{rotation}" for rotation in rotations], "quiet"
        for opening in filter(self.chosen, view["openings"]):
            rotations = [turn for turn in rotations if turn in opening["rotations"]]
            names, style = [f" {place + 1} " for place in range(len(rotations))], "choice"
        size = SIZES[-1]
        pitch = size.width + 1
        strip = Characters(Size(pitch * len(rotations), size.height + 1))
        for place, (rotation, name) in enumerate(zip(rotations, names, strict=True)):
            lying = Lying(self.kinds[view["tile"]], rotation)
            strip.paste(paint(lying, size, {}, "prairie-new", self.signs), place * pitch, 0)
            label = Characters(Size(size.width, 1))
            label.write(name, style)
            strip.paste(label, place * pitch, size.height)
        head = styled(self.word("in-hand", tile=view["tile"]), "quiet")
        return [head, *strip.lines()]

    def new_tile(self) -> list[Text]:
        """Large, for everybody to see where its parts are."""
        cell = told(self.view["placed"])
        tile = next(tile for tile in self.view["tiles"] if tile["cell"] == cell)
        head = styled(self.word("placed", tile=tile["tile"], cell=cell), "quiet")
        size = SIZES[0] if self.tall else SIZES[-1]
        block = paint(
            Lying(self.kinds[tile["tile"]], tile["rotation"]),
            size,
            holders(tile),
            "prairie-new",
            self.signs,
        )
        return [head, *block.lines()]

    def piles(self) -> list[Text]:
        """The mining tokens on mountains."""
        parts = [
            Text(f"{feature['feature']:>8}") + styled(f"{feature['tokens']:>2} ", "face-down")
            for feature in self.view["features"]
            if feature["sort"] == "mountain" and feature["tokens"]
        ]
        return flowing(parts, PANEL)


def holders(tile: LaidTile) -> dict[tuple[str, str], Holder]:
    """Who stands where on a tile of the view."""
    found: dict[tuple[str, str], Holder] = {}
    for part in tile["parts"]:
        place = part["sort"], part["part"]
        if part["cowboy"] is not None:
            found[place] = Holder(part["cowboy"], True)
        if part["tent"] is not None:
            found[place] = Holder(part["tent"], False)
    return found


class _Land:
    """The landscape, or the part of it that fits."""

    def __init__(self, table: _Table, width: int, height: int) -> None:
        self.table = table
        self.view = table.view
        self.room = Size(width - LABEL, height - 1)
        cells: list[tuple[int, int]] = [(tile["x"], tile["y"]) for tile in self.view["tiles"]]
        cells += [(opening["x"], opening["y"]) for opening in self.view["openings"]]
        self.west, self.east = min(x for x, _ in cells), max(x for x, _ in cells)
        self.north, self.south = min(y for _, y in cells), max(y for _, y in cells)
        self.size = self.choose()
        self.clipped = not self.fits(self.size)
        x, y = self.centre()
        self.left = _edge(x, self.west, self.east, self.size.width, self.room.width)
        self.top = _edge(y, self.north, self.south, self.size.height, self.room.height)

    def fits(self, size: Size) -> bool:
        across, down = 1 + self.east - self.west, 1 + self.south - self.north
        return across * size.width <= self.room.width and down * size.height <= self.room.height

    def choose(self) -> Size:
        """The largest size at which all of it fits, or at which one can read it."""
        if self.table.canvas.focus.endswith(MAP) or self.room.height < SIZES[-1].height:
            return TINY
        return next((size for size in SIZES if self.fits(size)), SIZES[-1])

    def centre(self) -> tuple[int, int]:
        """The cell of interest."""
        cells = CELL.findall(self.table.canvas.focus)
        if cells:
            x, y = map(int, cells[-1].split(","))
            return x, y
        newest = self.view["tiles"][-1]
        return newest["x"], newest["y"]

    def lines(self) -> list[Text]:
        land = Characters(self.room)
        for tile in self.view["tiles"]:
            self.paste(land, tile, self.tile(tile))
        for number, opening in enumerate(_openings(self.view), start=1):
            self.paste(land, opening, self.opening(number, opening))
        numbers = [" "] * self.room.width
        for x in range(self.west, self.east + 1):
            name = f"{x:^{self.size.width}}"
            start = (x - self.west) * self.size.width - self.left
            if start >= 0 and start + self.size.width <= self.room.width:
                numbers[start : start + self.size.width] = name
        lines = [styled(" " * LABEL + "".join(numbers), "quiet")]
        for row, line in enumerate(land.lines()):
            y, inside = divmod(row + self.top, self.size.height)
            named = inside == self.size.height // 2 and 0 <= y <= self.south - self.north
            name = f"{y + self.north:>{LABEL - 1}} " if named else " " * LABEL
            lines.append(styled(name, "quiet") + line)
        return lines

    def paste(self, land: Characters, thing: LaidTile | Opening, block: Characters) -> None:
        column = (thing["x"] - self.west) * self.size.width - self.left
        row = (thing["y"] - self.north) * self.size.height - self.top
        land.paste(block, column, row)

    def tile(self, tile: LaidTile) -> Characters:
        newest = tile is self.view["tiles"][-1] and len(self.view["tiles"]) > 1
        shade = "new" if newest else str((tile["x"] + tile["y"]) % 2)
        lying = Lying(self.table.kinds[tile["tile"]], tile["rotation"])
        return paint(lying, self.size, holders(tile), f"prairie-{shade}", self.table.signs)

    def opening(self, number: int, opening: Opening) -> Characters:
        """A cell where the tile in hand fits, with its number in the list."""
        block = Characters(self.size)
        if self.size.height > 1:
            right, bottom = self.size.width - 1, self.size.height - 1
            corners = ((0, 0), (right, 0), (0, bottom), (right, bottom))
            for spot, sign in zip(corners, self.table.look.corners, strict=True):
                block.put(spot, sign, "opening")
        text = str(number) if self.table.canvas.numbered else opening["cell"]
        if self.table.chosen(opening):
            text = self.table.signs.pointer
        padded = f" {text} " if self.size.height > 1 else text
        block.write(padded, "choice")
        return block


def _edge(centre: int, first: int, last: int, size: int, room: int) -> int:
    """Where the picture begins, counted from the beginning of the landscape."""
    whole = (last - first + 1) * size
    if whole <= room:
        return -((room - whole) // 2)
    middle = (centre - first) * size + size // 2
    return min(max(0, middle - room // 2), whole - room)
