"""A rat is turned up: put a card beside it or take it with all of them (K-27 to K-29)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import (
    CARD_PHASE,
    DENOMINATIONS,
    NONE,
    PUT_MOVE,
    RAT,
    RAT_PHASE,
    TAKE_MOVE,
)
from corral.games.kuhhandel.rules.money import copies
from corral.games.kuhhandel.rules.purse import put_beside_rat, take_pile
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.rules.turn import end_turn


def run(table: KuhhandelTable) -> None:
    """Left of the auctioneer is asked first (K-27)."""
    table.phase = RAT_PHASE
    table.asked = table.next_seat(table.turn)


def rat_moves(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Without money it must be taken (K-28)."""
    moves = append(moves, TAKE_MOVE)
    for denomination in range(i64(DENOMINATIONS)):
        if copies(table.hand[seat], denomination) > 0:
            moves = append(moves, PUT_MOVE + denomination)
    return moves


def put(table: KuhhandelTable, seat: i64, denomination: i64) -> None:
    put_beside_rat(table, seat, denomination)
    table.asked = table.next_seat(seat)


def take(table: KuhhandelTable, seat: i64) -> None:
    """The rat and its cards; then the same auctioneer turns up the next card (K-29)."""
    take_pile(table, seat)
    table.lay_out(seat, RAT)
    table.asked = NONE
    if table.deck_size() > 0:
        table.phase = CARD_PHASE
    else:
        end_turn(table)
