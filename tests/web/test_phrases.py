"""The page's phrases are made from the rules' side, and only from what can be made the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral
from tools.phrases.__main__ import pages
from tools.phrases.module import typescript
from tools.phrases.refused import Refused


def test_the_page_has_the_present_phrases() -> None:
    found = pages()
    boards = {corral.game(name).manifest.page for name in corral.games()}
    assert {path.parent.name for path in found} == {*boards, "plain"}
    for path, text in found.items():
        assert path.read_text(encoding="utf-8") == text, "run `python -m tools.phrases`"


def body(*lines: str) -> str:
    """What becomes of a function that has these lines."""
    text = "\n".join(["def told(words: Words, value: Value, view: View) -> str:", *lines])
    written = typescript(text, {"NAMES": ("a", "b")}, "phrases.py")
    head, tail = "): string {\n", "\n}\n"
    return written.partition(head)[2].partition(tail)[0]


@pytest.mark.parametrize(
    ("python", "there"),
    [
        ("return f'a-{value}`'", "return `a-${value}\\``;"),
        ("return view['tiles'][-1]['cell']", 'return py.at(view["tiles"], -1)["cell"];'),
        ("return 'x' if view['dice'] else ''", 'return py.truthy(view["dice"]) ? "x" : "";'),
        (
            "return value in NAMES and not value",
            "return py.within(value, NAMES) && !py.truthy(value);",
        ),
        ("return not (value == 1 or value)", "return !(value === 1 || py.truthy(value));"),
        ("return (value + 1) * 2", "return (value + 1) * 2;"),
        ("return words.text('a', b=1, **view)", 'return words.text("a", { b: 1, ...view });'),
        ("return any(one > 1 for one in NAMES)", "return NAMES.some((one) => one > 1);"),
        (
            "return [{'a': a} for a in view['b'] if a]",
            'return py.list(view["b"]).filter((a) => py.truthy(a)).map((a) => ({ a }));',
        ),
        ("first, *rest = value.split()", "const [first, ...rest] = py.split(value);"),
        ("cell, _, to = value.partition(':')", 'const [cell, , to] = py.partition(value, ":");'),
        ("view.update(told(words, value, view))", "Object.assign(view, told(words, value, view));"),
        ("view[value] = value", "view[value] = value;"),
        ("assert value is not None", "py.sure(value != null);"),
        ("raise LookupError(f'no {value}')", "throw new Error(`no ${value}`);"),
    ],
)
def test_python_becomes_typescript(python: str, there: str) -> None:
    assert body(f"    {python}") == f"  {there}"


def test_cases_become_conditions() -> None:
    assert body(
        "    match value, view['phase']:",
        "        case 'a' | 'b', [space]:",
        "            return space",
        "        case int(seat), phase if seat > 1:",
        "            return phase",
        "    return ''",
    ).splitlines() == [
        '  if ((value === "a" || value === "b") && py.has(view["phase"], 1)) {',
        '    const space = py.at(view["phase"], 0);',
        "    return space;",
        "  }",
        '  if (typeof value === "number") {',
        "    const seat = value;",
        '    const phase = view["phase"];',
        "    if (seat > 1) {",
        "      return phase;",
        "    }",
        "  }",
        '  return "";',
    ]


def test_views_that_a_game_declares_are_known_by_name() -> None:
    imported = "from corral.games.x.seen.types import X"
    text = f"{imported}\ndef prompt(view: X) -> str:\n return cast(X, view)"
    written = typescript(text, {}, "phrases.py")
    assert 'import type { X } from "./view";' in written
    assert "export function prompt(view: X): string {" in written
    assert "return (view as X);" in written
    assert "export const phrases: Phrases<X> = { prompt };" in written


@pytest.mark.parametrize(
    ("python", "problem"),
    [
        ("return value == [1]", "lists are not compared as a whole in TypeScript; use match"),
        ("return value < 1 < 2", "phrases may not use such expressions: value < 1 < 2"),
        ("return value is view", "phrases may not use such comparisons: view"),
        ("return value // 2", "phrases may not use such expressions: value // 2"),
        ("return f'{value:3}'", "phrases may not use such formats: {value:3}"),
        ("return value[1:2]", "phrases may not use such slices: 1:2"),
        ("return open(value)", "phrases may not use such calls: open(value)"),
        ("return value.upper()", "phrases may not use such calls: value.upper()"),
        ("return zip(value, view)", "phrases may not use such calls: zip(value, view)"),
        ("return [a for b in value for a in b]", "one `for` is enough for a comprehension here"),
        (
            "while value: return ''",
            "phrases may not use such statements: while value:\n    return ''",
        ),
        ("new = value", "new cannot be a name in TypeScript; take another"),
        ("values: tuple[str] = value", "phrases may not use such types: tuple[str]"),
        ("return OTHER", "OTHER is not a constant of the module"),
    ],
)
def test_anything_else_is_refused_with_its_line(python: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        body(f"    {python}")
    assert str(refused.value) == f"phrases.py:2: {problem}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("def f(a) -> str:\n return ''", "1: a must have a type"),
        ("def f(a: str):\n return ''", "1: f must say what it returns"),
        (
            "def f(a: str = '') -> str:\n return ''",
            "1: f must take plain arguments without defaults",
        ),
        ("kinds = 3", "1: kinds must be a constant, in capital letters"),
        ("class A: pass", "1: phrases may not use such statements: class A:\n    pass"),
        (
            "def f(a: str) -> str:\n match a:\n  case 'b':\n   a.update(a)\n return a",
            "4: a case must end with return or raise",
        ),
        (
            "def f(a: str) -> str:\n match a.split():\n  case []:\n   return a\n return a",
            "2: give a.split() a name before it is matched",
        ),
        (
            "def f(a: str) -> str:\n match a:\n  case 'b' | str(b):\n   return a\n return a",
            "3: all ways of a pattern must name the same things",
        ),
    ],
)
def test_modules_and_functions_are_checked_too(text: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        typescript(text, {}, "phrases.py")
    assert str(refused.value) == f"phrases.py:{problem}"


def test_constants_are_plain_data() -> None:
    text = "def f(a: str) -> str:\n return ODD"
    with pytest.raises(Refused, match="cannot be a constant"):
        typescript(text, {"ODD": Path()}, "phrases.py")
