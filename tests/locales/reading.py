"""Reads the files of messages with Fluent's own parser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "src" / "corral" / "locales"


class References(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self, message: Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, Any]]:
    """Everything in a language's files, with the name of the file."""
    paths = sorted((LOCALES / language).glob("*.ftl"))
    assert paths
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path.name, entry


def messages(language: str) -> dict[str, References]:
    found = (entry for _, entry in entries(language))
    return {entry.id.name: References(entry) for entry in found if isinstance(entry, Message)}
