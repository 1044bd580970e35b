"""The edition file is checked on load, and every complaint has its path."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import corral
from corral.core.errors import EditionError
from corral.games.goldrush.edition import CLASSIC, check, totals
from corral.games.goldrush.rules.codes import MOST_TILES

CLASSIC_DATA = corral.game("goldrush").edition().data


def tile(data: dict[str, Any], name: str) -> dict[str, Any]:
    (found,) = [tile for tile in data["tiles"] if tile["id"] == name]
    assert isinstance(found, dict)
    return found


def complaint(data: dict[str, Any]) -> str:
    with pytest.raises(EditionError) as caught:
        check("my.toml", data)
    return f"{caught.value.where}: {caught.value.problem}"


def test_the_totals_of_the_classic_edition() -> None:
    assert totals(CLASSIC_DATA) == {
        "tiles": 72,
        "tokens": 63,
        "cities": 6,
        "junctions": 8,
        "mountains": 49,
        "nuggets": 63,
        "locomotives": 12,
        "camps": 16,
        "herds": 12,
    }


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        ("Va", {"count": 0}, "count: is 0"),
        ("Va", {"edges": "PPR"}, "edges: is 'PPR', wanted four"),
        ("Va", {"edges": "PPRX"}, "edges: is 'PPRX'"),
        ("Va", {"edges": "PPPR"}, "ends: reaches the edge S, which is P"),
        ("Va", {"tracks": [{"ends": "S"}]}, "edges: has R on the edge W"),
        ("Va", {"tracks": [{"ends": "S"}, {"ends": "W"}]}, "no `hub`"),
        ("Va", {"tracks": [{"ends": "SW", "locomotives": -1}]}, "locomotives: is -1"),
        ("Va", {"tracks": [{"ends": "SW"}, {"ends": "S"}]}, "reaches the edge S, as"),
        ("Va", {"prairies": [{"halves": "SL WB"}]}, "no prairie part at the half-edge NL"),
        ("Ua", {"prairies": [{"halves": "NR NR"}]}, "reaches NR, as"),
        ("Ua", {"prairies": [{"halves": "north"}]}, "halves: is 'north'"),
        ("Ea", {"prairies": [{"halves": "NL"}]}, "reaches NL, where the edge is mountain"),
        ("Ea", {"mountains": [{"edges": "N"}]}, "lacks `nuggets`"),
        ("Ea", {"mountains": [{"edges": "E", "nuggets": 1}]}, "which is P, not M"),
        ("Wa", {"hub": "station"}, "wanted one of city, junction, mountain"),
        ("Wa", {"hub": "mountain"}, "needs a mountain"),
        ("La", {"hub": "city"}, "only tracks and prairies"),
        ("Va", {"id": "Vb"}, "a second tile with the id 'Vb'"),
        ("Va", {"colour": "red"}, "has an unknown key 'colour'"),
        ("Va", {"id": "V-a"}, "wanted letters and digits"),
    ],
)
def test_a_wrong_tile_is_refused(name: str, change: dict[str, Any], says: str) -> None:
    data = deepcopy(CLASSIC_DATA)
    tile(data, name).update(change)
    assert says in complaint(data)


def test_a_plain_prairie_edge_is_one_part() -> None:
    data = deepcopy(CLASSIC_DATA)
    halves = ("ET EB SR", "SL WB WT")
    tile(data, "Ea")["prairies"] = [{"halves": half} for half in halves]
    assert "two prairie parts at SR and SL" in complaint(data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"start": "Zz"}, "start: is 'Zz', but no tile has this id"),
        ({"cowboys": 0}, "cowboys: is 0"),
        ({"tokens": []}, "tokens: is []"),
        (
            {"tokens": [{"points": 2, "count": 1}, {"points": 1, "count": 1}]},
            "tokens[1].points: is 1, wanted the points in ascending order",
        ),
        ({"totals": {**CLASSIC_DATA["totals"], "nuggets": 62}}, "totals.nuggets: is 62"),
    ],
)
def test_wrong_numbers_are_refused(change: dict[str, Any], says: str) -> None:
    assert says in complaint({**deepcopy(CLASSIC_DATA), **change})


def test_there_is_a_limit_to_the_tiles() -> None:
    data = deepcopy(CLASSIC_DATA)
    tile(data, "Va")["count"] += MOST_TILES - 71
    data["totals"] = totals(data)
    assert f"possible are 2 to {MOST_TILES}" in complaint(data)


def test_several_symbols_and_none_are_allowed(tmp_path: Path) -> None:
    """FACTS: several symbols on a prairie part, several locomotives, mountains without nuggets."""
    text = CLASSIC.read_text(encoding="utf-8")
    text = text.replace(
        'herds = 1 }, { halves = "SL WB", camps = 1', 'camps = 2, herds = 2 }, { halves = "SL WB"'
    )
    text = text.replace('ends = "NS", locomotives = 1', 'ends = "NS", locomotives = 2')
    text = text.replace('edges = "NESW", nuggets = 3', 'edges = "NESW", nuggets = 0')
    text = text.replace("locomotives = 12", "locomotives = 16").replace(
        "nuggets = 63", "nuggets = 60"
    )
    text = text.replace("camps = 16", "camps = 17").replace("herds = 12", "herds = 13")
    path = tmp_path / "own.toml"
    path.write_text(text.replace('name = "classic"', 'name = "own"'), encoding="utf-8")
    match = corral.new("goldrush", players=2, seed=3, edition=path)
    while not match.over:
        (seat,) = match.actors
        match.play(seat, match.legal(seat)[0])
    assert corral.replay(match.record(), edition=path).scores == match.scores
    assert corral.replay(match.record()).scores == match.scores  # it holds the edition itself
