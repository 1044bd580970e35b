"""Action values after a placing: a cowboy, the tent, a mining token, or nothing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.goldrush.play.appraisal import Appraiser, lead
from corral.games.goldrush.rules.acting import can_take, part_of_move
from corral.games.goldrush.rules.codes import DIRECTIONS, PASS_MOVE, TAKE_MOVE, TENT_MOVE
from corral.games.goldrush.rules.table import GoldRushTable

NO_GAIN = -100.0


def gains(appraiser: Appraiser, table: GoldRushTable, seat: i64, moves: vec[i64]) -> list[float]:
    """By how many points each action improves the lead of the seat that takes it.

    The appraiser must have looked at the table.
    """
    found: list[float] = []
    mountains: list[int] = []
    for move in moves:
        if move == PASS_MOVE:
            found.append(0.0)
        elif move == TAKE_MOVE:
            found.append(_take_gain(appraiser, table, seat))
        elif move < TENT_MOVE:
            feature = table.feature[part_of_move(table, move)]
            found.append(appraiser.cowboy_gain(table, seat, feature))
        else:
            found.append(_first_tent_gain(appraiser, table, seat, _part(table, move), mountains))
    return found


def best_elsewhere(appraiser: Appraiser, table: GoldRushTable, seat: i64) -> float:
    """What the best action is worth that has nothing to do with a new tile."""
    best = 0.0
    if can_take(table, seat):
        best = max(best, _take_gain(appraiser, table, seat))
    mountains: list[int] = []
    for place in range(table.sites):
        part = table.site[place]
        if table.holder[part] == 0:
            best = max(best, _first_tent_gain(appraiser, table, seat, part, mountains))
    return best


def _part(table: GoldRushTable, move: i64) -> i64:
    """The part on which a tent's move puts it."""
    place = move - TENT_MOVE
    tile = table.tile_at(place // DIRECTIONS)
    edge = table.way[tile] * DIRECTIONS + place % DIRECTIONS
    return table.base[tile] + table.tiles.edge_part[edge]


def _first_tent_gain(
    appraiser: Appraiser, table: GoldRushTable, seat: i64, part: i64, mountains: list[int]
) -> float:
    """A tent needs tokens, and all free parts of one mountain are equally good."""
    mountain = table.feature[part]
    if table.pile[mountain] == 0 or int(mountain) in mountains:
        return NO_GAIN
    mountains.append(int(mountain))
    return _tent_gain(appraiser, table, seat, part)


def _take_gain(appraiser: Appraiser, table: GoldRushTable, seat: i64) -> float:
    """A token in hand, and one less on the pile for whoever hopes for it (G-9)."""
    mountain = table.feature[table.tent[seat]]
    before = _digs_lead(appraiser, table, seat, mountain, mountain)
    table.pile[mountain] -= 1
    after = _digs_lead(appraiser, table, seat, mountain, mountain)
    table.pile[mountain] += 1
    return appraiser.gold + after - before


def _tent_gain(appraiser: Appraiser, table: GoldRushTable, seat: i64, part: i64) -> float:
    """What the tent will dig there, and what it takes from others, less what it leaves (G-8)."""
    old = table.tent[seat]
    mountain = table.feature[part]
    left = table.feature[old] if old >= 0 else mountain
    before = _digs_lead(appraiser, table, seat, left, mountain)
    table.tent[seat] = part
    after = _digs_lead(appraiser, table, seat, left, mountain)
    table.tent[seat] = old
    return after - before


def _digs_lead(
    appraiser: Appraiser, table: GoldRushTable, seat: i64, mountain: i64, other: i64
) -> float:
    """The lead of a seat in what tents and miners will get of one or two mountains."""
    worth = [appraiser.tent(table, each) for each in range(table.players)]
    if table.cowboys[mountain] != 0:
        appraiser.add_feature(table, mountain, worth)
    if other != mountain and table.cowboys[other] != 0:
        appraiser.add_feature(table, other, worth)
    return lead(worth, seat)
