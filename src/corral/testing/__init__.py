"""The conformance kit: what every game must hold to, as checks that anybody can run.

>>> from corral.testing import check_game
>>> check_game("elgaucho", matches=1, players=2)

A failed check raises ``ConformanceError`` and says in which game, match and move.
"""

from corral.testing.conformance import (
    ConformanceError,
    Variant,
    check_game,
    check_match,
    variants,
)
from corral.testing.encoding import check_encoding
from corral.testing.golden import check_golden, playthrough, write_golden
from corral.testing.lesson import check_lesson
from corral.testing.sampling import check_samples, measure_samples

__all__ = [
    "ConformanceError",
    "Variant",
    "check_encoding",
    "check_game",
    "check_golden",
    "check_lesson",
    "check_match",
    "check_samples",
    "measure_samples",
    "playthrough",
    "variants",
    "write_golden",
]
