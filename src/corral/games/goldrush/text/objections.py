"""What speaks against a position: the things that cannot have come about by the rules.

All that play relies on is checked; whether some course of moves leads to the position is not.
"""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    CITY,
    MOUNTAIN,
    NONE,
    OVER_PHASE,
    PRAIRIE,
    ROTATIONS,
    TENT,
)
from corral.games.goldrush.rules.features import members, name_of
from corral.games.goldrush.rules.names import FEATURE_NAMES
from corral.games.goldrush.rules.placing import lay
from corral.games.goldrush.state import GoldRush


class Objection:
    """What is wrong, and which thing should not be where it is; ``NONE``: it is no single thing.

    ``pile`` is the feature on which tokens lie, ``piece`` the part that bears a cowboy or a tent.
    """

    __slots__ = ("piece", "pile", "problem")

    def __init__(self, problem: str, pile: int = NONE, piece: int = NONE) -> None:
        self.problem = problem
        self.pile = pile
        self.piece = piece


def objection(state: GoldRush) -> Objection | None:
    """The first objection to a position; ``None`` if it can be played on from."""
    return _to_cowboys(state) or _to_finished(state) or _to_tokens(state) or _to_the_end(state)


def _cowboys_by_tile(state: GoldRush) -> dict[int, int]:
    """For every tile that bears a cowboy, the part it is on."""
    return {
        int(state.tile_of[part]): part
        for part in range(int(state.parts))
        if 0 < state.holder[part] < TENT
    }


def _to_cowboys(state: GoldRush) -> Objection | None:
    """No cowboy was put on a feature that bore one at that time (G-7): lay all tiles again."""
    standing = _cowboys_by_tile(state)
    again = GoldRush(state.tiles, state.players, state.farmers)
    for tile in range(1, int(state.laid)):
        way = state.way[tile]
        lay(again, way // ROTATIONS, state.cell[tile], way % ROTATIONS)
        if tile in standing:
            part = standing[tile]
            if again.cowboys[again.feature[part]] > 0:
                name = state.part_text(part)
                return Objection(
                    f"the cowboy on {name} came to where a cowboy was already (G-7)", piece=part
                )
            again.cowboys[again.feature[part]] = 1
    return None


def _to_finished(state: GoldRush) -> Objection | None:
    """Cowboys, tents and tokens leave what is finished at once (G-12, G-16, G-18)."""
    for feature in range(int(state.parts)):
        sort = state.sort_of(feature)
        if state.feature[feature] != feature or sort == PRAIRIE or state.open[feature] > 0:
            continue
        if _finished_now(state, feature):
            continue
        name = f"the {FEATURE_NAMES[int(sort)]} {name_of(state, feature)}"
        if state.pile[feature] > 0:
            return Objection(f"{name} is finished, so no token is left there (G-12)", pile=feature)
        for part in members(state, feature):
            if state.holder[part]:
                return Objection(
                    f"{name} is finished, so nobody is left on it (G-16, G-18)", piece=part
                )
    return None


def _finished_now(state: GoldRush, feature: int) -> bool:
    """Whether the tile just placed finished a feature that is not scored yet."""
    if state.phase != ACT_PHASE:
        return False
    first = int(state.base[state.laid - 1])
    if state.sort_of(feature) != CITY:
        return max(members(state, feature)) >= first
    tracks = range(int(state.base[i64(state.tile_of[feature])]), feature)
    return any(max(members(state, state.feature[track])) >= first for track in tracks)


def _to_tokens(state: GoldRush) -> Objection | None:
    """Tokens leave the game unseen with finished mountains, or at the end (G-15, G-21)."""
    if state.phase == OVER_PHASE:
        return None
    nuggets = sum(
        int(state.symbols[part])
        for part in range(int(state.parts))
        if state.feature[part] == part
        and state.sort_of(part) == MOUNTAIN
        and state.open[part] == 0
        and not _finished_now(state, part)
    )
    if state.removed > nuggets:
        return Objection(
            f"{int(state.removed)} tokens lie nowhere, but at most {nuggets} can have left the game"
        )
    return None


def _to_the_end(state: GoldRush) -> Objection | None:
    """At the end mountains are cleared (G-21)."""
    if state.phase != OVER_PHASE:
        return None
    for feature, pile in enumerate(state.pile):
        if pile > 0:
            return Objection(
                "no token is left on a mountain when the match is over (G-21)", pile=feature
            )
    for tent in state.tent:
        if tent != NONE:
            return Objection(
                "no tent is left on a mountain when the match is over (G-21)", piece=int(tent)
            )
    return None
