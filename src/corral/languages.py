"""Where sentences stand: folders of ``.ftl`` files (Project Fluent), one folder a language.

Corral's own are in ``corral/locales``. A game of another package has its own in the package that
its manifest names; what it lacks in a language is said in English. ``CORRAL_LOCALES`` may name one
folder more: for a language that somebody is writing, or for better words.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from corral.core.errors import OptionError
from corral.core.registry import game as game_named

ENGLISH: Final = "en"
"""Spoken where nothing else is asked for, and where another language has no words."""
OWN: Final = "corral"
MORE: Final = "CORRAL_LOCALES"


def folders(package: str) -> list[Traversable]:
    """The folders with one folder a language in each; later ones have the last word."""
    found: list[Traversable] = [files(package) / "locales"]
    if more := os.environ.get(MORE):
        found.append(Path(more))
    return found


def _languages() -> Iterator[str]:
    for folder in folders(OWN):
        if not folder.is_dir():
            raise OptionError(f"{MORE}={folder} is not a folder")
        yield from (path.name for path in folder.iterdir() if _texts(path))


def _texts(folder: Traversable) -> list[Traversable]:
    """The files of one language, in alphabetical order; none where there is no folder."""
    if not folder.is_dir():
        return []
    found = [path for path in folder.iterdir() if path.name.endswith(".ftl")]
    return sorted(found, key=lambda path: path.name)


LANGUAGES: Final = (ENGLISH, *sorted({*_languages()} - {ENGLISH}))
"""All languages there are: a folder makes one."""


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise OptionError(f"there is no language {language!r}; there are {known}")
    return language


def texts(package: str, language: str) -> dict[str, str]:
    """The texts of a package's files in a language, by the names of the files."""
    found: dict[str, str] = {}
    for folder in folders(package):
        for path in _texts(folder / language):
            found[path.name] = found.get(path.name, "") + path.read_text(encoding="utf-8")
    return found


@cache
def language_name(language: str) -> str:
    """What a language calls itself."""
    return _message("language-name", _all_text(check_language(language)), language)


def message(name: str, language: str) -> str:
    """A message of one line without variables, for rooms without Fluent."""
    english = _message(name, _all_text(ENGLISH), name)
    return _message(name, _all_text(check_language(language)), english)


def _all_text(language: str) -> str:
    return "\n".join(texts(OWN, language).values())


def title(game: str, language: str = ENGLISH) -> str:
    """What a game is called, for rooms without Fluent."""
    return _message(f"{game}-title", game_text(game, language), game)


def _message(name: str, text: str, otherwise: str) -> str:
    """A message of one line without variables."""
    found = re.search(rf"^{re.escape(name)} *= *(.+)$", text, re.MULTILINE)
    return found[1] if found else otherwise


def game_text(game: str, language: str) -> str:
    """All that is said of one game, as Fluent text; in English where the language has nothing.

    The files of a game are ``GAME.ftl``, ``GAME-MORE.ftl`` and ``web-GAME.ftl``.
    """
    check_language(language)
    of_game = re.compile(rf"(web-)?{re.escape(game)}(-.+)?\.ftl")
    package = game_named(game).manifest.words
    for spoken in (language, ENGLISH):
        found = texts(package, spoken)
        if own := [text for name, text in found.items() if of_game.fullmatch(name)]:
            return "\n".join(own)
    return ""
