"""The kit notices a game that asks in a way on which no table can rely."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import corral
from corral.core import registry
from corral.core.asking import Asking, Orders
from corral.core.state import State
from corral.testing import ConformanceError, Variant, check_match

from . import market
from .market import Market, MarketState


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    points = [EntryPoint("market", f"{market.__name__}:GAME", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.look_again()
    yield
    registry.look_again()


class Mute(Market):
    """Takes silence for something that nobody may say."""

    def asking(self, state: State) -> Asking | None:
        return None if state.over() else Asking(0, "hold")


class Hasty(Market):
    """Asks anew after every pass."""

    def asking(self, state: State) -> Asking | None:
        assert isinstance(state, MarketState)
        asked = super().asking(state)
        if asked is not None:
            asked.number += len(state.silent)
        return asked


class Endless(Market):
    """Orders are never over."""

    closing = ()


class Misspelt(Market):
    """Its orders end with something that never happens."""

    closing = ("sold", "lost")


class Late(Market):
    """Asks although all is sold."""

    def asking(self, state: State) -> Asking | None:
        return Asking(0, "pass") if state.over() else super().asking(state)


class Spendthrift(Orders):
    """Bids what nobody has."""

    def answer(self, limits: dict[int, int], seats: list[int]) -> tuple[int, str] | None:
        return (seats[0], "bid 20") if limits else None


class Generous(Market):
    def asking(self, state: State) -> Asking | None:
        asked = super().asking(state)
        if asked is not None and asked.orders is not None:
            asked.orders = Spendthrift(0, 20, asked.orders.seats, "M-1")
        return asked


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Mute, "who is asked, may `hold`"),
        (Hasty, "leaves the question to the others"),
        (Endless, "events of `closing` end them"),
        (Misspelt, "what is closing is a kind of event"),
        (Late, "nobody is asked when it is over"),
        (Generous, "make a legal move"),
    ],
)
def test_the_kit_notices(
    broken: type[Market], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(market, "GAME", broken())
    with pytest.raises(ConformanceError, match=promise):
        check_match(Variant(corral.game("market"), 4, {}), 0)
