"""A position of El Gaucho: rodeo and areas at the left, the pampa, the ranches at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from corral.games.elgaucho.rules.names import AREA_NAMES, Area
from corral.games.elgaucho.seen.types import ElGauchoView, Herd, Lot
from corral.games.elgaucho.show.cattle import TILE, back, head, slip, tag, tile
from corral.pictures.palette import (
    GOLD,
    GRASS,
    INK,
    LEAF,
    LIGHT,
    PAPER,
    PLANK,
    PRAIRIE,
    RIVER,
    SHADE,
    TERRACOTTA,
    WOOD,
)
from corral.pictures.pieces import (
    OUTLINE,
    badge,
    coin,
    cowboy,
    die,
    heading,
    hourglass,
    laurel,
    lying,
    panel,
    pile,
)
from corral.pictures.svg import box, circle, ellipse, group, line, lit, moved, path, picture, text

MARGIN: Final = 16
SIDE: Final = 268
CELL: Final = 88
RANCH: Final = 372
HERD_ROW: Final = 50
STEP: Final = 24
"""How much of a tile is seen under the next one of a herd."""
SIGNS: Final = {
    # Arrows both ways, a star to wish upon, a coin, a mask, a spyglass, a cactus in the steppe.
    "sort": path("M-12,-5H8L4,-9M12,5H-8L-4,9", fill="none", stroke=INK, stroke_width=2.6),
    "wish": path("M0,-12L3,-3L12,-3L5,3L8,12L0,6L-8,12L-5,3L-12,-3L-3,-3Z", fill=GOLD, **OUTLINE),
    "sale": coin("$", 11),
    "steal": path(
        "M-13,-5Q0,-10 13,-5Q13,6 6,6Q2,6 0,2Q-2,6 -6,6Q-13,6 -13,-5ZM-9,-2A3,2.6 0 1 0 -3,-2"
        "A3,2.6 0 1 0 -9,-2ZM3,-2A3,2.6 0 1 0 9,-2A3,2.6 0 1 0 3,-2Z",
        fill=INK,
        fill_rule="evenodd",
    ),
    "overseer": ellipse(0, 0, 13, 8, fill=LIGHT, **OUTLINE) + circle(0, 0, 5, fill=INK),
    "steppe": path(
        "M-3,12V-9A3,3 0 0 1 3,-9V2H6V-4A2.2,2.2 0 0 1 10.4,-4V3A3,3 0 0 1 7.4,6H3V12ZM-3.4,4H-7.4"
        "A3,3 0 0 1 -10.4,1V-5A2.2,2.2 0 0 1 -6,-5V0H-3.4Z",
        fill=LEAF,
        **OUTLINE,
    ),
}


def position(view: ElGauchoView, printed: Mapping[str, Any]) -> str:
    """The table as its viewer sees it."""
    return _Table(view, printed).drawn()


class _Table:
    """One drawing."""

    def __init__(self, view: ElGauchoView, printed: Mapping[str, Any]) -> None:
        self.view = view
        self.printed = printed
        self.columns = max(len(spaces) for spaces in view["pampa"].values())

    def drawn(self) -> str:
        view = self.view
        pampa = max(5, self.columns) * CELL + 60
        ranches, low = self.ranches(2 * MARGIN + SIDE + pampa + MARGIN)
        height = max(low, 730)
        width = SIDE + pampa + RANCH + 4 * MARGIN
        content = box(0, 0, width, height, fill=PAPER)
        content += self.rodeo() + self.areas()
        content += moved(2 * MARGIN + SIDE, MARGIN, self.pampa(pampa))
        content += moved(2 * MARGIN + SIDE, MARGIN + 4 * CELL + 70, self.below(pampa, height))
        return picture(width, height, " ".join(("elgaucho", view["phase"])), content, ranches)

    # Rodeo and areas

    def rodeo(self) -> str:
        """A fenced ring with the dice in it, those taken on a board below."""
        view = self.view
        middle = MARGIN + SIDE / 2
        ring = ellipse(middle, 120, 128, 100, fill=SHADE, stroke=INK, stroke_width=9)
        ring += ellipse(middle, 120, 128, 100, fill="none", stroke=PLANK, stroke_width=6)
        posts = path(
            "".join(
                f"M{middle + dx},{120 + dy - 9}v18"
                for dx, dy in (
                    (-128, 0), (128, 0), (0, -100), (0, 100),
                    (-91, -71), (91, -71), (-91, 71), (91, 71),
                )
            ),
            stroke=INK,
            stroke_width=7,
        )  # fmt: skip
        dice = ""
        for place, value in enumerate(view["rodeo"]):
            row, column = divmod(place, 4)
            rows = -(-len(view["rodeo"]) // 4)
            in_row = min(4, len(view["rodeo"]) - 4 * row)
            x = middle + (column - (in_row - 1) / 2) * 44
            y = 120 + (row - (rows - 1) / 2) * 44
            dice += moved(x, y, die(value), turn=(-7, 5, 9, -4, 3)[place % 5])
        return ring + posts + dice + self.dice_taken(middle)

    def dice_taken(self, middle: float) -> str:
        view = self.view
        dice = view["dice"]
        wish = [] if view["wish"] is None else [view["wish"]]
        drawn = ""
        for place, value in enumerate([*dice, *wish]):
            x = middle + (place - (len(dice) + len(wish) - 1) / 2) * 48
            drawn += lit(x - 17, 238, 34, 34, 7) + moved(x, 255, die(value))
        return drawn

    def areas(self) -> str:
        """Six small buildings, each with a space for every player."""
        return "".join(
            moved(MARGIN + place % 2 * (SIDE / 2 + 3), 292 + place // 2 * 142, self.area(name))
            for place, name in enumerate(AREA_NAMES)
        )

    def area(self, name: Area) -> str:
        view = self.view
        width = SIDE / 2 - 3
        drawn = path(f"M2,40L{width / 2},8L{width - 2},40Z", fill=TERRACOTTA, **OUTLINE)
        drawn += box(6, 40, width - 12, 92, fill=PLANK, **OUTLINE)
        drawn += path(f"M6,63H{width - 6}M6,86H{width - 6}M6,109H{width - 6}", stroke=WOOD)
        if name in view["touched"]:
            drawn += lit(6, 40, width - 12, 92)
        drawn += circle(width / 2, 31, 18, fill=LIGHT, **OUTLINE) + moved(
            width / 2, 31, SIGNS[name]
        )
        faces = self.printed["areas"][name]
        for place, face in enumerate(faces):
            x = width / 2 + (place - (len(faces) - 1) / 2) * 24
            drawn += moved(x, 64, die(face), scale=0.62)
        players = len(view["players"])
        for seat in range(players):
            x = width / 2 + (seat - (players - 1) / 2) * 28
            drawn += circle(x, 104, 12.5, fill=SHADE, stroke=INK, stroke_dasharray="3 2.5")
            if seat in view["areas"][name]:
                drawn += moved(x, 103, cowboy(seat))
            else:
                drawn += group(moved(x, 104, badge(seat, 6)), opacity=0.45)
        return drawn

    # The pampa

    def pampa(self, width: float) -> str:
        """The pastures, the small one at the bottom, with the names of rows and columns."""
        high = 4 * CELL + 50
        drawn = box(0, 0, width, high, 14, fill=PRAIRIE, stroke=INK, stroke_width=2)
        drawn += self.grass(width, high)
        for column in range(self.columns):
            drawn += text(40 + (column + 0.5) * CELL, 18, column + 1, 13, bold=True)
        for row, (letter, spaces) in enumerate(self.view["pampa"].items()):
            y = 32 + (len(self.view["pampa"]) - 1 - row) * CELL
            drawn += text(22, y + CELL / 2, letter, 18, bold=True, slab=True)
            for column, space in enumerate(spaces):
                x = 40 + (column + 0.5) * CELL
                drawn += moved(x, y + CELL / 2, self.space(space, row, column))
        return drawn

    @staticmethod
    def grass(width: float, high: float) -> str:
        blades = ""
        for place in range(90):
            x = 8 + place * 83 % (width - 16)
            y = 12 + place * 47 % (high - 20)
            blades += line([(x - 3, y - 2), (x - 1, y + 2)]) + line([(x, y - 4), (x, y + 2)])
            blades += line([(x + 3, y - 2), (x + 1, y + 2)])
        return path(blades, fill="none", stroke=GRASS, stroke_width=1.2)

    def space(self, space: Lot | None, row: int, column: int) -> str:
        half = TILE / 2 + 3
        kinds = self.printed["pampa"]["pastures"][row]
        river = kinds["plain"] <= column < kinds["plain"] + kinds["river"]
        forest = column >= kinds["plain"] + kinds["river"]
        ground = RIVER if river else LEAF if forest else "#ded8a4"
        drawn = box(-half, -half, 2 * half, 2 * half, 9, fill=ground, **OUTLINE)
        if space is not None:
            drawn += tile(space["tile"], space["big"], space["small"])
            if space["gaucho"] is not None:
                figure = cowboy if space["standing"] else lying
                x = 20 if space["standing"] else 13
                drawn += moved(x, 20, figure(space["gaucho"]), scale=1.3)
        elif river:
            wave = "q6,-7 12,0t12,0t12,0t12,0"
            drawn += path(
                f"M-24,-14{wave}M-24,2{wave}M-24,18{wave}",
                fill="none",
                stroke=INK,
                stroke_width=1.6,
            )
        elif forest:
            fir = path("M0,-16L9,-2H4L12,10H2V16H-2V10H-12L-4,-2H-9Z", fill=PRAIRIE, **OUTLINE)
            drawn += moved(-16, 4, fir) + moved(15, -6, fir) + moved(4, 16, fir, scale=0.8)
        return drawn

    def below(self, width: float, height: float) -> str:
        """The steppe, the pile, and the viewer's tiles to choose from."""
        view = self.view
        drawn = moved(30, 44, pile(view["pile"]), scale=1.7)
        if view["rounds_left"] is not None and not view["over"]:
            drawn += moved(30, 106, self.rounds_left(view["rounds_left"]))
        drawn += moved(92, 44, group(SIGNS["steppe"]), scale=1.2)
        x = 150.0
        for name in view["steppe"]:
            drawn += moved(x, 44, self.face(name))
            x += TILE + 6
        if view["breed_out"] is not None:
            out = group(head(view["breed_out"]), opacity=0.6)
            cross = path("M-20,-20L20,20M20,-20L-20,20", stroke=TERRACOTTA, stroke_width=5)
            drawn += moved(width - 30, 44, out + cross)
        hand = self.hand()
        if hand and view["seat"] is not None:
            step = min(TILE + 6, (width - 100) / len(hand))
            for place, name in enumerate(hand):
                x = 110 + place * step
                drawn += moved(x, 150, self.face(name))
                if name in view["players"][view["seat"]]["choice"]:
                    drawn += lit(x - TILE / 2, 150 - TILE / 2, TILE, TILE, 7)
        return drawn

    @staticmethod
    def rounds_left(left: int) -> str:
        """An hourglass with the rounds that are left."""
        return hourglass() + text(24, 0, left, 20, bold=True, slab=True)

    def hand(self) -> Sequence[str | None]:
        view = self.view
        if view["seat"] is None or view["phase"] != "keep":
            return ()
        return view["players"][view["seat"]]["hand"]

    def face(self, name: str | None) -> str:
        if name is None:
            return back()
        value = int(name[1:])
        return tile(name, value, self.printed["tiles"]["small_numbers"][value - 1])

    # The ranches

    def ranches(self, x: float) -> tuple[str, float]:
        """All ranches, one under the other, and where they end."""
        drawn, y = "", float(MARGIN)
        for seat in range(len(self.view["players"])):
            ranch, height = self.ranch(seat)
            drawn += moved(x, y, ranch)
            y += height + 10
        return drawn, y + MARGIN - 10

    def ranch(self, seat: int) -> tuple[str, float]:
        view = self.view
        player = view["players"][seat]
        herds = list(player["herds"].items())
        rows = self.herd_rows(herds)
        low = 78 + HERD_ROW * len(rows)
        extra = [*player["incoming"], *player["aside"]]
        height = low + (46 if extra else 0) + (8 if rows or extra else 0)
        deciding = seat == view["turn"] and not view["over"]
        drawn = panel(0, 0, RANCH, height, deciding)
        drawn += heading(10, 22, RANCH - 20, seat, view["names"][seat], kept_free=70)
        drawn += moved(RANCH - 30, 24, coin(player["pesos"], 16))
        if seat == view["start"]:
            drawn += moved(RANCH - 68, 24, self.start_marker())
        for place in range(player["supply"]):
            drawn += moved(26 + 24 * place, 57, cowboy(seat), scale=0.85)
        if player["chosen"]:
            drawn += path(f"M{RANCH - 42},58l8,8l16,-18", fill="none", stroke=LEAF, stroke_width=5)
        if seat in view["winners"]:
            drawn += moved(RANCH - 30, 58, laurel())
        for place, row in enumerate(rows):
            drawn += moved(0, 100 + HERD_ROW * place, row)
        for place, name in enumerate(extra):
            drawn += self.waiting(name, 28 + place * 40, low + 22, place < len(player["incoming"]))
        return drawn, height

    @staticmethod
    def start_marker() -> str:
        """A wagon wheel for the one who begins."""
        spokes = path("M-9,0H9M0,-9V9M-6.4,-6.4L6.4,6.4M6.4,-6.4L-6.4,6.4", stroke=INK)
        return circle(0, 0, 10, fill=PLANK, stroke=INK, stroke_width=2.5) + spokes

    def herd_rows(self, herds: Sequence[tuple[str, Herd]]) -> list[str]:
        """Herds in rows, several in one where they fit."""
        rows, row, x = [], "", 26.0
        for breed, herd in herds:
            wide = STEP * (len(herd["row"]) - 1) + 60 + 8 * len(str(herd["worth"]))
            if row and x + wide > RANCH:
                rows.append(row)
                row, x = "", 26.0
            row += moved(x, 0, self.herd(breed, herd))
            x += wide + 12
        return [*rows, row] if row else rows

    @staticmethod
    def herd(breed: str, herd: Herd) -> str:
        """Tiles overlapping like a hand of cards, and what they would sell for."""
        drawn = ""
        for place, value in enumerate(herd["row"]):
            drawn += moved(STEP * place, 0, slip(breed, value))
        return drawn + moved(STEP * (len(herd["row"]) - 1) + 17, 0, tag(herd["worth"]))

    def waiting(self, name: str | None, x: float, y: float, incoming: bool) -> str:
        """A tile not yet in a herd: new, or put aside face down."""
        if name is None:
            return moved(x, y, back(), scale=0.48)
        drawn = moved(x, y, slip(name[0], int(name[1:])), scale=0.86)
        if incoming:
            return drawn + lit(x - 14, y - 19, 28, 38, 5)
        return moved(x + 5, y + 3, back(), scale=0.4) + drawn
