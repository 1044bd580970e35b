"""``corral stats``: play many matches and tell what they say about the game."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from secrets import randbelow
from typing import Any, Protocol, TypeVar

from rich.console import Console, RenderableType

import corral
from corral.arena.bout import Job, Outcome, Place
from corral.arena.ending import heeding_requests_to_end
from corral.arena.entrant import Entrant, read_entrants
from corral.arena.plan import version_data
from corral.arena.progress import watching
from corral.arena.study.findings import forecast_tables, study_tables, study_text
from corral.arena.study.observation import observe
from corral.arena.study.study import Study
from corral.arena.summary import measured_with
from corral.commands.matches import (
    fault_teller,
    read_crew,
    read_number,
    read_plots,
    read_tables,
)
from corral.commands.parser import words_in
from corral.core.dealer import SEEDS
from corral.core.errors import OptionError
from corral.core.game import Game
from corral.inputs.numbers import read_seed
from corral.inputs.options import UsageError, read_options, read_program_options, read_version
from corral.inputs.players import default_players, read_limit

Watched_contra = TypeVar("Watched_contra", bound="Watched", contravariant=True)


class Watched(Protocol):
    """A match that was watched."""

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        ...


class Findings(Protocol[Watched_contra]):
    """What many matches of one number of players tell."""

    matches: int

    def add(self, seen: Watched_contra) -> None:
        """One more match."""
        ...

    def to_data(self) -> dict[str, Any]:
        """The figures as JSON-able data."""
        ...


def run(args: argparse.Namespace, show: Callable[[RenderableType], None]) -> int:
    """Do what the command line says; an interrupt tells what was seen so far."""
    game = read_version(args.rules, corral.game(args.game))
    tables = _read_tables(args.seats, game)
    if not args.forecasts:
        studies = [Study(players) for players in tables]
        return _study(args, game, studies, observe, lambda found: show(study_tables(found)))
    from corral.arena.study.forecasts import Calibration, foretell  # noqa: PLC0415 (needs NumPy)

    if args.plot:
        raise UsageError("--forecasts are told in a table, not drawn; leave --plot away")
    calibrations = [Calibration(players) for players in tables]
    return _study(args, game, calibrations, foretell, lambda found: show(forecast_tables(found)))


def _study(
    args: argparse.Namespace,
    game: Game,
    studies: Sequence[Findings[Watched_contra]],
    watch: Callable[[Job], Watched_contra],
    show: Callable[[dict[str, Any]], None],
) -> int:
    entrant = _read_entrant(args)
    options = read_options(args.option, game)
    number = read_number(args.num)
    tables = _read_tables(args.seats, game)
    seed = read_seed(args.seed)
    seed = randbelow(SEEDS - number) if seed is None else seed
    if seed + number > SEEDS:
        raise OptionError(f"--seed {seed} and --num {number} lead beyond the last seed, 2**64 - 1")
    draw = read_plots(args.plot)
    crew = read_crew(args)

    def jobs() -> Iterator[Job]:
        for deal in range(number):
            for table, players in enumerate(tables):
                place = Place(table, deal, 0)
                yield Job(
                    place,
                    game.name,
                    options,
                    (entrant,) * players,
                    seed + deal,
                    rules=game.rules_version,
                )

    err = Console(stderr=True, highlight=False, soft_wrap=True)
    err.print(study_text(game.name, entrant, tables, number, seed))
    tell = fault_teller(game.name, words_in(args.lang), err)
    interrupted = False
    left = number * len(tables)
    try:
        with (
            heeding_requests_to_end(),
            watching(err, 0, left) as watcher,
            closing(crew.run(watch, jobs())) as seen,
        ):
            for done, observation in enumerate(seen, start=1):
                tell(observation.outcome)
                studies[observation.outcome.place.line_up].add(observation)
                watcher(done, left - done)
    except KeyboardInterrupt:
        interrupted = True
    if not all(study.matches for study in studies):
        raise KeyboardInterrupt  # there is nothing to tell yet
    found = {
        **measured_with(),
        "game": game.name,
        **version_data(game),
        "options": game.check_options(options),
        "player": entrant.to_data(),
        "seed": seed,
        "tables": [study.to_data() for study in studies],
    }
    if args.json:
        print(json.dumps(found))
    else:
        show(found)
    if draw is not None:
        from corral.arena.study.plots import study_figure  # noqa: PLC0415

        draw(study_figure(found))
    if interrupted:
        raise KeyboardInterrupt
    return 0


def _read_entrant(args: argparse.Namespace) -> Entrant:
    entrants = read_entrants(
        args.players,
        read_limit(args.seconds, args.nodes),
        read_program_options(args.program_option),
    )
    if len(entrants) > 1:
        raise OptionError(f"--players {args.players!r}: one bot takes every seat, such as cowhand")
    return entrants[0]


def _read_tables(text: str | None, game: Game) -> tuple[int, ...]:
    return (default_players(game),) if text is None else read_tables(text, game)
