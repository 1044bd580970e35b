"""The HTTP interface for guests who come back, under ``/api/me`` and ``/api/come``.

Nothing here tells whether somebody is known to the server: whatever does not fit gets the same
answer. Who guesses is slowed down by address, and by the name that is guessed at.
"""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from corral.server.accounts.devices import device_of
from corral.server.accounts.exporting import export_of
from corral.server.accounts.guestbook import Known
from corral.server.accounts.passkeys import RelyingParty
from corral.server.accounts.passwords import login_of
from corral.server.accounts.visitors import AnyRequest, known_guest, known_here
from corral.server.accounts.wire import (
    Account,
    Farewell,
    GivenPassword,
    Link,
    NewLink,
    NewPasskey,
    Question,
    ShownLink,
    ShownPasskey,
    ShownPassword,
)
from corral.server.gate.rates import counted_for
from corral.server.problems import Refusal
from corral.server.services import REFUSED, Injected, Services
from corral.server.storage.worker import StoreError
from corral.server.wire import Me

TAGS = ["guests who come back"]


def device(request: AnyRequest) -> str:
    return device_of(request.headers.get("user-agent", ""))


def place_of(request: AnyRequest, services: Services) -> RelyingParty:
    """Where the browser thinks it is; the gate has looked at the origin already."""
    url = services.settings.public_url
    origin = request.headers.get("origin") or url or f"http://{request.headers.get('host', '')}"
    return RelyingParty(origin.rstrip("/"))


def slow_down(services: Services, *names: str) -> None:
    if not all(services.knocks.of(name).take() for name in names):
        raise Refusal("slow_down", "too many tries; please wait a moment")


def _knock(request: AnyRequest, services: Services, *names: str) -> None:
    """Count a try to come in."""
    slow_down(services, f"at {counted_for(request.scope)}", *names)


# Where one is signed in


@get("/me/account", responses=REFUSED, tags=TAGS, summary="By what I can come back")
async def account(request: AnyRequest, services: Injected) -> Account:
    return await services.accounts.told(await known_guest(request, services))


@delete(
    "/me/sessions/{session:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="End a session",
)
async def end_session(
    session: FromPath[str], request: AnyRequest, services: Injected
) -> Response[Account | None]:
    """That browser is nobody's from now on. Null where it was the own one."""
    known = await known_guest(request, services)
    if not await services.store.guestbook.end_session(known.player.id, session):
        raise Refusal("not_found", "you have no such session")
    services.guests.changed(known.player.id)
    if session == known.session:
        return Response(None, cookies=[services.guests.no_cookie()])
    return Response(await services.accounts.told(known))


@delete(
    "/me/sessions",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="End all other sessions",
)
async def end_others(request: AnyRequest, services: Injected) -> Account:
    known = await known_guest(request, services)
    await services.store.guestbook.end_others(known.player.id, known.session)
    services.guests.changed(known.player.id)
    return await services.accounts.told(known)


# Passkeys


@post(
    "/me/passkeys/question",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Ask for a new passkey",
)
async def ask_for_passkey(request: AnyRequest, services: Injected) -> Question:
    known = await known_guest(request, services)
    place = place_of(request, services)
    return Question(await services.accounts.passkeys.ask_to_make(known.player, place))


@post("/me/passkeys", responses=REFUSED, status_code=200, tags=TAGS, summary="Add a passkey")
async def add_passkey(
    data: JSONBody[NewPasskey], request: AnyRequest, services: Injected
) -> Response[Account]:
    known = await known_guest(request, services)
    place = place_of(request, services)
    name = device(request)
    await services.accounts.passkeys.add(known.player, place, data.credential, name)
    return await _turned(known, services)


@delete(
    "/me/passkeys/{passkey:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Remove a passkey",
)
async def remove_passkey(
    passkey: FromPath[str], request: AnyRequest, services: Injected
) -> Response[Account]:
    known = await known_guest(request, services)
    if not await services.store.guestbook.remove_passkey(known.player.id, passkey):
        raise Refusal("not_found", "you have no such passkey")
    return await _turned(known, services)


async def _turned(known: Known, services: Services) -> Response[Account]:
    """Whatever one can come in by has changed: the cookie does too."""
    cookie = await services.guests.turn(known)
    return Response(await services.accounts.told(known), cookies=[cookie])


# Passwords


@put("/me/password", responses=REFUSED, tags=TAGS, summary="Set the password, or another one")
async def give_password(
    data: JSONBody[GivenPassword], request: AnyRequest, services: Injected
) -> Response[Account]:
    known = await known_guest(request, services)
    player = known.player
    _knock(request, services, f"of {player.id}")
    await services.accounts.passwords.give(player.id, player.name, data.password, data.old)
    return await _turned(known, services)


