"""The tables of docs/agents.md: observations and actions as the encodings have them.

``python -m tools.agents_page``, run in the repository's root, writes them anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Final

from corral.core.encoding import Encoding
from corral.core.registry import game, own_games
from corral.core.setting import setting_for
from corral.languages import title

PAGE: Final = Path("docs", "agents.md")
BEGIN: Final = "<!-- tables: written by script/docs -->"
END: Final = "<!-- end of the tables -->"


def tables() -> str:
    """Every game's observations and actions, as Markdown."""
    return "\n\n".join(
        part
        for name in own_games()
        for version in game(name).encodings
        for part in _game_tables(name, version)
    )


def _game_tables(name: str, version: int) -> Iterator[str]:
    found = game(name)
    small = found.encoding_at(setting_for(found, found.fewest, {}), version)
    large = found.encoding_at(setting_for(found, found.most, {}), version)
    yield f"### {title(name)}" + (f", version {version}" if version else "")
    yield (
        f"{int(small.size):,} numbers with {found.fewest} players, {int(large.size):,} with "
        f"{found.most}; {int(small.actions):,} actions. `P` is the number of players."
    )
    yield _table(["piece", "shape", "from", "to", "unit", "meaning"], list(_pieces(small, large)))
    yield _table(["action", "numbers", "meaning"], list(_blocks(small)))


def _pieces(small: Encoding, large: Encoding) -> Iterator[list[str]]:
    for one, other in zip(small.pieces, large.pieces, strict=True):
        yield [
            f"`{one.name}`",
            _shape(one.shape, other.shape, int(small.players)),
            str(one.low),
            str(one.high),
            str(one.unit),
            one.meaning,
        ]


def _shape(small: tuple[int, ...], large: tuple[int, ...], players: int) -> str:
    """Sizes that grow with the number of players are told so."""
    sizes = []
    for one, other in zip(small, large, strict=True):
        if one == other:
            sizes.append(str(one))
        elif one == players:
            sizes.append("P")
        else:
            sizes.append(f"{one - players} + P")
    return " × ".join(sizes) if prod(small) > 1 or len(sizes) > 1 else "1"


def _blocks(encoding: Encoding) -> Iterator[list[str]]:
    for block in encoding.blocks:
        last = block.first + block.size - 1
        numbers = str(block.first) if block.size == 1 else f"{block.first}–{last}"
        yield [f"`{block.name}`", numbers, block.meaning]


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def with_tables(page: str) -> str:
    """A page with its tables made anew."""
    between = re.compile(f"(?<={re.escape(BEGIN)}\n).*?(?={re.escape(END)})", re.DOTALL)
    return between.sub(lambda _: f"\n{tables()}\n\n", page)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
