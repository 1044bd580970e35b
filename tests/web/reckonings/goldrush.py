"""Features that one more tile finishes."""

from __future__ import annotations

from typing import Any

from corral.core.match import Match
from corral.games.goldrush.rules.table import GoldRushTable
from tests.web.reckonings.examples import Examples, tried

MATCHES = 2
OPTIONS: tuple[dict[str, Any], ...] = ({},)


SORTS = ("railroad", "mountain", "city")
"""Those that can be finished."""


def observe(match: Match, examples: Examples) -> None:
    for seat in match.actors:
        _note_finished(match, seat, examples)


def _note_finished(match: Match, seat: int, examples: Examples) -> None:
    """Features as they are before the tile comes that finishes them, and what they bring then."""
    before = match.view(seat)
    closed = _closed(match)
    for _, later, _ in tried(match, seat, ("place",)):
        if _closed(later) == closed:
            continue
        after = later.view(seat)
        if after["phase"] != "act":  # scored already, or over
            continue
        for then in after["features"]:
            feature = _grown(before, then)
            if feature is None or not _plainly(before, after, feature, then):
                continue
            tile = _tile(before, feature)
            examples.add(_sort(then), feature=feature, tiles=[tile], points=then["points"])


def _sort(feature: Any) -> str:
    """Railroads by the number of their locomotives, for these are rare."""
    if "locomotives" in feature:
        return f"railroad with {feature['locomotives']}"
    return str(feature["sort"])


def _closed(match: Match) -> int:
    """How many parts belong to something finished: quicker than a view."""
    table = match.state
    assert isinstance(table, GoldRushTable)
    return sum(table.open[table.feature[part]] == 0 for part in range(table.parts))


def _grown(before: Any, then: Any) -> Any:
    """The one unfinished feature that has become a finished one; ``None`` if there is none."""
    if not then["finished"] or then["sort"] not in SORTS:
        return None
    parts = set(then["parts"])
    same = [
        one
        for one in before["features"]
        if one["sort"] == then["sort"] and not parts.isdisjoint(one["parts"])
    ]
    return same[0] if len(same) == 1 and not same[0]["finished"] else None


def _plainly(before: Any, after: Any, feature: Any, then: Any) -> bool:
    """Whether the tile brought no locomotive, and joined no railroads of a city."""
    return (
        then["tiles"] <= feature["tiles"] + 1
        and then.get("locomotives") == feature.get("locomotives")
        and _tracks(_tile(before, feature)) == _tracks(_tile(after, feature))
    )


def _tile(view: Any, feature: Any) -> Any:
    """The tile by which a feature is named."""
    cell = feature["feature"].split(":")[0]
    return next(tile for tile in view["tiles"] if tile["cell"] == cell)


def _tracks(tile: Any) -> int:
    """How many different railroads there are."""
    return len({part["feature"] for part in tile["parts"] if part["sort"] == "railroad"})
