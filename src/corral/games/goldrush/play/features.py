"""Features of a position for a learned judgement: what the appraisal of the table is made of.

About as large as 1 each. A new list needs a new number (``VERSION``) and a judgement that was
learned from it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.judgement import FeatureShape
from corral.games.goldrush.play.appraisal import Appraiser, tiles_to_come
from corral.games.goldrush.rules.codes import ACT_PHASE, CITY, MOUNTAIN, PRAIRIE, TRACK
from corral.games.goldrush.rules.features import crowd, most_cowboys
from corral.games.goldrush.rules.scoring import prairie_points
from corral.games.goldrush.rules.table import GoldRushTable

VERSION: Final = 1
OF_TABLE: Final = 16
OF_SEAT: Final = 40
OF_ITEM: Final = 16
"""Features of a landscape's feature, and in ``OF_STAKE`` of what a seat has there."""
OF_STAKE: Final = 5
FREE_ITEMS: Final = 10
ITEMS_OF_SEAT: Final = 7
"""Room for so many features that nobody has, and for so many of each seat."""
OF_SORT: Final = 6
"""Features of a seat for each sort of the table's features, from ``SORTED`` on."""
SORTED: Final = 14
MANY: Final = 50.0
"""Points that count 1 where a whole match is meant, and in ``FEW`` where one thing is."""
FEW: Final = 20.0


def shape(players: i64) -> FeatureShape:
    """How many there are."""
    room = FREE_ITEMS + int(players) * ITEMS_OF_SEAT
    return FeatureShape(VERSION, OF_TABLE, OF_SEAT, room, OF_ITEM, OF_STAKE)


def features_of(appraiser: Appraiser, table: GoldRushTable) -> tuple[vec[float], list[float]]:
    """All of a position, and the points that each seat may expect to end with."""
    appraiser.look(table)
    to_come = tiles_to_come(table)
    players = table.players
    room = FREE_ITEMS + players * ITEMS_OF_SEAT
    item = OF_TABLE + players * OF_SEAT
    step = OF_ITEM + players * OF_STAKE
    end = item + room * step
    features = vec[float]([0.0] * int(end))
    _tell_table(appraiser, table, to_come, features)
    worth = [appraiser.apart(table, seat, to_come) for seat in range(table.players)]
    for seat in range(table.players):
        _tell_seat(appraiser, table, seat, features)
    for feature in range(table.parts):
        if table.cowboys[feature] != 0 and table.feature[feature] == feature:
            points, chance = appraiser.value(table, feature, 1.0)
            if item < end:
                _tell_item(appraiser, table, feature, points, chance, item, features)
                item += step
            _tell_feature(appraiser, table, feature, points, chance, worth, features)
    for feature in range(table.parts):
        if table.cowboys[feature] == 0 and table.feature[feature] == feature:
            _tell_free(table, feature, features)
            if item < end and table.open[feature] > 0 and table.sort_of(feature) < CITY:
                points, chance = appraiser.value(table, feature, 1.0)
                _tell_item(appraiser, table, feature, points, chance, item, features)
                item += step
    for seat in range(table.players):
        features[OF_TABLE + seat * OF_SEAT] = worth[seat] / MANY
    return features, worth


def _tell_table(
    appraiser: Appraiser, table: GoldRushTable, to_come: float, features: vec[float]
) -> None:
    """How far the match has come."""
    features[0] = to_come / 60.0
    features[1] = exp(-to_come / 8.0)
    features[2] = sqrt(to_come) / 8.0
    features[3] = 1.0 if table.in_hand >= 0 else 0.0
    features[4] = 1.0 if table.phase == ACT_PHASE else 0.0
    features[5] = appraiser.gold / 3.0
    features[6] = appraiser.rich / 6.0
    features[7] = appraiser.prairies.unowned / 30.0
    features[8] = float(table.border) / 30.0
    features[9] = float(table.sites) / 20.0
    features[10] = float(table.token_supply) / 30.0
    features[11] = 1.0 if table.farmers else 0.0


