"""A part of a tile goes by its first edge, but people may call it by any edge that it reaches."""

from __future__ import annotations

from corral.core.text import Line
from corral.games.goldrush.rules.codes import NONE
from corral.games.goldrush.rules.names import cell_name
from corral.games.goldrush.state import GoldRush
from corral.games.goldrush.text.notation import read_cell, split_part
from corral.games.goldrush.text.parts import part_name, tile_at


def alias(state: GoldRush, text: str) -> str:
    """A canonical move with its part called as ``move_text`` calls it."""
    words = Line(1, text).words
    verb = words[0].text
    if verb in ("railwayman", "miner", "farmer"):
        return f"{verb} {part_name(state, int(state.laid) - 1, words[1].text)}"
    if verb == "tent":
        cell, place = split_part(words[1])
        x, y = read_cell(cell)
        tile = tile_at(state, x, y)
        if tile != NONE:
            return f"tent {cell_name(x, y)}:{part_name(state, tile, place.text)}"
    return text
