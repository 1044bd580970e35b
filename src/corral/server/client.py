"""The browser's client: the built files, read once, served from memory.

Files under ``assets`` carry a hash in their names and never change; all others are asked for again
each time, by their ETag. Every other path is one of the client's own pages (``/table/…``) and gets
``index.html``; where nothing is behind it, with the status 404, and the client says so.
"""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.types import ASGIApp, Receive, Scope, Send

import corral
from corral.core.registry import game as game_named
from corral.core.registry import games

FOLDER: Final = Path(corral.__file__).parent / "page"
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
OURS: Final = ("/api", "/live", "/ready", "/metrics")
"""Paths that are the application's, with all that lies below them."""
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Encodings, the best first, and how files are called that a build has packed already."""
SINGLE_ROOMS: Final = (
    "",
    "account",
    "bots",
    "clubs",
    "come",
    "notices",
    "people",
    "records",
    "tournaments",
)
"""Pages of which there is one."""
LONGEST_ACCEPTED: Final = 256
"""So much is read of a header that tells what a browser takes; they send a fifth of it."""
WORTH_PACKING: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
KINDS: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Not left to the system's own table, which may lack or misname them."""
NOT_BUILT: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Corral</title>'
    "<p>Corral is running, but its client for browsers is not built; programs use "
    '<a href="/api/openapi.json">the interface (OpenAPI)</a>.</p></html>'
)

Headers = list[tuple[bytes, bytes]]
Answer = tuple[int, Headers, bytes]
"""Status, headers and body."""
Has = Callable[[str], Awaitable[bool]]
Preview = Callable[[str, str, Any], Awaitable[str | None]]
"""The page of a table as previews of its link want it, from the plain page and the headers."""


class ServedFile:
    """One file with its packed forms."""

    def __init__(self, kind: str, plain: bytes, packed: dict[str, bytes], lasting: bool) -> None:
        text = kind.startswith("text/") or kind.endswith("json")
        self._kind = f"{kind}; charset=utf-8" if text else kind
        self._cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        self._tag = sha256(plain).hexdigest()[:20]
        self._forms = {**packed, "identity": plain}

    @property
    def text(self) -> str:
        return self._forms["identity"].decode()

    def answer(self, accepted: str, known: str) -> Answer:
        """Status, headers and body, in the best form that the browser takes."""
        encoding = _best(accepted, self._forms)
        tag = f'"{self._tag}-{encoding}"'
        headers = [
            (b"etag", tag.encode()),
            (b"cache-control", self._cache.encode()),
            (b"vary", b"accept-encoding"),
        ]
        if tag in known:
            return 304, headers, b""
        body = self._forms[encoding]
        headers += [
            (b"content-type", self._kind.encode()),
            (b"content-length", str(len(body)).encode()),
        ]
        if encoding != "identity":
            headers.append((b"content-encoding", encoding.encode()))
        return 200, headers, body


def packed_page(kind: str, plain: bytes, lasting: bool = False) -> ServedFile:
    """A page of our own making, packed if that is worth while."""
    return ServedFile(kind, plain, _pack(kind, plain), lasting)


def page_response(page: ServedFile, request: Request[Any, Any, Any]) -> Response[Any]:
    """A page as the answer of one of the application's own paths."""
    status, headers, body = page.answer(
        request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
    )
    told = {name.decode(): value.decode() for name, value in headers}
    told.pop("content-length", None)
    kind = told.pop("content-type", "").partition(";")[0]  # Litestar adds the character set
    return Response(body, status_code=status, headers=told, media_type=kind or None)


def _pack(kind: str, plain: bytes) -> dict[str, bytes]:
    if not kind.startswith(WORTH_PACKING):
        return {}
    small = gzip.compress(plain, 9, mtime=0)
    return {"gzip": small} if len(small) < len(plain) else {}


def _best(accepted: str, forms: dict[str, bytes]) -> str:
    """The first of the forms that an Accept-Encoding header allows."""
    allowed = set()
    for one in accepted[:LONGEST_ACCEPTED].lower().split(","):
        name, _, weight = one.replace(" ", "").partition(";q=")
        if not weight or weight.strip("0."):  # not one of 0, 0.0, 0.000
            allowed.add(name)
    return next((one for one in PACKED if one in forms and one in allowed), "identity")


