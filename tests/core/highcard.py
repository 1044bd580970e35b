"""A tiny game on the contract, in plain Python, as another package might bring it along.

Cards 1 to 9. Everybody is dealt one in secret. At the same time all decide in secret to `stay` or
to `swap` for a new card. Then all is shown; a card is worth its number, twice that with the option
``double``. It has what El Gaucho has not: options, and outcomes drawn after hidden choices.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.edition import Edition
from corral.core.errors import IllegalMove, NotationError
from corral.core.game import EVERYTHING, Game, View
from corral.core.options import Option, Switch
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.core.text import Line, Reader, Token, listed
from corral.core.view import Secret, kinds_of, secrets_of

CARDS = range(1, 10)
MOVES = ("stay", "swap")
UNDECIDED = -1


class Dealt(TypedDict):
    kind: Literal["dealt"]
    seat: int
    card: Secret[int]


class Chosen(TypedDict):
    kind: Literal["chosen"]
    seat: int


class Shown(TypedDict):
    kind: Literal["shown"]
    cards: list[int]


HighCardEvent: TypeAlias = Dealt | Chosen | Shown
SECRETS = secrets_of(HighCardEvent)


class HighCardState(State):
    def __init__(self, players: int, double: bool) -> None:
        super().__init__(players)
        self.double = double
        self.hands: list[int] = []
        self.choices = [UNDECIDED] * players
        self.gone: list[int] = []
        self.swapping: list[int] = []
        self.shown = False

    def copy(self) -> HighCardState:
        twin = type(self)(int(self.players), self.double)
        twin.hands = self.hands[:]
        twin.choices = self.choices[:]
        twin.gone = self.gone[:]
        twin.swapping = self.swapping[:]
        twin.shown = self.shown
        return twin

    def tell(self, event: Chosen | Shown, reveals: bool = False) -> None:
        self.note(event, SECRETS, (), reveals)

    def tell_some(self, event: Dealt, audience: tuple[int, ...], reveals: bool) -> None:
        self.note(event, SECRETS, audience, reveals)

    def bag(self) -> list[int]:
        return [card for card in CARDS if card not in self.hands and card not in self.gone]

    def actors(self) -> list[int]:
        if self.shown or len(self.hands) < self.players:
            return []
        return [seat for seat, choice in enumerate(self.choices) if choice == UNDECIDED]

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1] if seat in self.actors() else [])

    def apply(self, seat: i64, move: i64) -> None:
        self.choices[seat] = int(move)
        self.tell({"kind": "chosen", "seat": int(seat)}, reveals=True)
        if UNDECIDED not in self.choices:
            self.swapping = [seat for seat, choice in enumerate(self.choices) if choice]
            self._show()

    def _show(self) -> None:
        if not self.swapping:
            self.shown = True
            self.tell({"kind": "shown", "cards": self.hands[:]}, reveals=True)

    def chance_weight(self) -> i64:
        return len(self.chance_outcomes())

    def chance_pick(self, number: i64) -> i64:
        return self.chance_outcomes()[int(number)][0]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        due = len(self.hands) < self.players or bool(self.swapping)
        return [(card, 1) for card in self.bag()] if due else []

    def chance_allows(self, outcome: i64) -> bool:
        return outcome in self.bag()

    def apply_chance(self, outcome: i64) -> None:
        card = int(outcome)
        if len(self.hands) < self.players:
            seat = len(self.hands)
            self.hands.append(card)
            self.tell_some({"kind": "dealt", "seat": seat, "card": card}, (seat,), True)
            return
        seat = self.swapping.pop(0)
        self.gone.append(self.hands[seat])
        self.hands[seat] = card
        self._show()

    def over(self) -> bool:
        return self.shown

    def scores(self) -> list[int]:
        if not self.shown:
            return [0] * int(self.players)
        return [card * (2 if self.double else 1) for card in self.hands]

    def sample(self, seat: i64, rng: Sfc32) -> HighCardState:
        world = self.copy()
        if not self.shown:
            world.hands = [card if owner == seat else 0 for owner, card in enumerate(self.hands)]
            for owner in range(len(self.hands)):  # fewer while they are dealt
                if owner != seat:
                    bag = world.bag()
                    world.hands[owner] = bag[int(rng.below(len(bag)))]
                    if world.choices[owner] != UNDECIDED:
                        world.choices[owner] = int(rng.below(2))
        return world

    def context(self, seat: i64) -> int:
        return 0

    def chance_context(self) -> int:
        return 0


class HighCard(Game):
    name = "highcard"
    fewest = 2
    most = 3
    options: tuple[Option, ...] = (Switch("double", False, "H-3"),)
    rule_numbers = ("H-1", "H-2", "H-3")
    event_kinds = kinds_of(HighCardEvent)
    refusal_reasons = ("chosen_already",)

    def edition(self, path: Path | None = None) -> Edition:
        return Edition("classic", "highcard", {"cards": len(CARDS)})

    def start(self, setting: Setting) -> State:
        return HighCardState(setting.players, bool(setting.options["double"]))

    def move_text(self, code: int, context: int) -> str:
        return MOVES[code]

    def chance_text(self, outcome: int, context: int) -> str:
        return f"card {outcome}"

    def read_chance(self, line: Line, state: State) -> int:
        line.only(3)
        return line.word(2, "a card").number(1, len(CARDS))

    def canonical(self, text: str) -> str:
        if text not in MOVES:
            raise NotationError(1, 1, f"{text!r} is neither stay nor swap")
        return text

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        return IllegalMove("H-2", "chosen_already")

    def position_lines(self, state: State, seat: int) -> list[str]:
        assert isinstance(state, HighCardState)
        lines = [f"shown {'yes' if state.shown else 'no'}", f"gone {self._gone(state, seat)}"]
        for owner, card in enumerate(state.hands):
            sees = state.shown or seat in (owner, EVERYTHING)
            choice = state.choices[owner]
            written = "-" if choice == UNDECIDED else MOVES[choice] if sees else "?"
            lines.append(f"p{owner} {card if sees else '?'} {written}")
        return lines

    def _gone(self, state: HighCardState, seat: int) -> str:
        """Cards swapped away are known to who had them; here only the whole truth tells them."""
        if seat == EVERYTHING:
            return listed([str(card) for card in state.gone])
        return listed(["?"] * len(state.gone))

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        players = setting.players
        state = self.start(setting)
        assert isinstance(state, HighCardState)
        state.shown = bool(reader.keyed("shown").word(1, "yes or no").one_of(("no", "yes")))
        gone = [token for token in reader.keyed("gone").rest(1) if token.text != "-"]
        state.gone = [self._card(token) for token in gone]
        for owner in range(players):
            line = reader.keyed(f"p{owner}")
            state.hands.append(self._card(line.word(1, "a card")))
            choice = line.word(2, "a choice").text
            state.choices[owner] = UNDECIDED if choice == "-" else int(choice == "swap")
        if seat == EVERYTHING:
            return state
        return state.sample(seat, rng)

    def _card(self, token: Token) -> int:
        return 0 if token.text == "?" else token.number(1, len(CARDS))

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, HighCardState)
        return {
            "cards": [
                card if state.shown or owner == seat else None
                for owner, card in enumerate(state.hands)
            ],
            "chosen": [choice != UNDECIDED for choice in state.choices],
        }

    def census(self, state: State) -> dict[str, int]:
        assert isinstance(state, HighCardState)
        return {"cards": len(state.bag()) + len(state.hands) + len(state.gone)}


GAME = HighCard()
