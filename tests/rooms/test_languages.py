"""A language is a folder of words and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from corral.core.errors import OptionError
from corral.languages import LANGUAGES, check_language, language_name
from tests.cli.conftest import Corral
from tests.locales.reading import LOCALES

BRACKETED = "qq"


@pytest.fixture(scope="module")
def locales(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English with a bracket before every text, as the language qq."""
    folder = tmp_path_factory.mktemp("locales")
    (folder / BRACKETED).mkdir()
    for path in (LOCALES / "en").glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"^([\w-]+ =\s+)", r"\1«", text, flags=re.MULTILINE)
        (folder / BRACKETED / path.name).write_text(text, encoding="utf-8")
    (folder / BRACKETED / "terminal.ftl").write_text("terminal-ranking = «The end\n")
    return folder


def test_the_languages_are_the_folders() -> None:
    folders = {path.name for path in LOCALES.iterdir()}
    assert set(LANGUAGES) == folders
    assert LANGUAGES[0] == "en"
    assert language_name("de") == "Deutsch"
    with pytest.raises(OptionError, match=f"'nosuch'; there are {', '.join(LANGUAGES)}"):
        check_language("nosuch")


def test_a_new_language_is_known_to_the_rules(locales: Path, process: Corral) -> None:
    told = process("rules", "elgaucho", "--lang", BRACKETED, CORRAL_LOCALES=str(locales))
    assert told.code == 0
    assert "«El Gaucho" in told.out
    one = process("rules", "elgaucho", "E-23", "--lang", BRACKETED, CORRAL_LOCALES=str(locales))
    assert one.out.strip() == "E-23  «Your turn ends when you say so."


def test_a_new_language_is_known_to_the_terminal(locales: Path, process: Corral) -> None:
    """What it lacks is said in English."""
    words = ("play", "kuhhandel", "--players", "random:2", "--seed", "1")
    told = process(*words, LANG="qq_QQ.UTF-8", CORRAL_LOCALES=str(locales))
    assert told.code == 0
    assert "«The game is over" in told.out
    assert "«The end" in told.out
    assert "Player" in told.out


def test_a_new_language_is_offered_with_the_others(locales: Path, process: Corral) -> None:
    wrong = process("rules", "elgaucho", "--lang", "yy", CORRAL_LOCALES=str(locales))
    known = ", ".join([*LANGUAGES, BRACKETED])
    assert wrong.err == f"corral: there is no language 'yy'; there are {known}\n"
    assert "qq" not in process("rules", "--help").out
    assert "qq" in process("rules", "--help", CORRAL_LOCALES=str(locales)).out


def test_better_words_for_a_known_language(tmp_path: Path, process: Corral) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "elgaucho.ftl").write_text("elgaucho-rule-E-23 = Schluss ist Schluss.\n")
    words = ("rules", "elgaucho", "E-23", "--lang", "de")
    assert process(*words, CORRAL_LOCALES=str(tmp_path)).out == "E-23  Schluss ist Schluss.\n"


def test_a_folder_that_is_none(tmp_path: Path, process: Corral) -> None:
    wrong = process("rules", "elgaucho", CORRAL_LOCALES=str(tmp_path / "nowhere"))
    assert wrong.code == 1
    assert wrong.err == f"corral: CORRAL_LOCALES={tmp_path / 'nowhere'} is not a folder\n"
