"""Bots that others bring along: by entry points, or named as ``py:MODULE:CLASS`` or ``net:NAME``.

An entry point in the group ``corral.bots`` leads to a subclass of ``Bot``, or to a ``Level``, which
also says how long the bot thinks. So does ``py:MODULE:CLASS``, where the module is one that can be
imported, also from the current folder, or a file: ``py:bots/mine.py:Mine``. Either is loaded when
somebody wants that bot: some bring a whole framework with them. ``net:NAME`` is a network from a
file, one that comes with Corral or one by its path (``corral.nets``); ``learned:FILE`` one that
has learned to read a bot; ``judged:FILE`` a baron with a learned
judgement from a file (``corral.bots.judged``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from corral.bots.bot import Bot
from corral.bots.judged import PREFIX as JUDGED_PREFIX
from corral.bots.judged import judged
from corral.bots.level import Level
from corral.bots.limit import Limit
from corral.bots.reader import PREFIX as READER_PREFIX
from corral.bots.reader import READERS, is_reader, reader_of
from corral.core.errors import OptionError
from corral.core.manifest import part

GROUP: Final = "corral.bots"
CLASS_PREFIX: Final = "py:"
NET_PREFIX: Final = "net:"
LEARNED_PREFIX: Final = "learned:"
USUAL: Final = Limit(seconds=1.0)
"""How long a bot thinks that does not say."""


class AllBots(Mapping[str, Level]):
    """The kinds of bots by their names: Corral's own first, then those of other packages.

    ``py:MODULE:CLASS``, ``net:NAME``, ``reads:LEVEL``, ``learned:FILE`` and ``judged:FILE`` are not
    listed, but found. Who takes names from strangers goes by the list.
    """

    def __init__(self, own: Mapping[str, Level]) -> None:
        self._own = own

    def __getitem__(self, kind: str) -> Level:
        if kind in self._own:
            return self._own[kind]
        if kind.startswith(NET_PREFIX):
            return _network(kind)
        if kind.startswith(LEARNED_PREFIX):
            return _learned(kind)
        if kind.startswith(JUDGED_PREFIX):
            return judged(kind.removeprefix(JUDGED_PREFIX))
        if is_class(kind):
            return _imported(kind)
        if is_reader(kind):
            return reader_of(kind.removeprefix(READER_PREFIX), self)
        return _loaded(kind, _points()[kind])

    def __iter__(self) -> Iterator[str]:
        yield from self._own
        yield from self.brought()

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, kind: object) -> bool:
        if kind in self._own or kind in _points():  # without loading it
            return True
        if not isinstance(kind, str):
            return False
        if is_reader(kind):
            return kind.removeprefix(READER_PREFIX) in READERS
        return kind.startswith((NET_PREFIX, LEARNED_PREFIX, JUDGED_PREFIX)) or (
            is_class(kind) and bool(_check_form(kind))
        )

    def brought(self) -> list[str]:
        """The names of those that other packages bring along, in alphabetical order."""
        return sorted(set(_points()) - set(self._own))


def is_class(kind: str) -> bool:
    """Whether this kind of bot is a class to be imported."""
    return kind.startswith(CLASS_PREFIX)


def has_colons(kind: str) -> bool:
    """Whether colons belong to the name of this kind of bot."""
    return kind.startswith((CLASS_PREFIX, NET_PREFIX, LEARNED_PREFIX, JUDGED_PREFIX))


def own_name(kind: str) -> str:
    """What a bot with such a name is called: its class, or its network's file."""
    for prefix in (NET_PREFIX, LEARNED_PREFIX, JUDGED_PREFIX):
        if kind.startswith(prefix):
            return Path(kind.removeprefix(prefix)).stem
    return kind.rpartition(":")[2]


def _check_form(kind: str) -> tuple[str, str]:
    """The module and the name of the class; whether they are there is another matter."""
    module, _, name = kind.removeprefix(CLASS_PREFIX).rpartition(":")
    if not module or not name.isidentifier():
        raise OptionError(
            f"{kind!r} does not name a class; right would be {CLASS_PREFIX}mypackage.bots:Mine "
            f"or {CLASS_PREFIX}mine.py:Mine"
        )
    return module, name


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loaded(kind: str, point: EntryPoint) -> Level:
    try:
        found: object = point.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        raise OptionError(f"the bot {kind!r} ({point.value}) cannot be loaded: {error}") from error
    return _level(found, f"{kind!r} ({point.value})")


@cache
def _imported(kind: str) -> Level:
    return _level(named_in(kind), repr(kind))


def _network(kind: str) -> Level:
    found: Level = part("corral.nets.bot").level(kind.removeprefix(NET_PREFIX))
    return found


def _learned(kind: str) -> Level:
    found: Level = part("corral.nets.reader").level(kind.removeprefix(LEARNED_PREFIX))
    return found


def named_in(kind: str) -> object:
    """What ``py:MODULE:NAME`` names."""
    source, name = _check_form(kind)
    try:
        found: object = getattr(_module(source), name)
    except Exception as error:  # as above
        raise OptionError(f"{kind!r} cannot be loaded: {error}") from error
    return found


def _module(source: str) -> ModuleType:
    """A module by its name, also one in the current folder, or the file of one."""
    if not source.endswith(".py"):
        here = str(Path.cwd())
        if here not in sys.path:  # as it is for programs that are scripts themselves
            sys.path.append(here)
        return import_module(source)
    path = Path(source)
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {source}")
    spec = spec_from_file_location(f"corral_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # so that its classes can be pickled
    spec.loader.exec_module(module)
    return module


def _level(found: object, told: str) -> Level:
    if isinstance(found, Level):
        return found
    if isinstance(found, type) and issubclass(found, Bot):
        return Level(found, USUAL)
    raise OptionError(
        f"the bot {told} is neither a subclass of corral.bots.Bot nor a corral.bots.Level"
    )
