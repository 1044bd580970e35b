"""Patterns of ``match`` as conditions, and what they give names to."""

from __future__ import annotations

import ast
from typing import NamedTuple

from tools.phrases.names import data, variable
from tools.phrases.refused import Refused, unknown

KINDS = {
    "int": 'typeof {} === "number"',
    "str": 'typeof {} === "string"',
    "bool": 'typeof {} === "boolean"',
    "list": "Array.isArray({})",
    "tuple": "Array.isArray({})",
    "dict": "py.isMapping({})",
}


class Pattern(NamedTuple):
    """When it fits (all of these), and the names it gives."""

    tests: tuple[str, ...] = ()
    named: tuple[tuple[str, str], ...] = ()

    def and_(self, other: Pattern) -> Pattern:
        return Pattern(self.tests + other.tests, self.named + other.named)


def fitted(pattern: ast.pattern, subjects: list[str]) -> Pattern:
    """A case for one subject, or for several beside each other."""
    match pattern:
        case ast.MatchAs(pattern=None, name=None):
            return Pattern()
        case ast.MatchSequence(patterns=parts) if len(subjects) > 1:
            found = Pattern()
            for part, subject in zip(parts, subjects, strict=True):
                found = found.and_(_one(part, subject))
            return found
        case _ if len(subjects) == 1:
            return _one(pattern, subjects[0])
    raise unknown(pattern, "patterns")


def _one(pattern: ast.pattern, subject: str) -> Pattern:
    match pattern:
        case ast.MatchAs(pattern=None, name=None):
            return Pattern()
        case ast.MatchAs(pattern=None, name=str(name)):
            return Pattern(named=((variable(pattern, name), subject),))
        case ast.MatchAs(pattern=ast.pattern() as inner, name=str(name)):
            return _one(inner, subject).and_(Pattern(named=((variable(pattern, name), subject),)))
        case ast.MatchSingleton(value=None):
            return Pattern((f"{subject} == null",))
        case ast.MatchValue(value=ast.Constant(value=value)):
            return Pattern((f"{subject} === {data(pattern, value)}",))
        case ast.MatchClass(cls=ast.Name(id=name), patterns=inner) if name in KINDS:
            kind = Pattern((KINDS[name].format(subject),))
            return kind.and_(_one(inner[0], subject)) if inner else kind
        case ast.MatchSequence(patterns=parts):
            return _sequence(parts, subject)
        case ast.MatchOr(patterns=ways):
            return _either(pattern, [_one(way, subject) for way in ways])
    raise unknown(pattern, "patterns")


def _sequence(parts: list[ast.pattern], subject: str) -> Pattern:
    found = Pattern((f"py.has({subject}, {len(parts)})",))
    for place, part in enumerate(parts):
        found = found.and_(_one(part, f"py.at({subject}, {place})"))
    return found


def _either(pattern: ast.pattern, ways: list[Pattern]) -> Pattern:
    if len({way.named for way in ways}) > 1:
        raise Refused(pattern, "all ways of a pattern must name the same things")
    tests = " || ".join(dict.fromkeys(" && ".join(way.tests) for way in ways))
    return Pattern((tests,), ways[0].named)
