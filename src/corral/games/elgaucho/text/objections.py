"""What speaks against a position: the things that cannot have come about by the rules.

All that play relies on is checked; whether some course of moves leads to the position is not.
"""

from __future__ import annotations

from corral.games.elgaucho.rules.board import tile_count
from corral.games.elgaucho.rules.codes import (
    COLLECT_PHASE,
    ENTER_PHASE,
    FINAL_PHASE,
    KEEP_PHASE,
    NONE,
    OVER_PHASE,
    OVERSEER,
    OVERSEER_PHASE,
    STEPPE,
    STEPPE_PHASE,
    WISH,
)
from corral.games.elgaucho.rules.rounds import IDLE_ROUNDS
from corral.games.elgaucho.state import ElGaucho


def objection(state: ElGaucho) -> str | None:
    """The first objection to a position; ``None`` if it can be played on from."""
    return (
        _to_the_end(state)
        or _to_the_setup(state)
        or _to_the_steppe(state)
        or _to_the_turn(state)
        or _to_entering(state)
        or _to_collecting(state)
        or _to_the_moves(state)
    )


def _to_the_end(state: ElGaucho) -> str | None:
    """Pile, countdown and idle rounds belong together (E-41 to E-46)."""
    idle = state.idle_rounds == IDLE_ROUNDS
    if state.countdown == NONE:
        if state.pile == 0:
            return "the pile is empty, so `countdown` must be 0, 1 or 2 (E-41)"
        if idle:
            return f"after {IDLE_ROUNDS} idle rounds `countdown` must be 0 or 1 (E-41)"
    elif state.pile > 0 and not idle:
        return "`countdown` begins when the pile is empty or idle for ten rounds (E-41)"
    elif idle and state.countdown == 2:
        return "idle rounds end with a round's end, so `countdown` is 0 or 1 (E-41)"
    if state.phase in (FINAL_PHASE, OVER_PHASE) and state.countdown != 0:
        return "the end comes after the round without dice: `countdown` is 0 (E-43, E-44)"
    if state.phase == OVER_PHASE:
        if any(herd for herd in state.herd):
            return "all herds are sold when a match is over (E-46)"
        if any(gaucho & 1 for gaucho in state.gaucho):
            return "no gaucho stands in the pampa when a match is over (E-44)"
    return None


def _to_the_setup(state: ElGaucho) -> str | None:
    """What the preliminary round leaves behind, and what cannot be before it (E-9)."""
    most = state.board.preliminary - 1
    for seat in range(state.players):
        aside = tile_count(state.aside[seat])
        if state.phase == KEEP_PHASE:
            if aside or state.areas[seat] or any(state.herd):
                return "in the phase keep nobody has anything but a hand (E-9)"
        elif not most - 2 <= aside <= most:
            return f"p{int(seat)} has left {int(aside)} tiles aside, which E-9 does not allow"
    begun = state.gone or any(state.gaucho) or any(state.pesos)
    if begun and state.phase in (KEEP_PHASE, ENTER_PHASE):
        return "before the first round nothing is sold and no gaucho is in the pampa"
    return None


def _to_the_steppe(state: ElGaucho) -> str | None:
    """How many tiles lie there, and who can know them (E-37 to E-40)."""
    full = state.board.steppe_tiles - int(state.paired)
    if state.countdown == NONE and state.steppe != full:
        return f"{int(state.steppe)} tiles on the steppe, there must be {int(full)} (E-40)"
    if state.paired and state.steppe > full:
        return f"with one tile put, at most {int(full)} can be left on the steppe"
    for seat in range(state.players):
        if state.fresh[seat] == NONE:
            continue
        unknown = state.steppe - tile_count(state.known[seat])
        if unknown > state.fresh[seat]:
            return f"p{int(seat)} has looked and must know more tiles of the steppe (E-40)"
    if state.phase == STEPPE_PHASE:
        if tile_count(state.seen) != state.steppe or state.known[state.turn] != state.seen:
            return "who places tiles from the steppe knows all of them (E-37)"
        if state.fresh[state.turn] != 0:
            return "no tile came to the steppe since its player looked: `fresh` is 0 there"
        if state.steppe == 0 or all(state.tile[space] >= 0 for space in state.board.spaces):
            return "who places tiles from the steppe has a tile and a free space (E-38)"
        if not state.paired and (state.owing or state.supply[state.turn] == 0):
            return "for the first tile of the steppe a gaucho is there and none taken back (E-20)"
    return None


def _to_the_turn(state: ElGaucho) -> str | None:
    """What is pending, and the areas touched for it (E-19, E-20, E-32)."""
    if state.paired and state.phase != STEPPE_PHASE:
        return "`paired` belongs to the phase steppe"
    if state.owing:
        if state.phase == OVERSEER_PHASE:
            return "`recalled` does not belong to the phase overseer"
        if state.supply[state.turn] != 1:
            return "who has taken a gaucho back has exactly one in the supply (E-20)"
    if state.wished and not _was_used(state, WISH):
        return "a wished die comes from a WISH that was used in this turn (E-32)"
    if state.phase == STEPPE_PHASE and not _was_used(state, STEPPE):
        return "in the phase steppe STEPPE was used in this turn (E-37)"
    if state.phase == OVERSEER_PHASE and not _was_used(state, OVERSEER):
        return "in the phase overseer OVERSEER was used in this turn (E-36)"
    return None


def _was_used(state: ElGaucho, area: int) -> bool:
    """Touched, and without a gaucho of the player on turn."""
    return bool(state.touched >> area & 1) and not state.areas[state.turn] >> area & 1


def _to_entering(state: ElGaucho) -> str | None:
    """Counter-clockwise, everybody before has one gaucho on an area of their own (E-11)."""
    if state.phase != ENTER_PHASE:
        return None
    players = int(state.players)
    done = (int(state.start) - 1 - int(state.turn)) % players
    taken = 0
    for step in range(players):
        seat = (int(state.start) - 1 - step) % players
        areas = int(state.areas[seat])
        if areas.bit_count() != int(step < done):
            return f"p{seat} has {areas.bit_count()} gauchos on areas, which E-11 forbids"
        if areas & taken:
            return f"p{seat} is on an area that somebody else has chosen (E-11)"
        taken |= areas
    return None


def _to_collecting(state: ElGaucho) -> str | None:
    """In turn order, the first one with something to decide is on turn (E-30)."""
    if state.phase not in (COLLECT_PHASE, FINAL_PHASE):
        return None
    for step in range(int(state.players)):
        seat = (int(state.start) + step) % int(state.players)
        if seat == state.turn:
            return None if state.incoming[seat] else f"p{seat} has no tile to decide about (E-30)"
        if state.incoming[seat]:
            return f"p{seat} comes first and still has incoming tiles (E-30)"
    return None


def _to_the_moves(state: ElGaucho) -> str | None:
    """Somebody must be able to go on."""
    if state.phase == OVER_PHASE:
        return None
    actors = state.actors()
    if not actors:
        return "everybody has chosen, so the phase keep is over"
    if len(state.legal(actors[0])) == 0:
        return f"p{actors[0]} has no legal move in this position"
    return None
