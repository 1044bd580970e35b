"""What a seat knows and may do, as numbers of a fixed shape: what programs learn from.

An encoding is made for one table: a game, a number of players, options and an edition. It is built
like a view, from what the seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from math import prod
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from corral.core.sheet import Ink, Sheet
from corral.core.state import State

if TYPE_CHECKING:
    from corral.core.setting import Setting

LONGEST = 10_000
HIGHEST = 1_000_000
FACES = 6
"""Of a die."""


class Piece:
    """A named piece of an observation: its shape, its bounds, and what its numbers mean.

    Flat observations are divided by ``unit``, about the size that the numbers usually have; where
    none is given, by the largest possible one.
    """

    __slots__ = ("high", "low", "meaning", "name", "shape", "size", "unit")

    def __init__(
        self, name: str, shape: Sequence[int], low: int, high: int, meaning: str, unit: int = 0
    ) -> None:
        self.name = name
        self.shape = tuple(shape)
        self.size = prod(shape)
        self.low = low
        self.high = high
        self.meaning = meaning
        self.unit = unit or max(high, -low)


class Block:
    """Actions of one kind: so many numbers from ``first`` on."""

    __slots__ = ("first", "meaning", "name", "size")

    def __init__(self, name: str, first: int, size: int, meaning: str) -> None:
        self.name = name
        self.first = first
        self.size = size
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The observations and actions of one table. A game of one's own makes a subclass.

    It has ``observe``, which writes everything, or ``sheet``, which writes what has changed.

    Seats are counted from the observer's own: 0 is the observer, 1 the next one clockwise. Nothing
    is checked: ``observe`` wants room for ``size`` numbers, ``move`` an action of ``legal``.
    """

    def __init__(
        self,
        players: i64,
        pieces: Sequence[Piece],
        blocks: Sequence[Block],
        chances: i64,
        longest: i64 = LONGEST,
        highest: i64 = HIGHEST,
        version: i64 = 0,
    ) -> None:
        self.version = version
        """Environments' names end with it (``-v0``)."""
        self.players = players
        self.chances = chances
        """The most outcomes that chance can have at once; dice count one by one."""
        self.longest = longest
        """So many decisions no match needs; it is ended there where a fixed length is wanted."""
        self.highest = highest
        """Nobody can be more points than that ahead of somebody else."""
        self.pieces = tuple(pieces)
        self.blocks = tuple(blocks)
        self.size: i64 = sum(piece.size for piece in pieces)
        self.call: Piece | None = None
        """What moves call aloud (``State.aloud``); no piece of an observation, but of histories."""
        self._inks: dict[bool, Ink] = {}
        self.actions: i64 = max(block.first + block.size for block in blocks)

    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        """Write all pieces, one after the other, into ``out`` from place ``at`` on."""
        put_zeros(out, at, self.size)
        self.sheet(out, at, False).show(state, seat)

    def sheet(self, out: vec[i32], at: i64, floats: bool) -> Sheet:
        """A row of ``out`` for one look after another, in whole numbers or as bits of floats.

        A game that can tell what has changed since the last look makes one of its own.
        """
        return WrittenOut(self, out, at, self.ink(floats))

    def ink(self, floats: bool) -> Ink:
        """How this encoding's numbers are written."""
        if floats not in self._inks:
            pieces = self.pieces
            lows, highs = [piece.low for piece in pieces], [piece.high for piece in pieces]
            self._inks[floats] = Ink(lows, highs, [piece.unit for piece in pieces], floats)
        return self._inks[floats]

    def digest(self) -> str:
        """A fingerprint of what the numbers mean; whoever has learned with another one is wrong."""
        pieces = [
            (piece.name, piece.shape, piece.low, piece.high, piece.unit) for piece in self.pieces
        ]
        blocks = [(block.name, block.first, block.size) for block in self.blocks]
        told = repr((int(self.version), pieces, blocks))
        return sha256(told.encode()).hexdigest()[:16]

    def place(self, name: str) -> tuple[int, int]:
        """Where the piece of that name begins, and its number."""
        at = 0
        for number, piece in enumerate(self.pieces):
            if piece.name == name:
                return at, number
            at += piece.size
        raise KeyError(name)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        """The actions of a seat, without repetition and in no order."""
        return state.legal(seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        """The move that a legal action stands for."""
        return action

    def action(self, state: State, seat: i64, move: i64) -> i64:
        """The action that stands for a legal move."""
        return move

    def dice(self, state: State) -> i64:
        """How many dice chance throws together here; 0 where it answers in another way."""
        return 0

    def thrown(self, faces: list[int]) -> i64:
        """The outcome of chance that is these dice, each from 0 to 5, in whatever order."""
        raise NotImplementedError


class LaterEncoding:
    """Another version of a game's encoding, for tables of any kind.

    Its environments have a ``word`` in their names (``corral/NAMEWord-v1``), for the first version
    is no worse: Gymnasium calls every lower number of the same name out of date.
    """

    __slots__ = ("make", "word")

    def __init__(self, word: str, make: Callable[[Setting], Encoding]) -> None:
        self.word = word
        self.make = make


class WrittenOut(Sheet):
    """The sheet of an encoding that writes everything at every look."""

    def __init__(self, encoding: Encoding, out: vec[i32], at: i64, ink: Ink) -> None:
        super().__init__(out, at, ink)
        self.encoding = encoding
        self.numbers = vec[i32]([0] * int(encoding.size)) if ink.floats else out

    def show(self, state: State, seat: i64) -> None:
        encoding = self.encoding
        if not self.ink.floats:
            encoding.observe(state, seat, self.out, self.at)
            return
        encoding.observe(state, seat, self.numbers, 0)
        out = self.out
        numbers = self.numbers
        ink = self.ink
        place: i64 = 0
        for number, piece in enumerate(encoding.pieces):
            first = ink.first[number]
            for _ in range(piece.size):
                out[self.at + place] = ink.of(first, i64(numbers[place]))
                place += 1

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.encoding.legal(state, seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return self.encoding.move(state, seat, action)


def put_one_of(out: vec[i32], at: i64, size: i64, chosen: i64) -> i64:
    """1 at the chosen one of so many places, 0 elsewhere; nothing is chosen below 0."""
    for place in range(size):
        out[at + place] = 0
    if chosen >= 0:
        out[at + chosen] = 1
    return at + size


def put_set(out: vec[i32], at: i64, size: i64, members: i64) -> i64:
    """1 for every member of a set of bits, 0 for the others."""
    for place in range(size):
        out[at + place] = i32(members >> place & 1)
    return at + size


def put_zeros(out: vec[i32], at: i64, size: i64) -> i64:
    """So many zeros."""
    for place in range(size):
        out[at + place] = 0
    return at + size


def put(out: vec[i32], at: i64, number: i64) -> i64:
    """One number."""
    out[at] = i32(number)
    return at + 1


def relative(seat: i64, observer: i64, players: i64) -> i64:
    """A seat as the observer counts it; below 0 for nobody."""
    if seat < 0:
        return seat
    return seat - observer if seat >= observer else seat - observer + players
