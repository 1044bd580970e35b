"""Which tests prove which rule: found by their names, which each game's ``ledger.toml`` keeps.

A test proves the rules that its name begins with: ``test_e12_...`` proves E-12,
``test_e15_e16_...`` both E-15 and E-16, ``test_ex3_...`` the example E-X3. The letter is that of
the game's rule numbers.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from corral.core.registry import game as registered
from corral.terminal.rules import Proofs

HEADING = "# Which tests prove which rule. Written by script/docs.\n"


def find_proofs(game: str, root: Path) -> Proofs:
    """The tests below ``root`` of every rule, proved or not, and of every example found.

    They are written as pytest takes them: ``path::name``.
    """
    numbers = registered(game).rule_numbers
    rules: Proofs = {number: [] for number in numbers}
    examples: Proofs = {}
    letter = numbers[0].partition("-")[0]
    for path in sorted(root.glob(f"tests/games/{game}/**/test_*.py")):
        for name in _tests(ast.parse(path.read_text(encoding="utf-8")).body):
            for number in _numbers(name, letter):
                proved = examples if is_example(number) else rules
                proved.setdefault(number, []).append(f"{path.relative_to(root).as_posix()}::{name}")
    return rules | dict(sorted(examples.items(), key=lambda item: _order(item[0])))


def _tests(body: list[ast.stmt], prefix: str = "") -> Iterator[str]:
    """The names of test functions, with the classes they stand in."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _tests(node.body, f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield prefix + node.name


def _numbers(test: str, letter: str) -> Iterator[str]:
    """The numbers that a test's name begins with."""
    pieces = test.rpartition("::")[2].split("_")[1:]
    for piece in pieces:
        found = re.fullmatch(rf"{letter.lower()}(x?)(\d+)", piece)
        if found is None:
            return
        yield f"{letter}-{found[1].upper()}{int(found[2])}"


def is_example(number: str) -> bool:
    return "X" in number


def _order(number: str) -> int:
    return int(re.sub(r"\D", "", number))


def names_alone(proofs: Mapping[str, list[str]]) -> Proofs:
    """Without the files: whoever installs Corral does not have them."""
    return {number: [test.partition("::")[2] for test in tests] for number, tests in proofs.items()}


def ledger_text(proofs: Mapping[str, list[str]]) -> str:
    """The content of ``ledger.toml``."""
    lines = [HEADING]
    for number, tests in names_alone(proofs).items():
        if tests:
            lines += [f"{number} = [", *[f'    "{test}",' for test in tests], "]"]
        else:
            lines.append(f"{number} = []")
    return "\n".join(lines) + "\n"
