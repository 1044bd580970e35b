"""The cow trade: hidden offer, hidden counter-offer, and what changes hands (K-30 to K-36)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import (
    ADD_MOVE,
    ANSWER_PHASE,
    COUNTER_PHASE,
    DENOMINATIONS,
    DONE_MOVE,
    KINDS,
    NONE,
    OFFER_PHASE,
    RAT,
)
from corral.games.kuhhandel.rules.money import card_values, copies, count
from corral.games.kuhhandel.rules.names import KIND_NAMES
from corral.games.kuhhandel.rules.purse import give, swap
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.rules.turn import after_trade


def challenge(table: KuhhandelTable, seat: i64, opponent: i64, kind: i64) -> None:
    """One opponent, and one kind that both own (K-30)."""
    table.opponent = opponent
    table.kind = kind
    table.repeated = False
    table.phase = OFFER_PHASE
    if table.trace is not None:
        table.tell(
            {
                "kind": "challenged",
                "seat": int(seat),
                "to": int(opponent),
                "animal": KIND_NAMES[kind],
                "stake": int(stake(table)),
            },
        )


def stake(table: KuhhandelTable) -> i64:
    """Two cards if both own exactly two, else one (K-31)."""
    both = table.owned(table.turn, table.kind) == 2 and table.owned(table.opponent, table.kind) == 2
    return 2 if both else 1


def add_moves(table: KuhhandelTable, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Any cards, or none at all (K-32)."""
    moves = append(moves, DONE_MOVE)
    for denomination in range(i64(DENOMINATIONS)):
        if copies(table.hand[seat], denomination) > copies(table.chosen, denomination):
            moves = append(moves, ADD_MOVE + denomination)
    return moves


def make_offer(table: KuhhandelTable) -> None:
    """The offer lies face down; everybody sees how many cards it has (K-32)."""
    table.offer = table.chosen
    table.chosen = 0
    table.phase = ANSWER_PHASE
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "offered",
                "seat": int(table.turn),
                "to": int(table.opponent),
                "count": int(count(table.offer)),
                "cards": card_values(table.offer),
            },
            (int(table.turn),),
            True,
        )


def accept(table: KuhhandelTable) -> None:
    """The opponent takes the offer and hands over the stake (K-33)."""
    if table.trace is not None:
        table.tell({"kind": "accepted", "seat": int(table.opponent), "to": int(table.turn)})
    give(table, table.turn, table.opponent, table.offer)
    conclude(table, table.turn, table.opponent)


def counter(table: KuhhandelTable) -> None:
    table.phase = COUNTER_PHASE
    if table.trace is not None:
        table.tell({"kind": "countered", "seat": int(table.opponent), "to": int(table.turn)})


def make_counter(table: KuhhandelTable) -> None:
    """The piles are exchanged; the higher one wins, a tie is repeated once (K-34, K-35)."""
    more = swap(table, table.turn, table.opponent, table.offer, table.chosen)
    table.chosen = 0
    table.offer = 0
    if more == 0 and not table.repeated:
        table.repeated = True
        table.phase = OFFER_PHASE
        if table.trace is not None:
            table.tell({"kind": "tied", "seat": int(table.turn), "to": int(table.opponent)})
    elif more >= 0:
        conclude(table, table.turn, table.opponent)
    else:
        conclude(table, table.opponent, table.turn)


def conclude(table: KuhhandelTable, winner: i64, loser: i64) -> None:
    """The winner gets the loser's stake; but rats go from winner to loser (K-36)."""
    number = stake(table)
    kind = table.kind
    giver = winner if kind == RAT else loser
    taker = loser if kind == RAT else winner
    table.animals[giver * KINDS + kind] -= number
    table.animals[taker * KINDS + kind] += number
    table.trades += 1
    table.offer = 0
    table.opponent = NONE
    table.kind = NONE
    table.repeated = False
    if table.trace is not None:
        table.tell(
            {
                "kind": "traded",
                "seat": int(giver),
                "to": int(taker),
                "animal": KIND_NAMES[kind],
                "stake": int(number),
            },
        )
    after_trade(table)
