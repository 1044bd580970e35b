"""The HTTP interface for clubs, under ``/api/clubs``."""

from __future__ import annotations

from time import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from corral.server.accounts.visitors import AnyRequest, in_person, visitor
from corral.server.clubs.book import Club, Evening
from corral.server.clubs.calendars import Appointment, calendar
from corral.server.clubs.house import club_info
from corral.server.clubs.wire import (
    ClubForMe,
    ClubLadder,
    Clubs,
    ComingWish,
    EveningTable,
    JoinClub,
    NewClub,
    NewEvening,
    RoleWish,
)
from corral.server.invitations.invitations import friends_way, spoken
from corral.server.invitations.qr import drawn
from corral.server.services import REFUSED, Injected, Services
from corral.server.wire import Invitation, TableForMe
from corral.words import Words

TAGS = ["clubs"]


@get("/clubs", responses=REFUSED, tags=TAGS, summary="My clubs, and some that can be found")
async def clubs(request: AnyRequest, services: Injected) -> Clubs:
    player = await visitor(request, services)
    book = services.store.clubs
    mine = [] if player is None else await book.of(player.id)
    known = {club.id for club in mine}
    found = await book.listed(None if player is None else player.id)
    others = [club_info(club) for club in found if club.id not in known]
    return Clubs([club_info(club) for club in mine], others)


@post("/clubs", responses=REFUSED, tags=TAGS, summary="Open a club")
async def open_club(data: JSONBody[NewClub], request: AnyRequest, services: Injected) -> ClubForMe:
    """For those who can come back by more than a cookie."""
    player = await in_person(request, services)
    return await services.clubs.told(await services.clubs.open(data, player), player)


@get("/clubs/{club:str}", responses=REFUSED, tags=TAGS, summary="A club")
async def one_club(club: FromPath[str], request: AnyRequest, services: Injected) -> ClubForMe:
    """Strangers are told its name, what it is about, and how many belong to it."""
    return await services.clubs.told(club, await visitor(request, services))


@put("/clubs/{club:str}", responses=REFUSED, tags=TAGS, summary="Change a club (owner)")
async def change_club(
    club: FromPath[str], data: JSONBody[NewClub], request: AnyRequest, services: Injected
) -> ClubForMe:
    player = await in_person(request, services)
    await services.clubs.change(club, data, player)
    return await services.clubs.told(club, player)


@delete(
    "/clubs/{club:str}",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Delete a club (owner)",
)
async def delete_club(club: FromPath[str], request: AnyRequest, services: Injected) -> None:
    """With its calendar; what members have played stays."""
    await services.clubs.delete(club, await in_person(request, services))


# Members


@post(
    "/clubs/{club:str}/join",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Join a club by its link, or ask to",
)
async def join_club(
    club: FromPath[str], data: JSONBody[JoinClub], request: AnyRequest, services: Injected
) -> ClubForMe:
    player = await in_person(request, services)
    await services.clubs.join(club, data.code, player)
    return await services.clubs.told(club, player)


@post(
    "/clubs/{club:str}/leave",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Leave a club, or ask no more",
)
async def leave_club(club: FromPath[str], request: AnyRequest, services: Injected) -> None:
    """The last owner hands it on to whoever belongs to it longest; the last member ends it."""
    await services.clubs.leave(club, await in_person(request, services))


@put(
    "/clubs/{club:str}/members/{player:str}",
    responses=REFUSED,
    tags=TAGS,
    summary="Let somebody in, or give them another role (owner)",
)
async def give_role(
    club: FromPath[str],
    player: FromPath[str],
    data: JSONBody[RoleWish],
    request: AnyRequest,
    services: Injected,
) -> ClubForMe:
    own = await in_person(request, services)
    await services.clubs.give_role(club, player, data.role, own)
    return await services.clubs.told(club, own)


@delete(
    "/clubs/{club:str}/members/{player:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Remove somebody, or do not let them in (owner)",
)
async def remove_member(
    club: FromPath[str], player: FromPath[str], request: AnyRequest, services: Injected
) -> ClubForMe:
    own = await in_person(request, services)
    await services.clubs.remove(club, player, own)
    return await services.clubs.told(club, own)


@get(
    "/clubs/{club:str}/invitation",
    responses=REFUSED,
    tags=TAGS,
    summary="The link by which others join, and its QR code (member)",
)
async def club_invitation(
    club: FromPath[str], request: AnyRequest, services: Injected
) -> Invitation:
    found = await services.clubs.for_member(club, await in_person(request, services))
    return _invitation(found, request, services)


@post(
    "/clubs/{club:str}/invitation",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Another link; the one before leads nowhere (owner)",
)
async def new_club_invitation(
    club: FromPath[str], request: AnyRequest, services: Injected
) -> Invitation:
    found = await services.clubs.new_link(club, await in_person(request, services))
    return _invitation(found, request, services)


def _way(request: Request[Any, Any, Any], services: Services) -> str:
    """How others reach this server."""
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return friends_way(services.settings, asked)[0]


