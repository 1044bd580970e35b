"""Imports go with the grain: the house stands as ``docs/design.md`` draws it."""

from __future__ import annotations

import re
import sys

import pytest

from corral.core.registry import own_games
from tests.house import (
    ROOT,
    SOURCES,
    Drawn,
    Graph,
    asked_by_name,
    drawn,
    imports,
    modules,
    own_module,
)

HOUSE = drawn("The house")
GAME = drawn("Inside a game")
MODULES = modules()
RULES_NEED = {"librt", "mypy_extensions"}


def room_of(module: str) -> str:
    """The room that the docs put a module into."""
    first = module.partition(".")[0]
    rooms = [room for room, (held, _) in HOUSE.items() if first in held]
    assert len(rooms) == 1, f"docs/design.md puts the module {first} into {rooms or 'no room'}"
    return rooms[0]


def room_in_game(module: str) -> str:
    """Inside a game's folder: the folder, or the module where it lies in none."""
    return module.split(".")[2]


def house_graph() -> Graph:
    found: Graph = {room: set() for room in HOUSE}
    for module, path in MODULES.items():
        for name in imports(path):
            other = own_module(name, MODULES)
            if other is not None and room_of(other) != room_of(module):
                found[room_of(module)].add(room_of(other))
    return found


def game_graph(game: str) -> Graph:
    """Between the parts of one game; other rooms of the house by their names."""
    found: Graph = {}
    for module, path in MODULES.items():
        if not module.startswith(f"games.{game}."):
            continue
        needs = found.setdefault(room_in_game(module), set())
        for name in imports(path):
            other = own_module(name, MODULES)
            if other is None:
                continue
            inside = other.startswith(f"games.{game}.")
            needs.add(room_in_game(other) if inside else room_of(other))
        needs.discard(room_in_game(module))
    return found


def in_docs(table: Drawn) -> Graph:
    return {room: needs for room, (_, needs) in table.items()}


def test_the_house_is_as_the_docs_draw_it() -> None:
    assert house_graph() == in_docs(HOUSE)


def test_a_game_is_as_the_docs_draw_it() -> None:
    """No game has an arrow that is not drawn, and every arrow is some game's."""
    graphs = {game: game_graph(game) for game in own_games()}
    for game, graph in graphs.items():
        for room, needs in graph.items():
            assert needs <= in_docs(GAME)[room], f"{game}: {room}"
    together = {
        room: set().union(*(graph.get(room, set()) for graph in graphs.values())) for room in GAME
    }
    assert together == in_docs(GAME)


@pytest.mark.parametrize("table", [HOUSE, GAME], ids=["house", "game"])
def test_nothing_imports_what_stands_below_it_in_the_table(table: Drawn) -> None:
    """So there is no way back to where one came from."""
    above: set[str] = set() if table is HOUSE else set(HOUSE)
    for room, (_, needs) in table.items():
        assert needs <= above, f"{room} imports what comes later: {needs - above}"
        above.add(room)


def test_four_things_only_are_asked_for_by_name() -> None:
    """Games, a picture, a sentence of the line protocol, a network: none comes unless wanted."""
    asked = {
        (room_of(module), room)
        for module, path in MODULES.items()
        for room in asked_by_name(path)
        if room_of(module) != room_of(room)
    }
    assert asked == {("core", "games"), ("core", "pictures"), ("bots", "words"), ("bots", "nets")}


def test_the_rules_need_nothing_else() -> None:
    """Whoever wants the rules and the bots alone installs mypyc's two libraries, no more."""
    for module, path in MODULES.items():
        if room_of(module) not in ("core", "surface", "bots", "games", "inputs"):
            continue
        if room_of(module) == "games" and ".show." in module:
            continue
        others = {name.partition(".")[0] for name in imports(path)} - {"corral", "__future__"}
        assert others <= RULES_NEED | sys.stdlib_module_names, module


def test_the_server_has_the_folders_that_the_docs_tell_of() -> None:
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    section = text.partition("## Inside the server\n")[2].partition("\n## ")[0]
    told = re.findall(r"^\| `(\w+)/` \|", section, re.MULTILINE)
    folders = {path.parent.name for path in (SOURCES / "server").glob("*/__init__.py")}
    assert sorted(told) == sorted(folders)


@pytest.mark.parametrize("page", ["design.md", "glossary.md"])
def test_what_the_docs_name_is_there(page: str) -> None:
    """Files from the root or from rooms of ``src/corral``, and names that stand in the sources."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", "".join(path.read_text("utf-8") for path in MODULES.values())))
    for code in re.findall(r"`([^`\n]+)`", text):
        if "/" in code or code.endswith((".py", ".ts")):
            pattern = code.replace("NAME", "*").rstrip("/")
            places = (ROOT, SOURCES, SOURCES / "server", *(SOURCES / "games").iterdir())
            assert any(any(place.glob(pattern)) for place in places), code
        elif re.fullmatch(r"[A-Z]\w*(\.\w+)?", code):
            assert words.issuperset(code.split(".")), code
