"""A small game with auctions, as another package might bring it along: no part of Corral names it.

A cow is sold by open bids, then a hen by a count-down from 5 to 1. The first seat sells the cow,
the second one the hen; what is paid goes to the seller. Everybody begins with 20 coins, all in the
open.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.asking import Asking, Orders
from corral.core.errors import IllegalMove, NotationError
from corral.core.game import Game, View
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.core.text import Line, Reader, listed
from corral.core.view import kinds_of

COINS = 20
COUNT = 5
WORTH = 10
COW, HEN, OVER = range(3)
MOVES = ("pass", "hold", "take", *(f"bid {coins + 1}" for coins in range(COINS)))
PASS, HOLD, TAKE, BID = range(4)
NOBODY = -1


class Bid(TypedDict):
    kind: Literal["bid"]
    seat: int
    coins: int


class Silent(TypedDict):
    kind: Literal["silent"]
    seat: int


class Named(TypedDict):
    kind: Literal["named"]
    coins: int


class Sold(TypedDict):
    kind: Literal["sold"]
    seat: int
    lot: int
    coins: int


class Left(TypedDict):
    kind: Literal["left"]
    lot: int


MarketEvent: TypeAlias = Bid | Silent | Named | Sold | Left


class MarketState(State):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.lot = COW
        self.price = 0
        self.leader = NOBODY
        self.silent: list[int] = []
        self.coins = [COINS] * players
        self.owners: list[int] = []

    def copy(self) -> MarketState:
        twin = MarketState(int(self.players))
        twin.lot, twin.price, twin.leader = self.lot, self.price, self.leader
        twin.silent, twin.coins, twin.owners = self.silent[:], self.coins[:], self.owners[:]
        return twin

    def tell(self, event: MarketEvent, reveals: bool = False) -> None:
        self.note(event, {}, (), reveals)

    @property
    def seller(self) -> int:
        return self.lot

    def buyers(self) -> list[int]:
        return [seat for seat in range(int(self.players)) if seat != self.seller]

    def actors(self) -> list[int]:
        if self.lot == OVER:
            return []
        return [one for one in self.buyers() if one != self.leader and one not in self.silent]

    def legal(self, seat: i64) -> vec[i64]:
        if seat not in self.actors():
            return vec[i64]()
        if self.lot == HEN:
            return vec[i64]([HOLD, TAKE] if self.coins[seat] >= self.price else [HOLD])
        return vec[i64]([PASS, *range(BID + self.price, BID + self.coins[seat])])

    def apply(self, seat: i64, move: i64) -> None:
        if move >= BID:
            self.price, self.leader, self.silent = int(move) - BID + 1, int(seat), []
            self.tell({"kind": "bid", "seat": int(seat), "coins": self.price}, True)
        elif move == TAKE:
            self._hand_over(int(seat))
        else:
            self.silent.append(int(seat))
            self.tell({"kind": "silent", "seat": int(seat)})
            if not self.actors():
                self._close()

    def _close(self) -> None:
        if self.lot == HEN and self.price > 1:
            self.price, self.silent = self.price - 1, []
            self.tell({"kind": "named", "coins": self.price}, True)
        else:
            self._hand_over(self.leader)

    def _hand_over(self, buyer: int) -> None:
        if buyer == NOBODY:
            self.tell({"kind": "left", "lot": self.lot}, True)
        else:
            self.coins[buyer] -= self.price
            self.coins[self.seller] += self.price
            self.tell({"kind": "sold", "seat": buyer, "lot": self.lot, "coins": self.price}, True)
        self.owners.append(self.seller if buyer == NOBODY else buyer)
        self.lot, self.price = self.lot + 1, COUNT
        self.leader, self.silent = NOBODY, []

    def chance_weight(self) -> i64:
        return 0

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return []

    def over(self) -> bool:
        return self.lot == OVER

    def scores(self) -> list[int]:
        return [coins + WORTH * self.owners.count(one) for one, coins in enumerate(self.coins)]

    def sample(self, seat: i64, rng: Sfc32) -> MarketState:
        return self.copy()

    def context(self, seat: i64) -> int:
        return 0


class BidOrders(Orders):
    """One coin more than the highest bid, up to the limit."""

    def __init__(self, state: MarketState) -> None:
        super().__init__(0, COINS, tuple(state.buyers()), "M-1")
        self.state = state

    def answer(self, limits: dict[int, int], seats: list[int]) -> tuple[int, str] | None:
        for seat in seats:
            if seat in limits:
                able = min(limits[seat], self.state.coins[seat]) > self.state.price
                return seat, f"bid {self.state.price + 1}" if able else "pass"
        return None


class TakeOrders(Orders):
    """Take it at the limit."""

    def __init__(self, state: MarketState) -> None:
        super().__init__(1, COUNT, tuple(state.buyers()), "M-1")
        self.state = state

    def answer(self, limits: dict[int, int], seats: list[int]) -> tuple[int, str] | None:
        for seat in seats:
            if seat in limits:
                able = min(limits[seat], self.state.coins[seat]) >= self.state.price
                return seat, "take" if able else "hold"
        return None


class Market(Game):
    name = "market"
    fewest = 3
    most = 4
    move_numbers = len(MOVES)
    rule_numbers = ("M-1", "M-2", "M-3")
    refusal_reasons = ("not_now",)
    event_kinds = kinds_of(MarketEvent)
    closing: tuple[str, ...] = ("sold", "left")

    def start(self, setting: Setting) -> State:
        return MarketState(setting.players)

    def asking(self, state: State) -> Asking | None:
        table = _own(state)
        number = 100 * table.lot + table.price
        if table.lot == COW:
            return Asking(number, "pass", calls=1, orders=BidOrders(table))
        if table.lot == HEN:
            return Asking(number, "hold", race=("take",), in_turn=True, orders=TakeOrders(table))
        return None

    def move_text(self, code: int, context: int) -> str:
        return MOVES[code]

    def read_chance(self, line: Line, state: State) -> int:
        raise NotationError(line.number, 1, "nothing is left to chance here")

    def canonical(self, text: str) -> str:
        words = " ".join(text.split())
        if words not in MOVES:
            raise NotationError(1, 1, f"{text!r} is not pass, hold, take or bid with 1 to {COINS}")
        return words

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        rule = "M-1" if seat == _own(state).seller else "M-3" if text in ("hold", "take") else "M-2"
        return IllegalMove(rule, "not_now")

    def position_lines(self, state: State, seat: int) -> list[str]:
        table = _own(state)
        return [
            f"lot {table.lot}",
            f"price {table.price}",
            f"leader {table.leader + 1}",
            f"silent {listed([str(one) for one in table.silent])}",
            f"coins {' '.join(map(str, table.coins))}",
            f"owners {listed([str(one) for one in table.owners])}",
        ]

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        table = MarketState(setting.players)
        table.lot = reader.keyed("lot").word(1, "a lot").number(COW, OVER)
        table.price = reader.keyed("price").word(1, "a price").number(0, COINS)
        table.leader = reader.keyed("leader").word(1, "a seat").number(0, self.most) - 1
        table.silent = _numbers(reader.keyed("silent"))
        table.coins = _numbers(reader.keyed("coins"))
        table.owners = _numbers(reader.keyed("owners"))
        return table

    def view(self, state: State, seat: int) -> View:
        table = _own(state)
        return {
            "lot": table.lot,
            "price": table.price,
            "leader": table.leader,
            "silent": sorted(table.silent),
            "coins": table.coins[:],
            "owners": table.owners[:],
        }

    def census(self, state: State) -> dict[str, int]:
        table = _own(state)
        return {"coins": sum(table.coins), "lots": len(table.owners) + OVER - table.lot}


def _numbers(line: Line) -> list[int]:
    return [token.number(0, 4 * COINS) for token in line.rest(1) if token.text != "-"]


def _own(state: State) -> MarketState:
    assert isinstance(state, MarketState)
    return state


GAME = Market()
