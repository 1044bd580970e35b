"""Reading positions of Gold Rush: everything is checked, and every complaint has a place."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from corral.core.bits import bit
from corral.core.game import EVERYTHING
from corral.core.prng import Sfc32
from corral.core.text import Line, Reader, Token
from corral.games.goldrush.rules.codes import (
    ACT_PHASE,
    MOST_PARTS,
    MOUNTAIN,
    NEEDS,
    NONE,
    OVER_PHASE,
    PLACE_PHASE,
    PRAIRIE,
    ROTATIONS,
    TENT,
)
from corral.games.goldrush.rules.grid import cell_at
from corral.games.goldrush.rules.placing import fits_somewhere, lay, lay_tokens
from corral.games.goldrush.rules.tokens import unseen_tokens
from corral.games.goldrush.seen.belief import deal_tokens
from corral.games.goldrush.seen.knowledge import PHASE_NAMES
from corral.games.goldrush.state import GoldRush
from corral.games.goldrush.text.notation import read_cell, read_kind, read_token, split_part
from corral.games.goldrush.text.objections import objection
from corral.games.goldrush.text.position import UNKNOWN

MOST_POINTS = 1_000_000


def read_position(reader: Reader, state: GoldRush, seat: int, rng: Sfc32) -> GoldRush:
    """A state just begun becomes that of a position; what the seat did not know is dealt."""
    return _PositionReader(reader, state, seat).read(rng)


class _PositionReader:
    def __init__(self, reader: Reader, state: GoldRush, seat: int) -> None:
        self.reader = reader
        self.state = state
        self.seat = seat
        self.players = int(state.players)
        self.unknown = vec[i64]([0] * self.players)
        self.turn_line = Token("", 1, 1)
        self.tile_line = Token("", 1, 1)
        self.piles: dict[int, Token] = {}
        """Where the tokens on a feature are told."""
        self.pieces: dict[int, Token] = {}
        """Where the cowboy or tent on a part is told."""

    def read(self, rng: Sfc32) -> GoldRush:
        state = self.state
        self._read_course()
        self._read_landscape()
        self._check_course()
        self._read_piles()
        for owner in range(self.players):
            self._read_player(owner)
        self._count_tokens()
        deal_tokens(state, self.unknown, rng)
        found = objection(state)
        if found is not None:
            place = self.piles.get(found.pile) or self.pieces.get(found.piece) or self.turn_line
            raise place.wrong(found.problem)
        return state

    # The course of the match

    def _read_course(self) -> None:
        state = self.state
        names = list(PHASE_NAMES.values())
        state.phase = list(PHASE_NAMES)[self.reader.value("phase", wanted="a phase").one_of(names)]
        state.start = self.reader.value("start", wanted="a seat").seat(self.players)
        self.turn_line = self.reader.value("turn", wanted="a seat or `-`")
        if state.phase == OVER_PHASE:
            if self.turn_line.text != "-":
                raise self.turn_line.unexpected("`-` (the match is over)")
            state.turn = NONE
        else:
            state.turn = self.turn_line.seat(self.players)
        self.tile_line = self.reader.value("tile", wanted="a tile or `-`")
        if (state.phase == PLACE_PHASE) != (self.tile_line.text != "-"):
            wanted = "the tile to be placed" if state.phase == PLACE_PHASE else "`-`"
            raise self.tile_line.unexpected(wanted)
        if state.phase == PLACE_PHASE:
            state.in_hand = self._draw(self.tile_line)
        for token in self.reader.values("gone"):
            state.gone[self._draw(token)] += 1

    def _draw(self, token: Token) -> int:
        """A tile that is not in the bag any more."""
        state = self.state
        kind = read_kind(token, state.tiles.names)
        if state.left[kind] == 0:
            count = int(state.tiles.count[kind])
            raise token.wrong(f"there are only {count} tiles {token.text} in this edition")
        state.left[kind] -= 1
        state.tiles_left -= 1
        return kind

    def _check_course(self) -> None:
        """The phase fits the tiles: those placed, the one in hand, those left (G-5, G-7, G-20)."""
        state = self.state
        if state.phase == OVER_PHASE:
            if state.tiles_left > 0:
                left = int(state.tiles_left)
                raise self.turn_line.wrong(f"{left} tiles are left, so it is not over (G-20)")
            return
        if state.phase == ACT_PHASE and state.laid == 1:
            raise self.turn_line.wrong("nobody has placed a tile yet (G-7)")
        if state.phase == PLACE_PHASE and not fits_somewhere(state, state.in_hand):
            raise self.tile_line.wrong(f"{self.tile_line.text} fits nowhere (G-5)")

    # The landscape

    def _read_landscape(self) -> None:
        """Tile by tile as they were placed; the start tile comes first."""
        state = self.state
        first = self._land_line()
        start = f"0,0 {state.tiles.names[state.tiles.start]} 0"
        if " ".join(token.text for token in first.rest(1)) != start:
            raise first.words[1].unexpected(f"the start tile, `land {start}`")
        while self.reader.peek() == "land":
            self._read_tile(self._land_line())

    def _land_line(self) -> Line:
        line = self.reader.keyed("land")
        line.word(3, "a cell, a tile and its rotation")
        line.only(4)
        return line

    def _read_tile(self, line: Line) -> None:
        state = self.state
        x, y = read_cell(line.words[1])
        kind = self._draw(line.words[2])
        rotation = line.words[3].number(0, ROTATIONS - 1)
        cell = cell_at(x, y)
        place = state.border_at(cell)
        if not state.is_at(cell, x, y) or (place < 0 and state.tile_at(cell) == NONE):
            raise line.words[1].wrong(f"no tile placed before lies beside {x},{y} (G-4)")
        if place < 0:
            raise line.words[1].wrong(f"there is a tile on {x},{y} already")
        if not state.tiles.fits[kind * NEEDS + state.free[place] % NEEDS] >> rotation & 1:
            raise line.words[2].wrong(f"{line.words[2].text} does not fit there so turned (G-4)")
        lay(state, kind, cell, rotation)
        lay_tokens(state)

    def _part(self, token: Token) -> int:
        """The part that a text such as 1,0:N means."""
        state = self.state
        cell_token, place = split_part(token)
        x, y = read_cell(cell_token)
        cell = cell_at(x, y)
        tile = int(state.tile_at(cell))
        if tile < 0 or not state.is_at(cell, x, y):
            raise cell_token.wrong(f"there is no tile on {x},{y}")
        way, base = int(state.way[tile]), int(state.base[tile])
        count = int(state.tiles.parts[way // ROTATIONS])
        names = state.tiles.part_names[way * MOST_PARTS : way * MOST_PARTS + count]
        return base + place.one_of(names)

    def _mountain(self, token: Token) -> int:
        part = self._part(token)
        if self.state.sort_of(part) != MOUNTAIN:
            raise token.wrong(f"{token.text} is no mountain")
        return part

    def _read_piles(self) -> None:
        """The tokens on each mountain; what was laid there and is not any more has been taken."""
        state = self.state
        tokens = self.reader.values("piles")
        for part in range(int(state.parts)):
            state.pile[part] = 0
        for token in tokens:
            pieces = token.split("=")
            if len(pieces) != 2:
                raise token.unexpected("a mountain and its tokens such as 1,0:N=2")
            mountain = state.feature[self._mountain(pieces[0])]
            if state.pile[mountain] > 0:
                raise token.wrong("this mountain has a pile already")
            nuggets = int(state.symbols[mountain])
            if nuggets == 0:
                raise token.wrong("this mountain has no nugget, so no token was laid (G-6)")
            state.pile[mountain] = pieces[1].number(1, nuggets)
            self.piles[int(mountain)] = token

    # The players

    def _read_player(self, owner: int) -> None:
        state = self.state
        me = f"p{owner}"
        state.points[owner] = self.reader.value(me, "points", wanted="a number").number(
            0, MOST_POINTS
        )
        for token in self.reader.values(me, "cowboys"):
            self._read_cowboy(owner, token)
        tent = self.reader.value(me, "tent", wanted="a mountain part or `-`")
        if tent.text != "-":
            self._read_tent(owner, tent)
        for token in self.reader.values(me, "tokens"):
            if token.text == UNKNOWN:
                if self.seat in (owner, EVERYTHING) or state.phase == OVER_PHASE:
                    raise token.wrong("`?` is for what the seat that sees this does not know")
                self.unknown[owner] += 1
            else:
                self._read_token(owner, token)

    def _read_token(self, owner: int, token: Token) -> None:
        state = self.state
        if self.seat not in (owner, EVERYTHING) and state.phase != OVER_PHASE:
            raise token.unexpected("`?` (a token that this seat cannot see)")
        value = read_token(token, state.tiles.token_worths)
        if state.unseen[value] == 0:
            count = int(state.tiles.token_counts[value])
            raise token.wrong(f"there are only {count} tokens of {token.text} in this edition")
        state.unseen[value] -= 1
        state.purse[owner * len(state.unseen) + value] += 1

    def _read_cowboy(self, owner: int, token: Token) -> None:
        """Cowboys are put on the tile just placed, one at most (G-7)."""
        state = self.state
        part = self._part(token)
        tile = int(state.tile_of[part])
        if tile == 0:
            raise token.wrong("no cowboy is put on the start tile (G-7)")
        if tile == state.laid - 1 and state.phase == ACT_PHASE:
            raise token.wrong("the player on turn has not put a cowboy on the new tile yet")
        if any(0 < state.holder[other] < TENT for other in self._parts_of(tile)):
            raise token.wrong("one cowboy at most is put on a tile (G-7)")
        if state.holder[part]:
            raise token.wrong("a tent is on this mountain part already (G-8)")
        if state.sort_of(part) == PRAIRIE and not state.farmers:
            raise token.wrong("this match is played without farmers (G-26)")
        if state.supply[owner] == 0:
            raise token.wrong(f"p{owner} has only {int(state.tiles.cowboys)} cowboys (G-1)")
        state.supply[owner] -= 1
        state.holder[part] = u8(1 + owner)
        self.pieces[part] = token
        state.cowboys[state.feature[part]] += bit(8 * owner)

    def _parts_of(self, tile: int) -> range:
        state = self.state
        first = int(state.base[tile])
        return range(first, first + int(state.tiles.parts[state.way[tile] // ROTATIONS]))

    def _read_tent(self, owner: int, token: Token) -> None:
        state = self.state
        part = self._mountain(token)
        if state.holder[part]:
            raise token.wrong("a cowboy or a tent is on this mountain part already (G-8)")
        state.holder[part] = u8(TENT + owner)
        self.pieces[part] = token
        state.tent[owner] = part

    # The whole

    def _count_tokens(self) -> None:
        """What is neither in the supply nor on a pile nor with a player was removed unseen."""
        state = self.state
        hidden = int(unseen_tokens(state)) - int(state.token_supply)
        for owner in range(self.players):
            hidden -= int(self.unknown[owner])
        for part in range(int(state.parts)):
            hidden -= int(state.pile[part])
        if hidden < 0:
            raise self.turn_line.wrong(
                f"{-hidden} tokens more are on piles and with players than were laid (G-6)"
            )
        state.removed = hidden
