"""Writes what is made from declared views and events: the page's ``view.ts`` and docs/views.md.

``python -m tools.view_types`` writes them anew; a test checks that they are current.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import corral
from corral.core.game import Game
from tools.declared import (
    COMMON,
    Alias,
    Declared,
    Field,
    Record,
    declared_by,
    literals,
    parts,
)

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "views.md"
BOARDS: Final = ROOT / "client" / "src" / "games"
MARK: Final = "<!-- {} -->"
MADE: Final = "// Made from {} by `python -m tools.view_types`; do not edit.\n"
NAMED: Final = {"CommonView": "View"}
"""What is called otherwise in the page and the docs."""
SIMPLE: Final = {"int": "number", "str": "string", "bool": "boolean", "None": "null"}


def games() -> list[Game]:
    """The games whose board is a folder of the page's sources."""
    return [game for game in map(corral.game, corral.games()) if game.manifest.page]


# TypeScript


def common_types() -> str:
    """What all views have in common."""
    declared = Declared(COMMON)
    records = (one for one in declared.common.values() if isinstance(one, Record))
    told = (_interface(one, declared) for one in records)
    return "\n".join([MADE.format("src/corral/core/view.py"), *told])


def game_types(game: Game) -> str:
    """A game's views and events."""
    declared = declared_by(game)
    records = [one for one in declared.own.values() if isinstance(one, Record)]
    used = sorted({base for one in records for base in one.bases if base in declared.common})
    sources = (game.manifest.views, game.manifest.events)
    places = " and ".join(f"src/{one.replace('.', '/')}.py" for one in sources)
    lines = [MADE.format(places), f'import type {{ {", ".join(used)} }} from "../view";\n']
    for one in declared.own.values():
        if isinstance(one, Record):
            lines.append(_interface(one, declared))
        else:
            lines.append(_alias(one, declared))
    return "\n".join(lines)


def _interface(record: Record, declared: Declared) -> str:
    made_of = f" extends {', '.join(record.bases)}" if record.bases else ""
    lines = [f"/** {record.doc} */", f"export interface {_told_name(record)}{made_of} {{"]
    for field in record.fields:
        if field.doc:
            lines.append(f"  /** {field.doc} */")
        lines.append(f"  {field.name}{'?' * field.optional}: {type_text(field.type, declared)};")
    return "\n".join([*lines, "}", ""])


def _told_name(record: Record) -> str:
    return NAMED.get(record.name, record.name)


def _alias(alias: Alias, declared: Declared) -> str:
    """Words can be gone through as well."""
    lines = [f"/** {alias.doc} */"]
    told = type_text(alias.type, declared)
    if parts(alias.type)[0] == "Literal":
        many = f"{alias.name.upper()}S"
        lines.append(f"export const {many} = [{told.replace(' |', ',')}] as const;")
        told = f"(typeof {many})[number]"
    elif parts(alias.type)[0] == "|":
        told = told.replace(" | ", "\n  | ")
    return "\n".join([*lines, f"export type {alias.name} = {told};", ""])


def type_text(type_: ast.expr, declared: Declared) -> str:
    """A declared type as one of TypeScript's."""
    name, inner = parts(type_)
    within = [] if name == "Literal" else [type_text(one, declared) for one in inner]
    match name:
        case "|":
            return " | ".join(within)
        case "Literal":
            return " | ".join(f'"{word}"' for word in literals(type_))
        case "list":
            return f"({within[0]})[]" if " | " in within[0] else f"{within[0]}[]"
        case "Every":
            return f"Record<{', '.join(within)}>"
        case "dict":
            whole = f"Record<{', '.join(within)}>"
            return f"Partial<{whole}>" if declared.plain(inner[0])[0] == "Literal" else whole
    return SIMPLE.get(name, name)


# The page


def page(old: str) -> str:
    """The page with its generated parts written anew; the rest is for people to edit."""
    common = Declared(COMMON)
    told = {
        "all games": _records(common, ["CommonView"]),
        "all events": _records(common, ["GameEvent"]),
    }
    for game in games():
        declared = declared_by(game)
        told[game.name] = _view(declared)
        told[f"{game.name} events"] = _events(declared)
    for name, text in told.items():
        begin, end = MARK.format(f"begin {name}"), MARK.format(f"end {name}")
        head, rest = old.split(begin)
        _, tail = rest.split(end)
        old = f"{head}{begin}\n\n{text}\n{end}{tail}"
    return old


def _view(declared: Declared) -> str:
    """First what the game tells, then what that is made of."""
    whole = declared.view()
    told = [base for base in whole.bases if base in declared.own]
    bases = {base for one in declared.own.values() if isinstance(one, Record) for base in one.bases}
    records = [
        name
        for name, one in declared.own.items()
        if isinstance(one, Record) and one.kind is None and name not in bases and one is not whole
    ]
    words = [
        f"- `{alias.name}`: {_listed(alias)}"
        for alias in declared.own.values()
        if isinstance(alias, Alias) and parts(alias.type)[0] != "|"
    ]
    return "\n".join([_records(declared, [*told, *records]), *words, ""])


def _listed(alias: Alias) -> str:
    if parts(alias.type)[0] != "Literal":
        return alias.doc
    return f"{', '.join(f'`{word}`' for word in literals(alias.type))}. {alias.doc}"


def _records(declared: Declared, names: list[str]) -> str:
    lines: list[str] = []
    for name in names:
        record = declared.record(name)
        lines += [f"**{_told_name(record)}**: {record.doc}", "", "| field | type | what |"]
        lines += ["|---|---|---|", *(_row(one, declared) for one in declared.fields(name)), ""]
    return "\n".join(lines)


def _row(field: Field, declared: Declared) -> str:
    missing = "; may be missing" * field.optional
    return f"| `{field.name}` | {_type(field, declared)}{missing} | {field.doc} |"


def _type(field: Field, declared: Declared) -> str:
    shown = type_text(field.type, declared).replace("|", "\\|")
    return f"`{shown}`"


def _events(declared: Declared) -> str:
    lines = ["| event | what happened | with |", "|---|---|---|"]
    for kind, record in declared.events.items():
        fields = declared.fields(record.name)
        values = (_with(one, declared) for one in fields if one.name != "kind")
        lines.append(f"| `{kind}` | {record.doc} | {'<br>'.join(values)} |")
    return "\n".join([*lines, ""])


def _with(field: Field, declared: Declared) -> str:
    secret = " (some alone)" * field.optional
    about = f": {field.doc}" if field.doc else ""
    return f"`{field.name}` {_type(field, declared)}{secret}{about}"


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    (BOARDS / "view.ts").write_text(common_types(), encoding="utf-8")
    for game in games():
        path = BOARDS / game.manifest.page / "view.ts"
        path.write_text(game_types(game), encoding="utf-8")


if __name__ == "__main__":
    main()