def read_client(folder: Path) -> dict[str, ServedFile]:
    """All files of the built client by their paths; without one a page that says so."""
    if not (folder / INDEX[1:]).is_file():
        return {INDEX: packed_page("text/html", NOT_BUILT.encode())}
    files = {
        f"/{file.relative_to(folder).as_posix()}": file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file.suffix not in PACKED.values()
    }
    return {path: read_file(file, path.startswith(ASSETS)) for path, file in files.items()}


def read_file(file: Path, lasting: bool) -> ServedFile:
    """A file with its packed forms: those that lie beside it, and our own."""
    guessed, _ = mimetypes.guess_type(file.name)
    kind = KINDS.get(file.suffix) or guessed or "application/octet-stream"
    plain = file.read_bytes()
    packed = _pack(kind, plain)
    for encoding, suffix in PACKED.items():
        beside = file.with_name(file.name + suffix)
        if beside.is_file():
            packed[encoding] = beside.read_bytes()
    return ServedFile(kind, plain, packed, lasting)


def asks_for_a_page(scope: Any) -> bool:
    """Whether it is a file of the client or one of its pages, not the application's."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    path: str = scope["path"]
    return path not in OURS and not path.startswith(tuple(f"{one}/" for one in OURS))


async def send_answer(scope: Scope, send: Send, answer: Answer) -> None:
    """Status, headers and body; who asked for the head alone gets no body."""
    asked: Any = scope
    status, headers, body = answer
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    rest: Any = {"type": "http.response.body", "body": b"" if asked["method"] == "HEAD" else body}
    await send(rest)


class Client:
    """ASGI middleware: what is not the application's is a page."""

    def __init__(
        self,
        app: ASGIApp,
        folder: Path,
        has_table: Has,
        preview: Preview | None = None,
        has_tournament: Has | None = None,
    ) -> None:
        self._app = app
        self._pages = read_client(folder)
        self._has_table = has_table
        self._preview = preview
        self._has_tournament = has_tournament

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        page = self._page(scope)
        if page is None:
            await self._app(scope, receive, send)
            return
        asked: Any = scope
        headers = dict(asked["headers"])
        accepted = headers.get(b"accept-encoding", b"").decode("latin-1")
        known = headers.get(b"if-none-match", b"").decode("latin-1")
        if await self._leads_somewhere(asked["path"]):
            page = await self._told(page, asked["path"], headers)
            status, told, body = page.answer(accepted, known)
        else:
            _, told, body = page.answer(accepted, "")
            status = 404
        await send_answer(scope, send, (status, told, body))

    async def _told(self, page: ServedFile, path: str, headers: Any) -> ServedFile:
        """The page of a table says in its head what a preview of its link shows."""
        room, *rest = path.strip("/").split("/")
        if room != "table" or len(rest) != 1 or self._preview is None:
            return page
        told = await self._preview(page.text, rest[0], headers)
        return page if told is None else ServedFile("text/html", told.encode(), {}, lasting=False)

    async def _leads_somewhere(self, path: str) -> bool:
        """Whether there is such a file, game, table or page (as ``router.svelte.ts`` has them)."""
        if path in self._pages:
            return True
        room, *rest = path.strip("/").split("/")
        if room in ("new", "rules") and len(rest) == 1:
            return rest[0] in games()
        if room in ("learn", "practise") and 1 <= len(rest) <= 2:
            return _teaches(rest[0], room)
        if (room == "table" and len(rest) == 1) or (room == "replay" and 1 <= len(rest) <= 2):
            return await self._has_table(rest[0])
        if room in ("leaders", "soon") and len(rest) == 1:
            return rest[0] in games()
        if room in ("player", "club") and len(rest) == 1:
            return True  # the page says whether there is somebody
        if room == "letters" and len(rest) == 1:
            return True  # the page says whether the link still leads to something
        if room == "tournaments" and len(rest) == 1:
            known = self._has_tournament
            return rest[0] == "new" or (known is not None and await known(rest[0]))
        return room in SINGLE_ROOMS and not rest

    def _page(self, scope: Any) -> ServedFile | None:
        if not asks_for_a_page(scope):
            return None
        path: str = scope["path"]
        # A page of an older build that asks for its files is not to get HTML for a script.
        return self._pages.get(path, None if path.startswith(ASSETS) else self._pages[INDEX])


def _teaches(name: str, room: str) -> bool:
    """Whether a game brings a lesson, or positions to practise with."""
    if name not in games():
        return False
    manifest = game_named(name).manifest
    return bool(manifest.lesson if room == "learn" else manifest.practice)
