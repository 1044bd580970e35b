"""All pages of the site in one folder, in the Markdown that Sphinx reads (MyST).

A page is written once: those of ``docs`` are taken as they are, but for their links. What the
front page lists, part by part, is the site's table of contents.
"""

from __future__ import annotations

import os.path
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Final

from corral.languages import LANGUAGES, language_name
from tools.site.games import game_page, scene_pictures
from tools.site.links import LINK, Links
from tools.site.notebook import NOTEBOOKS, notebook_page
from tools.site.reference import reference_pages

FRONT: Final = "docs/index.md"
BESIDE: Final = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "NOTICE.md": "notice.md",
    "examples/waterhole/README.md": "examples/waterhole.md",
}
"""Pages that do not stand in ``docs``, with their places in the site."""
ALIASES: Final = {
    "README.md": "index.md",
    "examples": "examples/index.md",
    "examples/waterhole": "examples/waterhole.md",
}
"""What links may name instead of a page."""
REFERENCE_IN: Final = "For people who build agents"
"""The part to which the reference of all public names is added."""


def stage(root: Path, folder: Path, rooms: Sequence[str]) -> None:
    """Writes every page, and the pictures that pages show, into a folder."""
    Stage(root, folder).write(rooms)


class Stage:
    """The repository at one place, the pages at another."""

    def __init__(self, root: Path, folder: Path) -> None:
        self._root = root
        self._folder = folder
        self._pages = self._places()
        self._links = Links(root, {**self._pages, **ALIASES}, self._keep)

    def _places(self) -> dict[str, str]:
        """Where files of the repository are in the site."""
        folder = self._root / "docs"
        found = (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.md")))
        docs = {f"docs/{page}": page for page in found}
        notebooks = {name: f"{PurePosixPath(name).stem}.md" for name in NOTEBOOKS.values()}
        examples = {
            path.relative_to(self._root).as_posix(): f"examples/{path.stem}.{path.suffix[1:]}.md"
            for path in sorted((self._root / "examples").rglob("*"))
            if path.suffix in (".py", ".mjs") and "waterhole" not in path.parts
        }
        return {**docs, **BESIDE, **notebooks, **examples}

    def write(self, rooms: Sequence[str]) -> None:
        """Everything, with the reference of these rooms."""
        for source, place in self._pages.items():
            self._put(place, self._text(source))
        self._put("examples/index.md", self._examples())
        for place, picture in scene_pictures(self._root):
            self._put(place, picture)
        for name, text in reference_pages(rooms).items():
            self._put(f"api/{name}.md", text)

    def _put(self, place: str, text: str) -> None:
        path = self._folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _keep(self, picture: Path) -> str:
        """Copies a picture; its place in the site."""
        place = f"pictures/{picture.name}"
        (self._folder / "pictures").mkdir(parents=True, exist_ok=True)
        shutil.copy(picture, self._folder / place)
        return place

    def _text(self, source: str) -> str:
        path = self._root / source
        if source.startswith("docs/rules/"):
            text = game_page(self._root, path.name, self._keep)
        elif source in NOTEBOOKS.values():
            text = notebook_page(path, self._folder / "pictures")
        elif source.startswith("examples/") and path.suffix != ".md":
            text = _program(path)
        else:
            text = self._links.rewrite(path.read_text(encoding="utf-8"), source)
        if source == FRONT:
            text += self._contents(path.read_text(encoding="utf-8"))
        return text + self._other_languages(source)

    def _contents(self, front: str) -> str:
        """The parts of the front page, with the pages that each names, as tables of contents."""
        contents = ""
        for part in front.split("\n## ")[1:]:
            caption = part.partition("\n")[0]
            pages = {}
            for _, label, target in LINK.findall(part):
                there = os.path.normpath(f"docs/{target}")
                page = {**self._pages, **ALIASES}.get(there, "")
                if page and not _language(page):
                    pages[page] = label
            if caption == REFERENCE_IN:
                pages["api/index.md"] = "Reference"
            contents += _toctree(pages, caption)
        return contents

    def _other_languages(self, source: str) -> str:
        """Below a page stand those of the other languages."""
        place = PurePosixPath(self._pages[source])
        known = set(self._pages.values())
        others = {f"{place.stem}.{language}.md": language_name(language) for language in LANGUAGES}
        return _toctree(
            {one: name for one, name in others.items() if (place.parent / one).as_posix() in known}
        )

    def _examples(self) -> str:
        pages = {
            PurePosixPath(page).name: ""
            for page in sorted(self._pages.values())
            if page.startswith("examples/") and page not in BESIDE.values()
        }
        said = "# Examples\n\nWhole programs to begin with; a test runs each of them.\n"
        return said + _toctree(pages, hidden=False)


def _toctree(pages: Mapping[str, str], caption: str = "", hidden: bool = True) -> str:
    """A table of contents: pages with what they are called there, or else by their own titles."""
    if not pages:
        return ""
    options = [":titlesonly:", *[f":caption: {caption}"] * bool(caption), *[":hidden:"] * hidden]
    entries = [f"{name} <{page}>" if name else page for page, name in pages.items()]
    return "\n".join(["", "```{toctree}", *options, "", *entries, "```", ""])


def _language(page: str) -> str:
    """The language in a page's name, empty for English."""
    suffixes = PurePosixPath(page).suffixes
    return suffixes[0][1:] if len(suffixes) > 1 and suffixes[0][1:] in LANGUAGES else ""


def _program(path: Path) -> str:
    """A program as a page, under the first line of what it says of itself."""
    text = path.read_text(encoding="utf-8")
    said = re.search(r'"""(.+?)(?:\.|:)?$|^// (.+?)(?:\.|:)|^# # (.+)$', text, re.MULTILINE)
    title = next(filter(None, said.groups()), path.name) if said else path.name
    language = {".py": "python", ".mjs": "js"}[path.suffix]
    return f"# {title}\n\n`{path.name}`\n\n```{language}\n{text}```\n"
