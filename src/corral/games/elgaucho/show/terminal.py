"""El Gaucho drawn: pampa, dice and areas on top, the ranches below.

On a low screen a tile takes one line and a ranch one line, on a high one a tile takes two lines
and each herd a line of its own. A herd's direction is written between its tiles: 3<5<9, 8>5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from corral.core.view import told
from corral.games.elgaucho.rules.names import LETTERS, Pasture
from corral.games.elgaucho.seen.types import ElGauchoView, Lot
from corral.terminal.drawing import Canvas, Printed
from corral.terminal.layout import beside, fitted, flowing, styled
from corral.words import Words

KINDS = (
    "keep",
    "take",
    "stand",
    "lay",
    "raise",
    "place",
    "wish",
    "sale",
    "steal",
    "overseer",
    "steppe",
    "put",
    "recall",
    "add",
    "sort",
    "done",
    "end",
)
EXAMPLES = ("stand c3 5+6", "E-19")
NUMBERED: dict[str, bool] = {}
STYLES: Final = {
    "tile-W": "ink on coat-white",
    "tile-K": "paper on coat-black",
    "tile-B": "paper on coat-brown",
    "tile-G": "ink on gold",
    "tile-S": "ink on coat-spotted",
}

HIGH_SCREEN: Final = 40
"""Lines from which on a tile gets two of them."""
CELL: Final = 8
LABEL: Final = 3
PAMPA: Final = LABEL + 6 * CELL
NAME: Final = 15
WIDEST_RANCH: Final = 34
NARROW: Final = 76
"""Columns below which herds have lines of their own."""
INDENT: Final = 5
COLLECTING: Final = ("collect", "final")


def board(view: ElGauchoView, printed: Printed, canvas: Canvas) -> list[Text]:
    """The whole table."""
    return _Table(view, printed, canvas).lines()


def legend(canvas: Canvas) -> str:
    """What the signs on the board mean."""
    signs = canvas.signs
    return canvas.words.text(
        "terminal-elgaucho-legend",
        tile=f"W7{signs.small(3)}",
        standing=f"{signs.emblems[0]}{signs.upright}",
        lying=f"{signs.emblems[0]}{signs.flat}",
        plain=signs.plain,
        river=signs.river,
        forest=signs.forest,
    )


def secrets(view: ElGauchoView) -> bool:
    """An own hand to choose from, or tiles of the steppe that one has looked at."""
    if view["seat"] is None:
        return False
    own = view["players"][view["seat"]]
    return bool(own["hand"]) or any(tile is not None for tile in view["steppe"])


def in_the_open(view: ElGauchoView) -> bool:
    """Who has secrets decides alone."""
    return False


def offered(moves: Sequence[str]) -> Sequence[str]:
    """There are never too many."""
    return moves


def hint(moves: Sequence[str], words: Words) -> str:
    """The list says it all."""
    return ""


class _Table:
    """One drawing."""

    def __init__(self, view: ElGauchoView, printed: Printed, canvas: Canvas) -> None:
        self.view = view
        self.printed = printed
        self.width = canvas.width
        self.words = canvas.words
        self.signs = canvas.signs
        self.tall = canvas.rows >= HIGH_SCREEN
        self.breeds = [letter for letter in LETTERS if letter != view["breed_out"]]

    def lines(self) -> list[Text]:
        left, right = self.pampa(), self.areas()
        at_hand = flowing(self.at_hand(), self.width, indent=1, gap=2)
        if at_hand[0].cell_len < PAMPA and len(at_hand) == 1:
            left += at_hand
            at_hand = []
        fits = PAMPA + max(line.cell_len for line in right) <= self.width
        middle = beside(left, right, PAMPA) if fits else [*left, *right]
        gap = [Text()] if self.tall else []
        title, *facts = self.head()
        head = flowing([title, *facts], self.width, gap=2)
        if len(head) > 1:  # the title can be spared
            head = flowing(facts, self.width, gap=2)
        lines = [*head, *gap, *middle, *at_hand, *gap, *self.ranches()]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def word(self, message: str, **values: str | int) -> str:
        return self.words.text(f"terminal-elgaucho-{message}", **values)

    # The table as a whole

    def head(self) -> list[Text]:
        """Title, round, start player, pile, steppe; how long it still goes on."""
        view = self.view
        parts = [styled(self.words.title("elgaucho"), "heading")]
        if view["round"]:
            parts.append(Text(self.word("round", round=view["round"])))
        parts.append(Text(self.word("start")) + " " + self.emblem(view["start"]))
        parts.append(self.pile())
        parts.append(Text(self.word("steppe")) + " " + self.tiles(view["steppe"]))
        if view["breed_out"]:
            parts.append(Text(self.word("out")) + " " + self.breed(view["breed_out"]))
        return parts

    def pile(self) -> Text:
        left = self.view["rounds_left"]
        if left is None or self.view["over"]:
            return Text(self.word("pile", count=self.view["pile"]))
        return styled(" " + self.word("rounds-left", left=left) + " ", "warning")

    def emblem(self, seat: int) -> Text:
        return styled(f" {self.signs.emblems[seat]} ", f"filled-{seat}")

    def breed(self, letter: str) -> Text:
        return styled(f" {letter} ", f"tile-{letter}")

    def tiles(self, tiles: Sequence[str | None]) -> Text:
        """Tiles in a row; a question mark for one that lies face down."""
        if not tiles:
            return styled("-", "quiet")
        return Text(" ").join(
            styled(" ? ", "face-down") if tile is None else styled(f" {tile} ", f"tile-{tile[0]}")
            for tile in tiles
        )

    # The pampa

    def pampa(self) -> list[Text]:
        """The pastures from the top row to the bottom one, with their coordinates."""
        longest = max(len(spaces) for spaces in self.view["pampa"].values())
        numbers = "".join(f"{column:^{CELL}}" for column in range(1, longest + 1))
        lines = [styled(" " * LABEL + numbers, "quiet")]
        for row, letter in reversed(list(enumerate(self.view["pampa"]))):
            lines += self.pasture(row, letter)
        return lines

    def pasture(self, row: int, letter: Pasture) -> list[Text]:
        first = styled(f" {letter} ", "quiet")
        second = Text(" " * LABEL)
        for column, space in enumerate(self.view["pampa"][letter]):
            upper, lower = self.space(space, self.ground(row, column))
            first += upper
            second += lower
        return [first, second, Text()] if self.tall else [first]

    def ground(self, row: int, column: int) -> str:
        """What an empty space shows: plain ground, river or forest."""
        kinds = self.printed["pampa"]["pastures"][row]
        if column < kinds["plain"]:
            return self.signs.plain
        return self.signs.river if column < kinds["plain"] + kinds["river"] else self.signs.forest

    def space(self, space: Lot | None, ground: str) -> tuple[Text, Text]:
        """A space in two lines; the second one is empty on a low screen."""
        if space is None:
            return styled(f"{ground:^{CELL - 1}} ", "quiet"), Text(" " * CELL)
        style = f"tile-{space['tile'][0]}"
        small = self.signs.small(space["small"])
        gaucho = self.gaucho(space)
        if not self.tall:
            tile = styled(f" {space['tile']:<3}{small}", style)
            return fitted(tile + gaucho, CELL), Text()
        upper = styled(f" {space['tile']:<3}{small:>2} ", style)
        lower = styled(" ", style) + gaucho + styled(" " * (CELL - 2 - len(gaucho)), style)
        return upper + " ", lower + " "

    def gaucho(self, space: Lot) -> Text:
        """Upright and filled, or flat and hollow; nothing where nobody is."""
        seat = space["gaucho"]
        if seat is None:
            return Text()
        posture = self.signs.upright if space["standing"] else self.signs.flat
        figure = self.signs.emblems[seat] + posture
        style = f"filled-{seat}" if space["standing"] else f"hollow-{seat}"
        return styled(f"  {figure} " if self.tall else figure, style)

    # Dice and tiles at hand

    def at_hand(self) -> list[Text]:
        """What can be chosen from: dice, the tiles of the hand, or those collected."""
        view = self.view
        if view["phase"] == "keep" and view["seat"] is not None:
            hand = view["players"][view["seat"]]["hand"]
            return [Text(" " + self.word("hand") + " ") + self.tiles(hand)]
        if view["phase"] in COLLECTING:
            incoming = view["players"][told(view["turn"])]["incoming"]
            return [Text(" " + self.word("collected") + " ") + self.tiles(incoming)]
        parts = [Text(" " + self.word("rodeo") + " ") + _dice(view["rodeo"])]
        if view["dice"]:
            parts.append(Text(self.word("in-hand") + " ") + _dice(view["dice"]))
        if view["wish"] is not None:
            parts.append(Text(self.word("wished") + " ") + _dice([view["wish"]]))
        return parts

    # The action areas

    def areas(self) -> list[Text]:
        """Each area with the totals it takes and a place for everybody's gaucho."""
        names = {area: self.words.text(f"elgaucho-area-{area}") for area in self.view["areas"]}
        name_width = max(len(name) for name in names.values())
        totals = {area: _spans(self.printed["areas"][area]) for area in names}
        totals_width = max(len(written) for written in totals.values())
        lines = [Text()] if self.tall else []
        for area, seats in self.view["areas"].items():
            style = "quiet" if area in self.view["touched"] else "strong"
            line = styled(f" {names[area]:<{name_width}} ", style)
            line += styled(f"{totals[area]:<{totals_width}} ", "quiet")
            for seat in range(len(self.view["players"])):
                line += self.place(seat, seat in seats)
            lines += [line, Text()] if self.tall else [line]
        return lines

    def place(self, seat: int, taken: bool) -> Text:
        if not taken:
            return styled(f" {self.signs.plain} ", "quiet")
        return self.emblem(seat)

    # The ranches

    def name(self, seat: int, width: int) -> Text:
        """Whose ranch it is, with a pointer to who is at turn."""
        acts = seat == self.view["turn"]
        name = self.view["names"][seat]
        if seat == self.view["seat"]:
            name = self.word("you", name=name)
        shown = fitted(styled(name, "strong" if acts else ""), width)
        pointer = styled(self.signs.pointer if acts else " ", "heading")
        return pointer + self.emblem(seat) + " " + shown

    def herd(self, letter: str, row: Sequence[int]) -> Text:
        """The tiles from left to right, with the direction between them."""
        between = "<" if row[0] < row[-1] else ">"
        return styled(f" {letter}{between.join(map(str, row))} ", f"tile-{letter}")

    def ranches(self) -> list[Text]:
        """In columns on a high screen, as long as the herds are short enough."""
        if self.tall:
            width = min(self.width // len(self.view["players"]), WIDEST_RANCH) - 1
            ranches = [self.ranch(seat, width) for seat in range(len(self.view["players"]))]
            if all(line.cell_len <= width for ranch in ranches for line in ranch):
                joint = Text(" ")
                return [
                    joint.join(fitted(part, width) for part in parts)
                    for parts in zip(*ranches, strict=True)
                ]
        return self.ranch_rows()

    def ranch_rows(self) -> list[Text]:
        """One line a ranch, more for many herds or on a narrow screen."""
        narrow = self.width < NARROW
        head = f"{self.word('pesos'):>{NAME + 11}} {self.word('gauchos'):>7}  "
        lines = [styled(head + ("" if narrow else self.word("herds")), "quiet")]
        for seat, ranch in enumerate(self.view["players"]):
            line = self.name(seat, NAME) + f"{ranch['pesos']:>6} {ranch['supply']:>7}  "
            indent = INDENT if narrow else line.cell_len
            herds = [
                self.herd(letter, herd["row"]) + f"={herd['worth']} "
                for letter, herd in ranch["herds"].items()
            ]
            lines += flowing([line, *herds], self.width, indent)
        return lines

    def ranch(self, seat: int, width: int) -> list[Text]:
        """A column: one line a herd."""
        ranch = self.view["players"][seat]
        pesos = self.words.text("elgaucho-pesos", pesos=ranch["pesos"])
        lines = [
            self.name(seat, width - 5),
            Text(f" {pesos}"),
            Text(f" {self.word('supply', count=ranch['supply'])}"),
        ]
        for letter in self.breeds:
            herd = ranch["herds"].get(letter)
            if herd is None:
                lines.append(styled(f"  {letter} {self.signs.plain}", "quiet"))
                continue
            lines.append(Text(" ") + self.herd(letter, herd["row"]) + f" ={herd['worth']}")
        return lines


def _dice(values: Sequence[int]) -> Text:
    """Dice in a row."""
    if not values:
        return styled("-", "quiet")
    return styled(" " + " ".join(map(str, values)) + " ", "dice")


def _spans(totals: Sequence[int]) -> str:
    """``1-3`` for 1, 2, 3; the first and last where there are gaps."""
    spans: list[list[int]] = []
    for total in totals:
        if spans and total == spans[-1][-1] + 1:
            spans[-1].append(total)
        else:
            spans.append([total])
    return ",".join(f"{s[0]}-{s[-1]}" if len(s) > 1 else str(s[0]) for s in spans)
