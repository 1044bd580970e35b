"""``corral arena``: play what is asked, keep it, show it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from secrets import randbelow
from typing import Any

from rich.console import Console, RenderableType

import corral
from corral.arena.bout import Outcome
from corral.arena.crew import Crew
from corral.arena.ending import heeding_requests_to_end
from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan, usual_tables
from corral.arena.progress import watching
from corral.arena.results import Results
from corral.arena.standings import plan_text, results_tables
from corral.arena.statistics import ERROR
from corral.arena.stopping import StoppingRule, read_stopping_rule
from corral.arena.summary import measured_with, summarize
from corral.arena.tournament import Tournament
from corral.commands.matches import (
    fault_teller,
    read_crew,
    read_number,
    read_plots,
    read_tables,
)
from corral.commands.parser import words_in
from corral.core.dealer import SEEDS
from corral.inputs.files import make_folder, write_file
from corral.inputs.numbers import decimal_number, read_seed
from corral.inputs.options import UsageError, read_options, read_program_options, read_version
from corral.inputs.players import read_limit


def run(args: argparse.Namespace, show: Callable[[RenderableType], None]) -> int:
    """Do what the command line says; an interrupt leaves what was played so far."""
    results = None if args.out is None else Results(args.out)
    plan = read_plan(args, results)
    stopping = _read_stopping(args)
    asked = {**plan.to_data(), "sprt": stopping and stopping.to_data(), **_engine()}
    if results is not None:
        results.check(asked, plan)
    tournament = Tournament(plan, stopping, results.outcomes if results else ())
    draw = read_plots(args.plot)
    if args.records is not None:
        make_folder(args.records)
    crew = read_crew(args)
    err = Console(stderr=True, highlight=False, soft_wrap=True)
    err.print(plan_text(plan))
    tell = fault_teller(plan.game, words_in(args.lang), err)
    interrupted = not _play(tournament, crew, results, asked, args.records, err, tell)
    summary = summarize(tournament)
    document = {**measured_with(), "asked": asked, "summary": summary}
    if results is not None:
        results.finish({**document, "played": _played(tournament)})
    if args.json:
        print(json.dumps(document, indent=2))
    else:
        show(results_tables(summary, results is not None))
    if draw is not None and summary["matches"]:
        from corral.arena.plots import win_share_figure  # noqa: PLC0415

        draw(win_share_figure(plan.game, summary))
    if interrupted:
        raise KeyboardInterrupt
    return 0


def read_plan(args: argparse.Namespace, results: Results | None) -> Plan:
    """What is to be played. A file that is gone on with brings its seed along."""
    game = read_version(args.rules, corral.game(args.game))
    entrants = read_entrants(
        args.players,
        read_limit(args.seconds, args.nodes),
        read_program_options(args.program_option),
    )
    deals = read_number(args.num)
    seed = read_seed(args.seed)
    if seed is None and results is not None and results.asked is not None:
        seed = results.asked.get("seed")
    return Plan(
        game.name,
        entrants,
        args.lineup,
        usual_tables(game, len(entrants), args.lineup)
        if args.seats is None
        else read_tables(args.seats, game),
        deals,
        randbelow(SEEDS - deals) if seed is None else seed,
        read_options(args.option, game),
        None if args.rules is None else game.rules_version,
    )


def _engine() -> dict[str, str]:
    """Matches of compiled and of plain rules do not mix: with equal time they search otherwise."""
    return {"engine": measured_with()["engine"]}


def _read_stopping(args: argparse.Namespace) -> StoppingRule | None:
    if args.sprt is None:
        if args.alpha is not None or args.beta is not None:
            raise UsageError(
                "--alpha and --beta are for the test of --sprt, which is not asked for"
            )
        return None
    alpha = ERROR if args.alpha is None else decimal_number("--alpha", args.alpha, 0.5)
    beta = ERROR if args.beta is None else decimal_number("--beta", args.beta, 0.5)
    return read_stopping_rule(args.sprt, alpha, beta)


def _play(
    tournament: Tournament,
    crew: Crew,
    results: Results | None,
    asked: dict[str, Any],
    records: Path | None,
    err: Console,
    tell: Callable[[Outcome], None],
) -> bool:
    """Play what is left; whether all of it was."""
    left = tournament.left()
    if not left:
        return True
    if results is not None:
        results.begin(asked)
    try:
        with (
            heeding_requests_to_end(),
            watching(err, len(tournament.outcomes), left) as watcher,
            closing(tournament.run(crew, records is not None)) as matches,
        ):
            for outcome in matches:
                tell(outcome)
                if records is not None:
                    _keep_record(records, tournament.plan.game, outcome)
                if results is not None:
                    results.add(outcome)
                watcher(len(tournament.outcomes), tournament.left())
    except KeyboardInterrupt:
        return False
    return True


def _keep_record(folder: Path, game: str, outcome: Outcome) -> None:
    place = outcome.place
    name = f"{game}-{place.line_up}-{outcome.seed}-{place.rotation}.corral"
    write_file(folder / name, outcome.record or "")


def _played(tournament: Tournament) -> list[dict[str, Any]]:
    """All matches, in the plan's order whoever ended first."""
    outcomes = tournament.outcomes
    return [outcomes[place].to_data() for place in tournament.plan.places() if place in outcomes]
