"""Views and events are what games declare, and what is made from the declarations is current."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import corral
from corral.core.game import Game
from corral.info import compiled
from corral.testing import Variant
from tests.house import SOURCES
from tests.tables import tables
from tools import view_types
from tools.declared import Alias, Declared, Field, declared_by, literals, parts

HINT = "run script/docs"
LOOKS = 0.02
MOST_DECISIONS = 1500
TABLES = [
    variant
    for game in view_types.games()
    for variant in tables(game.name)
    if compiled() or variant.players <= 3  # the others take plain Python minutes
]


def faults(declared: Declared, type_: ast.expr, value: Any, path: str) -> Iterator[str]:
    """Where a value is not what was declared."""
    name, inner = declared.plain(type_)
    match name:
        case "|":
            if all([*faults(declared, one, value, path)] for one in inner):
                yield f"{path}: {value!r} is not {ast.unparse(type_)}"
            return
        case "list" if type(value) is list:
            for place, member in enumerate(value):
                yield from faults(declared, inner[0], member, f"{path}[{place}]")
            return
        case "dict" | "Every" if type(value) is dict:
            for key, member in value.items():
                yield from faults(declared, inner[0], key, f"{path} key")
                yield from faults(declared, inner[1], member, f"{path}.{key}")
            if name == "Every":
                words = {*literals(_alias(declared, inner[0]).type)}
                yield from (f"{path}: {word} is missing" for word in sorted(words - {*value}))
            return
        case "Literal":
            fits = value in literals(_literal(declared, type_))
        case "int" | "str" | "bool":
            fits = type(value).__name__ == name
        case "None":
            fits = value is None
        case _ if name in declared and type(value) is dict:
            yield from record_faults([*declared.fields(name)], declared, value, path)
            return
        case _:
            fits = False
    if not fits:
        yield f"{path}: {value!r} is not {ast.unparse(type_)}"


def record_faults(
    fields: list[Field], declared: Declared, value: dict[str, Any], path: str
) -> Iterator[str]:
    wanted = {field.name: field for field in fields}
    yield from (f"{path}.{name} is not declared" for name in sorted({*value} - {*wanted}))
    for name, field in wanted.items():
        if name in value:
            yield from faults(declared, field.type, value[name], f"{path}.{name}")
        elif not field.optional:
            yield f"{path}.{name} is missing"


def _alias(declared: Declared, type_: ast.expr) -> Alias:
    found = declared[parts(type_)[0]]
    assert isinstance(found, Alias)
    return found


def _literal(declared: Declared, type_: ast.expr) -> ast.expr:
    return type_ if parts(type_)[0] == "Literal" else _alias(declared, type_).type


def view_faults(declared: Declared, view: dict[str, Any]) -> list[str]:
    fields = [*declared.fields(declared.view().name)]
    return [*record_faults(fields, declared, view, "view")]


def event_faults(declared: Declared, event: dict[str, Any]) -> list[str]:
    record = declared.events.get(event["kind"])
    if record is None:
        return [f"{event['kind']} is not declared"]
    return [*record_faults([*declared.fields(record.name)], declared, event, event["kind"])]


@pytest.mark.parametrize("variant", TABLES, ids=repr)
def test_every_view_and_event_is_as_declared(variant: Variant) -> None:
    declared = declared_by(variant.game)
    rng = Random(variant.players)
    match = variant.new(variant.players)
    viewers = [None, *range(variant.players)]
    for _ in range(MOST_DECISIONS):
        if match.over:
            break
        if rng.random() < LOOKS:
            for viewer in viewers:
                assert view_faults(declared, match.view(viewer)) == []
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal_texts(seat)))
    for viewer in viewers:
        assert view_faults(declared, match.view(viewer)) == []
        for event in match.log(viewer):
            assert event_faults(declared, event) == []


@pytest.mark.parametrize("game", view_types.games(), ids=lambda game: game.name)
def test_nothing_but_tell_notes_events(game: Game) -> None:
    """So that mypy sees every event: a rule that calls ``note`` itself could tell anything."""
    folder = SOURCES.joinpath(*game.manifest.events.split(".")[1:-2])
    homes = {
        (path.name, found)
        for path in folder.rglob("*.py")
        for found in noting(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert homes == {("table.py", "tell"), ("table.py", "tell_some")}


def noting(tree: ast.AST, within: str = "") -> Iterator[str]:
    """The functions in which ``note`` is called."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.FunctionDef(name):
                yield from noting(node, name)
            case ast.Attribute(attr="note"):
                yield within
            case _:
                yield from noting(node, within)


@pytest.mark.parametrize("game", view_types.games(), ids=lambda game: game.name)
def test_the_page_knows_every_event(game: Game) -> None:
    assert sorted(game.event_kinds) == sorted(declared_by(game).events)


def test_what_is_not_as_declared_is_found() -> None:
    declared = declared_by(corral.game("elgaucho"))
    view = corral.new("elgaucho", players=2, seed=1).view(0)
    assert view_faults(declared, view) == []
    lot = {"tile": "W7", "big": 7, "small": 3, "gaucho": None, "standing": False}
    for wrong, told in (
        ({**view, "leak": 1}, "view.leak is not declared"),
        ({**view, "phase": "tea"}, "view.phase: 'tea' is not Phase"),
        ({**view, "round": True}, "view.round: True is not int"),
        ({**view, "gone": [7]}, "view.gone[0]: 7 is not Tile"),
        ({**view, "areas": {**view["areas"], "tea": []}}, "view.areas key: 'tea' is not Area"),
        ({**view, "wish": "6"}, "view.wish: '6' is not int | None"),
        ({**view, "pampa": {"b": [lot], "c": [], "d": []}}, "view.pampa: a is missing"),
        ({name: view[name] for name in view if name != "pile"}, "view.pile is missing"),
    ):
        assert view_faults(declared, wrong) == [told]
    dealt = {"kind": "dealt", "seat": 0, "count": 3}
    assert event_faults(declared, dealt) == []
    assert event_faults(declared, {**dealt, "tiles": ["W7"]}) == []
    assert event_faults(declared, {**dealt, "tiles": [7]}) == ["dealt.tiles[0]: 7 is not Tile"]
    assert event_faults(declared, {"kind": "rained"}) == ["rained is not declared"]


def test_the_page_of_views_is_current() -> None:
    text = view_types.PAGE.read_text(encoding="utf-8")
    assert view_types.page(text) == text, HINT


def test_the_browsers_types_are_current() -> None:
    assert (view_types.BOARDS / "view.ts").read_text(encoding="utf-8") == view_types.common_types()
    for game in view_types.games():
        written = view_types.BOARDS / game.manifest.page / "view.ts"
        assert written.read_text(encoding="utf-8") == view_types.game_types(game), HINT
