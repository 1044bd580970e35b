"""How names and plain data are written in TypeScript."""

from __future__ import annotations

import ast
import json
import re

from tools.phrases.refused import Refused

KEYWORDS = frozenset(
    (
        *("const", "default", "delete", "do", "enum", "export", "extends", "function", "interface"),
        *("let", "new", "null", "package", "private", "protected", "public", "static", "super"),
        *("switch", "this", "throw", "true", "false", "typeof", "var", "void", "py"),
    )
)
"""What no variable may be called there."""


def camel(name: str) -> str:
    """``_event_variant`` as ``_eventVariant``; constants stay as they are."""
    if name.isupper():
        return name
    return re.sub(r"(?<=[a-z0-9])_([a-z0-9])", lambda found: found[1].upper(), name)


def variable(node: ast.AST, name: str) -> str:
    """The name of something that is declared."""
    if camel(name) in KEYWORDS:
        raise Refused(node, f"{name} cannot be a name in TypeScript; take another")
    return camel(name)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def key(name: str) -> str:
    """A name in an object."""
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else quoted(name)


def data(node: ast.AST, value: object) -> str:
    """A constant, whatever expression made it: texts, numbers, and lists and mappings of them."""
    match value:
        case bool() | int() | str():
            return json.dumps(value, ensure_ascii=False)
        case tuple() | list():
            return "[" + ", ".join(data(node, one) for one in value) + "]"
        case dict() if all(isinstance(name, str) for name in value):
            pairs = (f"{key(name)}: {data(node, one)}" for name, one in value.items())
            return "{ " + ", ".join(pairs) + " }"
    raise Refused(node, f"{value!r} cannot be a constant; texts, numbers, lists and mappings can")
