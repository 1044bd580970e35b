"""The rules' pages and ledgers are current, complete and in every language."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

import corral
from corral.core.registry import games
from corral.terminal.rules import Proofs, read_ledger, rules_text
from corral.words import LANGUAGES, Words
from tools.ledger import find_proofs, ledger_text, names_alone
from tools.rules_page import page_name, rules_markdown, written_files

ROOT = Path(__file__).resolve().parent.parent
PAGES = [Path("docs", "rules", page_name(game, one)) for game in games() for one in LANGUAGES]
LEDGERS = [Path("src", "corral", "games", game, "ledger.toml") for game in games()]
EXAMPLES = {"elgaucho": 17, "goldrush": 15, "kuhhandel": 3}


@cache
def written() -> dict[Path, str]:
    """Made where it is looked at: not by every worker that collects."""
    return {path.relative_to(ROOT): text for path, text in written_files(ROOT).items()}


@cache
def proofs_of(game: str) -> Proofs:
    return find_proofs(game, ROOT)


@pytest.mark.parametrize("path", [*PAGES, *LEDGERS], ids=str)
def test_generated_files_are_current(path: Path) -> None:
    """If this fails, run script/docs."""
    assert (ROOT / path).read_text(encoding="utf-8") == written()[path]


def test_nothing_else_is_generated() -> None:
    assert set(written()) == {*PAGES, *LEDGERS}


@pytest.mark.parametrize("game", games())
def test_the_installed_ledger_is_current(game: str) -> None:
    assert read_ledger(game) == names_alone(proofs_of(game))


@pytest.mark.parametrize("game", games())
def test_every_rule_is_proved_by_a_test(game: str) -> None:
    proofs = proofs_of(game)
    assert [number for number in corral.game(game).rule_numbers if not proofs[number]] == []


@pytest.mark.parametrize("game", games())
def test_every_example_is_a_test_and_no_number_is_made_up(game: str) -> None:
    numbers = corral.game(game).rule_numbers
    letter = numbers[0].partition("-")[0]
    examples = [f"{letter}-X{number}" for number in range(1, EXAMPLES[game] + 1)]
    assert list(proofs_of(game)) == [*numbers, *examples]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_number_is_on_every_page(game: str, language: str) -> None:
    words = Words(language)
    page = rules_markdown(game, words, proofs_of(game))
    for number in corral.game(game).rule_numbers:
        assert f'| <a id="{number.lower()}"></a>{number} | ' in page
    assert words.text("rules-notice") in page
    assert page.startswith("<!-- ")
    assert page.count("\n# ") == 1


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_links_lead_somewhere(path: Path) -> None:
    page = written()[path]
    for target in set(re.findall(r"\]\(([^)]+)\)", page)):
        if target.startswith("#"):
            assert f'<a id="{target[1:]}"></a>' in page
        else:
            assert (ROOT / path.parent / target).is_file(), target


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 200])
def test_the_terminal_shows_every_rule_with_its_tests(language: str, width: int) -> None:
    words = Words(language)
    proofs = {"E-1": ["test_e1_some"]}
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(rules_text("elgaucho", words, proofs))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    for number in corral.game("elgaucho").rule_numbers:
        assert re.search(rf"^{number} ", shown, re.MULTILINE)
    assert shown.startswith(words.rules_title("elgaucho"))
    assert shown.count("test_e1_some") == 1
    assert max(map(len, shown.splitlines())) <= width


def test_the_terminal_reads_the_ledger_itself() -> None:
    console = Console(file=io.StringIO(), width=80)
    console.print(rules_text("elgaucho", Words("en")))


def test_english_is_the_page_without_a_language_in_its_name() -> None:
    assert page_name("elgaucho", "en") == "elgaucho.md"
    assert page_name("elgaucho", "de") == "elgaucho.de.md"


def test_proofs_are_found_by_name(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games" / "elgaucho"
    folder.mkdir(parents=True)
    (folder / "test_b.py").write_text(
        "def test_e15_e016_both() -> None: ...\n"
        "def test_ex10_later() -> None: ...\n"
        "def test_ex2_first() -> None: ...\n"
        "def test_general_e1() -> None: ...\n"
        "def test_x3() -> None: ...\n"
        "def e1_helper() -> None: ...\n"
    )
    (folder / "test_a.py").write_text(
        "class TestRound:\n    def test_e15_inside(self) -> None: ...\n"
    )
    (folder / "helper.py").write_text("def test_e1_not_a_test_file() -> None: ...\n")
    found = find_proofs("elgaucho", tmp_path)
    path = "tests/games/elgaucho"
    assert {number: tests for number, tests in found.items() if tests} == {
        "E-15": [
            f"{path}/test_a.py::TestRound::test_e15_inside",
            f"{path}/test_b.py::test_e15_e016_both",
        ],
        "E-16": [f"{path}/test_b.py::test_e15_e016_both"],
        "E-X2": [f"{path}/test_b.py::test_ex2_first"],
        "E-X10": [f"{path}/test_b.py::test_ex10_later"],
    }
    assert list(found)[-2:] == ["E-X2", "E-X10"]
    assert "\nE-1 = []\n" in ledger_text(found)
    assert '\nE-16 = [\n    "test_e15_e016_both",\n]\n' in ledger_text(found)
