"""The reference of all public names: one page a room, made from docstrings and types."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from typing import Final

ROOMS: Final = ("core", "bots", "envs", "arena", "testing")
"""The rooms that others build on, in the order of the pages."""
SHOWING_BASES: Final = ("corral.core.errors", "corral.envs")
"""Where it matters what a class is derived from."""


def modules(room: str) -> list[str]:
    """A room and the modules in it, but for what is no one else's business."""
    package = import_module(f"corral.{room}")
    found = [one.name for one in walk_packages(package.__path__, f"{package.__name__}.")]
    return [
        package.__name__,
        *(name for name in found if not any(part.startswith("_") for part in name.split("."))),
    ]


def reference_pages(rooms: Sequence[str]) -> dict[str, str]:
    """Every page of the reference by its name."""
    index = (
        "# Reference\n\nEvery public name, from its docstring and its types. "
        "{py:mod}`corral` is the surface; the rooms behind it are for those who build on them.\n\n"
        "```{toctree}\n:titlesonly:\n\ncorral\n" + "\n".join(rooms) + "\n```\n"
    )
    surface = _page("corral", [], [one for room in ROOMS for one in modules(room)])
    return {"index": index, "corral": surface, **{room: _room(room) for room in rooms}}


def _room(room: str) -> str:
    package, *others = modules(room)
    return _page(package, others, others)


def _page(package: str, others: list[str], homes: list[str]) -> str:
    """A package with what it offers, and other modules below it."""
    parts = [f"# {package}", _automodule(package), *_offered(package, homes)]
    for name in others:
        parts += [f"## {name}", _automodule(name)]
    return "\n\n".join(parts) + "\n"


def _automodule(name: str) -> str:
    options = [":members:", ":ignore-module-all:"]
    options += [":show-inheritance:"] * name.startswith(SHOWING_BASES)
    return "\n   ".join([f"```{{eval-rst}}\n.. automodule:: {name}", *options]) + "\n```"


def _offered(package: str, homes: list[str]) -> list[str]:
    """What a package offers of other modules, with a link to where each name lives."""
    names = getattr(import_module(package), "__all__", [])
    where = {name: found for home in homes for name, found in _defined(home).items()}
    rows = [
        f"| {{py:obj}}`{name} <{where[name][0]}.{name}>` | {where[name][1]} |"
        for name in names
        if name in where.keys() - _defined(package).keys()
    ]
    return ["\n".join(["| offered here | what |", "|---|---|", *rows])] if rows else []


def _defined(module: str) -> dict[str, tuple[str, str]]:
    """The names that a module defines: itself, and the first line of what is said of each."""
    spec = find_spec(module)  # not imported: it may need what is not installed here
    assert spec
    assert spec.origin
    place = Path(spec.origin)
    source = place.with_name(f"{place.name.partition('.')[0]}.py")  # beside what is compiled
    body = ast.parse(source.read_text(encoding="utf-8")).body
    found: dict[str, tuple[str, str]] = {}
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = module, _first_line(ast.get_docstring(node))
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            said = after.value if isinstance(after, ast.Expr) else None
            text = said.value if isinstance(said, ast.Constant) else None
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name):
                    found[target.id] = module, _first_line(text if isinstance(text, str) else "")
    return found


def _first_line(text: str | None) -> str:
    return (text or "").strip().partition("\n")[0]
