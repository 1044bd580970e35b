"""The documentation at ``/docs``: the files of a built site, and without one a page that says so.

Which files there are is looked up once, when the server starts; each is read and packed when it
is asked for the first time, so that a start costs nothing. A path that is not among them is not
there, whatever it looks like. Scripts and styles are asked for with a fingerprint (``?v=``) and may
be kept for ever; everything else is asked for again each time, by its ETag.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send

import corral
from corral.core.errors import OptionError
from corral.core.registry import own_games
from corral.languages import ENGLISH, LANGUAGES, message, title
from corral.server.client import (
    LONGEST_ACCEPTED,
    Answer,
    ServedFile,
    packed_page,
    read_file,
    send_answer,
)

FOLDER: Final = Path(corral.__file__).parent / "site"
"""Where a wheel has the site."""
HOME: Final = "/docs"
INDEX: Final = "index.html"
FINGERPRINT: Final = b"v="


def site_folder(wanted: str) -> Path:
    """The folder that a setting names, which must be a site; else where a wheel has its own."""
    folder = Path(wanted).expanduser() if wanted else FOLDER
    if wanted and not (folder / INDEX).is_file():
        raise OptionError(f"docs = {wanted!r}: no site is built there; script/site builds one")
    return folder


class Handbook:
    """ASGI middleware: what is asked for at or below ``/docs`` is a file of the site."""

    def __init__(self, app: ASGIApp, folder: Path) -> None:
        self._app = app
        self._files = _site_files(folder)
        self._read: dict[tuple[str, bool], ServedFile] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if not self._is_ours(asked):
            await self._app(scope, receive, send)
            return
        await send_answer(scope, send, await self._answer(asked))

    def _is_ours(self, asked: Any) -> bool:
        if asked["type"] != "http" or asked["method"] not in ("GET", "HEAD"):
            return False
        path: str = asked["path"]
        return path == HOME or path.startswith(f"{HOME}/")

    async def _answer(self, asked: Any) -> Answer:
        path: str = asked["path"]
        if path == HOME:  # the links of the site are relative to the folder
            return 308, [(b"location", f"{HOME}/".encode()), (b"content-length", b"0")], b""
        headers = dict(asked["headers"])
        name = path.removeprefix(f"{HOME}/")
        name = f"{name}{INDEX}" if not name or name.endswith("/") else name
        if name not in self._files:
            return self._lost(headers, name)
        page = await self._file(name, asked["query_string"].startswith(FINGERPRINT))
        return page.answer(_text(headers, b"accept-encoding"), _text(headers, b"if-none-match"))

    async def _file(self, name: str, lasting: bool) -> ServedFile:
        """A file, read and packed beside the event loop the first time."""
        if (name, lasting) not in self._read:
            file = self._files[name]
            self._read[name, lasting] = await asyncio.to_thread(read_file, file, lasting)
        return self._read[name, lasting]

    def _lost(self, headers: Mapping[bytes, bytes], name: str) -> Answer:
        language = _spoken(_text(headers, b"accept-language"))
        page = _lost_page(language) if self._files else _missing_page(language)
        _, told, body = page.answer("", "")
        told = [(name, value) for name, value in told if name not in (b"etag", b"vary")]
        status = 404 if self._files or name != INDEX else 200
        return status, [*told, (b"vary", b"accept-language")], body


def _site_files(folder: Path) -> dict[str, Path]:
    """The files of a site by their paths in it; none where none is built."""
    if not (folder / INDEX).is_file():
        return {}
    return {
        file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()
    }


def _text(headers: Mapping[bytes, bytes], name: bytes) -> str:
    return headers.get(name, b"").decode("latin-1")


def _spoken(wishes: str) -> str:
    """The first language of an Accept-Language header that Corral speaks."""
    asked = (wish.strip()[:2].lower() for wish in wishes[:LONGEST_ACCEPTED].split(","))
    return next((language for language in asked if language in LANGUAGES), ENGLISH)


# Two pages of our own: there is no site, or no such page


@cache
def _missing_page(language: str) -> ServedFile:
    rules = "".join(
        f'<li><a href="/rules/{game}">{escape(title(game, language))}</a></li>'
        for game in own_games()
    )
    return _page(
        language,
        f"<p>{escape(message('site-missing', language))}</p><pre>script/site</pre>"
        f"<p>{escape(message('site-missing-rules', language))}</p><ul>{rules}</ul>",
    )


@cache
def _lost_page(language: str) -> ServedFile:
    words = escape(message("site-lost", language))
    return _page(language, f'<p><a href="{HOME}/">{words}</a></p>')


def _page(language: str, body: str) -> ServedFile:
    heading = escape(message("site-title", language))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{heading}</title><style>{STYLE}</style><h1>{heading}</h1>{body}</html>"
    )
    return packed_page("text/html", page.encode())


STYLE: Final = (
    ":root{color-scheme:light dark;--paper:#f4ead7;--ink:#2b2320;--accent:#9c4323}"
    "@media(prefers-color-scheme:dark){:root{--paper:#1f1a17;--ink:#efe4d0;--accent:#e08a5f}}"
    "html{background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}"
    "body{max-width:38rem;margin:3rem auto;padding:0 1rem}a{color:var(--accent)}"
    "h1{font-family:Rockwell,Georgia,serif;border-bottom:2px solid}"
    "pre{padding:.6rem;border:2px solid;border-radius:10px}"
)
