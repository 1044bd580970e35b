"""A folder of ``tests/kept``: what an older version wrote."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corral.core.edition import content_lines
from corral.core.setting import Setting

KEPT = Path(__file__).parent / "kept"


@dataclass(frozen=True)
class KeptFolder:
    """The folder of one version."""

    path: Path

    def __str__(self) -> str:
        return self.path.name

    @property
    def data(self) -> Path:
        return self.path / "data"

    def numbers(self) -> dict[str, int]:
        """The matches in ``records``, with their numbers."""
        found: dict[str, int] = json.loads((self.path / "records.json").read_text())
        return found

    def tables(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = json.loads((self.path / "tables.json").read_text())
        return found

    def text(self, room: str, name: str, kind: str) -> str:
        return (self.path / room / f"{name}.{kind}").read_text(encoding="utf-8")

    def edition(self, name: str) -> Path | None:
        """The edition that the records of a match do not hold themselves."""
        path = self.path / "records" / f"{name}.toml"
        return path if path.exists() else None


def folders() -> list[KeptFolder]:
    return [KeptFolder(path) for path in sorted(KEPT.iterdir()) if path.is_dir()]


def untold(text: str, setting: Setting) -> str:
    """A text as it was when editions of one's own were not told in it."""
    for indent in ("| ", "| | "):
        told = [f"{indent}{line}\n" for line in content_lines(setting.edition.data)]
        text = text.replace("".join(told), "")
    return text
