"""Who asks, by the cookie of a request, or by the token of a bot account.

What people do about themselves goes by cookie alone. A token travels in a header that no other site
can make a browser send, so there is nothing to be forged with it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request

from corral.server.accounts.guestbook import Known, Player
from corral.server.accounts.identity import secret_in, token_in
from corral.server.problems import Refusal
from corral.server.services import Services

AnyRequest: TypeAlias = Request[Any, Any, Any]


def secret_of(request: AnyRequest, services: Services) -> str | None:
    """What the cookie holds."""
    return secret_in(request.headers.get("cookie", ""), services.guests.cookie_name)


def shows_token(request: AnyRequest) -> bool:
    """Whether it is a program that asks, or wants to pass for one."""
    return token_in(request.headers.get("authorization")) is not None


async def known_here(request: AnyRequest, services: Services) -> Known | None:
    """Whose the browser is, with the session."""
    if shows_token(request):
        people = "this is for people: a bot account plays, and nothing else"
        raise Refusal("not_allowed", people, reason="not_for_bots")
    return await services.guests.known(secret_of(request, services))


async def known_guest(request: AnyRequest, services: Services) -> Known:
    """The same; they must have a name."""
    known = await known_here(request, services)
    if known is None:
        raise Refusal("not_signed_in", "choose a name first: POST /api/me")
    return known


async def known_bot(request: AnyRequest, services: Services) -> Known:
    """Whose the token is."""
    known = await services.guests.known(token_in(request.headers.get("authorization")))
    if known is None:
        wrong = "this wants the token of a bot account: Authorization: Bearer TOKEN"
        raise Refusal("not_signed_in", wrong, reason="wrong_token")
    return known


async def visitor(request: AnyRequest, services: Services) -> Player | None:
    """Who asks, person or program, if they have a name."""
    if shows_token(request):
        return (await known_bot(request, services)).player
    known = await known_here(request, services)
    return None if known is None else known.player


async def in_person(request: AnyRequest, services: Services) -> Player:
    """Who asks, by cookie: what is for people alone, such as a tournament or a club."""
    return (await known_guest(request, services)).player


async def guest(request: AnyRequest, services: Services) -> Player:
    """Who asks; they must have a name."""
    found = await visitor(request, services)
    if found is None:
        raise Refusal("not_signed_in", "choose a name first: POST /api/me")
    return found
