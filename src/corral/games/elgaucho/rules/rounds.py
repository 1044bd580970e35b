"""The course of a match: setup, round after round, the end (E-5 to E-13, E-31, E-41 to E-46)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.core.bits import bit
from corral.games.elgaucho.rules.board import tile_count
from corral.games.elgaucho.rules.codes import (
    BREEDS,
    COLLECT_PHASE,
    DEAL_PHASE,
    FILL_PHASE,
    FINAL_PHASE,
    KEEP_PHASE,
    NONE,
    OVER_PHASE,
    REFILL_PHASE,
    ROLL_PHASE,
    START_PHASE,
    TURN_PHASE,
    VALUES,
)
from corral.games.elgaucho.rules.collecting import (
    collect_all,
    collect_complete_pastures,
    next_to_sort_out,
)
from corral.games.elgaucho.rules.herds import sell
from corral.games.elgaucho.rules.names import (
    LETTERS,
    SPACE_NAMES,
    TILE_NAMES,
    rodeo_values,
    tile_names,
)
from corral.games.elgaucho.rules.special import looked
from corral.games.elgaucho.rules.table import ElGauchoTable
from corral.games.elgaucho.rules.turn import end

IDLE_ROUNDS = 10


# Setup


def shuffle(table: ElGauchoTable) -> None:
    """Before anything lies on the table: all tiles in play are in the pile."""
    table.pile = tile_count(table.bag)
    table.phase = FILL_PHASE
    table.filling = table.space_to_fill()


def take_breed_out(table: ElGauchoTable, breed: i64) -> None:
    """E-5."""
    table.breed_out = breed
    table.bag &= ~(bit(breed * VALUES) * 0xFFF)
    if table.trace is not None:
        table.tell({"kind": "breed_out", "breed": LETTERS[breed]})
    shuffle(table)


def fill(table: ElGauchoTable, tile: i64) -> None:
    """A tile comes face up on the next space (E-6, E-31)."""
    table.draw(tile)
    table.tile[table.filling] = tile
    if table.trace is not None:
        table.tell(
            {"kind": "filled", "tile": TILE_NAMES[tile], "space": SPACE_NAMES[table.filling]}
        )
    table.filling = table.space_to_fill()
    if table.phase == FILL_PHASE:
        if table.filling == NONE:
            table.steppe = table.board.steppe_tiles  # face down, E-7
            table.pile -= table.steppe
            table.phase = START_PHASE
    elif table.pile == 0:
        table.countdown = 1  # one more complete round, E-41
        if table.trace is not None:
            table.tell({"kind": "pile_empty"})
        _next_round(table)
    elif table.filling == NONE:
        _finish_refilling(table)


def choose_start(table: ElGauchoTable, seat: i64) -> None:
    """E-8."""
    table.start = seat
    table.turn = 0
    table.phase = DEAL_PHASE
    if table.trace is not None:
        table.tell({"kind": "start_player", "seat": int(seat)})


def deal(table: ElGauchoTable, tile: i64) -> None:
    """A tile for the preliminary round, seen by its owner alone (E-9)."""
    seat = table.turn
    table.draw(tile)
    table.hand[seat] |= bit(tile)
    if tile_count(table.hand[seat]) < table.board.preliminary:
        return
    if table.trace is not None:
        table.tell_some(
            {
                "kind": "dealt",
                "seat": int(seat),
                "count": int(table.board.preliminary),
                "tiles": tile_names(table.hand[seat]),
            },
            (int(seat),),
            True,
        )
    table.turn += 1
    if table.turn == table.players:
        table.turn = NONE
        table.phase = KEEP_PHASE


# Rounds


def roll(table: ElGauchoTable, dice: i64) -> None:
    """The start player rolls all dice, before anything else (E-12)."""
    table.rodeo = dice
    _begin_round(table)
    if table.trace is not None:
        table.tell({"kind": "rolled", "seat": int(table.start), "dice": rodeo_values(dice)})


def _begin_round(table: ElGauchoTable) -> None:
    table.round += 1
    table.drew = False
    table.turn = table.start
    table.phase = TURN_PHASE
    if table.trace is not None:
        table.tell(
            {
                "kind": "round_began",
                "round": int(table.round),
                "seat": int(table.start),
                "left": int(table.countdown),
            },
        )


def reveal(table: ElGauchoTable, tile: i64) -> None:
    """A tile on the steppe is seen for the first time, by the one who looks (E-37)."""
    table.bag &= ~bit(tile)
    table.seen |= bit(tile)
    proceed_to_look(table)


def proceed_to_look(table: ElGauchoTable) -> None:
    """Once every tile on the steppe has been identified the looker decides."""
    if tile_count(table.seen) == table.steppe:
        looked(table, table.turn)


def end_turn(table: ElGauchoTable, seat: i64) -> None:
    """The next player's turn, or collecting after the last one (E-12, E-13)."""
    end(table, seat)
    following = (seat + 1) % table.players
    if following != table.start:
        table.turn = following
        return
    table.rodeo = 0
    collect_complete_pastures(table)
    table.phase = COLLECT_PHASE
    proceed_collecting(table)


def proceed_collecting(table: ElGauchoTable) -> None:
    """On with the next decision about collected tiles; after the last one, on with the match."""
    table.turn = next_to_sort_out(table)
    if table.turn != NONE:
        return
    if table.phase == FINAL_PHASE:
        _settle(table)
    elif table.countdown == 0:
        collect_all(table)  # E-44, E-45
        table.phase = FINAL_PHASE
        proceed_collecting(table)
    else:
        _refill(table)


def _refill(table: ElGauchoTable) -> None:
    """From the bottom row upward, while the pile lasts (E-31, E-42)."""
    if table.countdown != NONE:
        table.countdown -= 1
        _next_round(table)
        return
    table.filling = table.space_to_fill()
    if table.filling == NONE:
        _finish_refilling(table)
    else:
        table.phase = REFILL_PHASE


def _finish_refilling(table: ElGauchoTable) -> None:
    """After ten rounds in a row without a tile drawn the pile counts as empty (E-41)."""
    table.idle_rounds = 0 if table.drew else table.idle_rounds + 1
    if table.idle_rounds >= IDLE_ROUNDS:
        table.countdown = 1
        if table.trace is not None:
            table.tell({"kind": "pile_idle"})
    _next_round(table)


def _next_round(table: ElGauchoTable) -> None:
    """The start player token goes to the left (E-13); at last a round without dice (E-43)."""
    table.start = (table.start + 1) % table.players
    table.turn = NONE
    table.filling = NONE
    if table.countdown == 0:
        _begin_round(table)
    else:
        table.phase = ROLL_PHASE


def _settle(table: ElGauchoTable) -> None:
    """All herds are sold (E-46)."""
    for seat in range(table.players):
        for breed in range(i64(BREEDS)):
            if table.herd[seat * BREEDS + breed]:
                sell(table, seat, breed, 0, "end")
    table.phase = OVER_PHASE
    if table.trace is not None:
        best = max(int(pesos) for pesos in table.pesos)
        winners = [int(seat) for seat in range(table.players) if table.pesos[seat] == best]
        table.tell(
            {"kind": "over", "scores": [int(pesos) for pesos in table.pesos], "winners": winners}
        )
