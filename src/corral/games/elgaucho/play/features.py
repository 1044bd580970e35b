"""Features of a position for a learned judgement: what the appraisal of each ranch is made of.

About as large as 1 each. A new list needs a new number (``VERSION``) and a judgement that was
learned from it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.elgaucho.play.appraisal import Appraisal
from corral.games.elgaucho.rules.board import COUNT, HIGHEST, LOWEST
from corral.games.elgaucho.rules.codes import (
    AREAS,
    ASCENDING,
    BREEDS,
    COLLECT_PHASE,
    DESCENDING,
    FINAL_PHASE,
    KEEP_PHASE,
    OVERSEER_PHASE,
    ROW_LENGTH,
    ROWS,
    SALE,
    SORT,
    STEAL,
    STEPPE_PHASE,
    TURN_PHASE,
)
from corral.games.elgaucho.rules.herds import sale_value
from corral.games.elgaucho.rules.table import ElGauchoTable

VERSION: Final = 1
OF_TABLE: Final = 22
OF_SEAT: Final = 48
MANY: Final = 50.0
"""Pesos that count 1 where a whole ranch is meant, and in ``FEW`` where one tile is."""
FEW: Final = 20.0


def empty(table: ElGauchoTable) -> vec[float]:
    """Room for the features of all."""
    return vec[float]([0.0] * int(OF_TABLE + table.players * OF_SEAT))


def tell_table(table: ElGauchoTable, features: vec[float]) -> None:
    """How far the match has come, and what lies in the pampa."""
    phase = table.phase
    if table.countdown < 0:
        features[0] = 1.0
        features[1] = float(table.pile) / 40.0
    elif table.countdown < 3:
        features[4 - table.countdown] = 1.0
    features[5] = 1.0 if phase == KEEP_PHASE else 0.0
    features[6] = 1.0 if phase == TURN_PHASE else 0.0
    features[7] = 1.0 if phase == OVERSEER_PHASE else 0.0
    features[8] = 1.0 if phase == STEPPE_PHASE else 0.0
    features[9] = 1.0 if phase in (COLLECT_PHASE, FINAL_PHASE) else 0.0
    features[10] = 1.0 if table.taken else 0.0
    rodeo = table.rodeo
    dice: i64 = 0
    while rodeo:
        dice += rodeo & 15
        rodeo >>= 4
    features[11] = float(dice) / 8.0
    features[12] = float(table.steppe) / 6.0
    free: i64 = 0
    for row in range(i64(ROWS)):
        tiles: i64 = 0
        taken: i64 = 0
        for column in range(table.board.row_lengths[row]):
            space = row * ROW_LENGTH + column
            if table.tile[space] >= 0:
                tiles += 1
                if table.gaucho[space] != 0:
                    taken += 1
        free += tiles - taken
        if tiles > 0:
            features[14 + row] = float(taken) / float(tiles)
        features[18 + row] = float(tiles) / 8.0
    features[13] = float(free) / 20.0


def tell_seat(own: Appraisal, total: float, dice: float, features: vec[float]) -> None:
    """What a seat has and may hope for; ``total`` is what it will end with, ``dice`` its part."""
    table = own.table
    seat = own.seat
    at: i64 = OF_TABLE + seat * OF_SEAT
    features[at] = total / 100.0
    features[at + 1] = float(table.pesos[seat]) / MANY
    features[at + 2] = dice / FEW
    _tell_herds(own, at + 3, features)
    _tell_areas(own, at + 20, features)
    _tell_pampa(own, at + 33, features)
    supply = table.supply[seat]
    features[at + 38] = float(supply) / 6.0
    if supply < 3:
        features[at + 39 + supply] = 1.0
    features[at + 42] = 1.0 if own.future.has_moved(seat) else 0.0
    features[at + 44] = 1.0 if table.start == seat else 0.0
    if table.turn >= 0:
        wait = (seat - table.turn + table.players) % table.players
        features[at + 45] = float(wait) / 3.0
        if wait == 0:
            features[at + 43] = 1.0
            hand = table.hand_of_dice()
            while hand:
                features[at + 46] += 0.5 if hand & 7 else 0.0
                hand >>= 3
            features[at + 47] = 1.0 if table.taken else 0.0


def _tell_herds(own: Appraisal, at: i64, features: vec[float]) -> None:
    """The herds on the ranch: how many, how far they can grow, what they would fetch."""
    ripe = 0.0
    sale = 0.0
    most = 0.0
    growth = 0.0
    for breed in range(i64(BREEDS)):
        herd = own.herd[breed]
        count = COUNT[herd]
        features[at + min(count, 5)] += 0.25
        worth = float(sale_value(herd))
        sale += worth
        most = max(most, worth)
        growth += own.base[breed] - worth
        features[at + 6] += float(COUNT[own.now[breed]]) / 4.0
        features[at + 7] += float(COUNT[own.soon[breed]]) / 4.0
        features[at + 8] += float(COUNT[own.later[breed]]) / 4.0
        chances = own.future.chances[breed]
        direction = own.direction[breed]
        room: i64 = 12
        if direction == ASCENDING:
            room = 12 - HIGHEST[herd]
            features[at + 9] += float(count) / 5.0
        elif direction == DESCENDING:
            room = LOWEST[herd] - 1
            features[at + 10] += float(count) / 5.0
        if count > 1:
            features[at + 11] += float(count * room) / MANY
            features[at + 12] += chances * float(count * room) / 240.0
            if room < 2:
                ripe += worth
        features[at + 13] += chances / 20.0
    features[at + 14] = sale / MANY
    features[at + 15] = growth / MANY
    features[at + 16] = ripe / MANY + most / 200.0


def _tell_areas(own: Appraisal, at: i64, features: vec[float]) -> None:
    """The gauchos on action areas, and what some actions would bring now."""
    table = own.table
    areas = table.areas[own.seat]
    for area in range(i64(AREAS)):
        if areas >> area & 1:
            features[at + area] = 1.0
            features[at + 6 + area] = own.promise(area) / FEW
    features[at + 12] = own.action(SALE) / FEW
    if areas >> SORT & 1:
        features[at + 6] = own.action(SORT) / FEW
    if areas >> STEAL & 1:
        features[at + 9] = own.action(STEAL) / FEW


def _tell_pampa(own: Appraisal, at: i64, features: vec[float]) -> None:
    """The gauchos in the pampa, and the best tile that is free."""
    table = own.table
    lying = table.lying(own.seat)
    standing = table.standing(own.seat)
    for space in table.board.spaces:
        gaucho = table.gaucho[space]
        if gaucho == lying:
            features[at] += 0.25
            features[at + 1] += own.gain(table.tile[space]) / FEW
        elif gaucho == standing:
            features[at + 2] += 0.25
        elif gaucho == 0 and table.tile[space] >= 0:
            gain = own.gain(table.tile[space]) / FEW
            if gain > features[at + 3]:
                features[at + 4] = features[at + 3]
                features[at + 3] = gain
            elif gain > features[at + 4]:
                features[at + 4] = gain