def _invitation(club: Club, request: AnyRequest, services: Services) -> Invitation:
    """The code is behind a ``#``, so that no proxy's log has it."""
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    base, reach = friends_way(services.settings, asked)
    link = f"{base}/club/{club.id}#{club.code}"
    code = drawn(link)
    return Invitation(link, reach, code.path, code.size)


# The ladder and the calendar


@get(
    "/clubs/{club:str}/ladder/{game:str}",
    responses=REFUSED,
    tags=TAGS,
    summary="Who is how strong among members (member)",
)
async def club_ladder(
    club: FromPath[str], game: FromPath[str], request: AnyRequest, services: Injected
) -> ClubLadder:
    """From rated matches of members with each other since they belong to the club."""
    return await services.clubs.ladder(club, game, await in_person(request, services))


@post("/clubs/{club:str}/evenings", responses=REFUSED, tags=TAGS, summary="Plan an evening (owner)")
async def plan_evening(
    club: FromPath[str], data: JSONBody[NewEvening], request: AnyRequest, services: Injected
) -> ClubForMe:
    player = await in_person(request, services)
    await services.clubs.plan(club, data, player)
    return await services.clubs.told(club, player)


@put(
    "/clubs/{club:str}/evenings/{evening:str}",
    responses=REFUSED,
    tags=TAGS,
    summary="Change an evening (owner)",
)
async def change_evening(
    club: FromPath[str],
    evening: FromPath[str],
    data: JSONBody[NewEvening],
    request: AnyRequest,
    services: Injected,
) -> ClubForMe:
    player = await in_person(request, services)
    await services.clubs.replan(club, evening, data, player)
    return await services.clubs.told(club, player)


@delete(
    "/clubs/{club:str}/evenings/{evening:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Cancel an evening (owner)",
)
async def cancel_evening(
    club: FromPath[str], evening: FromPath[str], request: AnyRequest, services: Injected
) -> ClubForMe:
    player = await in_person(request, services)
    await services.clubs.cancel(club, evening, player)
    return await services.clubs.told(club, player)


@put(
    "/clubs/{club:str}/evenings/{evening:str}/coming",
    responses=REFUSED,
    tags=TAGS,
    summary="Say whether one comes",
)
async def come_to_evening(
    club: FromPath[str],
    evening: FromPath[str],
    data: JSONBody[ComingWish],
    request: AnyRequest,
    services: Injected,
) -> ClubForMe:
    player = await in_person(request, services)
    await services.clubs.come(club, evening, data.coming, player)
    return await services.clubs.told(club, player)


@post(
    "/clubs/{club:str}/evenings/{evening:str}/tables",
    responses=REFUSED,
    tags=TAGS,
    summary="Open a table for an evening",
)
async def open_evening_table(
    club: FromPath[str],
    evening: FromPath[str],
    data: JSONBody[EveningTable],
    request: AnyRequest,
    services: Injected,
) -> TableForMe:
    player = await in_person(request, services)
    room = await services.clubs.open_table(club, evening, data, player)
    async with room.lock:
        return room.summary.for_player(player)


@get(
    "/clubs/{club:str}/calendar",
    media_type="text/calendar",
    responses=REFUSED,
    tags=TAGS,
    summary="Evenings to come as a calendar file (member)",
)
async def club_calendar(
    club: FromPath[str], request: AnyRequest, services: Injected
) -> Response[str]:
    found = await services.clubs.for_member(club, await in_person(request, services))
    gathered = await services.store.clubs.evenings(club, time())
    return _calendar(found, [one.evening for one in gathered], request, services)


@get(
    "/clubs/{club:str}/evenings/{evening:str}/calendar",
    media_type="text/calendar",
    responses=REFUSED,
    tags=TAGS,
    summary="One evening as a calendar file (member)",
)
async def evening_calendar(
    club: FromPath[str], evening: FromPath[str], request: AnyRequest, services: Injected
) -> Response[str]:
    found = await services.clubs.for_member(club, await in_person(request, services))
    gathered = await services.clubs.evening(club, evening)
    return _calendar(found, [gathered.evening], request, services)


def _calendar(
    club: Club, evenings: list[Evening], request: AnyRequest, services: Services
) -> Response[str]:
    words = Words(spoken(request.headers.get("accept-language", "")))
    base = _way(request, services)
    told = [
        Appointment(
            one.id,
            one.at,
            one.minutes,
            f"{club.name}: {words.text(f'{one.game}-title')}" if one.game else club.name,
            one.note,
            f"{base}/club/{club.id}",
        )
        for one in evenings
    ]
    text = calendar(told, urlsplit(base).hostname or "corral", time())
    headers = {"content-disposition": 'attachment; filename="corral.ics"'}
    return Response(text, headers=headers, media_type="text/calendar")


club_handlers = [
    clubs,
    open_club,
    one_club,
    change_club,
    delete_club,
    join_club,
    leave_club,
    give_role,
    remove_member,
    club_invitation,
    new_club_invitation,
    club_ladder,
    plan_evening,
    change_evening,
    cancel_evening,
    come_to_evening,
    open_evening_table,
    club_calendar,
    evening_calendar,
]
