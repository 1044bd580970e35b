"""What all seats know, side by side: for learners that may look into everybody's hand.

It tells what is hidden, and is made for critics, for bounds on what knowledge is worth, and for
games against oneself; nobody at a table of people is shown it.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Encoding, Piece
from corral.core.sheet import Ink, Sheet
from corral.core.state import State


class PerfectEncoding(Encoding):
    """The observer's pieces, then those of the next seats clockwise; actions as they were."""

    def __init__(self, own: Encoding) -> None:
        pieces = [
            piece if place == 0 else _of_another(piece, place)
            for place in range(own.players)
            for piece in own.pieces
        ]
        super().__init__(
            own.players, pieces, own.blocks, own.chances, own.longest, own.highest, own.version
        )
        self.own = own
        self.call = own.call

    def sheet(self, out: vec[i32], at: i64, floats: bool) -> Sheet:
        return PerfectSheet(self, out, at, self.ink(floats))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.own.legal(state, seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return self.own.move(state, seat, action)

    def action(self, state: State, seat: i64, move: i64) -> i64:
        return self.own.action(state, seat, move)

    def dice(self, state: State) -> i64:
        return self.own.dice(state)

    def thrown(self, faces: list[int]) -> i64:
        return self.own.thrown(faces)


class PerfectSheet(Sheet):
    """A sheet for every seat, one beside the other."""

    def __init__(self, encoding: PerfectEncoding, out: vec[i32], at: i64, ink: Ink) -> None:
        super().__init__(out, at, ink)
        own = encoding.own
        self.sheets = [
            own.sheet(out, at + place * own.size, ink.floats) for place in range(own.players)
        ]

    def show(self, state: State, seat: i64) -> None:
        for place, sheet in enumerate(self.sheets):
            sheet.show(state, (seat + place) % state.players)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.sheets[0].legal(state, seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return self.sheets[0].move(state, seat, action)


def _of_another(piece: Piece, place: int) -> Piece:
    name = f"{piece.name}_of_{place}"
    return Piece(name, piece.shape, piece.low, piece.high, piece.meaning, piece.unit)
