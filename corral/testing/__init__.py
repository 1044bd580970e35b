"""The conformance kit: what every game must hold to, as checks that anybody can run.

>>> from corral.testing import check_game
>>> check_game("elgaucho", matches=1, players=2)

A failed check raises ``ConformanceError`` and says in which game, match and move.
"""

from corral.testing.conformance import (
    ConformanceError,
    Table,
    check_game,
    check_match,
    tables,
)
from corral.testing.encoding import check_encoding
from corral.testing.golden import check_golden, playthrough, write_golden

__all__ = [
    "ConformanceError",
    "Table",
    "check_encoding",
    "check_game",
    "check_golden",
    "check_match",
    "playthrough",
    "tables",
    "write_golden",
]
