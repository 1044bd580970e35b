"""No room lists the games: outside a game's own folder none of them is named.

An example may be about one game. What is about all of them asks ``corral.games()``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from corral.core.registry import own_games
from corral.languages import LANGUAGES, title

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("src/corral", "tools", "client/src")
KINDS = (".py", ".toml", ".ts", ".svelte", ".json", ".css")
EXAMPLES = (*KINDS, ".mjs", ".ftl", ".md")
OWN = ("src/corral/games/{}", "client/src/games/{}", "tools/posters/{}.py")
"""What is a game's own."""
ELSEWHERE = ("src/corral/locales", "src/corral/page")
"""Words, which have a test of their own, and what is built."""
LOCALES = ROOT / "src" / "corral" / "locales"


@cache
def name_pattern() -> re.Pattern[str]:
    """The games' names, also in their titles and as parts of other words."""
    return re.compile("|".join(map(pattern_of, own_games())), re.IGNORECASE)


def pattern_of(game: str) -> str:
    titles = {title(game, language).replace(" ", "[ _-]?") for language in LANGUAGES}
    return "|".join([game, *sorted(titles)])


def sources() -> Iterator[str]:
    own = tuple(place.format(game) for place in OWN for game in own_games())
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in KINDS and not name.startswith((*own, *ELSEWHERE)):
                yield name


def naming(text: str) -> list[str]:
    """The lines that name a game; examples in docstrings may."""
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if name_pattern().search(line) and not line.startswith(">>>")]


def test_no_game_is_named_outside_its_own_folder() -> None:
    found = {
        name: lines
        for name in sources()
        if not name.endswith(".test.ts")
        and (lines := naming((ROOT / name).read_text(encoding="utf-8")))
    }
    assert found == {}


def test_words_for_all_games_name_none() -> None:
    """A game's own stand in files of its own, in every language."""
    own = re.compile(rf"(web-)?({'|'.join(own_games())})(-.+)?\.ftl")
    shared = [path for path in LOCALES.glob("*/*.ftl") if not own.fullmatch(path.name)]
    assert {path.parent.name for path in shared} == {*LANGUAGES}
    found = {
        path.relative_to(LOCALES).as_posix(): lines
        for path in sorted(shared)
        if (lines := naming(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def named_games(text: str) -> set[str]:
    """The games that a text names, by their names or titles."""
    return {game for game in own_games() if re.search(pattern_of(game), text, re.IGNORECASE)}


def test_no_example_lists_the_games() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): games
        for path in sorted((ROOT / "examples").rglob("*"))
        if path.suffix in EXAMPLES
        and len(games := named_games(path.read_text(encoding="utf-8"))) > 1
    }
    assert found == {}


def test_a_package_with_a_game_of_its_own_names_no_other() -> None:
    own = ROOT / "examples" / "waterhole"
    texts = [path.read_text("utf-8") for path in own.rglob("*") if path.suffix in EXAMPLES]
    assert texts
    assert not any(map(named_games, texts))


@pytest.mark.parametrize(
    ("line", "count"),
    [
        ('GAMES = ["elgaucho"]', 1),
        ("# as in El Gaucho", 1),
        ("class ElGauchoThing:", 1),
        ("if game == 'kuhhandel':", 1),
        ('>>> corral.new("elgaucho")', 0),
        ("for name in corral.games():", 0),
    ],
)
def test_what_counts_as_naming_a_game(line: str, count: int) -> None:
    assert len(naming(line)) == count
