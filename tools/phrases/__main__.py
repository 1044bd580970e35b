"""Writes ``client/src/games/GAME/phrases.ts`` for every game with a board of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import corral
from corral.core.manifest import part
from tools.phrases.module import typescript

ROOT: Final = Path(__file__).resolve().parents[2]


def pages() -> dict[Path, str]:
    """Each file and what it should hold."""
    found: dict[Path, str] = {}
    for name in corral.games():
        manifest = corral.game(name).manifest
        if manifest.page and manifest.phrases:
            source = f"src/{manifest.phrases.replace('.', '/')}.py"
            path = ROOT / "client" / "src" / "games" / manifest.page / "phrases.ts"
            text = (ROOT / source).read_text(encoding="utf-8")
            found[path] = typescript(text, vars(part(manifest.phrases)), source)
    return found


def main() -> None:
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
