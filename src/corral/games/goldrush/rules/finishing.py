"""Step 3: score what the new tile has finished (G-11 to G-19)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.goldrush.rules.codes import CLAIM_PHASE, MOUNTAIN, TRACK
from corral.games.goldrush.rules.ending import end_turn
from corral.games.goldrush.rules.features import counted_before, crowd, most_cowboys, send_home
from corral.games.goldrush.rules.scoring import score_city, score_mountain, score_railroad
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tokens import remove_tokens, take_token, taken_token


def begin_scoring(table: GoldRushTable) -> None:
    """Part by part of the new tile, in the order of its data (G-19)."""
    table.scoring = table.base[table.laid - 1]
    _go_on(table)


def _go_on(table: GoldRushTable) -> None:
    """Score until tokens must be drawn; after the last part the turn is over."""
    while table.scoring < table.parts:
        part = table.scoring
        feature = table.feature[part]
        if table.open[feature] == 0 and not counted_before(table, part):
            sort = table.sort_of(part)
            if sort == MOUNTAIN:
                if table.pile[feature] > 0 and table.cowboys[feature] != 0:
                    table.phase = CLAIM_PHASE
                    return
                _finish_mountain(table, feature)
            elif sort == TRACK:
                score_railroad(table, feature)
                if table.cowboys[feature] != 0:
                    send_home(table, feature)
        table.scoring = part + 1
    _connect_cities(table)
    end_turn(table)


def claimant(table: GoldRushTable) -> i64:
    """Who gets the next token of the finished mountain: the tied ones in turn (G-12, G-14)."""
    mountain = table.feature[table.scoring]
    most = most_cowboys(table, mountain)
    tied: i64 = 0
    for seat in range(table.players):
        if crowd(table, mountain, seat) == most:
            tied += 1
    skip = table.claimed % tied
    seat = table.turn
    while True:
        if crowd(table, mountain, seat) == most:
            if skip == 0:
                return seat
            skip -= 1
        seat = (seat + 1) % table.players


def claim(table: GoldRushTable, value: i64) -> None:
    """A token of the finished mountain was drawn for its claimant."""
    mountain = table.feature[table.scoring]
    seat = claimant(table)
    take_token(table, seat, mountain, value)
    if table.trace is not None:
        told = taken_token(table, seat, mountain, value)
        table.tell_some({"kind": "claimed", **told}, (int(seat),), True)
    table.claimed += 1
    if table.pile[mountain] == 0:
        table.claimed = 0
        _go_on(table)


def _finish_mountain(table: GoldRushTable, mountain: i64) -> None:
    """Points after the tokens; without a miner the tokens leave the game (G-12, G-15, G-16)."""
    remove_tokens(table, mountain)
    score_mountain(table, mountain)
    send_home(table, mountain)


def _connect_cities(table: GoldRushTable) -> None:
    """Traders whose city the finished railroads have connected, near or far (G-17)."""
    tile = table.laid - 1
    for part in range(table.base[tile], table.parts):
        railroad = table.feature[part]
        if table.open[railroad] > 0 or counted_before(table, part):
            continue
        if table.sort_of(part) != TRACK:
            continue
        member = railroad
        while True:
            index = table.tiles.city[table.printed(member)]
            if index >= 0:
                city = table.base[i64(table.tile_of[member])] + index
                if table.open[city] == 0 and table.cowboys[city] != 0:
                    score_city(table, city)
                    send_home(table, city)
            member = table.ring[member]
            if member == railroad:
                break
