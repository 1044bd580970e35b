"""Every registered game holds to the contract, and the kit notices when one does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import corral
from corral.core import registry
from corral.core.errors import IllegalMove
from corral.core.game import Game, Seen
from corral.core.state import State
from corral.games.elgaucho.game import ElGauchoGame
from corral.games.elgaucho.state import ElGaucho
from corral.info import compiled
from corral.testing import ConformanceError, Variant, check_match
from tests.once import once_compiled
from tests.tables import tables
from tests.thorough import THOROUGH

# Long matches take plain Python minutes: there the smallest tables are enough.
TABLES = [
    table for name in corral.games() for table in tables(name) if compiled() or table.players == 2
]
WATCHED = {"kuhhandel": 50 if THOROUGH else 6}
AT_LARGE_TABLES = {"kuhhandel": 50 if THOROUGH else 3}


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_conformance(table: Variant) -> None:
    watched = AT_LARGE_TABLES if table.players > 3 else WATCHED
    check_match(table, table.players, watched=watched.get(table.game.name, 50))


class Leaky(ElGauchoGame):
    """Shows everybody what was left aside."""

    def view(self, state: State, seat: int) -> Seen:
        assert isinstance(state, ElGaucho)
        return {**super().view(state, seat), "leak": int(state.aside[0])}


class Talkative(ElGauchoGame):
    """Tells in refusals what others have left aside."""

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        assert isinstance(state, ElGaucho)
        error = super().refusal(state, seat, text)
        return IllegalMove(
            error.rule, error.reason, {**error.values, "aside": [int(one) for one in state.aside]}
        )


class Lossy(ElGauchoGame):
    """Forgets a tile whenever it is asked for the census."""

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, ElGaucho)
        if state.round > 1:
            state.gone &= state.gone - 1
        return super().census(state)


class Unruly(ElGauchoGame):
    """Refuses without a rule of the ledger."""

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        return IllegalMove("E-99", "over")


class Moody(ElGauchoGame):
    """Refuses for a reason that it has not declared."""

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        return IllegalMove(super().refusal(state, seat, text).rule, "because")


class Forgetful(ElGauchoGame):
    """Leaves the pesos out of its positions."""

    def position_lines(self, state: State, seat: int) -> list[str]:
        lines = super().position_lines(state, seat)
        return ["p0 pesos 0" if line.startswith("p0 pesos") else line for line in lines]


class Vague(ElGauchoGame):
    """Writes two moves alike."""

    def move_text(self, code: int, context: int) -> str:
        text = super().move_text(code, context)
        return "wish 1" if text.startswith("wish") else text


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Registers a game in place of El Gaucho."""
    registry.look_again()

    def register(game: Game) -> Variant:
        monkeypatch.setattr("corral.games.elgaucho.game.GAME", game)
        return Variant(corral.game("elgaucho"), 3, {})

    yield register
    registry.look_again()


@pytest.mark.skipif(compiled(), reason="compiled states cannot be tampered with")
def test_the_kit_notices_a_bot_that_is_shown_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "determinize", lambda state, seat, rng: state.copy())
    with pytest.raises(ConformanceError, match="supposes by nothing but what it knows"):
        check_match(Variant(corral.game("elgaucho"), 3, {}), 0)


@once_compiled  # the kit itself is the same Python in both runs
@pytest.mark.parametrize("broken", [Leaky, Talkative, Lossy, Unruly, Moody, Forgetful, Vague])
def test_the_kit_notices_a_broken_game(broken: type[ElGauchoGame], registered: Any) -> None:
    variant = registered(broken())
    with pytest.raises(ConformanceError):
        check_match(variant, 0)
