"""Who asks, by the cookie of a request."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request

from corral.server.guestbook import Known, Player
from corral.server.identity import secret_in
from corral.server.problems import Refusal
from corral.server.services import Services

AnyRequest: TypeAlias = Request[Any, Any, Any]


def secret_of(request: AnyRequest, services: Services) -> str | None:
    """What the cookie holds."""
    return secret_in(request.headers.get("cookie", ""), services.guests.cookie_name)


async def known_here(request: AnyRequest, services: Services) -> Known | None:
    """Whose the browser is, with the session."""
    return await services.guests.known(secret_of(request, services))


async def known_guest(request: AnyRequest, services: Services) -> Known:
    """The same; they must have a name."""
    known = await known_here(request, services)
    if known is None:
        raise Refusal("not_signed_in", "choose a name first: POST /api/me")
    return known


async def visitor(request: AnyRequest, services: Services) -> Player | None:
    """Who asks, if they have a name."""
    known = await known_here(request, services)
    return None if known is None else known.player


async def guest(request: AnyRequest, services: Services) -> Player:
    """Who asks; they must have a name."""
    return (await known_guest(request, services)).player
