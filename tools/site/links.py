"""Links between pages of the repository, as links between pages of the site."""

from __future__ import annotations

import os.path
import re
from collections.abc import Callable, Mapping
from pathlib import Path, PurePosixPath
from typing import Final

FENCED: Final = re.compile(r"(^ *```.*?^ *```$)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(!?)\[((?:!\[[^\]]*\]\([^)]*\)|[^\[\]])*)\]\(([^()\s]+)\)")
PICTURES: Final = (".png", ".svg")


class LostLink(Exception):
    """A link to something that is not there."""


class Links:
    """Rewrites the links of pages.

    ``pages`` says where files of the repository are in the site. A picture is handed to ``keep``,
    which brings it there. Of a link to any other file, such as a source, the words stay. What a
    link calls by its file's name, which the site does not show, gets the page's title.
    """

    def __init__(self, root: Path, pages: Mapping[str, str], keep: Callable[[Path], str]) -> None:
        self._root = root
        self._pages = pages
        self._keep = keep

    def rewrite(self, text: str, source: str) -> str:
        """A page's text; ``source`` is its path in the repository."""
        parts = FENCED.split(text)
        parts[::2] = [
            LINK.sub(lambda found: self._link(found, source), part) for part in parts[::2]
        ]
        return "".join(parts)

    def _link(self, found: re.Match[str], source: str) -> str:
        mark, label, target = found.groups()
        label = LINK.sub(lambda inner: self._link(inner, source), label)
        if re.match(r"[a-z]+:|#", target):
            return f"{mark}[{label}]({target})"
        path, hash_mark, anchor = target.partition("#")
        there = os.path.normpath(PurePosixPath(source).parent / path)
        if not (self._root / there).exists():
            raise LostLink(f"{source}: there is no {there}")
        if there.endswith(PICTURES):
            return f"{mark}[{label}]({self._way(source, self._keep(self._root / there))})"
        if there in self._pages:
            if label.endswith(".md") and label in (path, PurePosixPath(path).name):
                label = self._title(there) or label
            return f"{mark}[{label}]({self._way(source, self._pages[there])}{hash_mark}{anchor})"
        return label if there in label else f"{label} (`{there}`)"

    def _title(self, page: str) -> str:
        """The first heading of a page."""
        found = re.search(r"^# (.+)$", (self._root / page).read_text("utf-8"), re.MULTILINE)
        return found[1] if found else ""

    def _way(self, source: str, target: str) -> str:
        """The relative way from the page of a file to a place in the site."""
        way = os.path.relpath(target, PurePosixPath(self._pages[source]).parent)
        return PurePosixPath(way).as_posix()
