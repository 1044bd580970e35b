"""Waterhole in numbers, for programs that learn it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Block, Encoding, Piece, put, put_one_of, put_set
from corral.core.state import State
from waterhole.knowledge import UNKNOWN, Knowledge
from waterhole.state import AT_HOME, HERDS, WATERHOLES, Waterhole

SIZE = HERDS.stop
WATER = WATERHOLES.stop
MOST_ROUNDS = 6


class WaterholeEncoding(Encoding):
    """Sets of herds as rows of 0 and 1 whose places are the herds' numbers."""

    def __init__(self, players: int) -> None:
        pieces = [
            Piece("rounds_left", (1,), 0, MOST_ROUNDS, "rounds still to be played, this one too"),
            Piece("water", (WATER,), 0, 1, "what there is to drink, once it is found"),
            Piece("to_come", (WATER,), 0, 1, "waterholes that have not been found yet"),
            Piece("points", (players,), 0, 66, "of each seat, the own first", 10),
            Piece("secret", (SIZE,), 0, 1, "own herds that nobody else has seen"),
            Piece("shown", (players, SIZE), 0, 1, "herds at home that all have seen"),
            Piece("drunk", (players, SIZE), 0, 1, "herds that have drunk"),
            Piece("unseen", (players,), 0, MOST_ROUNDS, "how many secret herds each seat has"),
            Piece("sent", (players,), 0, 1, "who has sent a herd in this round"),
            Piece("own_sent", (SIZE,), 0, 1, "which one the own is"),
        ]
        super().__init__(
            players, pieces, [Block("send", 0, SIZE, "the herd of that number")], len(HERDS)
        )

    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(state, Waterhole)
        own = int(seat)
        known = Knowledge(state, own)
        order = [(own + step) % int(self.players) for step in range(int(self.players))]
        at = put(out, at, 0 if known.over else known.rounds - known.round + 1)
        at = put_one_of(out, at, WATER, -1 if known.water is None else known.water)
        at = put_set(out, at, WATER, _bits(known.to_come))
        for owner in order:
            at = put(out, at, known.points[owner])
        at = put_set(out, at, SIZE, _bits(known.secret[own]))
        for pens in (known.shown, known.drunk):
            for owner in order:
                at = put_set(out, at, SIZE, _bits(pens[owner]))
        for owner in order:
            at = put(out, at, len(known.secret[owner]))
        for owner in order:
            at = put(out, at, known.sent[owner] != AT_HOME)
        put_one_of(out, at, SIZE, known.sent[own] or UNKNOWN)


def _bits(members: list[int]) -> int:
    return sum(1 << member for member in members)
