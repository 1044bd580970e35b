"""Barons with a learned judgement from a file, or with none: ``judged:FILE``, ``judged:none``.

To try a judgement before it comes with a game, and to know what one is worth.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.bots.searcher import Searcher
from corral.core.errors import CorralError
from corral.core.evaluator import Evaluator
from corral.core.judgement import fits, read_judgement, table_of

PREFIX: Final = "judged:"
NONE: Final = "none"
USUAL: Final = Limit(seconds=1.0)


@cache
def judged(name: str) -> Level:
    """The baron with this judgement."""
    judgement = None if name == NONE else read_judgement(Path(name))

    class Judged(Searcher):
        """Searches with that judgement, whatever comes with the game."""

        def evaluator_for(self, outlook: Outlook) -> Evaluator:
            setting = outlook.setting
            evaluator = setting.game.judged_evaluator(setting, judgement)
            if judgement is not None and not fits(
                judgement, setting, evaluator.feature_shape(setting.players)
            ):
                raise CorralError(
                    f"{name} was learned for {judgement.head['table']}, seen by features "
                    f"{judgement.head['features']}, not for {table_of(setting)} as seen here"
                )
            return evaluator

    return Level(Judged, USUAL)
