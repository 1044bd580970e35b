"""Writes ``phrases.ts`` for every game with a board of its own, and for the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import corral
from corral import plain_phrases
from corral.core.manifest import part
from tools.phrases.module import typescript

ROOT: Final = Path(__file__).resolve().parents[2]
PLAIN: Final = "plain"
"""The board of games that bring none."""


def pages() -> dict[Path, str]:
    """Each file and what it should hold."""
    found: dict[Path, str] = {}
    for board, module in _modules():
        source = f"src/{module.replace('.', '/')}.py"
        text = (ROOT / source).read_text(encoding="utf-8")
        path = ROOT / "client" / "src" / "games" / board / "phrases.ts"
        found[path] = typescript(text, vars(part(module)), source)
    return found


def _modules() -> Iterator[tuple[str, str]]:
    """The folder of each board, and the module that knows what its values are called."""
    yield PLAIN, plain_phrases.__name__
    for name in corral.games():
        manifest = corral.game(name).manifest
        if manifest.page and manifest.phrases:
            yield manifest.page, manifest.phrases


def main() -> None:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
