"""Gold Rush as the contract wants it: legal moves, moves, chance, result."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.goldrush.rules import acting, finishing, placing
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    CLAIM_PHASE,
    DIG_PHASE,
    DIRECTIONS,
    DRAW_PHASE,
    OVER_PHASE,
    PASS_MOVE,
    PLACE_MOVE,
    PLACE_PHASE,
    ROTATIONS,
    START_PHASE,
    TAKE_MOVE,
    TENT_MOVE,
)
from corral.games.goldrush.rules.ending import end_match
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.rules.tokens import nth_value, unseen_tokens
from corral.games.goldrush.seen.belief import imagine


class GoldRush(GoldRushTable):
    """A match of Gold Rush at some moment."""

    def __init__(
        self, tiles: TileSet, players: i64, farmers: bool, source: GoldRushTable | None = None
    ) -> None:
        super().__init__(tiles, players, farmers, source)
        if source is None:
            self._lay_start_tile()

    def _lay_start_tile(self) -> None:
        """It lies in the middle, with tokens on its mountains (G-3)."""
        self.left[self.tiles.start] -= 1
        self.tiles_left -= 1
        placing.lay(self, self.tiles.start, 0, 0)
        placing.lay_tokens(self)

    def copy(self) -> GoldRush:
        return GoldRush(self.tiles, self.players, self.farmers, self)

    def sample(self, seat: i64, rng: Sfc32) -> GoldRush:
        world = GoldRush(self.tiles, self.players, self.farmers, self)
        imagine(world, seat, rng)
        return world

    def over(self) -> bool:
        return self.phase == OVER_PHASE

    def scores(self) -> list[int]:
        """Points on the score track; the tokens' are added at the end (G-25)."""
        return [int(points) for points in self.points]

    # Decisions

    def actors(self) -> list[int]:
        if self.phase in (PLACE_PHASE, ACT_PHASE):
            return [int(self.turn)]
        return []

    def first_actor(self) -> i64:
        return self.turn if self.phase in (PLACE_PHASE, ACT_PHASE) else i64(-1)

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=64)
        if seat != self.turn:
            return moves
        if self.phase == PLACE_PHASE:
            moves = placing.place_moves(self, moves)
        elif self.phase == ACT_PHASE:
            moves = acting.act_moves(self, seat, moves, self.cell)
        return moves

    def apply(self, seat: i64, move: i64) -> None:
        if move >= PLACE_MOVE:
            place = move - PLACE_MOVE
            placing.place(self, place // ROTATIONS, place % ROTATIONS)
        elif move >= TENT_MOVE:
            place = move - TENT_MOVE
            acting.put_tent(self, seat, place // DIRECTIONS, place % DIRECTIONS)
        elif move == TAKE_MOVE:
            acting.dig(self)
        elif move == PASS_MOVE:
            acting.pass_on(self, seat)
        else:
            acting.put_cowboy(self, seat, acting.part_of_move(self, move))

    # Chance

    def chance_weight(self) -> i64:
        phase = self.phase
        if phase >= PLACE_PHASE:
            return 0
        if phase == DRAW_PHASE:
            return self.tiles_left
        if phase == START_PHASE:
            return self.players
        return unseen_tokens(self)

    def chance_pick(self, number: i64) -> i64:
        phase = self.phase
        if phase == DRAW_PHASE:
            kind: i64 = 0
            while number >= self.left[kind]:
                number -= self.left[kind]
                kind += 1
            return kind
        if phase == START_PHASE:
            return number
        return nth_value(self, number)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase >= PLACE_PHASE:
            return []
        if phase == START_PHASE:
            return [(seat, 1) for seat in range(int(self.players))]
        counts = self.left if phase == DRAW_PHASE else self.unseen
        return [(number, int(count)) for number, count in enumerate(counts) if count > 0]

    def chance_share(self, outcome: i64) -> i64:
        if not self.chance_allows(outcome):
            return 0
        if self.phase == START_PHASE:
            return 1
        return self.left[outcome] if self.phase == DRAW_PHASE else self.unseen[outcome]

    def chance_allows(self, outcome: i64) -> bool:
        phase = self.phase
        if phase >= PLACE_PHASE or outcome < 0:
            return False
        if phase == START_PHASE:
            return outcome < self.players
        counts = self.left if phase == DRAW_PHASE else self.unseen
        return outcome < len(counts) and counts[outcome] > 0

    def apply_chance(self, outcome: i64) -> None:
        phase = self.phase
        if phase == DRAW_PHASE:
            placing.draw(self, outcome)
            if self.phase == DRAW_PHASE and self.tiles_left == 0:
                end_match(self)  # the last tile fits nowhere, G-20
        elif phase == DIG_PHASE:
            acting.get_token(self, outcome)
        elif phase == CLAIM_PHASE:
            finishing.claim(self, outcome)
        else:
            self._choose_start(outcome)

    def _choose_start(self, seat: i64) -> None:
        """The start player is drawn (G-3)."""
        self.start = seat
        self.turn = seat
        self.phase = DRAW_PHASE
        if self.trace is not None:
            pile = self.tiles.tokens - self.token_supply
            kind = self.tiles.names[self.tiles.start]
            self.tell({"kind": "start_tile", "tile": kind, "cell": "0,0", "tokens": int(pile)})
            self.tell({"kind": "start_player", "seat": int(seat)}, reveals=True)

    # Texts

    def context(self, seat: i64) -> int:
        """The corner of the landscape, which tells where cells are."""
        return int(-self.west | -self.north << 8)

    def chance_context(self) -> int:
        """The phase, the seat that gets a token, and the edition whose tiles are drawn."""
        seat: i64 = 0
        if self.phase == DIG_PHASE:
            seat = self.turn
        elif self.phase == CLAIM_PHASE:
            seat = finishing.claimant(self)
        return int(self.phase | seat << 4) | self.tiles.number << 8
