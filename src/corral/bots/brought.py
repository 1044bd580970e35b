"""Bots that other packages bring along, by entry points in the group ``corral.bots``.

Such an entry point leads to a subclass of ``Bot``, or to a ``Level``, which also says how long the
bot thinks. It is loaded when somebody wants that bot: some bring a whole framework with them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from corral.bots.bot import Bot
from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.core.errors import OptionError

GROUP: Final = "corral.bots"
USUAL: Final = Limit(seconds=1.0)
"""How long a bot thinks that does not say."""


class AllBots(Mapping[str, Level]):
    """The kinds of bots by their names: Corral's own first, then those of other packages."""

    def __init__(self, own: Mapping[str, Level]) -> None:
        self._own = own

    def __getitem__(self, kind: str) -> Level:
        if kind in self._own:
            return self._own[kind]
        return _loaded(kind, _points()[kind])

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self.brought()

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, kind: object) -> bool:
        return kind in self._own or kind in _points()  # without loading it

    def brought(self) -> list[str]:
        """The names of those that other packages bring along, in alphabetical order."""
        return sorted(set(_points()) - set(self._own))


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loaded(kind: str, point: EntryPoint) -> Level:
    try:
        found: object = point.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        raise OptionError(f"the bot {kind!r} ({point.value}) cannot be loaded: {error}") from error
    if isinstance(found, Level):
        return found
    if isinstance(found, type) and issubclass(found, Bot):
        return Level(found, USUAL)
    raise OptionError(
        f"the bot {kind!r} ({point.value}) is neither a subclass of corral.bots.Bot nor a "
        "corral.bots.Level"
    )
