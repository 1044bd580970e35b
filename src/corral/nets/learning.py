"""Learns a judgement from nothing but the rules and the hand-written evaluation.

Round after round: matches are played with what was learned so far, and the judgement is fitted to
them and to those of the rounds before. What comes out is a file that barons play with; the figures
in it tell how it was made, how far off it is, and by which arenas it was accepted.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import corral
from corral.core.errors import CorralError
from corral.core.judgement import FeatureShape, table_of, write_judgement
from corral.core.setting import Setting, setting_for
from corral.nets.fitting import Method, fit
from corral.nets.self_play import Habits, play_on_all_cores
from corral.nets.self_play_rows import SelfPlayRows

SEEDS: Final = 10_000_000
"""Between the first matches of two rounds."""


@dataclass(frozen=True, slots=True)
class Curriculum:
    """What is learned, and from how many matches a round."""

    game: str
    players: int
    rounds: tuple[int, ...]
    habits: Habits = field(default_factory=Habits)
    method: Method = field(default_factory=Method)
    seed: int = 0
    workers: int = 1

    def setting(self) -> Setting:
        """The table that it is for: the usual options and edition."""
        return setting_for(corral.game(self.game), self.players, {})

    def shape(self) -> FeatureShape:
        """The features that the game makes of positions there."""
        setting = self.setting()
        evaluator = setting.game.judged_evaluator(setting, None)
        shape = evaluator.feature_shape(self.players)
        if shape.seat == 0:
            raise CorralError(f"{self.game} makes no features of positions to learn from")
        return shape


def learn(
    curriculum: Curriculum, out: Path, tell: Callable[[str], None], keep: Path | None = None
) -> None:
    """Play and fit, round after round, and write the file after each.

    ``keep`` is a folder for the rows, as Parquet files. What cannot be written is told before
    anything is played.
    """
    told = _told(curriculum)
    _check_folder(out.parent)
    if keep is not None:
        importlib.import_module("pyarrow")
        keep.mkdir(parents=True, exist_ok=True)
        _check_folder(keep)
    known: list[SelfPlayRows] = []
    played: list[dict[str, int]] = []
    for number, matches in enumerate(curriculum.rounds):
        seed = curriculum.seed + number * SEEDS
        learned = out if number else None
        parts = play_on_all_cores(
            curriculum.game,
            curriculum.players,
            learned,
            curriculum.habits,
            seed,
            matches,
            curriculum.workers,
        )
        rows = SelfPlayRows.joined(list(parts))
        if keep is not None:
            rows.write(keep / f"round-{number + 1:02}.parquet", told)
        known.append(rows)
        played.append({"matches": matches, "seed": seed, "rows": len(rows)})
        tell(f"round {number + 1}: {matches} matches, {len(rows)} rows")
        _fit_and_write(curriculum, SelfPlayRows.joined(known), out, played, tell)


def learn_from(
    curriculum: Curriculum, folder: Path, out: Path, tell: Callable[[str], None]
) -> None:
    """Fit to rows that were kept, without playing."""
    rows = SelfPlayRows.read(folder, _told(curriculum))
    _check_folder(out.parent)
    _fit_and_write(curriculum, rows, out, [{"rows": len(rows)}], tell)


def _told(curriculum: Curriculum) -> dict[str, Any]:
    """What rows are of: the table, and the features in which it is seen."""
    return {"table": table_of(curriculum.setting()), "features": curriculum.shape().to_data()}


def _check_folder(folder: Path) -> None:
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise CorralError(f"{folder}: is no folder that can be written to")


def _fit_and_write(
    curriculum: Curriculum,
    rows: SelfPlayRows,
    out: Path,
    played: list[dict[str, int]],
    tell: Callable[[str], None],
) -> None:
    shape = curriculum.shape()
    network, measured = fit(rows, shape, curriculum.method, tell)
    head = {
        "table": table_of(curriculum.setting()),
        "features": shape.to_data(),
        "hidden": list(network.hidden),
        "figures": {
            "played": played,
            "habits": asdict(curriculum.habits),
            "method": asdict(curriculum.method),
            "held_out": asdict(measured),
        },
    }
    write_judgement(out, head, network.weights())
