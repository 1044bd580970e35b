"""Positions of Gold Rush as text. The grammar is in docs/notation.md."""

from __future__ import annotations

from corral.core.text import listed
from corral.games.goldrush.rules.names import cell_name
from corral.games.goldrush.seen.knowledge import Belongings, GoldRushKnowledge, Ground

UNKNOWN = "?"


def position_lines(known: GoldRushKnowledge, ground: Ground) -> list[str]:
    """The body of a position, one fact a line, always in the same order."""
    gone = [kind for kind, count in ground.gone.items() for _ in range(count)]
    lines = [
        f"phase {known.phase_name}",
        f"start p{known.start}",
        f"turn {'-' if known.turn is None else f'p{known.turn}'}",
        f"tile {known.in_hand or '-'}",
        f"gone {listed(gone)}",
    ]
    for tile in ground.tiles:
        lines.append(f"land {cell_name(tile.x, tile.y)} {tile.kind} {tile.rotation}")
    lines.append(f"piles {listed([f'{part}={count}' for part, count in ground.piles])}")
    for seat, player in enumerate(known.players):
        lines += [f"p{seat} {line}" for line in _player_lines(player)]
    return lines


def _player_lines(player: Belongings) -> list[str]:
    tokens = [UNKNOWN if points is None else str(points) for points in player.tokens]
    return [
        f"points {player.points}",
        f"cowboys {listed([part for part, _ in player.cowboys])}",
        f"tent {player.tent or '-'}",
        f"tokens {listed(tokens)}",
    ]
