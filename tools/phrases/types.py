"""Annotations as TypeScript's types."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from tools.phrases.names import quoted
from tools.phrases.refused import unknown

PLAIN = {
    "str": "string",
    "int": "number",
    "bool": "boolean",
    "Any": "any",
    "Words": "Messages",
    "Phrase": "Phrase",
    "Values": "Values",
    "Value": "py.Value",
    "object": "unknown",
    "View": "py.Facts",
}


class Types:
    """Knows the names of the types that the game declares: the page has them in ``view.ts``."""

    def __init__(self, declared: Iterable[str]) -> None:
        self.declared = frozenset(declared)
        self.used: set[str] = set()
        """Those of them that occur, for the import."""

    def text(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name) if name in self.declared:
                self.used.add(name)
                return name
            case ast.Name(id=name) if name in PLAIN:
                return PLAIN[name]
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.text(left)} | {self.text(right)}"
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self._of(node, name, inner)
        raise unknown(node, "types")

    def _of(self, node: ast.expr, name: str, inner: ast.expr) -> str:
        """A type with parameters."""
        match name, inner:
            case (("Sequence" | "Iterable"), _):
                return f"readonly {self._items(inner)}"
            case "list", _:
                return self._items(inner)
            case "Mapping", ast.Tuple(elts=[ast.Name(id="str"), ast.Name(id="Value" | "Any")]):
                return "py.Facts"
            case (("dict" | "Mapping"), ast.Tuple(elts=[ast.Name(id="str"), value])):
                return f"Readonly<Record<string, {self.text(value)}>>"
            case "Literal", ast.Tuple(elts=words):
                return " | ".join(self._word(word) for word in words)
            case "Literal", _:
                return self._word(inner)
        raise unknown(node, "types")

    def _items(self, inner: ast.expr) -> str:
        text = self.text(inner)
        return f"({text})[]" if " " in text else f"{text}[]"

    @staticmethod
    def _word(node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return quoted(node.value)
        raise unknown(node, "literals")
