"""The rooms of ``src/corral`` and who imports whom: in the sources, and as the docs draw it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "corral"

Graph: TypeAlias = dict[str, set[str]]
"""Rooms, each with those that it imports."""

Drawn: TypeAlias = dict[str, tuple[set[str], set[str]]]
"""Rooms in the order of the docs, each with its modules and the rooms that it imports."""


def modules() -> dict[str, Path]:
    """All modules below ``corral`` by their names without that: ``core.match``."""
    found: dict[str, Path] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if len(parts) > 1 and parts[-1] == "__init__" else parts)] = path
    return found


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a module imports, wherever in it, for types only as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module, f"{path}:{node.lineno} imports relatively; write corral. in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def own_module(name: str, known: Mapping[str, Path]) -> str | None:
    """The module of ours that an imported name is in; None for other people's."""
    if name.partition(".")[0] != "corral":
        return None
    inner = name.partition(".")[2]
    while inner and inner not in known:
        inner = inner.rpartition(".")[0]
    return inner or "__init__"


def asked_by_name(path: Path) -> Iterator[str]:
    """Modules of ours that a module loads at run time, as far as their names are written there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("import_module", "part"):
            name = ast.unparse(node.args[0]).lstrip("f").strip("'\"")
            if name.startswith("corral."):
                yield name.split(".")[1]


def drawn(heading: str) -> Drawn:
    """The table below a heading of ``docs/design.md``: room, modules, purpose, imports."""
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    section = re.split(rf"^#+ {re.escape(heading)}$", text, flags=re.MULTILINE)[1]
    found: Drawn = {}
    for line in re.split(r"^#", section, flags=re.MULTILINE)[0].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and cells[0] != "room" and not cells[0].startswith("-"):
            found[cells[0]] = (_quoted(cells[1]), {word for word in _words(cells[3]) if word})
    return found


def _quoted(cell: str) -> set[str]:
    return set(re.findall(r"`([\w.]+?)/?(?:\.py)?`", cell))


def _words(cell: str) -> list[str]:
    return [] if cell == "nothing" else [word.strip() for word in cell.split(",")]
