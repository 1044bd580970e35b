"""``corral replay``: a record looked at again."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import corral as package
from corral.terminal.replay import Playback
from corral.terminal.screen import Screen
from corral.terminal.setup import Origin
from corral.words import Words

from .conftest import Corral

SETTING = "rules 1, edition classic"


@pytest.fixture
def record(corral: Corral, tmp_path: Path) -> Path:
    """A finished match of two."""
    corral(
        *("play", "elgaucho", "--quiet", "--seed", "5", "--players", "random:2"),
        *("--names", "Ana,Bo", "--record", tmp_path),
    )
    return tmp_path / "elgaucho-5.corral"


def moves(record: Path) -> list[str]:
    return [line for line in record.read_text().splitlines() if line[:2] in ("p0", "p1")]


def test_check(corral: Corral, record: Path) -> None:
    result = corral("replay", record, "--check")
    count = len(moves(record))
    assert result.out == f"{record}: OK (elgaucho, {SETTING}, {count} moves, finished)\n"


def test_a_match_that_is_not_over_is_fine_too(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    file.write_text(package.new("elgaucho", players=3, seed=1).record())
    result = corral("replay", file, "--check")
    assert result.code == 0
    assert result.out == f"{file}: OK (elgaucho, {SETTING}, 0 moves, not finished)\n"
    assert corral("replay", file).code == 0


@pytest.mark.parametrize(
    ("language", "begin", "end"),
    [
        ("en", "Round 1 begins.", "The game is over"),
        ("de", "Runde 1 beginnt.", "Die Partie ist zu Ende"),
        ("fr", "La manche 1 commence.", "La partie est terminée"),
    ],
)
def test_the_whole_log(corral: Corral, record: Path, language: str, begin: str, end: str) -> None:
    result = corral("replay", record, "--lang", language)
    assert result.told.index(begin) < result.told.index(end)
    first, second = sorted(package.replay(record.read_text()).scores, reverse=True)
    ranking = result.out.splitlines()[-2:]
    assert [line.split()[-1] for line in ranking] == [str(first), str(second)]


def test_the_table_after_a_move(corral: Corral, record: Path) -> None:
    out = corral("replay", record, "--at", "7").out
    assert f"Move 7 of {len(moves(record))}  {moves(record)[6]}" in out
    assert "Steppe" in out
    assert "Move 0 of" in corral("replay", record, "--at", "0").out


def test_the_position_after_a_move_can_be_played_on(
    corral: Corral, record: Path, tmp_path: Path
) -> None:
    text = corral("replay", record, "--at", "7", "--position").out
    assert text == package.replay(record.read_text(), moves=7).position()
    position = tmp_path / "seven"
    position.write_text(text)
    result = corral("play", "elgaucho", "--position", position, stdin="1\nq\n\n")
    assert result.code == 0


def test_more_moves_than_there_are(corral: Corral, record: Path) -> None:
    result = corral("replay", record, "--at", "9999")
    assert result.code == 1
    assert f"the record has {len(moves(record))} moves, not 9999" in result.err


def test_position_needs_a_move(corral: Corral, record: Path) -> None:
    assert corral("replay", record, "--position").code == 2


def test_stepping(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    last = len(moves(record))
    script = [
        "",
        "n",
        "next",
        "b",
        "back",
        "j 12",
        "17",
        "99999",
        "jump x",
        "e",
        "n",
        "0",
        "b",
        "q",
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*script, "not read"])))
    Playback(Origin.read(record), None, Screen(Words("en"))).walk()
    out = capsys.readouterr().out
    steps = [int(part.split()[0]) for part in out.split("Move ")[1:]]
    assert steps == [0, 1, 2, 3, 2, 1, 12, 17, last, last, 0, 0]
    assert f"  {moves(record)[16]}" in out
    assert f"There is no move '99999' in this match; its moves go from 0 to {last}." in out
    assert "There is no move 'x' in this match" in out


@pytest.mark.parametrize(
    ("language", "forward", "refusal", "leave"),
    [
        ("en", "NEXT", "There is no move 'x'", "exit"),
        ("de", "weiter", "In dieser Partie gibt es keinen Spielzug 'x'", "Schluss"),
        ("fr", "suivant", "Il n’y a pas de coup 'x'", "quitter"),
    ],
)
def test_stepping_in_three_languages(
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    forward: str,
    refusal: str,
    leave: str,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{forward}\nx\n{leave}\n\n\n"))
    replay = Playback(Origin.read(record), None, Screen(Words(language)))
    replay.walk()
    assert replay.at == 1
    assert refusal in capsys.readouterr().out


def test_stepping_ends_with_the_input(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    replay = Playback(Origin.read(record), None, Screen(Words("fr")))
    replay.walk()
    assert replay.at == 1
