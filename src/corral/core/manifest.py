"""What other rooms of the house need to know of a game, besides its rules.

Every room asks the game; none has a list of games. Modules are told by their names and loaded only
by the room that needs them, so that the rules alone need nothing but the rules. A game that leaves
something out is shown in the plain way that works for all games.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any


class Manifest:
    """One game as the other rooms know it.

    ``minutes``: about how long a match takes, from two players to the most.
    ``words``: the package whose folder ``locales`` has the game's sentences, in files ``GAME.ftl``,
    ``GAME-MORE.ftl`` and ``web-GAME.ftl``.
    ``phrases``: the module that knows what the game's values are called.
    ``terminal``, ``picture``, ``sheet``: the modules that draw it in the terminal, draw a position
    as SVG, and draw the pieces for the page.
    ``facts``: the module that tells what may have decided a finished match.
    ``environment``: its name in Gymnasium and OpenSpiel, as in ``corral/NAME-v0``.
    ``page``: the folder of the page's sources with a board of its own.
    ``views``, ``events``: the modules that declare its views and events.
    ``lesson``, ``practice``: the files beside its module with its guided lesson, and with positions
    to practise.
    """

    __slots__ = (
        "environment",
        "events",
        "facts",
        "lesson",
        "minutes",
        "page",
        "phrases",
        "picture",
        "practice",
        "sheet",
        "terminal",
        "views",
        "words",
    )

    def __init__(
        self,
        minutes: tuple[int, int] = (30, 60),
        words: str = "corral",
        phrases: str = "",
        terminal: str = "",
        picture: str = "",
        sheet: str = "",
        facts: str = "",
        environment: str = "",
        page: str = "",
        views: str = "",
        events: str = "",
        lesson: str = "",
        practice: str = "",
    ) -> None:
        self.minutes = minutes
        self.words = words
        self.phrases = phrases
        self.terminal = terminal
        self.picture = picture
        self.sheet = sheet
        self.facts = facts
        self.environment = environment
        self.page = page
        self.views = views
        self.events = events
        self.lesson = lesson
        self.practice = practice


def part(name: str) -> Any:
    """The module of that name, as whatever the room that asks expects of it."""
    found: ModuleType = import_module(name)
    return found
