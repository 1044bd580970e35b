"""Kuhhandel Master, registered: everything the contract asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from corral.core.asking import Asking
from corral.core.encoding import Encoding, LaterEncoding
from corral.core.errors import IllegalMove
from corral.core.evaluator import Evaluator
from corral.core.game import Gallery, Game, Seen
from corral.core.manifest import Manifest
from corral.core.options import Option, Switch
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.core.text import Line, Reader
from corral.core.view import kinds_of
from corral.games.kuhhandel import asking, edition
from corral.games.kuhhandel.encoding import KuhhandelEncoding
from corral.games.kuhhandel.play.evaluator import KuhhandelEvaluator
from corral.games.kuhhandel.rules.codes import (
    KINDS,
    MONEY_CARD,
    MOVES,
    NONE,
    ON_TABLE,
    PREMIUM_CARD,
)
from corral.games.kuhhandel.rules.events import KuhhandelEvent
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import VALUES, copies
from corral.games.kuhhandel.rules.names import CARD_NAMES, money_text
from corral.games.kuhhandel.seen.belief import hand_odds
from corral.games.kuhhandel.seen.hand_bounds import KeptPurses
from corral.games.kuhhandel.seen.knowledge import KuhhandelKnowledge
from corral.games.kuhhandel.seen.view import FarmsTold, same_view, view_of
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.text import notation, position, reading, refusal


class KuhhandelGame(Game):
    """Auctions, bluff, cow trades, rats; two to six players."""

    name = "kuhhandel"
    fewest = 2
    most = 6
    rules_version = 1
    edition_file = edition.CLASSIC
    manifest = Manifest(
        minutes=(30, 60),
        phrases="corral.games.kuhhandel.text.phrases",
        terminal="corral.games.kuhhandel.show.terminal",
        picture="corral.games.kuhhandel.show.picture",
        sheet="corral.games.kuhhandel.show.sheet",
        facts="corral.games.kuhhandel.show.facts",
        environment="Kuhhandel",
        page="kuhhandel",
        views="corral.games.kuhhandel.seen.types",
        events="corral.games.kuhhandel.rules.events",
        lesson="lesson.toml",
        practice="practice.json",
    )
    options: tuple[Option, ...] = (
        Switch("super_trade", False, "K-45"),
        Switch("cash_count", False, "K-46"),
    )
    move_numbers = MOVES
    rule_numbers = tuple(f"K-{number}" for number in range(1, 47))
    event_kinds = kinds_of(KuhhandelEvent)
    closing = ("got", "unsold")
    refusal_reasons = (
        "over",
        "due_turn",
        "due_extra",
        "due_bid",
        "due_hammer",
        "due_pay",
        "due_call",
        "due_pledge",
        "due_premium",
        "due_give",
        "due_rat",
        "due_offer",
        "due_answer",
        "due_counter",
        "due_share",
        "other_decides",
        "cannot_pay",
        "too_few_cards",
        "auctioneer_slaps",
        "auctioneer_bids",
        "waits_already",
        "highest_bid",
        "has_passed",
        "cards_shown",
        "bid_uneven",
        "bid_too_low",
        "money_shown",
        "bid_too_high",
        "no_such_card",
        "price_missed",
        "no_opponent",
        "owns_none",
        "opponent_owns_none",
        "trades_in_a_row",
        "deck_empty",
        "two_distribute",
        "others_auction",
    )

    def __init__(self) -> None:
        self._materials: dict[tuple[str, int, bool, bool], Material] = {}
        self._evaluator = KuhhandelEvaluator()

    def _material(self, setting: Setting) -> Material:
        super_trade = bool(setting.options["super_trade"])
        cash_count = bool(setting.options["cash_count"])
        key = (setting.edition.digest, setting.players, super_trade, cash_count)
        if key not in self._materials:
            self._materials[key] = edition.material_for(
                setting.edition, setting.players, super_trade, cash_count
            )
        return self._materials[key]

    def check_edition(self, source: str, data: dict[str, Any]) -> str:
        return edition.check(source, data)

    def start(self, setting: Setting) -> State:
        return Kuhhandel(self._material(setting))

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
        return position.position_lines(KuhhandelKnowledge(_own(state), seat))

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        material = self._material(setting)
        return reading.read_position(reader, material, seat, rng, quick)

    def view(self, state: State, seat: int) -> Seen:
        table = _own(state)
        return view_of(KuhhandelKnowledge(table, seat), table.material)

    def alike(self, one: State, other: State, seat: int) -> bool:
        first, second = _own(one), _own(other)
        if first.deeds is not second.deeds:
            return super().alike(one, other, seat)
        known = KuhhandelKnowledge(first, seat)
        return same_view(known, KuhhandelKnowledge(second, seat), first.material)

    def gallery(self) -> Gallery:
        return KuhhandelGallery(self)

    def asking(self, state: State) -> Asking | None:
        return asking.asking(_own(state))

    def evaluator(self, setting: Setting) -> Evaluator:
        return self._evaluator

    def encoding(self, setting: Setting) -> Encoding:
        return KuhhandelEncoding(self._material(setting))

    def later_encodings(self) -> Mapping[int, LaterEncoding]:
        return {1: LaterEncoding("dealings", self._with_dealings)}

    def _with_dealings(self, setting: Setting) -> Encoding:
        return KuhhandelEncoding(self._material(setting), 1)

    def odds(self, state: State, seat: int) -> dict[str, float] | None:
        odds = hand_odds(_own(state), seat)
        if odds is None:
            return None
        parts: dict[str, float] = {}
        for money, likely in odds.items():
            key = " ".join(money_text(own) for own in money[:-1])
            parts[key] = parts.get(key, 0.0) + likely
        return parts

    def unseen(self, state: State, seat: int) -> str:
        table = _own(state)
        return " ".join(
            money_text(table.hand[other]) for other in range(int(table.players)) if other != seat
        )

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


class KuhhandelGallery(Gallery):
    """Works out anew what can be in a hand only where money has changed hands."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._purses = KeptPurses()
        self._told: dict[int, FarmsTold] = {}

    def view(self, state: State, seat: int, mark: int) -> Seen:
        table = _own(state)
        known = KuhhandelKnowledge(table, seat)
        held = self._purses.purses(known, table.material, table.deeds)
        last = self._told.get(seat) or self._told.setdefault(seat, FarmsTold())
        return view_of(known, table.material, held, last)


def _own(state: State) -> Kuhhandel:
    assert isinstance(state, Kuhhandel)
    return state


GAME = KuhhandelGame()
