"""The pages that teach a game: what it looks like, what the coach says, every rule with pictures.

All their words are those of ``locales``, so that there is such a page in every language. The page
in ``docs/rules`` with the same name has the same rules, with the tests that prove them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import corral
from corral.core.registry import own_games
from corral.languages import ENGLISH, LANGUAGES, game_text, language_name
from corral.pictures import sheet
from corral.pictures.sheets import AROUND
from corral.words import Section, Words
from tools.rules_page import linked, page_name

NOTE: Final = re.compile(r"^(web-coach-[\w-]+) *=", re.MULTILINE)

Scene = dict[str, Any]


def game_page(root: Path, name: str, keep: Callable[[Path], str]) -> str:
    """The page with this name in ``docs/rules``, as the site has it.

    ``keep`` brings a picture into the site and says where it is.
    """
    game, language = _names()[name]
    words = Words(language)
    facts = corral.game(game)
    short, long = facts.manifest.minutes
    shown = words.text(
        "web-poster-facts", players=f"{facts.fewest}–{facts.most}", minutes=f"{short}–{long}"
    )
    table = keep(root / "docs" / "pictures" / f"{game}.png")
    parts = [
        f"# {words.title(game)}",
        words.description(game),
        f"*{shown}*",
        words.text("rules-languages", links=_others(game, language)),
        f"![{words.text('site-table', game=words.title(game))}](../{table})",
        f"## {words.text('site-coach')}",
        words.text("site-coach-intro"),
        *(f"- {note}" for note in coach_notes(game, words)),
        f"## {words.text('site-rules')}",
        words.text("rules-notice"),
        words.text("site-rules-intro"),
        *_chapters(root, game, words),
    ]
    return "\n\n".join(parts) + "\n"


def coach_notes(game: str, words: Words) -> list[str]:
    """What the coach explains in a first match, in the order of a match."""
    return [words.text(name) for name in NOTE.findall(game_text(game, words.language))]


def _names() -> dict[str, tuple[str, str]]:
    """The games and languages of the pages, by the names of the files."""
    return {
        page_name(game, language): (game, language)
        for game in own_games()
        for language in (ENGLISH, *LANGUAGES)
    }


def _others(game: str, language: str) -> str:
    return Words(language).listed(
        f"[{language_name(other)}]({page_name(game, other)})"
        for other in LANGUAGES
        if other != language
    )


def _chapters(root: Path, game: str, words: Words) -> Iterator[str]:
    pictured = {words.text(f"{game}-rules-{name}"): name for name in scenes(root, game)}
    for section in words.sections(game):
        yield f"### {section.title}"
        if section.title in pictured:
            place = _place(game, pictured[section.title])
            yield f"![{section.title}](../{place}){{.scene}}"
        yield from _rules(game, section, words)


def _rules(game: str, section: Section, words: Words) -> Iterator[str]:
    for number in section.numbers:
        anchor = number.lower()
        yield f"{{#{anchor}}}\n**[{number}](#{anchor})** {linked(words.rule(game, number))}"


# The pictures beside the rules, which are the page's own


def scenes(root: Path, game: str) -> dict[str, Scene]:
    """What is shown beside the chapters of a game's rules, by chapter."""
    path = root / "client" / "src" / "games" / game / "rule_pictures.json"
    found: dict[str, Scene] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _place(game: str, chapter: str) -> str:
    return f"pictures/rules/{game}-{chapter}.svg"


def scene_pictures(root: Path) -> Iterator[tuple[str, str]]:
    """Every picture as SVG, with its place in the site."""
    for game in own_games():
        pieces = sheet(game)
        for chapter, scene in scenes(root, game).items():
            yield _place(game, chapter), scene_svg(scene, pieces)


def scene_svg(scene: Scene, pieces: dict[str, str]) -> str:
    """A picture as a file of its own, on light ground: the pieces are printed in dark ink."""
    width, height, edge = scene["width"], scene["height"], 16
    around = " ".join(f'{name}="{value}"' for name, value in AROUND.items())
    drawn = "".join(
        f'<g transform="translate({x} {y}) scale({scale[0] if scale else 1})">{pieces[piece]}</g>'
        for piece, x, y, *scale in scene["pieces"]
    )
    box = f"{-edge} {-edge} {width + 2 * edge} {height + 2 * edge}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'width="{width + 2 * edge}" height="{height + 2 * edge}" {around}>'
        f'<rect x="{-edge}" y="{-edge}" width="100%" height="100%" rx="10" fill="#fbf5e8"/>'
        f"{drawn}</svg>\n"
    )
