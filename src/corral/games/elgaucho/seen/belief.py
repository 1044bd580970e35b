"""Determinization: worlds of the same information set, which look alike to a seat.

Where tiles lie is dealt exactly as the seat must think it possible. What other seats know of the
steppe is one possible story, made from the numbers of tiles that came since each of them looked.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.prng import Sfc32
from corral.games.elgaucho.rules.board import nth_tile, tile_count
from corral.games.elgaucho.rules.codes import KEEP_PHASE, NONE, STEPPE_PHASE
from corral.games.elgaucho.rules.preliminary import keep_moves
from corral.games.elgaucho.rules.table import ElGauchoTable


def imagine(table: ElGauchoTable, seat: i64, rng: Sfc32) -> None:
    """Deal everything anew that the seat has not seen, as it could have come about."""
    unknown_aside = vec[i64]([0] * int(table.players))
    chosen = vec[i64]([0] * int(table.players))
    for other in range(table.players):
        if other != seat:
            unknown_aside[other] = tile_count(table.aside[other])
            chosen[other] = table.choice[other] != NONE
    forget(table, seat)
    deal_unknown(table, seat, unknown_aside, chosen, rng)


def forget(table: ElGauchoTable, seat: i64) -> None:
    """All that the seat has not seen goes back among the unseen tiles."""
    known = table.known[seat] if seat >= 0 else 0
    table.bag |= table.seen & ~known
    table.seen = known
    for other in range(table.players):
        if other != seat:
            table.bag |= table.aside[other] | table.hand[other]
            table.aside[other] = 0
            table.hand[other] = 0
            table.choice[other] = NONE
            table.known[other] = 0


def deal_unknown(
    table: ElGauchoTable, seat: i64, unknown_aside: vec[i64], chosen: vec[i64], rng: Sfc32
) -> None:
    """Give every place that the seat cannot look into a random tile that it has not seen."""
    kept_back = _second_small_tile(table, seat, rng)
    for other in range(table.players):
        if other == seat:
            continue
        table.aside[other] |= _draw(table, unknown_aside[other], rng)
        if table.phase == KEEP_PHASE:
            table.hand[other] |= _draw(table, table.board.preliminary, rng)
            if chosen[other]:
                moves = keep_moves(table, table.hand[other], vec[i64]())
                table.choice[other] = moves[rng.below(len(moves))]
    _imagine_steppe(table, seat, kept_back, rng)


def _second_small_tile(table: ElGauchoTable, seat: i64, rng: Sfc32) -> i64:
    """Who took a gaucho back for a second tile of the steppe has seen a small one there (E-20)."""
    if table.phase != STEPPE_PHASE or not table.owing or table.turn == seat:
        return 0
    possible = table.bag & table.board.pair_tiles
    if table.seen & table.board.pair_tiles or possible == 0:
        return 0
    tile = nth_tile(possible, rng.below(tile_count(possible)))
    table.bag &= ~bit(tile)
    return bit(tile)


def _draw(table: ElGauchoTable, count: i64, rng: Sfc32) -> i64:
    drawn: i64 = 0
    for _ in range(count):
        tile = nth_tile(table.bag, rng.below(tile_count(table.bag)))
        table.bag &= ~bit(tile)
        drawn |= bit(tile)
    return drawn


def _imagine_steppe(table: ElGauchoTable, seat: i64, kept_back: i64, rng: Sfc32) -> None:
    """What the others may know of the steppe: all but the tiles that came after they looked.

    Tiles that the seat does not know came later than those it knows. Tiles that were taken away
    are supposed to have been the oldest ones.
    """
    mine = table.seen
    unknown = table.steppe - tile_count(mine)
    my_fresh = table.fresh[seat] if seat >= 0 else NONE
    most: i64 = 0
    for other in range(table.players):
        if other != seat and _looked_later(table.fresh[other], my_fresh):
            most = max(most, unknown - min(table.fresh[other], unknown))
    drawn = _draw(table, most - tile_count(kept_back), rng) | kept_back
    older = _shuffled(drawn, rng)
    known = _shuffled(mine, rng)
    for tile in older:
        table.seen |= bit(tile)
    for other in range(table.players):
        fresh = table.fresh[other]
        if other == seat or fresh == NONE:
            continue
        if _looked_later(fresh, my_fresh):
            table.known[other] = mine | _first(older, unknown - min(fresh, unknown))
        else:
            table.known[other] = _first(known, len(known) - (fresh - my_fresh))


def _looked_later(fresh: i64, my_fresh: i64) -> bool:
    """Whether the other one looked after the seat, as far as new tiles tell."""
    return fresh != NONE and (my_fresh == NONE or fresh <= my_fresh)


def _shuffled(tiles: i64, rng: Sfc32) -> vec[i64]:
    """The tiles of a set in random order."""
    count = tile_count(tiles)
    order = vec[i64]([0] * int(count))
    for place in range(count):
        order[place] = nth_tile(tiles, place)
    for place in range(count):
        other = place + rng.below(count - place)
        tile = order[place]
        order[place] = order[other]
        order[other] = tile
    return order


def _first(tiles: vec[i64], count: i64) -> i64:
    """The first tiles of a row as a set."""
    chosen: i64 = 0
    for place in range(min(max(count, 0), len(tiles))):
        chosen |= bit(tiles[place])
    return chosen
