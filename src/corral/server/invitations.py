"""Inviting to a table: the link that friends can open, its QR code, and how previews tell of it."""

from __future__ import annotations

import socket
from html import escape
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, get
from litestar.params import FromPath

from corral.languages import ENGLISH, LANGUAGES
from corral.server.addresses import EVERYWHERE, own_address
from corral.server.qr import drawn
from corral.server.services import REFUSED, Injected
from corral.server.settings import LOOPBACK, Settings
from corral.server.wire import Invitation, Reach, TableInfo
from corral.words import Words

ICON: Final = "/icon-512.png"


@get(
    "/tables/{table:str}/invitation",
    responses=REFUSED,
    tags=["tables"],
    summary="The link to a table that friends can open, and its QR code",
)
async def invitation(
    table: FromPath[str], request: Request[Any, Any, Any], services: Injected
) -> Invitation:
    """By the address of whoever asks, unless nobody else could come that way."""
    room = await services.hub.room(table)
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    base, reach = friends_way(services.settings, asked)
    link = f"{base}/table/{room.table.id}"
    code = drawn(link)
    return Invitation(link, reach, code.path, code.size)


def friends_way(settings: Settings, asked: str) -> tuple[str, Reach]:
    """The address by which others reach this server, and who they are.

    ``asked``: the address that the one who invites has used.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/"), "everybody"
    parts = urlsplit(asked)
    if parts.hostname not in LOOPBACK:
        return asked, "network"
    away = EVERYWHERE.get(settings.host)
    family = socket.AF_INET6 if settings.host == "::" else socket.AF_INET
    own = None if away is None else own_address(family, away)
    if own is None:
        return asked, "nobody"
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{f'[{own}]' if ':' in own else own}{port}", "network"


# Previews of the link, as messengers show them


def spoken(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words in."""
    wanted = (one.split(";")[0].strip().split("-")[0].lower() for one in accepted.split(","))
    return next((one for one in wanted if one in LANGUAGES), ENGLISH)


def preview(page: str, table: TableInfo, base: str, accepted: str) -> str:
    """The page of a table with what a preview of its link tells: who invites, to what."""
    words = Words(spoken(accepted))
    game = words.text(f"{table.game}-title") if words.has(f"{table.game}-title") else table.game
    title = f"{game} – Corral"
    if table.status == "waiting" and table.host:
        title = words.text("web-invitation", host=table.host, game=game)
    told = {
        "og:type": "website",
        "og:site_name": "Corral",
        "og:title": title,
        "og:description": pace_text(words, table),
        "og:url": f"{base}/table/{table.id}",
        "og:image": f"{base}{ICON}",
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
    )
    shown = f"<title>{escape(title)}</title>{tags}</head>"
    head, _, rest = page.partition("</head>")
    return f"{head.replace('<title>Corral</title>', '')}{shown}{rest}"


def pace_text(words: Words, table: TableInfo) -> str:
    """How quick the table is, and how many seats are free."""
    seconds = table.seconds
    pace = (
        words.text("web-pace-unhurried")
        if seconds is None
        else words.text("web-pace-live", seconds=seconds)
    )
    kinds = [seat.kind for seat in table.seats if seat.kind != "closed"]
    free, seats = kinds.count("open"), len(kinds)
    return f"{pace}. {words.text('web-invitation-seats', free=free, seats=seats)}"
