"""What a seat sees, as JSON-able data for tables, pages and agents."""

from __future__ import annotations

from typing import Any

from corral.core.game import View
from corral.games.goldrush.codes import ACT_PHASE
from corral.games.goldrush.knowledge import Knowledge, Player
from corral.games.goldrush.landscape import FeatureKnown, Landscape, PartKnown, TileKnown
from corral.games.goldrush.words import cell_name


def view_of(known: Knowledge, landscape: Landscape) -> View:
    """All that is known, in the rulebook's words; ``None`` stands for an unseen token.

    Tiles and features that are told again as they were are the same objects as before.
    """
    last = landscape.tiles[-1].laid
    placed = cell_name(last.x, last.y) if known.phase == ACT_PHASE else None
    return {
        "phase": known.phase_name,
        "start": known.start,
        "turn": known.turn,
        "tile": known.in_hand,
        "placed": placed,
        **_land(known, landscape),
        "tiles_left": sum(known.left.values()),
        "tokens": {
            "supply": known.token_supply,
            "on_table": sum(one.counts.get("tokens", 0) for one in landscape.features),
            "removed": known.removed,
            "unseen": _unseen(known),
        },
        "players": [_player(known, player) for player in known.players],
    }


def _land(known: Knowledge, landscape: Landscape) -> dict[str, Any]:
    """What is the same for all viewers, and large."""
    if landscape.told is None:
        landscape.told = {
            "openings": [
                {"cell": cell_name(x, y), "x": x, "y": y, "rotations": rotations}
                for x, y, rotations in landscape.openings
            ],
            "tiles": [_tile(tile) for tile in landscape.tiles],
            "features": [_feature(feature) for feature in landscape.features],
            "left": known.left,
            "gone": known.gone,
        }
    return landscape.told


def _tile(tile: TileKnown) -> dict[str, Any]:
    if tile.told is None:
        laid = tile.laid
        tile.told = {
            "cell": cell_name(laid.x, laid.y),
            "x": laid.x,
            "y": laid.y,
            "tile": laid.kind,
            "rotation": laid.rotation,
            "parts": [_part(part) for part in tile.parts],
        }
    return tile.told


def _part(part: PartKnown) -> dict[str, Any]:
    return {
        "part": part.name,
        "sort": part.sort,
        "feature": part.feature,
        "cowboy": part.cowboy,
        "tent": part.tent,
    }


def _feature(feature: FeatureKnown) -> dict[str, Any]:
    if feature.told is None:
        feature.told = {
            "feature": feature.name,
            "sort": feature.sort,
            "parts": feature.parts,
            "open": feature.open,
            "finished": feature.finished,
            **feature.counts,
            "cowboys": feature.cowboys,
            "owners": feature.owners,
            "points": feature.points,
        }
    return feature.told


def _player(known: Knowledge, player: Player) -> dict[str, Any]:
    laps, space = divmod(player.points, known.score_track)
    return {
        "points": player.points,
        "space": space,
        "laps": laps,
        "supply": player.supply,
        "cowboys": [{"part": part, "role": role} for part, role in player.cowboys],
        "tent": player.tent,
        "tokens": player.tokens,
    }


def _unseen(known: Knowledge) -> dict[str, int]:
    """How many tokens of each worth the seat has not seen."""
    counts = dict(known.token_counts)
    for player in known.players:
        for points in player.tokens:
            if points is not None:
                counts[points] -= 1
    return {str(points): count for points, count in counts.items()}
