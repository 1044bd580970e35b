"""What a seat sees, as JSON-able data for tables, pages and agents."""

from __future__ import annotations

from typing import Any

from corral.core.game import View
from corral.games.goldrush.rules.codes import ACT_PHASE
from corral.games.goldrush.rules.names import cell_name
from corral.games.goldrush.seen.knowledge import Belongings, GoldRushKnowledge
from corral.games.goldrush.seen.landscape import Landscape


def view_of(known: GoldRushKnowledge, landscape: Landscape) -> View:
    """All that is known, in the rulebook's words; ``None`` stands for an unseen token."""
    return {
        **_common(known, landscape),
        "tokens": {
            "supply": known.token_supply,
            "on_table": landscape.tokens,
            "removed": known.removed,
            "unseen": _unseen(known),
        },
        "players": [_player(known, player) for player in known.players],
    }


def _common(known: GoldRushKnowledge, landscape: Landscape) -> View:
    """What is the same for all viewers, and large: it is put into words once."""
    if landscape.told is None:
        landscape.told = {
            "phase": known.phase_name,
            "start": known.start,
            "turn": known.turn,
            "tile": known.in_hand,
            "placed": landscape.tiles[-1]["cell"] if known.phase == ACT_PHASE else None,
            "openings": [
                {"cell": cell_name(x, y), "x": x, "y": y, "rotations": rotations}
                for x, y, rotations in landscape.openings
            ],
            "tiles": landscape.tiles,
            "features": landscape.features,
            "left": landscape.left,
            "gone": landscape.gone,
            "tiles_left": sum(landscape.left.values()),
        }
    return landscape.told


def _player(known: GoldRushKnowledge, player: Belongings) -> dict[str, Any]:
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


def _unseen(known: GoldRushKnowledge) -> dict[str, int]:
    """How many tokens of each worth the seat has not seen."""
    counts = dict(known.token_counts)
    for player in known.players:
        for points in player.tokens:
            if points is not None:
                counts[points] -= 1
    return {str(points): count for points, count in counts.items()}
