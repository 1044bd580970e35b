"""One word, one thing: no two classes have the same name."""

from __future__ import annotations

import ast

from tests.house import modules

TWICE = {
    "Candidate": "a bot's and its form on the wire, field by field the same",
}
"""Names that stand for two classes, and why."""
SHAPES = (".seen.types", ".rules.events")
"""Modules that declare JSON, each name after the field or event that it tells."""


def test_no_name_stands_for_two_classes() -> None:
    """Private ones are read in their own module only, so they may be called alike."""
    homes: dict[str, list[str]] = {}
    for module, path in modules().items():
        if module.endswith(SHAPES):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault(node.name, []).append(module)
    assert {name for name, found in homes.items() if len(found) > 1} == set(TWICE), homes