@delete(
    "/me/password", responses=REFUSED, status_code=200, tags=TAGS, summary="Remove the password"
)
async def remove_password(request: AnyRequest, services: Injected) -> Response[Account]:
    known = await known_guest(request, services)
    await services.store.guestbook.remove_password(known.player.id)
    return await _turned(known, services)


# Links


@post("/me/links", responses=REFUSED, tags=TAGS, summary="Make a link for another device")
async def make_link(data: JSONBody[NewLink], request: AnyRequest, services: Injected) -> Link:
    """Or for an emergency: then it takes the place of the one before."""
    known = await known_guest(request, services)
    _knock(request, services)
    return await services.accounts.link(known, data.kind, place_of(request, services))


@delete(
    "/me/links", responses=REFUSED, status_code=200, tags=TAGS, summary="Remove the recovery link"
)
async def remove_link(request: AnyRequest, services: Injected) -> Response[Account]:
    known = await known_guest(request, services)
    await services.store.guestbook.remove_recovery(known.player.id)
    return await _turned(known, services)


# Coming in


@post(
    "/come/passkey/question",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Ask for a passkey to come in by",
)
async def ask_to_come(request: AnyRequest, services: Injected) -> Question:
    _knock(request, services)
    return Question(await services.accounts.passkeys.ask_to_show(place_of(request, services)))


@post(
    "/come/passkey", responses=REFUSED, status_code=200, tags=TAGS, summary="Come in by a passkey"
)
async def come_by_passkey(
    data: JSONBody[ShownPasskey], request: AnyRequest, services: Injected
) -> Response[Me]:
    _knock(request, services)
    here = await known_here(request, services)
    place = place_of(request, services)
    player = await services.accounts.passkeys.player_with(place, data.credential)
    me, cookie = await services.accounts.come_in(
        player, "passkey", device(request), here, data.merge
    )
    return Response(me, cookies=[cookie])


@post(
    "/come/password", responses=REFUSED, status_code=200, tags=TAGS, summary="Come in by a password"
)
async def come_by_password(
    data: JSONBody[ShownPassword], request: AnyRequest, services: Injected
) -> Response[Me]:
    _knock(request, services, f"as {login_of(data.login)}")
    here = await known_here(request, services)
    player = await services.accounts.passwords.player_with(data.login, data.password)
    if player is None:
        wrong = "name and password do not fit"
        raise Refusal("not_allowed", wrong, reason="wrong_password")
    me, cookie = await services.accounts.come_in(
        player, "password", device(request), here, data.merge
    )
    return Response(me, cookies=[cookie])


@post("/come/link", responses=REFUSED, status_code=200, tags=TAGS, summary="Come in by a link")
async def come_by_link(
    data: JSONBody[ShownLink], request: AnyRequest, services: Injected
) -> Response[Me]:
    _knock(request, services)
    here = await known_here(request, services)
    player = await services.accounts.player_by(data.code)
    if player is None:
        wrong = "this link was used already, is too old, or never was one"
        raise Refusal("not_allowed", wrong, reason="wrong_link")
    me, cookie = await services.accounts.come_in(player, "link", device(request), here, data.merge)
    return Response(me, cookies=[cookie])


# Going


@get("/me/export", responses=REFUSED, tags=TAGS, summary="All that is stored about me, as a file")
async def export(request: AnyRequest, services: Injected) -> Response[dict[str, Any]]:
    known = await known_guest(request, services)
    slow_down(services, f"export {known.player.id}")
    try:
        told = await export_of(services, known)
    except StoreError:
        raise Refusal("unavailable", "please try again in a moment") from None
    return Response(told, headers={"content-disposition": 'attachment; filename="corral.json"'})


@post("/me/delete", responses=REFUSED, status_code=200, tags=TAGS, summary="Delete myself")
async def delete_me(
    data: JSONBody[Farewell], request: AnyRequest, services: Injected
) -> Response[None]:
    """Matches stay for those who played them, without the name; all else goes at once."""
    known = await known_guest(request, services)
    if data.name != known.player.name:
        raise Refusal("bad_request", "this is not your name", reason="other_name")
    await services.accounts.delete(known)
    return Response(None, cookies=[services.guests.no_cookie()])


account_handlers = [
    account,
    end_session,
    end_others,
    ask_for_passkey,
    add_passkey,
    remove_passkey,
    give_password,
    remove_password,
    make_link,
    remove_link,
    ask_to_come,
    come_by_passkey,
    come_by_password,
    come_by_link,
    export,
    delete_me,
]
