"""``corral play --quiet --num``: many matches among bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import corral as package

from .conftest import Corral

BATCH = ("play", "elgaucho", "--quiet", "--num", "4", "--seed", "7", "--json")


def batch(corral: Corral, *more: str | Path) -> dict[str, Any]:
    result = corral(*BATCH, *more)
    assert (result.code, result.err) == (0, "")
    found: dict[str, Any] = json.loads(result.out)
    return found


def test_the_json_has_every_match(corral: Corral) -> None:
    result = batch(corral, "--players", "random:2", "--names", "Ana")
    about = {"game", "rules", "edition", "players", "names", "seed"}
    assert set(result) == about | {"matches", "summary"}
    assert result["game"] == "elgaucho"
    assert result["rules"] == 1
    assert result["players"] == ["random", "random"]
    assert result["names"] == ["Ana", "Random 2"]
    assert [match["seed"] for match in result["matches"]] == [7, 8, 9, 10]
    for match in result["matches"]:
        assert set(match) == {"seed", "scores", "winners", "decisions"}
        best = max(match["scores"])
        assert match["winners"] == [
            seat for seat, points in enumerate(match["scores"]) if points == best
        ]
        assert match["decisions"] > 50


def test_the_summary_sums_up(corral: Corral) -> None:
    result = batch(corral)
    matches, summary = result["matches"], result["summary"]
    assert sum(summary["win_share"]) == pytest.approx(1)
    for seat in range(3):
        mean = sum(match["scores"][seat] for match in matches) / 4
        assert summary["mean_points"][seat] == pytest.approx(mean)
    decisions = sum(match["decisions"] for match in matches) / 4
    assert summary["mean_decisions"] == pytest.approx(decisions)
    lengths = sorted(match["decisions"] for match in matches)
    assert summary["decisions"]["fewest"] == lengths[0]
    assert lengths[0] <= summary["decisions"]["median"] <= lengths[-1]
    assert summary["decisions"]["most"] == lengths[-1]


def test_a_seed_makes_it_repeatable(corral: Corral) -> None:
    first = batch(corral)
    assert first == batch(corral)
    shifted = corral("play", "elgaucho", "--num", "1", "--seed", "9", "--json")
    assert json.loads(shifted.out)["matches"] == first["matches"][2:3]


def test_without_a_seed_the_seed_is_told(corral: Corral) -> None:
    told = json.loads(corral("play", "elgaucho", "--quiet", "--json").out)
    again = corral("play", "elgaucho", "--json", "--seed", str(told["seed"]))
    assert json.loads(again.out) == told


def test_the_table_for_people(corral: Corral) -> None:
    result = corral(*BATCH[:-1], "--players", "random:4", "--lang", "de")
    assert result.code == 0
    assert "El Gaucho: 4 Partien" in result.out
    assert "Siege" in result.out
    assert "Random 4" in result.out


def test_every_record_is_kept(corral: Corral, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    result = batch(corral, "--record", folder)
    assert sorted(path.name for path in folder.iterdir()) == [
        "elgaucho-10.corral",
        "elgaucho-7.corral",
        "elgaucho-8.corral",
        "elgaucho-9.corral",
    ]
    for match in result["matches"]:
        text = (folder / f"elgaucho-{match['seed']}.corral").read_text()
        assert list(package.replay(text).scores) == match["scores"]


def test_kept_records_are_not_written_over(corral: Corral, tmp_path: Path) -> None:
    batch(corral, "--record", tmp_path)
    result = corral(*BATCH, "--record", tmp_path)
    assert result.code == 1
    assert "elgaucho-7.corral: exists already" in result.err


def test_a_batch_can_begin_at_a_position(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "middle.position"
    file.write_text(package.new("elgaucho", players=2, seed=1).position())
    result = batch(corral, "--position", file)
    assert result["players"] == ["random", "random"]
