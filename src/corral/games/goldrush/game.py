"""Gold Rush, registered: everything the contract asks of a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from corral.core.edition import Edition
from corral.core.encoding import Encoding, LaterEncoding
from corral.core.errors import IllegalMove
from corral.core.evaluator import Evaluator
from corral.core.game import Gallery, Game, Seen
from corral.core.judgement import Judgement
from corral.core.manifest import Manifest
from corral.core.options import Option, Switch
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.core.text import Line, Reader
from corral.core.view import kinds_of
from corral.games.goldrush import edition, play
from corral.games.goldrush.encoding import GoldRushEncoding
from corral.games.goldrush.planes import GoldRushPlanes
from corral.games.goldrush.play.evaluator import GoldRushEvaluator
from corral.games.goldrush.rules.codes import MOVES, NONE, TENT
from corral.games.goldrush.rules.events import GoldRushEvent
from corral.games.goldrush.rules.tiles import TileSet
from corral.games.goldrush.rules.tokens import unseen_tokens
from corral.games.goldrush.seen.knowledge import GoldRushKnowledge, Ground
from corral.games.goldrush.seen.landscape import Landscape
from corral.games.goldrush.seen.view import view_of
from corral.games.goldrush.state import GoldRush
from corral.games.goldrush.text import alias, notation, position, reading, refusal


class GoldRushGame(Game):
    """Tiles, cowboys, tents and gold; two to five players."""

    name = "goldrush"
    fewest = 2
    most = 5
    rules_version = 1
    edition_file = edition.CLASSIC
    judgements = Path(play.__file__).parent
    manifest = Manifest(
        minutes=(25, 50),
        phrases="corral.games.goldrush.text.phrases",
        terminal="corral.games.goldrush.show.terminal",
        picture="corral.games.goldrush.show.picture",
        sheet="corral.games.goldrush.show.sheet",
        facts="corral.games.goldrush.show.facts",
        environment="GoldRush",
        page="goldrush",
        views="corral.games.goldrush.seen.types",
        events="corral.games.goldrush.rules.events",
        lesson="lesson.toml",
        practice="practice.json",
    )
    options: tuple[Option, ...] = (Switch("farmers", True, "G-26", opposite="no_farmers"),)
    move_numbers = MOVES
    rule_numbers = tuple(f"G-{number}" for number in range(1, 27))
    event_kinds = kinds_of(GoldRushEvent)
    refusal_reasons = (
        "over",
        "not_your_turn",
        "place_first",
        "placed_already",
        "cell_taken",
        "touches_nothing",
        "edge_differs",
        "no_farmers",
        "no_cowboy",
        "no_city",
        "no_part",
        "cowboy_there",
        "no_tile",
        "no_mountain",
        "tent_stays",
        "mountain_finished",
        "part_has_tent",
        "part_has_cowboy",
        "no_tent",
        "no_token",
    )

    def __init__(self) -> None:
        self._tile_sets: list[TileSet] = []
        self._numbers: dict[str, int] = {}
        self._starts: dict[tuple[str, int, bool], GoldRush] = {}
        self._evaluators: dict[tuple[str, Judgement | None], GoldRushEvaluator] = {}

    def _tiles(self, data: Edition) -> TileSet:
        """The tables of an edition, made once; its number stands in contexts of chance."""
        if data.digest not in self._numbers:
            number = len(self._tile_sets)
            self._tile_sets.append(edition.tile_set(data, number))
            self._numbers[data.digest] = number
        return self._tile_sets[self._numbers[data.digest]]

    def check_edition(self, source: str, data: dict[str, Any]) -> str:
        return edition.check(source, data)

    def start(self, setting: Setting) -> State:
        farmers = bool(setting.options["farmers"])
        key = (setting.edition.digest, setting.players, farmers)
        if key not in self._starts:
            self._starts[key] = GoldRush(self._tiles(setting.edition), setting.players, farmers)
        return self._starts[key].copy()

    def move_text(self, code: int, context: int) -> str:
        return notation.move_text(code, context)

    def chance_text(self, outcome: int, context: int) -> str:
        tiles = self._tile_sets[context >> 8]
        return notation.chance_text(outcome, context, tiles.names, tiles.token_worths)

    def read_chance(self, line: Line, state: State) -> int:
        table = _own(state)
        tiles = table.tiles
        return notation.read_chance(
            line, table.chance_context(), tiles.names, tiles.token_worths, int(table.players)
        )

    def canonical(self, text: str) -> str:
        return notation.canonical(text)

    def alias(self, state: State, seat: int, text: str) -> str:
        return alias.alias(_own(state), text)

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        return refusal.refusal(_own(state), seat, text)

    def position_lines(self, state: State, seat: int) -> list[str]:
        table = _own(state)
        return position.position_lines(GoldRushKnowledge(table, seat), Ground(table))

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        state = _own(self.start(setting))
        return reading.read_position(reader, state, seat, rng)

    def view(self, state: State, seat: int) -> Seen:
        return view_of(GoldRushKnowledge(_own(state), seat), Landscape(_own(state)))

    def gallery(self) -> Gallery:
        return GoldRushGallery(self)

    def evaluator(self, setting: Setting) -> Evaluator:
        return self.judged_evaluator(setting, None)

    def judged_evaluator(self, setting: Setting, judgement: Judgement | None) -> Evaluator:
        key = (setting.edition.digest, judgement)
        if key not in self._evaluators:
            evaluator = GoldRushEvaluator(self._tiles(setting.edition))
            evaluator.judgement = judgement
            self._evaluators[key] = evaluator
        return self._evaluators[key]

    def encoding(self, setting: Setting) -> Encoding:
        return GoldRushEncoding(self._tiles(setting.edition), setting.players)

    def later_encodings(self) -> Mapping[int, LaterEncoding]:
        return {1: LaterEncoding("planes", self._planes)}

    def _planes(self, setting: Setting) -> Encoding:
        return GoldRushPlanes(self._tiles(setting.edition), setting.players)

    def census(self, state: State) -> dict[str, int]:
        table = _own(state)
        on_piles = sum(
            int(table.pile[part]) for part in range(int(table.parts)) if table.feature[part] == part
        )
        hidden = int(table.token_supply) + int(table.removed) + on_piles
        taken = sum(int(table.token_count(seat)) for seat in range(int(table.players)))
        counts = {
            "tiles": int(table.laid)
            + int(table.tiles_left)
            + sum(map(int, table.gone))
            + (table.in_hand != NONE),
            "tiles left without a kind": int(table.tiles_left) - sum(map(int, table.left)),
            "tokens": hidden + taken,
            "unseen tokens without a place": int(unseen_tokens(table)) - hidden,
        }
        for seat in range(int(table.players)):
            holders = [int(table.holder[part]) for part in range(int(table.parts))]
            counts[f"cowboys of p{seat}"] = int(table.supply[seat]) + holders.count(1 + seat)
            standing = int(table.tent[seat] != NONE)
            counts[f"tents of p{seat} without a place"] = standing - holders.count(TENT + seat)
        return counts


class GoldRushGallery(Gallery):
    """Looks at the landscape once for all viewers, and tells anew what has changed there."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._landscape: Landscape | None = None
        self._mark = 0

    def view(self, state: State, seat: int, mark: int) -> Seen:
        table = _own(state)
        if self._landscape is None:
            self._landscape = Landscape(table)
        elif mark != self._mark:
            self._landscape.look(table)
        self._mark = mark
        known = GoldRushKnowledge(table, seat, self._landscape.cowboys)
        return view_of(known, self._landscape)


def _own(state: State) -> GoldRush:
    assert isinstance(state, GoldRush)
    return state


GAME = GoldRushGame()
