"""Pages for people: links lead somewhere, examples run, and nothing waits to be filled in."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import corral
from corral.cli import _parser

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
    verbs = import_module(f"corral.games.{game}.text.notation").VERBS
    table = section.partition("### Moves\n")[2].partition("\n### ")[0]
    assert set(re.findall(r"^\| `([a-z]+)", table, re.MULTILINE)) == set(verbs)


def test_the_readme_opens_with_two_commands() -> None:
    """Exactly two, before the first section: one starts a game, one runs the tests."""
    opening = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## ")[0]
    commands = re.findall(r"```sh\n(.*?)```", opening, re.DOTALL)
    assert [command.split() for command in commands] == [["script/server"], ["script/test"]]
    for command in commands:
        assert (ROOT / command.strip()).is_file()


@pytest.mark.parametrize(
    ("page", "smaller"),
    [
        ("bots.md", {"nodes=50": "nodes=1"}),
        ("arena.md", {"foreman@200,cowhand": "random,random@2", "(2, 3), 50": "(2,), 1"}),
    ],
)
def test_examples_in_python_run(page: str, smaller: dict[str, str], tmp_path: Path) -> None:
    """With less to play, so that they end soon."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    for much, little in smaller.items():
        assert much in example
        example = example.replace(much, little)
    script = tmp_path / "example.py"
    script.write_text(example, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_are_understood(page: Path) -> None:
    for block in re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            program, *words = shlex.split(line, comments=True) or [""]
            if Path(program).name == "corral":
                assert _parser().parse_args(words).command == words[0], line
