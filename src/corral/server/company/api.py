"""The HTTP interface for people one has played with: invite them again, or block them."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from corral.server.accounts.visitors import AnyRequest, in_person
from corral.server.company.wire import (
    BlockedInfo,
    CompanyInfo,
    InvitationToMe,
    InvitedGuest,
    InvitePerson,
    PersonInfo,
)
from corral.server.problems import Refusal
from corral.server.services import REFUSED, Injected
from corral.server.wire import TableForMe

TAGS = ["company"]


@get("/me/people", responses=REFUSED, tags=TAGS, summary="People I have played with")
async def my_people(request: AnyRequest, services: Injected) -> CompanyInfo:
    """The latest first, and those I have blocked; nobody else is told of these."""
    player = await in_person(request, services)
    return CompanyInfo(
        people=[PersonInfo(*one) for one in await services.store.company.people(player.id)],
        blocked=[BlockedInfo(*one) for one in await services.store.blocks.by(player.id)],
    )


@post(
    "/me/people/{person:str}/invite",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Invite somebody again",
)
async def invite_again(
    person: FromPath[str], request: AnyRequest, services: Injected
) -> TableForMe:
    """To a table as the last common one was: one of mine that waits, or a new one."""
    player = await in_person(request, services)
    room = await services.inviting.again(player, person)
    async with room.lock:
        return room.summary.for_player(player)


@get("/me/invitations", responses=REFUSED, tags=TAGS, summary="Tables to which I am invited")
async def my_invitations(request: AnyRequest, services: Injected) -> list[InvitationToMe]:
    """Those that wait and have a seat for me; to accept is to take it."""
    player = await in_person(request, services)
    return await services.inviting.asked(player.id)


@delete(
    "/me/invitations/{table:str}",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Decline an invitation",
)
async def decline_invitation(table: FromPath[str], request: AnyRequest, services: Injected) -> None:
    player = await in_person(request, services)
    await services.inviting.decline(player, table)


@post(
    "/tables/{table:str}/invited",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Invite somebody to a table that waits",
)
async def invite_to_table(
    table: FromPath[str], data: JSONBody[InvitePerson], request: AnyRequest, services: Injected
) -> list[InvitedGuest]:
    """For those who have a seat there, and people with whom they have played."""
    player = await in_person(request, services)
    room = await services.hub.room(table)
    await services.inviting.invite(room, player, data.player)
    return await services.inviting.invited_to(room, player)


@get("/tables/{table:str}/invited", responses=REFUSED, tags=TAGS, summary="Who is invited")
async def invited_to_table(
    table: FromPath[str], request: AnyRequest, services: Injected
) -> list[InvitedGuest]:
    """Told to those who have a seat there."""
    player = await in_person(request, services)
    return await services.inviting.invited_to(await services.hub.room(table), player)


@put(
    "/me/blocked/{person:str}",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Block somebody",
)
async def block(person: FromPath[str], request: AnyRequest, services: Injected) -> None:
    """They cannot invite me, take a seat at my tables, talk to me or be paired with me; they are
    not told."""
    player = await in_person(request, services)
    await services.apart.block(player, person)


@delete(
    "/me/blocked/{person:str}",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Block somebody no more",
)
async def unblock(person: FromPath[str], request: AnyRequest, services: Injected) -> None:
    player = await in_person(request, services)
    await services.apart.unblock(player, person)


@put(
    "/tables/{table:str}/seats/{seat:int}/blocked",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Block whoever sits there",
)
async def block_at_table(
    table: FromPath[str], seat: FromPath[int], request: AnyRequest, services: Injected
) -> None:
    """For who has a seat at the table: whose number it is, is not told."""
    player = await in_person(request, services)
    found = (await services.hub.room(table)).table
    if not found.seats_of(player.id):
        raise Refusal("not_seated", "you have no seat at this table")
    other = found.chairs[seat].player if 0 <= seat < len(found.chairs) else None
    if other is None:
        raise Refusal("not_found", f"nobody sits on seat {seat}")
    await services.apart.block(player, other)


company_handlers = [
    my_people,
    invite_again,
    my_invitations,
    decline_invitation,
    invite_to_table,
    invited_to_table,
    block,
    unblock,
    block_at_table,
]
