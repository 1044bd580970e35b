"""Games of one idea each, whose values are known: chance, something hidden, two who act at once."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.core.state import State


class Toy(State):
    """Two seats, one of which has won in the end. Chance, where it is due, is an even die."""

    sides = 0

    def __init__(self) -> None:
        super().__init__(2)
        self.winner: int | None = None
        self.rolling = False

    def chance_weight(self) -> i64:
        return self.sides if self.rolling else 0

    def chance_pick(self, number: i64) -> i64:
        return number

    def chance_allows(self, outcome: i64) -> bool:
        return 0 <= outcome < self.sides

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome in range(self.sides if self.rolling else 0)]

    def over(self) -> bool:
        return self.winner is not None

    def scores(self) -> list[int]:
        return [int(self.winner == seat) for seat in range(2)]

    def copy(self) -> Toy:
        twin = type(self)()
        twin.__dict__.update(self.__dict__)
        return twin

    def sample(self, seat: i64, rng: Sfc32) -> Toy:
        return self.copy()


class Dice(Toy):
    """Take a die that wins in a quarter, in half or in three quarters of all rolls."""

    sides = 1000

    def __init__(self) -> None:
        super().__init__()
        self.quarters = 0

    def actors(self) -> list[int]:
        return [] if self.over() or self.rolling else [0]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([1, 2, 3])

    def apply(self, seat: i64, move: i64) -> None:
        self.quarters = int(move)
        self.rolling = True

    def apply_chance(self, outcome: i64) -> None:
        self.rolling = False
        self.winner = 0 if outcome < self.quarters * self.sides // 4 else 1


class Loaded(Toy):
    """A die is rolled that falls on 0, 1 and 2 with the weights 1, 3 and 6."""

    WEIGHTS = (1, 3, 6)
    sides = 10

    def __init__(self) -> None:
        super().__init__()
        self.rolling = True

    def chance_pick(self, number: i64) -> i64:
        return 0 if number < 1 else (1 if number < 4 else 2)

    def chance_allows(self, outcome: i64) -> bool:
        return 0 <= outcome < len(self.WEIGHTS)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return list(enumerate(self.WEIGHTS)) if self.rolling else []

    def actors(self) -> list[int]:
        return []

    def apply_chance(self, outcome: i64) -> None:
        self.rolling = False
        self.winner = int(outcome == 0)


class Shells(Toy):
    """Roll, and win in two of three cases; or say under which of two shells the coin lies.

    Seat 0 does not know where it is: who searches each world by itself finds it every time.
    """

    sides = 3
    ROLL, GUESS, LEFT, RIGHT = 1, 2, 3, 4

    def __init__(self, coin: int = LEFT) -> None:
        super().__init__()
        self.coin = coin
        self.guessing = False

    def actors(self) -> list[int]:
        return [] if self.over() or self.rolling else [0]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([self.LEFT, self.RIGHT] if self.guessing else [self.ROLL, self.GUESS])

    def apply(self, seat: i64, move: i64) -> None:
        if move == self.ROLL:
            self.rolling = True
        elif move == self.GUESS:
            self.guessing = True
        else:
            self.winner = 0 if move == self.coin else 1

    def apply_chance(self, outcome: i64) -> None:
        self.rolling = False
        self.winner = 1 if outcome == 0 else 0

    def sample(self, seat: i64, rng: Sfc32) -> Toy:
        twin = self.copy()
        assert isinstance(twin, Shells)
        twin.coin = (self.LEFT, self.RIGHT)[int(rng.below(2))]
        return twin


class Duel(Toy):
    """Both may draw or wait, at once and in any order. Seat 1 wins only by drawing at who waits."""

    WAIT, DRAW = 1, 2

    def __init__(self) -> None:
        super().__init__()
        self.done = (0, 0)

    def actors(self) -> list[int]:
        return [seat for seat in range(2) if not self.done[seat]]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([self.WAIT, self.DRAW] if seat in self.actors() else [])

    def apply(self, seat: i64, move: i64) -> None:
        self.done = (int(move), self.done[1]) if seat == 0 else (self.done[0], int(move))
        if all(self.done):
            self.winner = 1 if self.done == (self.WAIT, self.DRAW) else 0
