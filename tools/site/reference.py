"""The reference of all public names: one page a room, made from docstrings and types."""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
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
    return {"index": index, "corral": _surface(), **{room: _room(room) for room in rooms}}


def _surface() -> str:
    """The page of ``import corral``: its own functions, and where its other names live."""
    package = import_module("corral")
    rows = [
        f"| {_link(package, name)} | {_first_line(getattr(package, name))} |"
        for name in package.__all__
        if _home(package, name) != package.__name__
    ]
    table = "\n".join(["| name | what |", "|---|---|", *rows])
    return f"# corral\n\n{_automodule('corral')}\n## From other rooms\n\n{table}\n"


def _room(room: str) -> str:
    package, *others = modules(room)
    text = f"# {package}\n\n{_automodule(package)}"
    for name in others:
        text += f"\n## {name}\n\n{_automodule(name)}"
    return text


def _automodule(name: str) -> str:
    options = ":members:", *[":show-inheritance:"] * name.startswith(SHOWING_BASES)
    return "\n   ".join([f"```{{eval-rst}}\n.. automodule:: {name}", *options]) + "\n```\n"


def _home(package: ModuleType, name: str) -> str:
    return str(getattr(package, name).__module__)


def _link(package: ModuleType, name: str) -> str:
    return f"{{py:obj}}`{name} <{_home(package, name)}.{name}>`"


def _first_line(thing: object) -> str:
    return (inspect.getdoc(thing) or "").partition("\n")[0]
