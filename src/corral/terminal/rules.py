"""A game's rules to read in the terminal, each with the tests that prove it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from corral.core.registry import game as registered
from corral.words import Section, Words

Proofs: TypeAlias = dict[str, list[str]]
"""The names of the tests that prove each number."""


def read_ledger(game: str) -> Proofs:
    """The proofs as ``ledger.toml`` beside the game keeps them; none for a game without one."""
    package = type(registered(game)).__module__.rpartition(".")[0]
    path = files(package) / "ledger.toml" if package else None  # a game may be a single module
    if path is None or not path.is_file():
        return {}
    found: Proofs = tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def rules_text(game: str, words: Words, proofs: Proofs | None = None) -> RenderableType:
    """The rules as Rich shows them: chapters, and below each rule its tests."""
    proofs = read_ledger(game) if proofs is None else proofs
    parts: list[RenderableType] = [Text(words.rules_title(game), style="bold")]
    sections = words.sections(game)
    if not sections:
        return Group(*parts, "", words.text("rules-none"))
    for section in sections:
        parts += ["", Text(section.title, style="bold underline"), ""]
        parts.append(_table(game, section, words, proofs))
    parts += ["", Text(words.text("rules-notice"), style="dim")]
    return Group(*parts)


def _table(game: str, section: Section, words: Words, proofs: Mapping[str, list[str]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for number in section.numbers:
        if table.rows:
            table.add_row()
        table.add_row(number, Group(*_rule(game, number, words, proofs)))
    return table


def _rule(game: str, number: str, words: Words, proofs: Mapping[str, list[str]]) -> Iterator[Text]:
    yield Text(words.rule(game, number))
    if tests := proofs.get(number):
        yield Text(f"{words.text('rules-tests')} {', '.join(tests)}", style="dim")
