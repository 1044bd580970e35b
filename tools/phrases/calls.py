"""The functions and methods that phrases may call, and what each is in TypeScript."""

from __future__ import annotations

FUNCTIONS = {
    "str": "String({})",
    "int": "Number({})",
    "len": "py.len({})",
    "sum": "py.sum({})",
    "set": "new Set({})",
    "list": "py.list({})",
    "dict": "Object.fromEntries({})",
    "numbers": "py.numbers({})",
}
"""Of one argument each."""

METHODS = {
    ("split", 0): "py.split({0})",
    ("partition", 1): "py.partition({0}, {1})",
    ("startswith", 1): "{0}.startsWith({1})",
    ("endswith", 1): "{0}.endsWith({1})",
    ("removeprefix", 1): "py.removePrefix({0}, {1})",
    ("removesuffix", 1): "py.removeSuffix({0}, {1})",
    ("join", 1): "{1}.join({0})",
    ("count", 1): "py.count({0}, {1})",
    ("get", 1): "{0}[{1}]",
    ("get", 2): "py.get({0}, {1}, {2})",
    ("items", 0): "Object.entries({0})",
    ("values", 0): "Object.values({0})",
    ("update", 1): "Object.assign({0}, {1})",
    ("listed", 1): "{0}.listed({1})",
    ("either", 1): "{0}.either({1})",
}
"""By name and number of arguments: what it is called on comes first."""

TRUE_OR_FALSE = ("startswith", "endswith", "any", "all")
"""Those whose answer can stand as a condition."""
