"""Pages for people: links lead somewhere, and nothing waits to be filled in."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import corral

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_nothing_waits_to_be_filled_in(page: Path) -> None:
    assert not re.search(r"@[A-Z]+@|\bTODO\b|\bTBD\b", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", corral.games())
def test_every_move_is_in_the_notation(game: str) -> None:
    sections = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").split("\n## ")
    section = next(section for section in sections if f"\ngame {game}\n" in section)
    verbs = import_module(f"corral.games.{game}.notation").VERBS
    table = section.partition("### Moves\n")[2].partition("\n### ")[0]
    assert set(re.findall(r"^\| `([a-z]+)", table, re.MULTILINE)) == set(verbs)


def test_the_readme_opens_with_two_commands() -> None:
    """Exactly two, before the first section: one starts a game, one runs the tests."""
    opening = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]
    commands = re.findall(r"```sh\n(.*?)```", opening, re.DOTALL)
    assert [command.split() for command in commands] == [["script/server"], ["script/test"]]
    for command in commands:
        assert (ROOT / command.strip()).is_file()
