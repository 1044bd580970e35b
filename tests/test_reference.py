"""The reference is complete: every public name that others build on says what it is."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

import corral
from tests.once import once_plain
from tools.site.reference import ROOMS, modules, reference_pages

pytestmark = once_plain

Named = tuple[str, object]


def public(module: ModuleType) -> Iterator[Named]:
    """The classes and functions that a module defines, with their methods and properties."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isclass(thing):
            yield name, thing
            yield from ((f"{name}.{member}", found) for member, found in members(thing))
        elif inspect.isfunction(thing):
            yield name, thing


def members(owner: type) -> Iterator[Named]:
    for name, thing in vars(owner).items():
        plain = thing.__func__ if isinstance(thing, classmethod | staticmethod) else thing
        if not name.startswith("_") and (inspect.isfunction(plain) or isinstance(plain, property)):
            yield name, getattr(owner, name)  # what it inherits counts


@pytest.mark.parametrize("name", ["corral", *(one for room in ROOMS for one in modules(room))])
def test_every_public_name_has_a_docstring(name: str) -> None:
    module = import_module(name)
    assert module.__doc__
    assert [one for one, thing in public(module) if not inspect.getdoc(thing)] == []


def test_every_room_and_every_name_of_the_surface_has_its_place() -> None:
    pages = reference_pages(ROOMS)
    assert set(pages) == {"index", "corral", *ROOMS}
    for room in ROOMS:
        for module in modules(room):
            assert f".. automodule:: {module}\n" in pages[room]
    for name in corral.__all__:
        own = getattr(corral, name).__module__ == "corral"
        assert own or f"`{name} <corral.core." in pages["corral"], name
    assert "`LEVELS <corral.bots.roster.LEVELS>`" in pages["bots"]
    assert "|  |" not in "".join(pages.values())  # something is said of everything offered
    assert "corral.testing.__main__" not in modules("testing")
