"""Who enters an arena: a kind of bot, perhaps with a limit of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from corral.bots import BOTS, Bot, Limit, new_bot
from corral.bots.brought import has_colons, is_class
from corral.bots.program import USUAL_LIMIT, is_program
from corral.bots.roster import bot_title, known_bots
from corral.bots.searcher import Searcher
from corral.core.errors import OptionError

EXAMPLE = "right would be baron, baron@1000 (nodes) or baron@0.05s (seconds)"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of many matches."""

    name: str
    """As it was written: ``baron``, ``baron@1000`` or ``baron@0.05s``."""
    kind: str
    limit: Limit
    program_options: tuple[tuple[str, str], ...] = ()
    """Names and values, for a program."""

    @property
    def title(self) -> str:
        """What it is called in records, unless it is a program that has a name for itself."""
        own = is_program(self.kind) or has_colons(self.kind)
        return bot_title(self.kind) if own else self.name.capitalize()

    def bot(self, seed: int, seat: int) -> Bot:
        """This player at a seat of one match."""
        return new_bot(self.kind, seed, seat, self.limit, dict(self.program_options))

    def to_data(self) -> dict[str, Any]:
        """The entrant as JSON-able data, its limit included."""
        limit = {"seconds": self.limit.seconds, "nodes": self.limit.nodes}
        data = {"name": self.name, "kind": self.kind, "limit": limit}
        return {**data, "options": dict(self.program_options)} if self.program_options else data


def read_entrants(
    text: str, common: Limit | None = None, program_options: Mapping[str, str] | None = None
) -> tuple[Entrant, ...]:
    """``baron,foreman@1000`` as entrants.

    The common limit is for those that search, or are somebody's own, and have none of their own;
    without it they think as long as their level does. The options are for programs.
    """
    options = tuple(sorted((program_options or {}).items()))
    entrants: list[Entrant] = []
    for word in text.split(","):
        entrant = _read_entrant(word.strip(), common, options)
        if entrant in entrants:
            raise OptionError(
                f"{entrant.name} is named twice in {text!r}; give one of them another limit, "
                f"such as {entrant.kind}@1000"
            )
        entrants.append(entrant)
    return tuple(entrants)


def _read_entrant(
    word: str, common: Limit | None, program_options: tuple[tuple[str, str], ...]
) -> Entrant:
    if is_program(word):
        return Entrant(word, word, common or USUAL_LIMIT, program_options)
    kind, at, limit = word.partition("@")
    if kind not in BOTS:
        raise OptionError(f"there is no bot {kind!r}; there are {known_bots()}")
    if at:
        return Entrant(word, kind, _read_limit(word, limit))
    level = BOTS[kind]
    searches = issubclass(level.kind, Searcher) or is_class(kind)
    return Entrant(word, kind, common if common is not None and searches else level.limit)


def _read_limit(word: str, text: str) -> Limit:
    """A number of nodes, or of seconds with an s behind it."""
    try:
        if text.endswith("s"):
            return Limit(seconds=float(text[:-1]))
        return Limit(nodes=int(text))
    except OptionError as error:
        raise OptionError(f"player {word!r}: {error}") from None
    except ValueError:
        raise OptionError(f"player {word!r} has no limit behind the @; {EXAMPLE}") from None
