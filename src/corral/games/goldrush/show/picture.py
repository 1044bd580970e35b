"""A position of Gold Rush: the players at the left, the landscape with its coordinates beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from corral.games.goldrush.seen.types import GoldRushView, LaidTile, Opening, Part
from corral.games.goldrush.show.tile import tile_body, tile_layout, turned
from corral.pictures.palette import GOLD, PAPER, QUIET, SHADE
from corral.pictures.pieces import (
    OUTLINE,
    cowboy,
    heading,
    laurel,
    lying,
    panel,
    pile,
    sack,
    tent,
)
from corral.pictures.svg import box, group, lit, moved, path, picture, text

MARGIN: Final = 16
PANEL: Final = 250
PLAYER: Final = 96
SIDE: Final = 120
RIM: Final = 26
"""Room for the coordinates."""
WIDEST: Final = 1000
HIGHEST: Final = 840
TOKENS_SHOWN: Final = 7


def position(view: GoldRushView, printed: Mapping[str, Any]) -> str:
    """The table as its viewer sees it."""
    return _Table(view, printed).drawn()


class _Table:
    """One drawing."""

    def __init__(self, view: GoldRushView, printed: Mapping[str, Any]) -> None:
        self.view = view
        self.kinds = {tile["id"]: tile for tile in printed["tiles"]}
        cells = [(tile["x"], tile["y"]) for tile in [*view["tiles"], *view["openings"]]]
        self.left = min(x for x, _ in cells)
        self.top = min(y for _, y in cells)
        self.columns = max(x for x, _ in cells) - self.left + 1
        self.rows = max(y for _, y in cells) - self.top + 1
        self.scale = min(1, WIDEST / (self.columns * SIDE), HIGHEST / (self.rows * SIDE))
        self.figure = 1.2 if self.scale > 0.7 else 1.5

    def drawn(self) -> str:
        view = self.view
        land_width = max(360, self.columns * SIDE * self.scale) + 2 * RIM
        land_height = self.rows * SIDE * self.scale + 2 * RIM
        bench = 190
        side_height = len(view["players"]) * (PLAYER + 10) + bench
        height = max(land_height, side_height) + 2 * MARGIN
        width = PANEL + land_width + 3 * MARGIN
        content = box(0, 0, width, height, fill=PAPER)
        for seat in range(len(view["players"])):
            content += self.player(seat, MARGIN + seat * (PLAYER + 10))
        content += self.bench(height - MARGIN - bench + 10, bench - 10)
        x = PANEL + 2 * MARGIN + (land_width - self.columns * SIDE * self.scale) / 2
        y = (height - self.rows * SIDE * self.scale) / 2
        content += self.rim(x, y) + moved(x, y, self.landscape(), scale=self.scale)
        return picture(width, height, " ".join(("goldrush", view["phase"])), content)

    # The landscape

    def corner(self, cell: LaidTile | Opening) -> tuple[float, float]:
        return (cell["x"] - self.left) * SIDE, (cell["y"] - self.top) * SIDE

    def rim(self, left: float, top: float) -> str:
        """The columns' and rows' numbers on all four sides."""
        mesh = SIDE * self.scale
        drawn = ""
        for column in range(self.columns):
            x = left + (column + 0.5) * mesh
            for y in (top - 13, top + self.rows * mesh + 13):
                drawn += text(x, y, column + self.left, 12, QUIET, bold=True)
        for row in range(self.rows):
            y = top + (row + 0.5) * mesh
            for x in (left - 14, left + self.columns * mesh + 14):
                drawn += text(x, y, row + self.top, 12, QUIET, bold=True)
        return drawn

    def landscape(self) -> str:
        view = self.view
        ground, figures, frames = self.cloth(), "", ""
        for tile in view["tiles"]:
            x, y = self.corner(tile)
            kind = self.kinds[tile["tile"]]
            ground += moved(x, y, tile_body(kind, tile["rotation"]))
            figures += moved(x, y, self.standing(tile, kind))
            if tile["cell"] == view["placed"]:
                frames += lit(x + 2, y + 2, SIDE - 4, SIDE - 4)
        for opening in view["openings"]:
            frames += moved(*self.corner(opening), self.opening(opening))
        return ground + figures + frames

    def cloth(self) -> str:
        """The free cells as a faint grid."""
        width, height = self.columns * SIDE, self.rows * SIDE
        lines = "".join(f"M{x * SIDE},0V{height}" for x in range(self.columns + 1))
        lines += "".join(f"M0,{y * SIDE}H{width}" for y in range(self.rows + 1))
        return path(lines, fill="none", stroke=SHADE, stroke_width=2)

    def opening(self, opening: Opening) -> str:
        """A cell where the tile in hand fits: an arrow for each way its top may point."""
        drawn = box(5, 5, SIDE - 10, SIDE - 10, 8, fill=GOLD, fill_opacity=0.16)
        drawn += lit(5, 5, SIDE - 10, SIDE - 10, 8)
        drawn += text(60, 60, opening["cell"], 22, bold=True)
        for rotation in opening["rotations"]:
            arrow = path("M60,11L68,23H52Z", fill=GOLD, **OUTLINE)
            drawn += group(arrow, transform=f"rotate({90 * rotation} 60 60)")
        return drawn

    def standing(self, tile: LaidTile, kind: Mapping[str, Any]) -> str:
        """The figures, tents and tokens on a tile."""
        drawn = ""
        places = tile_layout(kind).places
        for part, place in zip(tile["parts"], places, strict=True):
            x, y = turned(place.figure, tile["rotation"])
            if part["cowboy"] is not None:
                figure = lying if part["sort"] == "prairie" else cowboy
                drawn += moved(x, y, figure(part["cowboy"]), scale=self.figure)
            elif part["tent"] is not None:
                drawn += moved(x, y, tent(part["tent"]), scale=self.figure)
            drawn += self.tokens(tile, part, turned(place.tokens, tile["rotation"]))
        return drawn

    def tokens(self, tile: LaidTile, part: Part, at: tuple[float, float]) -> str:
        """The tokens of a mountain lie on the part that names it."""
        feature = self.view["features"][part["feature"]]
        if feature["feature"] != f"{tile['cell']}:{part['part']}" or not feature.get("tokens"):
            return ""
        return moved(*at, sack(feature["tokens"]), scale=self.figure * 0.9)

    # Beside it

    def player(self, seat: int, y: float) -> str:
        view = self.view
        player = view["players"][seat]
        deciding = view["turn"] == seat and not view["over"]
        drawn = panel(MARGIN, y, PANEL, PLAYER, deciding)
        drawn += heading(
            MARGIN + 10, y + 22, PANEL - 20, seat, view["names"][seat], view["scores"][seat]
        )
        x = MARGIN + 24
        for _ in range(player["supply"]):
            drawn += moved(x, y + 56, cowboy(seat), scale=0.85)
            x += 23
        if player["tent"] is None:
            drawn += moved(x + 10, y + 58, tent(seat), scale=0.85)
        if seat in view["winners"]:
            drawn += moved(MARGIN + PANEL - 26, y + 54, laurel())
        tokens = player["tokens"]
        shown = tokens if len(tokens) <= TOKENS_SHOWN else tokens[: TOKENS_SHOWN - 1]
        for place, points in enumerate(shown):
            token = sack("?" if points is None else points)
            drawn += moved(MARGIN + 22 + place * 24, y + 82, token, scale=0.8)
        if len(tokens) > len(shown):
            rest = f"+{len(tokens) - len(shown)}"
            x = MARGIN + 18 + len(shown) * 24
            drawn += text(x, y + 83, rest, 13, anchor="start", bold=True)
        known = [points for points in tokens if points is not None]
        if tokens and len(known) == len(tokens):
            total = f"={sum(known)}"
            drawn += text(MARGIN + PANEL - 10, y + 83, total, 13, anchor="end", bold=True)
        return drawn

    def bench(self, y: float, height: float) -> str:
        """The tile in hand, and how much is left of tiles and tokens."""
        view = self.view
        drawn = panel(MARGIN, y, PANEL, height)
        at = (MARGIN + 20, y + (height - SIDE) / 2 + 6)
        if view["tile"] is not None:
            drawn += moved(*at, tile_body(self.kinds[view["tile"]]))
            drawn += lit(*at, SIDE, SIDE)
            drawn += moved(at[0], at[1] - 28, path("M60,12L70,26H50Z", fill=GOLD, **OUTLINE))
        else:
            drawn += box(
                *at,
                SIDE,
                SIDE,
                6,
                fill=SHADE,
                stroke=QUIET,
                stroke_width=1.5,
                stroke_dasharray="6 5",
            )
        x = MARGIN + 200
        drawn += moved(x, y + 62, pile(view["tiles_left"]), scale=1.4)
        drawn += moved(x, y + 126, sack(view["tokens"]["supply"]), scale=1.6)
        return drawn
