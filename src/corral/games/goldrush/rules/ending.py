"""The end of a turn, and of the match (G-20 to G-25)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.goldrush.rules.codes import (
    CITY,
    DRAW_PHASE,
    MOUNTAIN,
    NONE,
    OVER_PHASE,
    PRAIRIE,
    TENT,
    TRACK,
)
from corral.games.goldrush.rules.scoring import (
    score_city,
    score_mountain,
    score_prairie,
    score_railroad,
)
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tokens import remove_all_tokens


def end_turn(table: GoldRushTable) -> None:
    """The next player draws; after the last tile it is over (G-20)."""
    if table.tiles_left == 0:
        end_match(table)
        return
    table.turn = (table.turn + 1) % table.players
    table.phase = DRAW_PHASE


def end_match(table: GoldRushTable) -> None:
    """The last scoring, in the order of the rulebook."""
    table.turn = NONE
    _clear_mountains(table)
    _score_all(table, MOUNTAIN)
    _score_all(table, TRACK)
    _score_all(table, CITY)
    _score_all(table, PRAIRIE)
    for seat in range(table.players):
        _show_tokens(table, seat)
    table.phase = OVER_PHASE
    if table.trace is not None:
        scores = [int(points) for points in table.points]
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
        table.tell({"kind": "over", "scores": scores, "winners": winners}, reveals=True)


def _clear_mountains(table: GoldRushTable) -> None:
    """Tokens and tents leave the unfinished mountains (G-21)."""
    remove_all_tokens(table)
    for seat in range(table.players):
        part = table.tent[seat]
        if part >= 0:
            table.tent[seat] = NONE
            table.holder[part] = 0
            if table.trace is not None:
                table.tell(
                    {"kind": "tent_returned", "seat": int(seat), "part": table.part_text(part)}
                )


def _score_all(table: GoldRushTable, sort: i64) -> None:
    """Every feature of a sort that still holds a cowboy (G-21 to G-24)."""
    for part in range(table.parts):
        holder = i64(table.holder[part])
        if holder == 0 or holder >= TENT or table.sort_of(part) != sort:
            continue
        feature = table.feature[part]
        if _held_before(table, part):
            continue
        if sort == MOUNTAIN:
            score_mountain(table, feature)
        elif sort == TRACK:
            score_railroad(table, feature)
        elif sort == CITY:
            score_city(table, feature)
        else:
            score_prairie(table, feature)


def _held_before(table: GoldRushTable, part: i64) -> bool:
    """Whether a cowboy on an earlier part has had the feature scored already."""
    member = table.ring[part]
    while member != part:
        if member < part and table.holder[member] != 0:
            return True
        member = table.ring[member]
    return False


def _show_tokens(table: GoldRushTable, seat: i64) -> None:
    """Everybody sees a player's tokens, and their points are added (G-25)."""
    values: i64 = len(table.unseen)
    points: i64 = 0
    shown: list[int] = []
    for value in range(values):
        worth = table.tiles.token_points[value]
        count = table.purse[seat * values + value]
        points += worth * count
        if table.trace is not None:
            shown += [int(worth)] * int(count)
    table.points[seat] += points
    if table.trace is not None:
        table.tell(
            {"kind": "tokens_shown", "seat": int(seat), "tokens": shown, "points": int(points)},
            reveals=True,
        )
