"""Kuhhandel Master, registered: everything the contract asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from corral.core.edition import Edition
from corral.core.encoding import Encoding
from corral.core.errors import IllegalMove
from corral.core.game import Game, Option, View
from corral.core.insight import Insight
from corral.core.prng import Sfc32
from corral.core.state import State
from corral.core.text import Line, Reader
from corral.games.kuhhandel import edition, notation, position, reading, refusal
from corral.games.kuhhandel.codes import (
    KINDS,
    MONEY_CARD,
    MOVES,
    NONE,
    PREMIUM_CARD,
)
from corral.games.kuhhandel.encoding import KuhhandelEncoding
from corral.games.kuhhandel.insight import KuhhandelInsight
from corral.games.kuhhandel.knowledge import Knowledge
from corral.games.kuhhandel.material import Material
from corral.games.kuhhandel.money import VALUES, copies
from corral.games.kuhhandel.position import ON_TABLE
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.view import view_of
from corral.games.kuhhandel.words import CARD_NAMES


class KuhhandelGame(Game):
    """Auctions, bluff, cow trades, rats; two to six players."""

    name = "kuhhandel"
    fewest = 2
    most = 6
    rules_version = 1
    options = (Option("super_trade", False, "K-45"), Option("cash_count", False, "K-46"))
    move_numbers = MOVES
    rule_numbers = tuple(f"K-{number}" for number in range(1, 47))
    event_kinds = (
        "start_player",
        "turn",
        "turned_up",
        "donkey_paid",
        "bid",
        "passed",
        "knocked_down",
        "unsold",
        "sold",
        "bought",
        "shown",
        "paid",
        "got",
        "called",
        "slapped",
        "pledged",
        "gave",
        "put",
        "took_rat",
        "challenged",
        "offered",
        "accepted",
        "countered",
        "swapped",
        "tied",
        "traded",
        "looked",
        "kept",
        "gave_away",
        "got_money",
        "rats_covered",
        "over",
    )

    def __init__(self) -> None:
        self._materials: dict[tuple[str, int, bool, bool], Material] = {}
        self._insight = KuhhandelInsight()

    def _material(self, data: Edition, players: int, options: Mapping[str, bool]) -> Material:
        key = (data.digest, players, options["super_trade"], options["cash_count"])
        if key not in self._materials:
            self._materials[key] = edition.material_for(data, players, options)
        return self._materials[key]

    def edition(self, path: Path | None = None) -> Edition:
        return edition.load(path)

    def start(self, players: int, options: Mapping[str, bool], edition: Edition) -> State:
        return Kuhhandel(self._material(edition, players, options))

    def move_text(self, code: int, context: int) -> str:
        return notation.move_text(code)

    def chance_text(self, outcome: int, context: int) -> str:
        return notation.chance_text(outcome, context)

    def read_chance(self, line: Line, state: State) -> int:
        table = _own(state)
        return notation.read_chance(line, table.chance_context(), int(table.players))

    def canonical(self, text: str) -> str:
        return notation.canonical(text)

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        return refusal.refusal(_own(state), seat, text)

    def position_lines(self, state: State, seat: int) -> list[str]:
        return position.position_lines(Knowledge(_own(state), seat))

    def read_position(
        self,
        reader: Reader,
        players: int,
        options: Mapping[str, bool],
        edition: Edition,
        seat: int,
        rng: Sfc32,
        quick: bool,
    ) -> State:
        material = self._material(edition, players, options)
        return reading.read_position(reader, material, seat, rng, quick)

    def view(self, state: State, seat: int) -> View:
        table = _own(state)
        return view_of(Knowledge(table, seat), table.material)

    def insight(self, players: int, options: Mapping[str, bool], edition: Edition) -> Insight:
        return self._insight

    def encoding(self, players: int, options: Mapping[str, bool], edition: Edition) -> Encoding:
        return KuhhandelEncoding(self._material(edition, players, options))

    def census(self, state: State) -> dict[str, int]:
        table = _own(state)
        counts: dict[str, int] = {}
        for card in range(MONEY_CARD):
            number = int(table.deck[card])
            number += table.phase in ON_TABLE and int(table.card) == card
            if card < KINDS:
                number += sum(int(table.owned(seat, card)) for seat in range(int(table.players)))
            else:
                number += table.premium[card - PREMIUM_CARD] != NONE
            counts[CARD_NAMES[card]] = number
        looked = int(table.card) - MONEY_CARD if table.card >= MONEY_CARD else NONE
        for denomination, value in enumerate(VALUES):
            money = int(table.deck[MONEY_CARD + denomination]) + (denomination == looked)
            for pile in (table.bank, table.pile, *table.hand):
                money += int(copies(pile, denomination))
            counts[f"money of {value}"] = money
        return counts


def _own(state: State) -> Kuhhandel:
    assert isinstance(state, Kuhhandel)
    return state


GAME = KuhhandelGame()
