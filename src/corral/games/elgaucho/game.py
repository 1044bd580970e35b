"""El Gaucho, registered: everything the contract asks of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corral.core.encoding import Encoding
from corral.core.errors import IllegalMove
from corral.core.evaluator import Evaluator
from corral.core.game import Gallery, Game, Seen
from corral.core.judgement import Judgement
from corral.core.manifest import Manifest
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.core.text import Line, Reader
from corral.core.view import kinds_of
from corral.games.elgaucho import edition, play
from corral.games.elgaucho.encoding import ElGauchoEncoding
from corral.games.elgaucho.play.evaluator import ElGauchoEvaluator
from corral.games.elgaucho.rules.board import Board, tile_count
from corral.games.elgaucho.rules.codes import MOVES, VALUES
from corral.games.elgaucho.rules.events import ElGauchoEvent
from corral.games.elgaucho.rules.herds import display
from corral.games.elgaucho.seen.knowledge import ElGauchoKnowledge, KeptRanches
from corral.games.elgaucho.seen.pampa import Pampa
from corral.games.elgaucho.seen.view import Glance, view_of
from corral.games.elgaucho.state import ElGaucho
from corral.games.elgaucho.text import notation, position, reading, refusal


class ElGauchoGame(Game):
    """Dice, gauchos, herds, thefts; two to four players."""

    name = "elgaucho"
    fewest = 2
    most = 4
    rules_version = 1
    edition_file = edition.CLASSIC
    judgements = Path(play.__file__).parent
    manifest = Manifest(
        minutes=(30, 60),
        phrases="corral.games.elgaucho.text.phrases",
        terminal="corral.games.elgaucho.show.terminal",
        picture="corral.games.elgaucho.show.picture",
        sheet="corral.games.elgaucho.show.sheet",
        facts="corral.games.elgaucho.show.facts",
        environment="ElGaucho",
        page="elgaucho",
        views="corral.games.elgaucho.seen.types",
        events="corral.games.elgaucho.rules.events",
        lesson="lesson.toml",
        practice="practice.json",
    )
    move_numbers = MOVES
    rule_numbers = tuple(f"E-{number}" for number in range(1, 47))
    event_kinds = kinds_of(ElGauchoEvent)
    refusal_reasons = (
        "over",
        "keep_first",
        "kept_already",
        "keep_over",
        "not_your_turn",
        "enter_first",
        "collect_first",
        "collect_later",
        "sort_later",
        "overseer_first",
        "recalled_first",
        "steppe_first",
        "steppe_unseen",
        "nothing_begun",
        "not_in_hand",
        "keep_limit",
        "no_dice",
        "dice_taken",
        "not_rolled",
        "not_these_dice",
        "no_tile",
        "space_not_in_play",
        "no_gaucho",
        "occupied",
        "dice_total",
        "none_lies",
        "enter_without_dice",
        "area_chosen",
        "dice_unnamed",
        "area_occupied",
        "just_left",
        "area_total",
        "supply_left",
        "nothing_to_use",
        "just_placed",
        "not_on_area",
        "herd_too_small",
        "own_tile",
        "in_no_herd",
        "raise_or_replace",
        "no_rival_lies",
        "steppe_empty",
        "pampa_full",
        "not_on_steppe",
        "space_taken",
        "pair_limit",
        "second_needs_gaucho",
        "tile_due",
        "dice_due",
        "no_herd",
        "fits_right",
        "not_collected",
    )

    def __init__(self) -> None:
        self._boards: dict[tuple[str, int], Board] = {}

    def _board(self, setting: Setting) -> Board:
        key = (setting.edition.digest, setting.players)
        if key not in self._boards:
            self._boards[key] = edition.board_for(setting.edition, setting.players)
        return self._boards[key]

    def check_edition(self, source: str, data: dict[str, Any]) -> str:
        return edition.check(source, data)

    def start(self, setting: Setting) -> State:
        return ElGaucho(self._board(setting))

    def move_text(self, code: int, context: int) -> str:
        return notation.move_text(code, context)

    def chance_text(self, outcome: int, context: int) -> str:
        return notation.chance_text(outcome, context)

    def read_chance(self, line: Line, state: State) -> int:
        table = _own(state)
        return notation.read_chance(
            line, table.chance_context(), int(table.players), int(table.board.dice)
        )

    def canonical(self, text: str) -> str:
        return notation.canonical(text)

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        return refusal.refusal(_own(state), seat, text)

    def position_lines(self, state: State, seat: int) -> list[str]:
        return position.position_lines(_known(_own(state), seat))

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        return reading.read_position(reader, self._board(setting), seat, rng)

    def view(self, state: State, seat: int) -> Seen:
        return view_of(_known(_own(state), seat))

    def gallery(self) -> Gallery:
        return ElGauchoGallery(self)

    def evaluator(self, setting: Setting) -> Evaluator:
        return ElGauchoEvaluator()

    def judged_evaluator(self, setting: Setting, judgement: Judgement | None) -> Evaluator:
        evaluator = ElGauchoEvaluator()
        evaluator.judgement = judgement
        return evaluator

    def encoding(self, setting: Setting) -> Encoding:
        return ElGauchoEncoding(self._board(setting))

    def census(self, state: State) -> dict[str, int]:
        table = _own(state)
        board = table.board
        tiles = tile_count(table.bag) + tile_count(table.gone) + tile_count(table.seen)
        if table.breed_out >= 0:
            tiles += VALUES
        counts: dict[str, int] = {}
        everything = int(table.bag | table.gone | table.seen)
        for space in board.spaces:
            if table.tile[space] >= 0:
                tiles += 1
                everything |= 1 << int(table.tile[space])
        for seat in range(int(table.players)):
            own = [table.hand[seat], table.aside[seat], table.incoming[seat], display(table, seat)]
            for held in own:
                tiles += tile_count(held)
                everything |= int(held)
            gauchos = int(table.supply[seat]) + int(table.areas[seat]).bit_count()
            marks = (table.lying(seat), table.standing(seat))
            gauchos += sum(1 for space in board.spaces if table.gaucho[space] in marks)
            counts[f"gauchos of p{seat}"] = gauchos
        if table.breed_out >= 0:
            everything |= 0xFFF << (VALUES * int(table.breed_out))
        counts["tiles"] = int(tiles)
        counts["different tiles"] = everything.bit_count()
        unseen = table.pile + table.steppe - tile_count(table.seen)
        counts["unseen tiles without a place"] = int(tile_count(table.bag) - unseen)
        return counts


class ElGauchoGallery(Gallery):
    """Looks at the pampa once for all viewers, and tells anew what has changed there and on the
    ranches."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._pampa: Pampa | None = None
        self._ranches = KeptRanches()
        self._glances: dict[int, Glance] = {}
        self._mark = 0

    def view(self, state: State, seat: int, mark: int) -> Seen:
        table = _own(state)
        if self._pampa is None:
            self._pampa = Pampa(table)
        elif mark != self._mark:
            self._pampa.look(table)
        self._mark = mark
        glance = self._glances.get(seat) or self._glances.setdefault(seat, Glance())
        return view_of(ElGauchoKnowledge(table, seat, self._pampa, self._ranches), glance)


def _known(table: ElGaucho, seat: int) -> ElGauchoKnowledge:
    return ElGauchoKnowledge(table, seat, Pampa(table))


def _own(state: State) -> ElGaucho:
    assert isinstance(state, ElGaucho)
    return state


GAME = ElGauchoGame()
