"""``corral review``: luck, skill and better moves in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.review.records import begun

from .conftest import Corral

QUICK = ("--nodes", "2", "--workers", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "begun.corral"
    file.write_text(begun("elgaucho", 2, 3), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ("Review: El Gaucho, 3 moves", "Chance to win", "Turning points", "Luck and skill")),
        ("de", ("Analyse: El Gaucho, 3", "Gewinnchance", "Wendepunkte", "Glück und Können")),
        ("fr", ("Analyse : El Gaucho, 3", "Chances de gagner", "Tournants", "Chance et adresse")),
    ],
)
def test_drawn(corral: Corral, record: Path, language: str, parts: tuple[str, ...]) -> None:
    result = corral("review", record, *QUICK, "--lang", language)
    assert result.code == 0
    places = [result.told.index(part) for part in parts]
    assert places == sorted(places)
    assert all(len(line) <= 80 for line in result.out.splitlines())


def test_as_json(corral: Corral, record: Path) -> None:
    data = json.loads(corral("review", record, *QUICK, "--json").out)
    assert data["game"] == "elgaucho"
    assert data["finished"] is True
    assert len(data["graph"]) == len(data["entries"]) + 1
    assert data["decisions"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--nodes", "0"), "--nodes"),
        (("--nodes", "many"), "--nodes"),
        (("--workers", "0"), "--workers"),
    ],
)
def test_refused(corral: Corral, record: Path, words: tuple[str, ...], problem: str) -> None:
    result = corral("review", record, *words)
    assert result.code in (1, 2)
    assert problem in result.err


def test_what_is_no_record_is_refused(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ana")
    assert f"{file}: line 1" in corral("review", file).err
    assert "cannot be read" in corral("review", tmp_path / "nothing").err
