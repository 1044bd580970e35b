"""A game's module of phrases as a TypeScript module."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from tools.phrases.expressions import Expressions
from tools.phrases.names import data
from tools.phrases.refused import Refused, unknown
from tools.phrases.statements import Statements
from tools.phrases.types import Types

OFFERED = ("event", "move", "prompt", "refusal")
"""What ``phrases`` offers to the table, where the module has it."""
OWN = "corral.games."


def typescript(text: str, constants: Mapping[str, object], source: str) -> str:
    """The whole file, from the module's text and its constants by name.

    ``source`` is the path that the first line and problems name.
    """
    try:
        return _written(ast.parse(text), constants, source)
    except Refused as refused:
        raise refused.in_file(source) from None


def _written(tree: ast.Module, known: Mapping[str, object], source: str) -> str:
    functions = _functions(tree)
    types = Types(_declared(tree))
    expressions = Expressions(functions, types)
    statements = Statements(expressions, types)
    bodies = [statements.function(function) for function in functions]
    constants = [
        f"const {name} = {_constant(node, name, known)};"
        for name, node in expressions.constants.items()
    ]
    offered = ", ".join(one.name for one in functions if one.name in OFFERED)
    parts = [
        [f"// Made from {source} by `python -m tools.phrases`; do not edit."],
        _imports(types),
        constants,
        *bodies,
        [f"export const phrases: {_offer(functions, types)} = {{ {offered} }};"],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _offer(functions: list[ast.FunctionDef], types: Types) -> str:
    """For the views and events that the game declares, if it does."""
    shown = [
        annotation.id
        for name, place in (("prompt", 0), ("event", 1))
        for function in functions
        if function.name == name
        and isinstance(annotation := function.args.args[place].annotation, ast.Name)
        and annotation.id in types.declared
    ]
    return f"Phrases<{', '.join(shown)}>" if shown else "Phrases"


def _constant(node: ast.AST, name: str, known: Mapping[str, object]) -> str:
    if name not in known:
        raise Refused(node, f"{name} is not a constant of the module")
    return data(node, known[name])


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """All of them; besides there may be imports, constants and texts."""
    found: list[ast.FunctionDef] = []
    for node in tree.body:
        match node:
            case ast.FunctionDef():
                found.append(node)
            case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant()):
                pass
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                pass
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                if not name.isupper():
                    raise Refused(node, f"{name} must be a constant, in capital letters")
            case _:
                raise unknown(node, "statements")
    return found


def _declared(tree: ast.Module) -> list[str]:
    """The types that the game declares: views, what they are made of, and the words in them."""
    return [
        alias.name
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and f"{node.module}".startswith(OWN)
        for alias in node.names
    ]


def _imports(types: Types) -> list[str]:
    lines = [
        'import type { Messages, Values } from "$lib/fluent";',
        "",
        'import type { Phrase, Phrases } from "../game";',
        'import * as py from "../py";',
    ]
    if types.used:
        lines.append(f'import type {{ {", ".join(sorted(types.used))} }} from "./view";')
    return lines
