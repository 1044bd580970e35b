"""Golden files: playthroughs and records that must come out the same for ever.

A playthrough shows every decision of one match: who may act, all legal moves, what happens, and
what changes in the views (see ``sight``). It is made from the game alone, so a change of rules
shows up as a change of text.

    python -m corral.testing tests/golden      writes what is missing
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile, zip_longest
from pathlib import Path

import corral
from corral.core.move import Move
from corral.core.options import OptionValue
from corral.core.prng import Sfc32
from corral.testing.conformance import ConformanceError, Variant, variants
from corral.testing.sight import MARK, Sight

RECORDS = 3
LISTED = 40
"""Of longer lists of moves only the ends are shown."""
ENDS = 3
CLOSELY = 400
"""Decisions after which only the mover's moves are listed, and views are looked at only now and
then."""
NOW_AND_THEN = 50
SHOWN = 8
"""Of more differences between views no more are told."""


class Playthrough:
    """One random match, told line by line, decision by decision."""

    def __init__(self, variant: Variant, seed: int = 0) -> None:
        self.variant = variant
        self.seed = seed
        self.sight = Sight()

    def __iter__(self) -> Iterator[str]:
        match = self.variant.new(self.seed)
        rng = Sfc32(self.seed)
        game = match.game
        yield f"# {game}, {match.players} players, options {_told(self.variant)}, seed {self.seed}"
        yield from map(_event, match.log(None))
        yield from self.sight.look(match)
        decisions = 0
        while not match.over:
            seat = match.actors[rng.below(len(match.actors))]
            for actor in match.actors if decisions < CLOSELY else (seat,):
                yield f"p{actor} may: {_listed(match.legal(actor))}"
            moves = match.legal(seat)
            move = moves[rng.below(len(moves))]
            since = len(match.events)
            match.play(seat, move)
            yield f"p{seat} plays: {move}"
            yield from map(_event, match.log(None, since))
            decisions += 1
            if decisions <= CLOSELY or decisions % NOW_AND_THEN == 0:
                yield from self.sight.look(match)
        yield f"scores: {list(match.scores)}, winners: {list(match.winners)}"


def playthrough(variant: Variant, seed: int = 0) -> str:
    """The text of one random match."""
    return _text(Playthrough(variant, seed))


def _told(variant: Variant) -> dict[str, OptionValue]:
    """The options as records tell them."""
    return {one.word: one.told(variant.options[one.name]) for one in variant.game.options}


def _listed(moves: Sequence[Move]) -> str:
    if len(moves) <= LISTED:
        return " | ".join(map(str, moves))
    left_out = f"... {len(moves) - 2 * ENDS} more ..."
    return " | ".join([*map(str, moves[:ENDS]), left_out, *map(str, moves[-ENDS:])])


def _event(event: object) -> str:
    return "  " + json.dumps(event)


def random_record(variant: Variant, seed: int) -> str:
    """The record of a random match."""
    match = variant.new(seed)
    rng = Sfc32(seed)
    while not match.over:
        seat = match.actors[rng.below(len(match.actors))]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match.record()


def check_golden(name: str, folder: Path, tables: Iterable[Variant] | None = None) -> None:
    """Every table of a game has its playthrough, and every record there still replays.

    With ``tables`` only these are checked.
    """
    home = folder / name
    chosen = list(variants(name) if tables is None else tables)
    for variant in chosen:
        path = home / f"{variant.name}.playthrough"
        if not path.is_file():
            raise ConformanceError(
                f"{variant!r} has no golden playthrough {path}; "
                f"write it with: python -m corral.testing {folder}"
            )
        _compare(path, Playthrough(variant))
    names = ["*"] if tables is None else [f"{one.name}-[0-9]" for one in chosen]
    records = sorted(path for one in names for path in home.glob(f"{one}.record"))
    if not records:
        raise ConformanceError(f"{name} has no golden record in {home}")
    for path in records:
        _compare(path, corral.replay(path.read_text(encoding="utf-8")).record().splitlines())


def _compare(path: Path, lines: Playthrough | list[str]) -> None:
    golden = path.read_text(encoding="utf-8").splitlines()
    for place, (old, new) in enumerate(zip_longest(golden, lines)):
        if old == new:
            continue
        if isinstance(lines, Playthrough) and MARK in (_mark(old), _mark(new)):
            told = "; ".join(_unlike(golden, place, lines.sight))
        else:
            told = f"golden is {old!r}, now it is {new!r}"
        raise ConformanceError(f"{path}, line {place + 1}: {told}")


def _mark(line: str | None) -> str:
    return (line or "")[: len(MARK)]


def _unlike(golden: list[str], place: int, sight: Sight) -> list[str]:
    """Where views are not what they were, after the decision before that line."""
    begin = place
    while _mark(golden[begin - 1]) == MARK:
        begin -= 1
    found = [*sight.unlike([*takewhile(lambda line: _mark(line) == MARK, golden[begin:])])]
    return found if len(found) <= SHOWN else [*found[:SHOWN], f"... {len(found) - SHOWN} more"]


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def write_golden(folder: Path, games: Sequence[str] | None = None) -> list[Path]:
    """Write the golden files that are missing, of all games or of some; none is touched."""
    written = []
    for name in corral.games() if games is None else games:
        home = folder / name
        home.mkdir(parents=True, exist_ok=True)
        for variant in variants(name):
            texts = {f"{variant.name}.playthrough": playthrough(variant)}
            for seed in range(RECORDS):
                texts[f"{variant.name}-{seed}.record"] = random_record(variant, seed)
            for file_name, text in texts.items():
                path = home / file_name
                if not path.exists():
                    path.write_text(text, encoding="utf-8")
                    written.append(path)
    return written
