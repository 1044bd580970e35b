"""Whose turn it is, what they may choose, and when it is over (K-8 to K-10, K-45)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import (
    AUCTION_MOVE,
    CARD_PHASE,
    DISTRIBUTE_MOVE,
    EXTRA_PHASE,
    KINDS,
    LOOK_PHASE,
    NONE,
    OVER_PHASE,
    TRADE_MOVE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.money import total
from corral.games.kuhhandel.rules.names import KIND_NAMES
from corral.games.kuhhandel.rules.purse import show
from corral.games.kuhhandel.rules.scoring import covered, points
from corral.games.kuhhandel.rules.table import KuhhandelTable


def deck_moves(table: KuhhandelTable, moves: vec[i64]) -> vec[i64]:
    """An auction while the deck has cards (K-8); two players distribute instead (K-41)."""
    if table.deck_size() > 0:
        moves = append(moves, DISTRIBUTE_MOVE if table.players == 2 else AUCTION_MOVE)
    return moves


def trade_moves(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Everybody who owns something of a kind that the seat owns too (K-8, K-30)."""
    if must_turn_up(table):
        return moves
    for other in range(table.players):
        if other != seat:
            for kind in range(i64(KINDS)):
                if table.owned(seat, kind) > 0 and table.owned(other, kind) > 0:
                    moves = append(moves, TRADE_MOVE + other * KINDS + kind)
    return moves


def must_turn_up(table: KuhhandelTable) -> bool:
    """After too many trades in a row the deck comes next, so that every match ends (K-10)."""
    return table.deck_size() > 0 and table.trades >= table.material.most_trades


def can_trade(table: KuhhandelTable, seat: i64) -> bool:
    for kind in range(i64(KINDS)):
        if table.owned(seat, kind) > 0:
            for other in range(table.players):
                if other != seat and table.owned(other, kind) > 0:
                    return True
    return False


def turn_to_deck(table: KuhhandelTable) -> None:
    """The next card comes, for an auction or a distribution."""
    table.trades = 0
    table.phase = LOOK_PHASE if table.players == 2 else CARD_PHASE


def begin(table: KuhhandelTable, seat: i64) -> None:
    """The start player (K-7)."""
    table.turn = seat
    table.phase = TURN_PHASE
    if table.trace is not None:
        table.tell({"kind": "start_player", "seat": int(seat)})


def after_trade(table: KuhhandelTable) -> None:
    """A trade ends the turn, but for a super cow trade (K-45)."""
    if table.material.super_trade and table.deck_size() > 0:
        table.phase = EXTRA_PHASE
    else:
        end_turn(table)


def end_turn(table: KuhhandelTable) -> None:
    """The next player clockwise; with an empty deck the next who can trade (K-9)."""
    table.card = NONE
    late = table.deck_size() == 0
    if late and table.trades >= table.material.most_trades:
        finish(table)
        return
    for _ in range(table.players):
        table.turn = table.next_seat(table.turn)
        if not late or can_trade(table, table.turn):
            table.phase = TURN_PHASE
            if table.trace is not None:
                table.tell({"kind": "turn", "seat": int(table.turn)})
            return
    finish(table)


def finish(table: KuhhandelTable) -> None:
    """All quartets are complete, or the last trade allowed was made (K-10); cash counts (K-46)."""
    table.phase = OVER_PHASE
    table.turn = NONE
    if table.material.cash_count:
        for seat in range(table.players):
            show(table, seat, "cash")
    if table.trace is None:
        return
    for seat in range(table.players):
        animal = covered(table, seat)
        if animal != NONE:
            table.tell({"kind": "rats_covered", "seat": int(seat), "animal": KIND_NAMES[animal]})
    scores = [int(final_points(table, seat)) for seat in range(table.players)]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    table.tell({"kind": "over", "scores": scores, "winners": winners})


def final_points(table: KuhhandelTable, seat: i64) -> i64:
    """Points at the end, money included where it counts (K-39, K-46)."""
    cash = total(table.hand[seat]) if table.material.cash_count else 0
    return points(table, seat) + cash
