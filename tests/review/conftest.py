"""A game small enough to be judged by heart, as another package brings it along."""

from __future__ import annotations

from tests.cli.conftest import corral
from tests.rooms.conftest import installed, packages

__all__ = ["corral", "installed", "packages"]
