"""Everything that lies on the table, and the small things done with it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.state import State
from corral.games.elgaucho.rules.board import Board
from corral.games.elgaucho.rules.codes import (
    BREEDS,
    NONE,
    OUT_PHASE,
    ROW_LENGTH,
    ROWS,
    SPACES,
)
from corral.games.elgaucho.rules.events import SECRETS, ElGauchoOpen, ElGauchoSecret


class ElGauchoTable(State):
    """The material of a match.

    Gauchos in the pampa: 0 is nobody, 2 * seat + 2 lies, 2 * seat + 3 stands. Herds are sets of
    values with a direction, one per seat and breed at ``seat * BREEDS + breed``.
    """

    def __init__(self, board: Board, source: ElGauchoTable | None = None) -> None:
        super().__init__(board.players)
        self.board = board
        if source is None:
            self._lay_out()
        else:
            self._take_over(source)

    def _lay_out(self) -> None:
        players: i64 = self.players
        nothing = vec[i64]([0] * int(players))
        self.phase: i64 = OUT_PHASE
        self.round: i64 = 0
        self.start: i64 = NONE
        self.turn: i64 = NONE
        # Cattle nobody has seen: the pile and what is face down on the steppe.
        self.bag: i64 = self.board.all_tiles()
        self.pile: i64 = 0
        self.breed_out: i64 = NONE
        self.gone: i64 = 0
        # The pampa.
        self.tile = vec[i64]([NONE] * SPACES)
        self.gaucho = vec[i64]([0] * SPACES)
        self.filling: i64 = NONE
        # The steppe: how many tiles, which of them somebody has seen, and who knows which.
        self.steppe: i64 = 0
        self.seen: i64 = 0
        self.known = nothing[:]
        # Tiles that came to the steppe since a seat looked; NONE if it never has.
        self.fresh = vec[i64]([NONE] * int(players))
        # The ranches.
        self.pesos = nothing[:]
        self.supply = vec[i64]([int(self.board.gauchos)] * int(players))
        self.areas = nothing[:]
        self.herd = vec[i64]([0] * int(players * BREEDS))
        self.direction = vec[i64]([0] * int(players * BREEDS))
        self.hand = nothing[:]
        self.choice = vec[i64]([NONE] * int(players))
        self.aside = nothing[:]
        self.incoming = nothing[:]
        # The turn.
        self.rodeo: i64 = 0
        self.taken = False
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.wished: i64 = 0
        self.touched: i64 = 0
        self.owing = False
        self.paired = False
        # The end: rounds with dice still to come, NONE while the pile lasts.
        self.countdown: i64 = NONE
        self.idle_rounds: i64 = 0
        self.drew = False

    def _take_over(self, source: ElGauchoTable) -> None:
        self.phase = source.phase
        self.round = source.round
        self.start = source.start
        self.turn = source.turn
        self.bag = source.bag
        self.pile = source.pile
        self.breed_out = source.breed_out
        self.gone = source.gone
        self.tile = source.tile[:]
        self.gaucho = source.gaucho[:]
        self.filling = source.filling
        self.steppe = source.steppe
        self.seen = source.seen
        self.known = source.known[:]
        self.fresh = source.fresh[:]
        self.pesos = source.pesos[:]
        self.supply = source.supply[:]
        self.areas = source.areas[:]
        self.herd = source.herd[:]
        self.direction = source.direction[:]
        self.hand = source.hand[:]
        self.choice = source.choice[:]
        self.aside = source.aside[:]
        self.incoming = source.incoming[:]
        self.rodeo = source.rodeo
        self.taken = source.taken
        self.first_die = source.first_die
        self.second_die = source.second_die
        self.wished = source.wished
        self.touched = source.touched
        self.owing = source.owing
        self.paired = source.paired
        self.countdown = source.countdown
        self.idle_rounds = source.idle_rounds
        self.drew = source.drew

    # Telling what happens

    def tell(self, event: ElGauchoOpen, reveals: bool = False) -> None:
        """Note what everybody sees."""
        self.note(event, SECRETS, (), reveals)

    def tell_some(self, event: ElGauchoSecret, audience: tuple[int, ...], reveals: bool) -> None:
        """Note what has secrets, which only the audience sees."""
        self.note(event, SECRETS, audience, reveals)

    def hand_of_dice(self) -> i64:
        """The dice in hand as one number, as the board's tables want it."""
        return self.first_die | self.second_die << 3 | self.wished << 6

    def lying(self, seat: i64) -> i64:
        return 2 * seat + 2

    def standing(self, seat: i64) -> i64:
        return 2 * seat + 3

    def leave_area(self, seat: i64, area: i64) -> None:
        """The gaucho goes back into the supply, and the area is touched (E-19, E-21)."""
        self.areas[seat] &= ~bit(area)
        self.touched |= bit(area)
        self.supply[seat] += 1

    def row_total(self, row: i64) -> i64:
        """The values on a pasture, added up."""
        total: i64 = 0
        for column in range(self.board.row_lengths[row]):
            tile = self.tile[row * ROW_LENGTH + column]
            if tile >= 0:
                total += self.board.value[tile]
        return total

    def space_to_fill(self) -> i64:
        """The next space that gets a tile (E-6, E-31); NONE when the pampa is full enough."""
        for row in range(i64(ROWS)):
            if self.row_total(row) >= self.board.full_at:
                continue
            for column in range(self.board.row_lengths[row]):
                space = row * ROW_LENGTH + column
                if self.tile[space] < 0:
                    return space
        return NONE

    def draw(self, tile: i64) -> None:
        """A tile leaves the pile for a place where somebody sees it."""
        self.bag &= ~bit(tile)
        self.pile -= 1
        self.drew = True
