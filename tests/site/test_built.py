"""The built site: whole, on its own, and fit for the server's Content-Security-Policy."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import corral
from corral.languages import LANGUAGES
from tests.site.shared import ROOT, built_site, python
from tools.site.build import CONFIGURATION

MISTAKES = "# Corral\n\n[a page](nowhere.md)\n\n[a place](#nowhere)\n\n```{nonsense}\n```\n"
MOST_BYTES = 4_000_000
"""What a wheel may carry, packed."""
VOID = {"script": "src", "img": "src", "link": "href", "use": "href"}


@dataclass
class Seen(HTMLParser):
    """What a page has, as far as it matters here."""

    language: str = ""
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    inline: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        self.ids.update(has[name] for name in ("id", "name") if name in has)
        if tag == "html":
            self.language = has.get("lang", "")
        elif tag == "a" and "href" in has:
            self.links.append(has["href"])
        elif tag in VOID and VOID[tag] in has:
            self.loaded.append(has[VOID[tag]])
        if tag == "script" and "src" not in has:
            self.inline.append("script")
        self.inline += [name for name in has if name.startswith("on")]


def there(site: Path, page: str, target: str) -> str:
    """The file that a link of a page leads to, seen from the site."""
    path = unquote(urlsplit(target).path)
    found = (site / page).parent / path if path else site / page
    return found.resolve().relative_to(site.resolve()).as_posix()


def looked_at(site: Path) -> dict[str, Seen]:
    """Every page by its path."""
    found: dict[str, Seen] = {}
    for path in sorted(site.rglob("*.html")):
        seen = Seen()
        seen.feed(path.read_text(encoding="utf-8"))
        found[path.relative_to(site).as_posix()] = seen
    return found


def test_the_site_is_whole() -> None:
    site = built_site()
    pages = looked_at(site)
    for path in (ROOT / "docs").rglob("*.md"):
        assert path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() in pages
    for name in ("study", "contributing", "changelog", "api/corral", "api/testing", "search"):
        assert f"{name}.html" in pages
    assert lost_links(site, pages) == []
    assert foreign_or_missing(site, pages) == []
    assert [page for page, seen in pages.items() if seen.inline] == []  # script-src 'self'
    for language in LANGUAGES:
        suffix = "" if language == "en" else f".{language}"
        if (ROOT / "docs" / f"play{suffix}.md").exists():
            assert pages[f"play{suffix}.html"].language == language
        for game in corral.games():
            seen = pages[f"rules/{game}{suffix}.html"]
            assert seen.language == language
            assert {number.lower() for number in corral.game(game).rule_numbers} <= seen.ids
            assert sum(name.endswith(".svg") for name in seen.loaded) >= 5
    files = [path.read_bytes() for path in site.rglob("*") if path.is_file()]
    assert sum(len(gzip.compress(file, 6)) for file in files) < MOST_BYTES


def lost_links(site: Path, pages: dict[str, Seen]) -> list[tuple[str, str]]:
    """Links to no page, or to no place on it."""
    lost = []
    for page, seen in pages.items():
        for link in seen.links:
            if urlsplit(link).scheme:
                continue
            target, place = there(site, page, link), unquote(urlsplit(link).fragment)
            known = pages.get(target)
            if not (site / target).is_file() or (place and known and place not in known.ids):
                lost.append((page, link))
    return lost


def foreign_or_missing(site: Path, pages: dict[str, Seen]) -> list[tuple[str, str]]:
    """What is not a file of the site by a relative path: then it would not work below any path."""
    found = []
    for page, seen in pages.items():
        for target in seen.loaded:
            outside = urlsplit(target).netloc or target.startswith("/")
            if outside or not (site / there(site, page, target)).is_file():
                found.append((page, target))
    for style in site.rglob("*.css"):
        if re.search(r"(url\(|@import )['\"]?(https?:)?//", style.read_text("utf-8")):
            found.append((style.name, "another host"))
    return found


def test_a_mistake_is_an_error(tmp_path: Path) -> None:
    """Each is told, with its place."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.md").write_text(MISTAKES, encoding="utf-8")
    options = ["-q", "--fail-on-warning", "--keep-going", "-c", str(CONFIGURATION)]
    done = python("-m", "sphinx", *options, str(tmp_path / "pages"), str(tmp_path / "built"))
    assert done.returncode != 0
    for line in (3, 5, 7):
        assert f"index.md:{line}: " in done.stderr
