"""Golden files: playthroughs and records that must come out the same for ever.

A playthrough shows every decision of one match: who may act, all legal moves, what happens, and a
fingerprint of what each seat sees. It is made from the game alone, so a change of rules shows up as
a change of text.

    python -m corral.testing tests/golden      writes what is missing
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import corral
from corral.core.match import Match
from corral.core.options import OptionValue
from corral.core.prng import Sfc32
from corral.testing.conformance import ConformanceError, Variant, variants

RECORDS = 3
LISTED = 40
"""Of longer lists of moves only the ends are shown."""
ENDS = 3
CLOSELY = 400
"""Decisions after which only the mover's moves are listed, and views are fingerprinted only now
and then."""
NOW_AND_THEN = 50


def playthrough(variant: Variant, seed: int = 0) -> str:
    """The text of one random match, decision by decision."""
    match = variant.new(seed)
    rng = Sfc32(seed)
    lines = [
        f"# {variant.game.name}, {variant.players} players, options {_told(variant)}, seed {seed}"
    ]
    lines += [_event(event) for event in match.log(None)]
    decisions = 0
    while not match.over:
        seat = match.actors[rng.below(len(match.actors))]
        for actor in match.actors if decisions < CLOSELY else (seat,):
            lines.append(f"p{actor} may: {_listed([str(move) for move in match.legal(actor)])}")
        moves = match.legal(seat)
        move = moves[rng.below(len(moves))]
        since = len(match.events)
        match.play(seat, move)
        lines.append(f"p{seat} plays: {move}")
        lines += [_event(event) for event in match.log(None, since)]
        decisions += 1
        if decisions <= CLOSELY or decisions % NOW_AND_THEN == 0:
            lines.append("views: " + " ".join(_fingerprints(match)))
    lines.append(f"scores: {list(match.scores)}, winners: {list(match.winners)}")
    return "\n".join(lines) + "\n"


def _told(variant: Variant) -> dict[str, OptionValue]:
    """The options as records tell them."""
    return {one.word: one.told(variant.options[one.name]) for one in variant.game.options}


def _listed(moves: list[str]) -> str:
    if len(moves) > LISTED:
        moves = [*moves[:ENDS], f"... {len(moves) - 2 * ENDS} more ...", *moves[-ENDS:]]
    return " | ".join(moves)


def _event(event: object) -> str:
    return "  " + json.dumps(event)


def _fingerprints(match: Match) -> list[str]:
    seats: list[int | None] = [*range(match.players), None]
    views = [json.dumps(match.view(seat), sort_keys=True) for seat in seats]
    return [sha256(view.encode()).hexdigest()[:8] for view in views]


def random_record(variant: Variant, seed: int) -> str:
    """The record of a random match."""
    match = variant.new(seed)
    rng = Sfc32(seed)
    while not match.over:
        seat = match.actors[rng.below(len(match.actors))]
        moves = match.legal(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match.record()


def check_golden(name: str, folder: Path, players: int | None = None) -> None:
    """Every table of a game has its playthrough, and every record there still replays.

    With ``players`` only the tables with that number of players are checked.
    """
    home = folder / name
    for variant in variants(name):
        if players not in (None, variant.players):
            continue
        path = home / f"{variant.name}.playthrough"
        if not path.is_file():
            raise ConformanceError(
                f"{variant!r} has no golden playthrough {path}; "
                f"write it with: python -m corral.testing {folder}"
            )
        _compare(path, playthrough(variant))
    records = sorted(home.glob(f"{'' if players is None else players}*.record"))
    if not records:
        raise ConformanceError(f"{name} has no golden record in {home}")
    for path in records:
        _compare(path, corral.replay(path.read_text(encoding="utf-8")).record())


def _compare(path: Path, text: str) -> None:
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (old, new) in enumerate(zip(golden, text.splitlines(), strict=False), start=1):
        if old != new:
            raise ConformanceError(f"{path}, line {number}: golden is {old!r}, now it is {new!r}")
    if len(golden) != len(text.splitlines()):
        raise ConformanceError(f"{path}: the golden text has {len(golden)} lines, not as now")


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
