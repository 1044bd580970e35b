"""What a seat knows of El Gaucho, written into a row of numbers.

A whitelist like ``knowledge``, but without any object made on the way. The pieces are those of the
encoding, in its order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.bits import BITS, bit
from corral.core.encoding import FACES, Encoding, relative
from corral.core.sheet import Ink, Sheet, mark_one, mark_set
from corral.core.state import State
from corral.games.elgaucho.rules.codes import (
    AREAS,
    ASCENDING,
    BREED_MASK,
    BREEDS,
    DESCENDING,
    KEEP_PHASE,
    NONE,
    OVER_PHASE,
    SPACES,
    TILES,
    VALUES,
)
from corral.games.elgaucho.rules.preliminary import kept_tiles
from corral.games.elgaucho.state import ElGaucho

PHASES: Final = 8  # from keeping to the end
MOST_PESOS: Final = 2000
MOST_ROUNDS: Final = 200
OWN_SETS: Final = 6  # of tiles: hand, choice, aside, steppe, gone, unseen


class ElGauchoSheet(Sheet):
    """Remembers what it shows: places that are marked, sets of tiles, and what is on each space."""

    def __init__(self, encoding: Encoding, out: vec[i32], at: i64, ink: Ink) -> None:
        super().__init__(out, at, ink)
        players = int(encoding.players)
        self.phase: i64 = NONE
        self.start: i64 = NONE
        self.turn: i64 = NONE
        self.breed_out: i64 = NONE
        self.touched: i64 = 0
        self.space = vec[i64]([0] * SPACES)
        self.tiles = vec[i64]([0] * (OWN_SETS + players))
        self.herd = vec[i64]([0] * (players * BREEDS))
        self.areas = vec[i64]([0] * players)
        # Where pieces begin, and where their numbers are in the ink.
        self.at_start = at + PHASES
        self.at_course = at + i64(encoding.place("round")[0])
        self.at_rodeo = at + i64(encoding.place("rodeo")[0])
        self.at_pampa = at + i64(encoding.place("pampa_breed")[0])
        self.at_hand = at + i64(encoding.place("hand")[0])
        self.at_ranches = at + i64(encoding.place("pesos")[0])
        self.of_round = ink.first[encoding.place("round")[1]]
        self.of_left = ink.first[encoding.place("rounds_left")[1]]
        self.of_idle = ink.first[encoding.place("idle_rounds")[1]]
        self.of_pile = ink.first[encoding.place("pile")[1]]
        self.of_rodeo = ink.first[encoding.place("rodeo")[1]]
        self.of_dice = ink.first[encoding.place("dice")[1]]
        self.of_value = ink.first[encoding.place("pampa_value")[1]]
        self.of_steppe = ink.first[encoding.place("steppe_size")[1]]
        self.of_pesos = ink.first[encoding.place("pesos")[1]]
        self.of_supply = ink.first[encoding.place("supply")[1]]
        self.of_fresh = ink.first[encoding.place("fresh")[1]]

    def show(self, state: State, seat: i64) -> None:
        assert isinstance(state, ElGaucho)
        self._show_course(state, seat)
        self._show_turn(state)
        lying = self._show_pampa(state, seat)
        self._show_tiles(state, seat, lying)
        self._show_ranches(state, seat)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return state.legal(seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return action

    def _show_course(self, table: ElGaucho, seat: i64) -> None:
        players = table.players
        out = self.out
        ink = self.ink
        one = ink.one
        phase = _phase_place(table.phase)
        start = relative(table.start, seat, players)
        turn = relative(table.turn, seat, players)
        mark_one(out, self.at, self.phase, phase, one)
        mark_one(out, self.at_start, self.start, start, one)
        mark_one(out, self.at_start + players, self.turn, turn, one)
        self.phase = phase
        self.start = start
        self.turn = turn
        at = self.at_course
        out[at] = ink.of(self.of_round, min(table.round, i64(MOST_ROUNDS)))
        out[at + 1] = ink.of(self.of_left, table.countdown)
        out[at + 2] = ink.of(self.of_idle, table.idle_rounds)
        out[at + 3] = ink.of(self.of_pile, table.pile)
        mark_one(out, at + 4, self.breed_out, table.breed_out, one)
        self.breed_out = table.breed_out

    def _show_turn(self, table: ElGaucho) -> None:
        out = self.out
        ink = self.ink
        at = self.at_rodeo
        for face in range(i64(FACES)):
            out[at + face] = ink.of(self.of_rodeo, table.rodeo >> (4 * face) & 15)
        at += FACES
        out[at] = ink.of(self.of_dice, table.first_die)
        out[at + 1] = ink.of(self.of_dice, table.second_die)
        out[at + 2] = ink.of(self.of_dice, table.wished)
        out[at + 3] = ink.one if table.taken else i32(0)
        out[at + 4] = ink.one if table.owing else i32(0)
        out[at + 5] = ink.one if table.paired else i32(0)
        mark_set(out, at + 6, self.touched, table.touched, ink.one)
        self.touched = table.touched

    def _show_pampa(self, table: ElGaucho, seat: i64) -> i64:
        """A space is written when its tile or gaucho is another than before; the tiles there."""
        tiles = table.tile
        gauchos = table.gaucho
        shown = self.space
        players = table.players
        lying: i64 = 0
        for space in table.board.spaces:
            tile = tiles[space]
            now: i64 = 0
            if tile >= 0:
                lying |= BITS[tile]
                now = 1 + tile
                gaucho = gauchos[space]
                if gaucho:
                    owner = (gaucho >> 1) - 1 - seat
                    if owner < 0:
                        owner += players
                    now |= (2 + 2 * owner + (gaucho & 1)) << 8
            if now != shown[space]:
                self._show_space(table, space, shown[space], now)
                shown[space] = now
        return lying

    def _show_space(self, table: ElGaucho, space: i64, was: i64, now: i64) -> None:
        out = self.out
        ink = self.ink
        players = table.players
        board = table.board
        breeds = self.at_pampa + space * BREEDS
        values = self.at_pampa + SPACES * BREEDS + space * 2
        lying = self.at_pampa + SPACES * (BREEDS + 2) + space * players
        standing = lying + SPACES * players
        before = (was & 255) - 1
        tile = (now & 255) - 1
        old_breed = before // VALUES if before >= 0 else NONE
        mark_one(out, breeds, old_breed, tile // VALUES if tile >= 0 else NONE, ink.one)
        out[values] = ink.of(self.of_value, board.value[tile]) if tile >= 0 else i32(0)
        out[values + 1] = ink.of(self.of_value, board.small[tile]) if tile >= 0 else i32(0)
        gaucho = was >> 8
        if gaucho:
            out[(standing if gaucho & 1 else lying) + (gaucho >> 1) - 1] = 0
        gaucho = now >> 8
        if gaucho:
            out[(standing if gaucho & 1 else lying) + (gaucho >> 1) - 1] = ink.one

    def _show_tiles(self, table: ElGaucho, seat: i64, lying: i64) -> None:
        """The sets of tiles that are one's own, and those that are nobody's."""
        hand = table.hand[seat]
        choice = table.choice[seat]
        at = self.at_hand
        self._show_set(0, at, hand)
        self._show_set(1, at + TILES, 0 if choice == NONE else kept_tiles(hand, choice >> 1))
        self._show_set(2, at + 2 * TILES, table.aside[seat])
        self._show_set(3, at + 3 * TILES, table.known[seat])
        at += 4 * TILES
        self.out[at] = self.ink.of(self.of_steppe, table.steppe)
        self._show_set(4, at + 1, table.gone)
        self._show_set(5, at + 1 + TILES, _unseen_tiles(table, seat, lying))

    def _show_set(self, number: i64, at: i64, now: i64) -> None:
        was = self.tiles[number]
        if was != now:
            mark_set(self.out, at, was, now, self.ink.one)
            self.tiles[number] = now

    def _show_ranches(self, table: ElGaucho, seat: i64) -> None:
        """Everybody's ranch, from the observer's clockwise."""
        out = self.out
        ink = self.ink
        bits = ink.bits
        one = ink.one
        players = table.players
        at = self.at_ranches
        supply = at + players
        fresh = supply + players
        chosen = fresh + players
        areas = chosen + players
        owner = seat
        for place in range(players):
            out[at + place] = bits[self.of_pesos + min(table.pesos[owner], i64(MOST_PESOS))]
            out[supply + place] = bits[self.of_supply + table.supply[owner]]
            out[fresh + place] = bits[self.of_fresh + table.fresh[owner]]
            out[chosen + place] = one if table.choice[owner] != NONE else i32(0)
            if self.areas[place] != table.areas[owner]:
                mark_set(out, areas + place * AREAS, self.areas[place], table.areas[owner], one)
                self.areas[place] = table.areas[owner]
            self._show_herds(table, place, owner)
            owner = owner + 1 if owner + 1 < players else 0

    def _show_herds(self, table: ElGaucho, place: i64, owner: i64) -> None:
        """The rows of a ranch, and what is still to be added to them."""
        out = self.out
        ink = self.ink
        players = table.players
        herds = self.at_ranches + players * (4 + AREAS)
        directions = herds + players * TILES
        incoming = directions + players * BREEDS
        shown = self.herd
        for breed in range(i64(BREEDS)):
            row = owner * BREEDS + breed
            direction = table.direction[row]
            now = table.herd[row] | direction << VALUES
            spot = place * BREEDS + breed
            was = shown[spot]
            if was == now:
                continue
            shown[spot] = now
            values = herds + place * TILES + breed * VALUES
            mark_set(out, values, was & BREED_MASK, now & BREED_MASK, ink.one)
            sign: i32 = 0
            if direction == ASCENDING:
                sign = ink.one
            elif direction == DESCENDING:
                sign = ink.minus_one
            out[directions + spot] = sign
        self._show_set(OWN_SETS + place, incoming + place * TILES, table.incoming[owner])


def _phase_place(phase: i64) -> i64:
    """Phases in which somebody decides are kept as they are, the others have no place."""
    if phase == OVER_PHASE:
        return PHASES - 1
    return phase - KEEP_PHASE if phase >= KEEP_PHASE else NONE


def _unseen_tiles(table: ElGaucho, seat: i64, lying: i64) -> i64:
    """What may still come: all tiles in play but those whose place the seat knows.

    ``lying`` are those in the pampa.
    """
    placed = lying | table.gone | table.hand[seat] | table.aside[seat] | table.known[seat]
    if table.breed_out >= 0:
        placed |= bit(table.breed_out * VALUES) * BREED_MASK
    herds = table.herd
    for breed in range(i64(BREEDS)):
        owned: i64 = 0
        for other in range(table.players):
            owned |= herds[other * BREEDS + breed]
        placed |= owned << (breed * VALUES)
    for tiles_to_add in table.incoming:
        placed |= tiles_to_add
    return (bit(TILES) - 1) & ~placed
