"""Learned judgements: files, what they refuse, and the network as its definition says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from librt.vecs import vec

from corral.core.errors import CorralError
from corral.core.judgement import (
    POINTS,
    FeatureShape,
    Judgement,
    read_judgement,
    write_judgement,
)

TABLE, SEAT, ITEMS, ITEM, STAKE = 3, 4, 5, 3, 2
POOL, WIDE, DEEP = 3, 18, 8
"""Fewer units than are added at a time, more than twice as many, and just as many."""


def weights_for(rng: Random) -> list[float]:
    count = (ITEM + STAKE) * POOL + (TABLE + 2 * (SEAT + POOL) + 1) * WIDE
    return [rng.uniform(-1, 1) for _ in range(count + (WIDE + 1) * DEEP + (DEEP + 1) * 2)]


def head(**others: Any) -> dict[str, Any]:
    features = FeatureShape(7, TABLE, SEAT, ITEMS, ITEM, STAKE).to_data()
    return {"table": {"game": "toy"}, "features": features, "hidden": [POOL, WIDE, DEEP], **others}


def by_definition(
    weights: list[float], players: int, features: list[float], expected: list[float]
) -> tuple[list[float], list[float]]:
    """Scores and points, written down once more without any haste."""
    cut = 0

    def layer(inputs: int, outputs: int) -> list[list[float]]:
        nonlocal cut
        rows = [weights[cut + row * outputs :][:outputs] for row in range(inputs)]
        cut += inputs * outputs
        return rows

    def through(rows: list[list[float]], values: list[float], bias: list[float]) -> list[float]:
        return [
            sum(value * row[unit] for value, row in zip(values, rows, strict=True)) + bias[unit]
            for unit in range(len(bias))
        ]

    looking = layer(ITEM + STAKE, POOL)
    first, first_bias = layer(TABLE + 2 * (SEAT + POOL), WIDE), layer(1, WIDE)[0]
    second, second_bias = layer(WIDE, DEEP), layer(1, DEEP)[0]
    last, last_bias = layer(DEEP, 2), layer(1, 2)[0]
    table, rest = features[:TABLE], features[TABLE:]
    seats = [rest[seat * SEAT :][:SEAT] for seat in range(players)]
    items = rest[players * SEAT :]
    step = ITEM + players * STAKE
    owns = []
    for seat in range(players):
        pooled = [0.0] * POOL
        for number in range(ITEMS):
            item = items[number * step :][:step]
            if item[ITEM - 1]:
                stake = item[ITEM + seat * STAKE :][:STAKE]
                units = through(looking, item[:ITEM] + stake, [0.0] * POOL)
                pooled = [old + max(0.0, new) for old, new in zip(pooled, units, strict=True)]
        owns.append(seats[seat] + pooled)
    scores, points = [], []
    for seat in range(players):
        others = [owns[other] for other in range(players) if other != seat]
        mean = [sum(column) / (players - 1) for column in zip(*others, strict=True)]
        hidden = through(first, table + owns[seat] + mean, first_bias)
        deep = through(second, [max(0.0, unit) for unit in hidden], second_bias)
        more, likelier = through(last, [max(0.0, unit) for unit in deep], last_bias)
        points.append(expected[seat] + POINTS * more)
        scores.append(points[-1] / 5.0 + likelier)
    return scores, points


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_says_what_its_definition_says(players: int) -> None:
    rng = Random(players)
    weights = weights_for(rng)
    judgement = Judgement(head(), weights)
    for there in range(ITEMS + 1):
        features = [rng.choice([0.0, rng.uniform(-1, 1)]) for _ in range(TABLE + players * SEAT)]
        for number in range(ITEMS):
            own = [rng.uniform(-1, 1) for _ in range(ITEM - 1 + players * STAKE)]
            mark = 1.0 if number < there else 0.0
            item = [*own[: ITEM - 1], mark, *own[ITEM - 1 :]]
            features += item if mark else [0.0] * len(item)
        expected = [rng.uniform(0, 50) for _ in range(players)]
        chances, points = judgement.forecast(vec[float](features), expected, 5.0)
        scores, wanted = by_definition(weights, players, features, expected)
        assert points == pytest.approx(wanted)
        assert sum(chances) == pytest.approx(1.0)
        best = max(range(players), key=lambda seat: scores[seat])
        assert chances[best] == max(chances)


def test_a_file_reads_back(tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    weights = [round(number, 2) for number in weights_for(Random(1))]
    write_judgement(path, head(figures={"rows": 5}), weights)
    found = read_judgement(path)
    assert found.head["figures"] == {"rows": 5}
    assert list(found.weights) == pytest.approx(weights, abs=1e-6)
    again = tmp_path / "again.json"
    kept = {name: value for name, value in found.head.items() if name != "format"}
    write_judgement(again, kept, list(found.weights))
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"digest": "0" * 16}, "damaged"),
        ({"hidden": [POOL, WIDE, DEEP + 1]}, "damaged"),
        ({"format": 2}, "format 2"),
        ({"weights": "no base64"}, "no learned judgement"),
    ],
)
def test_a_changed_file_is_refused(tmp_path: Path, change: dict[str, Any], complaint: str) -> None:
    path = tmp_path / "toy.json"
    write_judgement(path, head(), weights_for(Random(1)))
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **change}), "utf-8")
    with pytest.raises(CorralError, match=f"^{re.escape(str(path))}: .*{complaint}") as told:
        read_judgement(path)
    assert str(told.value).count(str(path)) == 1


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    with pytest.raises(CorralError, match="no learned judgement"):
        read_judgement(path)
    path.write_text("[1]", "utf-8")
    with pytest.raises(CorralError, match="no learned judgement"):
        read_judgement(path)
    with pytest.raises(CorralError, match="3 weights where"):
        Judgement(head(), [1.0, 2.0, 3.0])
