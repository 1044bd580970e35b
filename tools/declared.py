"""What games declare of their views and events, read from the text of their modules.

The text is read, not the types themselves, because what a field means stands below it, and names
of aliases are worth keeping.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeAlias

from corral.core.game import Game

COMMON: Final = "corral.core.view"
OWN: Final = "corral.games"


class Field:
    """A member of a record. One that is ``optional`` may be missing, as secrets are for some."""

    def __init__(self, name: str, type_: ast.expr, doc: str) -> None:
        self.name = name
        self.optional = _name(type_) in ("NotRequired", "Secret")
        self.type = _inner(type_)[0] if self.optional else type_
        self.doc = doc


class Record:
    """A ``TypedDict``: what it is made of, its own fields, what it means."""

    def __init__(self, name: str, bases: list[str], fields: list[Field], doc: str) -> None:
        self.name = name
        self.bases = bases
        self.fields = fields
        self.doc = doc

    @property
    def kind(self) -> str | None:
        """Which event it is, if it is one."""
        for field in self.fields:
            if field.name == "kind" and _name(field.type) == "Literal":
                return literals(field.type)[0]
        return None


class Alias:
    """Another name for a type."""

    def __init__(self, name: str, type_: ast.expr, doc: str) -> None:
        self.name = name
        self.type = type_
        self.doc = doc


Declaration: TypeAlias = Record | Alias


class Declared:
    """All that some modules declare, by name and in order; what they import comes first.

    What comes from ``corral.core`` is ``common`` to all games.
    """

    def __init__(self, *modules: str) -> None:
        self.common: dict[str, Declaration] = {}
        self.own: dict[str, Declaration] = {}
        for module in modules:
            self._read(module, None)

    def __getitem__(self, name: str) -> Declaration:
        return self.own[name] if name in self.own else self.common[name]

    def __contains__(self, name: str) -> bool:
        return name in self.own or name in self.common

    def record(self, name: str) -> Record:
        found = self[name]
        assert isinstance(found, Record), f"{name} is not a record"
        return found

    def fields(self, name: str) -> Iterator[Field]:
        """A record's fields with those of the records it is made of."""
        record = self.record(name)
        for base in record.bases:
            yield from self.fields(base)
        yield from record.fields

    def plain(self, type_: ast.expr) -> tuple[str, list[ast.expr]]:
        """The parts of a type that may be named by an alias of the game's."""
        found = self.own.get(parts(type_)[0])
        return self.plain(found.type) if isinstance(found, Alias) else parts(type_)

    @cached_property
    def events(self) -> dict[str, Record]:
        """The events by their kinds."""
        found = (one for one in self.own.values() if isinstance(one, Record))
        return {record.kind: record for record in found if record.kind is not None}

    def view(self) -> Record:
        """The whole view of a game."""
        (found,) = (one for name, one in self.own.items() if name.endswith("View"))
        assert isinstance(found, Record)
        return found

    def _read(self, module: str, wanted: set[str] | None) -> None:
        tree = _tree(module)
        for node in tree.body:
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith((OWN, COMMON)):
                self._read(str(node.module), {alias.name for alias in node.names})
        shelf = self.common if module == COMMON else self.own
        for one in _declarations(tree):
            if wanted is None or one.name in wanted or module == COMMON:
                shelf.setdefault(one.name, one)


def declared_by(game: Game) -> Declared:
    """What a game declares."""
    return Declared(game.manifest.views, game.manifest.events)


def literals(type_: ast.expr) -> list[str]:
    """The words of a ``Literal``."""
    return [str(ast.literal_eval(word)) for word in _inner(type_)]


def parts(type_: ast.expr) -> tuple[str, list[ast.expr]]:
    """A type as its name and what stands in its brackets; a union is called ``|``."""
    if isinstance(type_, ast.BinOp):
        return "|", [*_members(type_)]
    if isinstance(type_, ast.Constant):
        return "None", []
    return _name(type_), _inner(type_)


def _members(type_: ast.expr) -> Iterator[ast.expr]:
    if isinstance(type_, ast.BinOp):
        yield from _members(type_.left)
        yield from _members(type_.right)
    else:
        yield type_


def _name(type_: ast.expr) -> str:
    named = type_.value if isinstance(type_, ast.Subscript) else type_
    return named.id if isinstance(named, ast.Name) else ""


def _inner(type_: ast.expr) -> list[ast.expr]:
    if not isinstance(type_, ast.Subscript):
        return []
    return type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]


def _tree(module: str) -> ast.Module:
    spec = find_spec(module)
    assert spec is not None
    source = Path(str(spec.origin))  # of a compiled module the text lies beside it
    text = source.with_name(source.name.split(".")[0] + ".py").read_text(encoding="utf-8")
    return ast.parse(text)


def _declarations(tree: ast.Module) -> Iterator[Declaration]:
    for node, doc in _documented(tree.body):
        match node:
            case ast.ClassDef(name=name, bases=bases):
                made_of = [_name(base) for base in bases if _name(base) != "TypedDict"]
                about = ast.get_docstring(node) or ""
                yield Record(name, made_of, [*_fields(node.body)], _one_line(about))
            case ast.AnnAssign(ast.Name(name), ast.Name("TypeAlias"), ast.expr() as type_):
                yield Alias(name, type_, doc)
            case ast.Assign(
                [ast.Name(name)], ast.Call(ast.Name("TypedDict"), [_, ast.Dict() as all_])
            ):
                named = zip(all_.keys, all_.values, strict=True)
                fields = [Field(ast.literal_eval(key), type_, "") for key, type_ in named if key]
                yield Record(name, [], fields, doc)


def _fields(body: list[ast.stmt]) -> Iterator[Field]:
    for node, doc in _documented(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield Field(node.target.id, node.annotation, doc)


def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text that stands below it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        match after:
            case ast.Expr(ast.Constant(str(doc))):
                yield node, _one_line(doc)
            case _:
                yield node, ""


def _one_line(text: str) -> str:
    return " ".join(text.replace("``", "`").replace("`None`", "`null`").split())
