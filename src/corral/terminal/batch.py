"""Many matches among bots, without anybody watching."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from statistics import fmean, median
from typing import Any

from corral.bots import ask
from corral.bots.program import Fault, faults_of
from corral.core.match import Match
from corral.inputs.files import check_free, make_folder, write_file
from corral.terminal.setup import Setup


def run(setup: Setup, seed: int, number: int, folder: Path | None) -> dict[str, Any]:
    """Play, and give the results as JSON-able data. Match i has the seed ``seed + i``."""
    seeds = range(seed, seed + number)
    if folder is not None:
        _make_room(folder, [_file(folder, setup, one) for one in seeds])
    matches = []
    for one in seeds:
        match, decisions, faults = play_out(setup, one)
        edition, names = match.setting.edition, match.names
        matches.append(_result(match, one, decisions, faults))
        if folder is not None:
            write_file(_file(folder, setup, one), match.record())
    return {
        "game": setup.game.name,
        "rules": setup.game.rules_version,
        "edition": {"name": edition.name, "digest": edition.digest},
        "players": list(setup.seats),
        "names": list(names),
        "seed": seed,
        "matches": matches,
        "summary": _summary(matches, len(setup.seats)),
    }


def play_out(setup: Setup, seed: int) -> tuple[Match, int, list[Fault]]:
    """One match to its end, how many decisions it took, and what programs did wrong."""
    match = setup.start(seed)
    decisions = 0
    with ExitStack() as open_bots:
        bots = setup.bots(seed)
        for bot in bots.values():
            open_bots.callback(bot.close)
        setup.introduce(match, bots)
        while match.actors:
            seat = match.actors[0]
            bot = bots[seat]
            match.play(seat, ask(bot, match, seat))
            decisions += 1
    return match, decisions, faults_of(bots.values())


def _file(folder: Path, setup: Setup, seed: int) -> Path:
    return folder / f"{setup.game.name}-{seed}.corral"


def _make_room(folder: Path, files: list[Path]) -> None:
    """Refuse before anything is played rather than afterwards."""
    make_folder(folder)
    for file in files:
        check_free(file)


def _result(match: Match, seed: int, decisions: int, faults: list[Fault]) -> dict[str, Any]:
    result = {
        "seed": seed,
        "scores": list(match.scores),
        "winners": list(match.winners),
        "decisions": decisions,
    }
    if faults:
        result["faults"] = [fault.to_data() for fault in faults]
    return result


def faults_in(result: dict[str, Any]) -> list[Fault]:
    """What programs did wrong in all the matches of a result."""
    return [Fault(**fault) for match in result["matches"] for fault in match.get("faults", ())]


def _summary(matches: list[dict[str, Any]], players: int) -> dict[str, Any]:
    """Means over all matches, seat by seat; a shared win is shared."""
    shares = [0.0] * players
    points = [0] * players
    for match in matches:
        for seat in range(players):
            points[seat] += match["scores"][seat]
        for seat in match["winners"]:
            shares[seat] += 1 / len(match["winners"])
    lengths = [match["decisions"] for match in matches]
    return {
        "win_share": [share / len(matches) for share in shares],
        "mean_points": [total / len(matches) for total in points],
        "mean_decisions": fmean(lengths),
        "decisions": {"fewest": min(lengths), "median": median(lengths), "most": max(lengths)},
    }
