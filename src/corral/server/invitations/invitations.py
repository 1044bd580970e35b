"""Inviting to a table: the link that friends can open, its QR code, and how previews tell of it."""

from __future__ import annotations

import socket
from html import escape
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from corral.languages import ENGLISH, LANGUAGES
from corral.server.gate.addresses import EVERYWHERE, own_address
from corral.server.invitations.cards import HIGH, WIDE, card_of, is_free, mark_of
from corral.server.invitations.qr import drawn
from corral.server.services import REFUSED, Injected
from corral.server.settings import LOOPBACK, Settings
from corral.server.wire import Invitation, Reach, TableInfo
from corral.words import Words


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
    found = await services.lists.info(table)
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    base, reach = friends_way(services.settings, asked)
    link = f"{base}/table/{found.id}"
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


@get(
    "/tables/{table:str}/card",
    media_type="image/png",
    responses=REFUSED,
    tags=["tables"],
    summary="A picture of a table, for previews of its link",
)
async def table_card(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    services: Injected,
    lang: Annotated[str, QueryParameter(max_length=20)] = ENGLISH,
) -> Response[bytes]:
    """A PNG of 1200 by 630: the game, who invites, the pace, the seats that are free."""
    info = await services.lists.info(table)
    card = card_of(info, lang if lang in LANGUAGES else ENGLISH)
    tag = f'"{mark_of(card)}"'
    headers = {"etag": tag, "cache-control": "public, max-age=60"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="image/png")
    return Response(await services.cards.of(card), headers=headers, media_type="image/png")


# Previews of the link, as messengers show them


def spoken(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words in."""
    wanted = (one.split(";")[0].strip().split("-")[0].lower() for one in accepted.split(","))
    return next((one for one in wanted if one in LANGUAGES), ENGLISH)


def preview(page: str, table: TableInfo, base: str, accepted: str) -> str:
    """The page of a table with what a preview of its link tells: who invites, to what."""
    language = spoken(accepted)
    words = Words(language)
    game = words.text(f"{table.game}-title") if words.has(f"{table.game}-title") else table.game
    title = f"{game} – Corral"
    if table.status == "waiting" and table.host:
        title = words.text("web-invitation", host=table.host, game=game)
    mark = mark_of(card_of(table, language))  # messengers keep pictures by address
    told = {
        "og:type": "website",
        "og:site_name": "Corral",
        "og:title": title,
        "og:description": pace_text(words, table),
        "og:url": f"{base}/table/{table.id}",
        "og:image": f"{base}/api/tables/{table.id}/card?lang={language}&v={mark}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": title,
    }
    tags = "".join(
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()
    )
    tags += '<meta name="twitter:card" content="summary_large_image" />'
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
    there = [seat for seat in table.seats if seat.kind != "closed"]
    free, seats = sum(map(is_free, there)), len(there)
    return f"{pace}. {words.text('web-invitation-seats', free=free, seats=seats)}"
