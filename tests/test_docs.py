"""Pages for people: links lead somewhere, examples run, and nothing waits to be filled in."""

from __future__ import annotations

import ast
import json
import re
import shlex
import subprocess
import sys
import tomllib
from doctest import DocTestParser
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

import corral
from corral.bots import Limit, ask, brought, new_bot, opponents
from corral.cli import _parser

from .once import once_compiled
from .scratch import install

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
def test_blocks_can_be_read(page: Path) -> None:
    """Python, TOML and JSON in every page, whether or not they are run elsewhere."""
    text = page.read_text(encoding="utf-8")
    for kind, block in re.findall(r"^ *```(python|toml|json)\n(.*?)^ *```", text, re.M | re.S):
        bare = dedent(block)
        if kind == "toml":
            assert tomllib.loads(bare)
        elif kind == "json":
            assert json.loads(bare)
        elif ">>>" in bare:
            assert DocTestParser().get_examples(bare)
        else:
            assert ast.parse(bare).body


@once_compiled
def test_the_bot_of_ten_minutes_sits_at_every_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two files of the page are all that it takes."""
    text = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    (project,) = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (tmp_path / "drover.py").write_text(program, encoding="utf-8")
    named = tomllib.loads(project)["project"]
    install(tmp_path, named["name"], named["entry-points"])
    monkeypatch.syspath_prepend(tmp_path)
    brought._points.cache_clear()
    try:
        assert opponents()[-1] == "drover"
        assert new_bot("drover", 7, 0).limit == Limit(seconds=0.5)
        for game in corral.games():
            match = corral.new(game, players=2, seed=7)
            seat = match.actors[0]
            assert ask(new_bot("drover", 7, seat, Limit(nodes=1)), match, seat) in match.legal(seat)
    finally:
        brought._points.cache_clear()


def test_the_ten_minutes_install_what_they_use() -> None:
    text = (ROOT / "docs" / "first-bot.md").read_text(encoding="utf-8")
    (extras,) = re.findall(r"pip install '\.\[(.+?)\]'", text)
    rooms = {"arena": "arena", "info": "", "play": "terminal", "serve": "server"}
    commands = set(re.findall(r"^\.venv/bin/corral (\w+)", text, re.MULTILINE))
    assert {rooms[command] for command in commands} - {""} == set(extras.split(","))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_are_understood(page: Path) -> None:
    for block in re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            program, *words = shlex.split(line, comments=True) or [""]
            if Path(program).name == "corral":
                assert _parser().parse_args(words).command == words[0], line
