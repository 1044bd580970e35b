"""``corral stats`` as people call it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ...cli.conftest import Corral, corral, neutral

__all__ = ["corral", "neutral"]  # fixtures

STATS = ("stats", "elgaucho", "--players", "random", "--seed", "3", "--workers", "1")


def test_tables_and_plots(corral: Corral, tmp_path: Path) -> None:
    png, svg = tmp_path / "game.png", tmp_path / "game.svg"
    result = corral(*STATS, "--num", "5", "--seats", "2,4", "--plot", png, "--plot", svg)
    assert result.code == 0
    for text in ("2 players: 5 matches of random", "4 players", "1st", "OVERSEER", "decides"):
        assert text in result.out
    assert "…" not in result.out
    assert "elgaucho: tables of 2, 4 with 5 matches each, first seed 3\nrandom\n" in result.err
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "<svg" in svg.read_text()


def test_json_is_repeatable_and_has_every_match(corral: Corral) -> None:
    result = corral(*STATS, "--num", "4", "--json")
    found = json.loads(result.out)
    (table,) = found["tables"]
    assert (table["players"], table["matches"]) == (3, 4)
    assert sum(turn["share"] for turn in table["turn_order"]) == pytest.approx(1)
    assert sum(count for _, count in table["scores"]["counts"]) == 12
    assert json.loads(corral(*STATS, "--num", "4", "--json").out) == found


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--players", "random,cowhand"), "'random,cowhand': one bot takes every seat"),
        (("--players", "sheriff"), "there is no bot 'sheriff'"),
        (("--num", "none"), "--num 'none' is not a whole number"),
        (("--seats", "9"), "in --seats '9' the number '9' is not a whole number from 2 to 4"),
        (("--plot", "game.txt"), "has to end in .png or .svg"),
        (("--seed", str(2**64 - 1)), "beyond the last seed"),
    ],
)
def test_refusals(corral: Corral, words: tuple[str, ...], problem: str) -> None:
    result = corral(*STATS, *words)
    assert result.code in (1, 2)
    assert problem in result.err
