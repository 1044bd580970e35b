"""Help, version, info, rules, bench: what answers at once."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from importlib.metadata import version
from typing import Any

import pytest

import corral as package
from corral import bench, cli

from .conftest import Corral


def test_help_explains_corral_to_a_newcomer(corral: Corral) -> None:
    result = corral("--help")
    assert result.code == 0
    assert "table games" in result.out
    assert "elgaucho (2 to 4 players)" in result.out
    for command in ("play", "replay", "rules", "info", "bench", "arena", "stats"):
        assert f"\n    {command} " in result.out
    assert "examples:" in result.out


def test_corral_alone_prints_the_help(corral: Corral) -> None:
    assert corral() == corral("--help")


@pytest.mark.parametrize("command", ["play", "replay", "rules", "info", "bench", "arena", "stats"])
def test_every_command_has_help(corral: Corral, command: str) -> None:
    result = corral(command, "--help")
    assert result.code == 0
    assert f"corral {command}" in result.out


def test_version(corral: Corral) -> None:
    assert corral("--version").out == f"corral {version('corral')}\n"


def test_info_for_people(corral: Corral) -> None:
    result = corral("info")
    assert result.code == 0
    for wanted in ("Corral", "Python", "librt", "rich", "elgaucho", "2 to 4", "classic"):
        assert wanted in result.out


def test_info_as_json(corral: Corral) -> None:
    info = json.loads(corral("info", "--json").out)
    assert info["corral"] == version("corral")
    assert info["engine"] in ("compiled", "plain")
    assert set(info["packages"]) >= {"librt", "mypy_extensions", "rich", "litestar", "gymnasium"}
    assert not {"corral", "pytest", "ruff"} & set(info["packages"])
    (game,) = [game for game in info["games"] if game["name"] == "elgaucho"]
    edition = package.game("elgaucho").edition()
    assert game == {
        "name": "elgaucho",
        "fewest_players": 2,
        "most_players": 4,
        "options": [],
        "rules_version": 1,
        "earlier_versions": [],
        "edition": {"name": edition.name, "fingerprint": edition.digest},
    }


def test_python_m_corral(process: Corral) -> None:
    result = process("--version")
    assert (result.code, result.out) == (0, f"corral {version('corral')}\n")


# Rules


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "the rules"), ("de", "die Spielregeln"), ("fr", "les règles du jeu")],
)
def test_rules_in_three_languages(corral: Corral, language: str, title: str) -> None:
    result = corral("rules", "elgaucho", "--lang", language)
    assert result.code == 0
    assert title in result.out
    assert "E-46" in result.out
    assert max(map(len, result.out.splitlines())) <= 80


def test_the_system_chooses_the_language(corral: Corral, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "die Spielregeln" in corral("rules", "elgaucho").out


@pytest.mark.parametrize("number", ["E-23", "e-23", "23"])
def test_a_single_rule(corral: Corral, number: str) -> None:
    assert corral("rules", "elgaucho", number).out == "E-23  Your turn ends when you say so.\n"


def test_an_unknown_rule(corral: Corral) -> None:
    result = corral("rules", "elgaucho", "E-99")
    assert (result.code, result.out) == (1, "")
    assert result.err == "corral: elgaucho has no rule 'E-99'; its rules are E-1 to E-46\n"


# Bench


def test_bench_is_given_games_and_seconds(corral: Corral, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[Any, ...]] = []

    def measured(*asked: Any) -> dict[str, Any]:
        calls.append(asked)
        return {"engine": "compiled", "peer": None, "games": []}

    monkeypatch.setattr(bench, "run", measured)
    result = corral("bench", "--seconds", "0.5", "--peers", "--json")
    assert result.code == 0
    assert json.loads(result.out)["games"] == []
    assert calls == [(package.games(), 0.5, True, False)]
    assert corral("bench").code == 0


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "inf"])
def test_bench_refuses_a_time_that_is_none(corral: Corral, seconds: str) -> None:
    result = corral("bench", f"--seconds={seconds}")
    assert result.code == 1
    assert f"--seconds '{seconds}' is not a number above 0" in result.err


# Without the extras

TERMINAL = ("rich", "fluent")
ARENA = ["arena", "elgaucho", "--players", "random,greenhorn", "--num", "1"]


@pytest.mark.parametrize(
    "words",
    [["--help"], ["info"], ["play", "elgaucho", "--quiet", "--json", "--seed", "1"]],
)
def test_the_rules_alone_are_enough_for_much(words: list[str]) -> None:
    assert _without_extras(words) == (0, "")


@pytest.mark.parametrize(
    "words",
    [["play", "elgaucho"], ["play", "elgaucho", "--quiet"], ["rules", "elgaucho"]],
)
def test_a_missing_extra_is_named(words: list[str]) -> None:
    code, complaint = _without_extras(words)
    assert code == 2
    assert complaint.endswith("install corral[terminal]\n")
    assert len(complaint.splitlines()) == 1


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("openskill", ARENA, "arena"),
        ("matplotlib", [*ARENA, "--plot", "shares.png"], "arena"),
        ("ray", [*ARENA, "--ray", "local"], "ray"),
        ("matplotlib", ["stats", "elgaucho", "--num", "1", "--plot", "game.png"], "arena"),
    ],
)
def test_what_the_arena_needs_is_named_before_it_begins(
    missing: str, words: list[str], extra: str
) -> None:
    complaint = f"corral: this needs {missing}: install corral[{extra}]\n"
    assert _without_extras(words, missing) == (2, complaint)


def test_what_export_needs_is_named() -> None:
    code, complaint = _without_extras(["export", ".", "--to", "parquet"], "numpy", "pyarrow")
    assert (code, complaint) == (2, "corral: this needs numpy: install corral[data]\n")


def _without_extras(words: list[str], *packages: str) -> tuple[int, str]:
    import subprocess

    missing = dict.fromkeys(packages or TERMINAL)
    program = (
        f"import sys; sys.modules.update({missing!r}); "
        f"from corral.cli import main; sys.exit(main({words!r}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=180, check=False
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "words", [["rules", "--help"], ["play", "--nonsense"], ["data"], ["backup"], ["nonsense"], []]
)
def test_a_parser_for_one_command_answers_as_that_for_all(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    answers = []
    for parser in (cli._parser(), cli._parser(words[0] if words else "")):
        with suppress(SystemExit):
            answers.append(repr(parser.parse_known_args(words)))
        answers.append(repr(capsys.readouterr()))
    assert answers[: len(answers) // 2] == answers[len(answers) // 2 :]
