"""Plain UCT with random playouts and no evaluation: what published work compares with."""

from __future__ import annotations

from math import log, sqrt

from librt.vecs import vec
from mypy_extensions import i64

from corral.bots.search import SEAT_STEP, Search
from corral.bots.tree import Node
from corral.core.evaluator import Evaluator, result, shares
from corral.core.prng import Sfc32
from corral.core.state import State

EXPLORATION = 0.7
TO_THE_END = 1_000_000


class RulesOnly(Evaluator):
    """Knows nothing about playing well: any move is as good as another, only the end counts."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = TO_THE_END

    def chances(self, state: State) -> list[float]:
        return result(state) if state.over() else shares(self.expected(state), 10.0)

    def reply(self, state: State, seat: i64, rng: Sfc32) -> i64:
        moves = state.legal(seat)
        return moves[rng.below(len(moves))]


class PlainSearch(Search):
    """Chooses by UCB1: each available move once, then by mean and how little it was tried."""

    def select(self, node: Node, state: State, seat: i64, moves: vec[i64]) -> Node:
        base = int(seat) * SEAT_STEP
        untried: list[Node] = []
        tried: list[Node] = []
        for move in moves:
            key = base + move
            child = node.children.get(key)
            if child is None:
                child = Node(key, 0.0, 0)
                node.children[key] = child
            child.available += 1
            if child.visits == 0:
                untried.append(child)
            else:
                tried.append(child)
        if untried:
            return untried[self.rng.below(len(untried))]
        highest = -1.0
        choice = tried[0]
        for child in tried:
            visits = float(child.visits)
            value = child.worth(seat) + EXPLORATION * sqrt(log(float(child.available)) / visits)
            if value > highest:
                highest = value
                choice = child
        return choice