def _tell_seat(appraiser: Appraiser, table: GoldRushTable, seat: i64, features: vec[float]) -> None:
    """What a seat has in hand, and its tent."""
    at: i64 = OF_TABLE + seat * OF_SEAT
    supply = table.supply[seat]
    turns = appraiser.turns[seat]
    features[at + 1] = float(table.points[seat]) / MANY
    features[at + 2] = appraiser.purse(table, seat) / FEW
    features[at + 3] = float(supply) / 7.0
    if supply < 3:
        features[at + 4 + supply] = 1.0
    features[at + 7] = turns / 15.0
    features[at + 8] = 1.0 if table.turn == seat else 0.0
    features[at + 9] = appraiser.in_hand(supply, turns) / FEW
    tent = table.tent[seat]
    features[at + 10] = appraiser.tent(table, seat) / FEW
    if tent >= 0:
        mountain = table.feature[tent]
        features[at + 11] = 1.0
        features[at + 12] = float(table.pile[mountain]) / 6.0
        features[at + 13] = 1.0 if table.open[mountain] == 0 else 0.0


def _tell_feature(
    appraiser: Appraiser,
    table: GoldRushTable,
    feature: i64,
    points: float,
    chance: float,
    worth: list[float],
    features: vec[float],
) -> None:
    """What a feature will be worth to those who have cowboys there, and who they are.

    ``points`` are those of somebody alone.
    """
    sort = table.sort_of(feature)
    before = worth[:]
    most = most_cowboys(table, feature)
    tied: i64 = 0
    for seat in range(table.players):
        if crowd(table, feature, seat) == most:
            tied += 1
    if tied > 1:
        points, chance = appraiser.value(table, feature, float(tied))
    appraiser.give(table, feature, most, points, chance, worth)
    ends = table.open[feature] if sort != PRAIRIE else i64(0)
    for seat in range(table.players):
        there = crowd(table, feature, seat)
        if there == 0:
            continue
        row: i64 = OF_TABLE + seat * OF_SEAT
        at = row + SORTED + sort * OF_SORT
        gained = worth[seat] - before[seat]
        features[at] += gained / FEW
        features[at + 1] += float(there) / 3.0
        if there < most:
            features[at + 2] += 0.33
        elif tied > 1:
            features[at + 3] += 0.33
        features[at + 4] += float(ends) / 6.0
        if ends == 1:
            features[at + 5] += 0.5
        if sort == PRAIRIE:
            features[at + 4] += appraiser.prairies.growth(feature) / FEW
        features[row + 38] = max(features[row + 38], gained / FEW)
        if ends == 0 or sort == PRAIRIE:
            features[row + 39] += gained / FEW


def _tell_free(table: GoldRushTable, feature: i64, features: vec[float]) -> None:
    """A feature that anybody may still get."""
    sort = table.sort_of(feature)
    if sort == MOUNTAIN and table.open[feature] > 0:
        features[12] += 0.1
        features[13] += float(table.pile[feature]) / 20.0
    elif sort == TRACK and table.open[feature] > 0:
        features[14] += 0.1
    elif sort == PRAIRIE:
        features[15] += 0.1


def _tell_item(
    appraiser: Appraiser,
    table: GoldRushTable,
    feature: i64,
    points: float,
    chance: float,
    at: i64,
    features: vec[float],
) -> None:
    """One feature of the landscape, which was just appraised, and everybody's stake in it."""
    sort = table.sort_of(feature)
    features[at + sort] = 1.0
    features[at + 4] = points / FEW
    features[at + 5] = chance
    features[at + 8] = float(table.size[feature]) / 8.0
    features[at + 12] = features[0]
    if sort == PRAIRIE:
        features[at + 9] = float(prairie_points(table, feature)) / FEW
    else:
        features[at + 6] = float(table.open[feature]) / 6.0
        features[at + 9] = float(table.symbols[feature]) / 5.0
        features[at + 11] = 1.0 if table.open[feature] == 0 else 0.0
        if sort < CITY and table.open[feature] > 0:
            features[at + 7] = float(appraiser.holes.open) / 6.0
    if sort == MOUNTAIN:
        features[at + 10] = float(table.pile[feature]) / 6.0
        features[at + 13] = appraiser.digging(table, feature) / 5.0
    features[at + 14] = points * chance / FEW
    features[at + 15] = 1.0
    most = most_cowboys(table, feature)
    for seat in range(table.players):
        stake = at + OF_ITEM + seat * OF_STAKE
        tent = table.tent[seat]
        if tent >= 0 and table.feature[tent] == feature:
            features[stake + 4] = 1.0
        if most == 0:
            continue
        there = crowd(table, feature, seat)
        rival: i64 = 0
        for other in range(table.players):
            if other != seat:
                rival = max(rival, crowd(table, feature, other))
        features[stake] = float(there) / 2.0
        features[stake + 1] = float(rival) / 2.0
        if there > rival:
            features[stake + 2] = 1.0
        elif there == rival:
            features[stake + 3] = 1.0
