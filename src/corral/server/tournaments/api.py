"""The HTTP interface for tournaments."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from corral.server.accounts.visitors import AnyRequest, in_person, visitor
from corral.server.services import REFUSED, Injected
from corral.server.tournaments.views import for_player, info
from corral.server.tournaments.wire import (
    Forfeit,
    MyTournament,
    NewTournament,
    TournamentForMe,
    TournamentInfo,
)

TAGS = ["tournaments"]


@get("/tournaments", responses=REFUSED, tags=TAGS, summary="Public tournaments")
async def tournaments(
    request: AnyRequest,
    services: Injected,
    club: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> list[TournamentInfo]:
    """Those that are played first, then those to come, then the latest. Of a club, if named: its
    members are told of all."""
    player = await visitor(request, services)
    member = await services.tournaments.belongs(club, player) if club is not None else False
    found = await services.store.tournaments.listed(club, member)
    return [info(one, entrants) for one, entrants in found]


@get(
    "/me/tournaments",
    responses=REFUSED,
    tags=TAGS,
    summary="Tournaments I take part in, and where my table is",
)
async def my_tournaments(request: AnyRequest, services: Injected) -> list[MyTournament]:
    player = await in_person(request, services)
    found = await services.store.tournaments.of_player(player.id)
    return [MyTournament(info(one, entrants), table) for one, entrants, table in found]


@post("/tournaments", responses=REFUSED, tags=TAGS, summary="Open a tournament")
async def open_tournament(
    data: JSONBody[NewTournament], request: AnyRequest, services: Injected
) -> TournamentForMe:
    """For guests who have kept their identity. The host does not take part before they join."""
    player = await in_person(request, services)
    return for_player(await services.tournaments.open(data, player), player)


@get(
    "/tournaments/{tournament:str}",
    responses=REFUSED,
    tags=TAGS,
    summary="A tournament: standings, tables, and what it is to me",
)
async def one_tournament(
    tournament: FromPath[str], request: AnyRequest, services: Injected
) -> TournamentForMe:
    player = await visitor(request, services)
    return await services.showing.to(tournament, player)


@delete(
    "/tournaments/{tournament:str}",
    responses=REFUSED,
    status_code=204,
    tags=TAGS,
    summary="Cancel a tournament (host)",
)
async def cancel_tournament(
    tournament: FromPath[str], request: AnyRequest, services: Injected
) -> None:
    """Matches that go on stay tables like others."""
    await services.tournaments.cancel(tournament, await in_person(request, services))


@post(
    "/tournaments/{tournament:str}/join",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Take part, or come back",
)
async def join_tournament(
    tournament: FromPath[str], request: AnyRequest, services: Injected
) -> TournamentForMe:
    """Also while it goes on; a round robin that has begun takes nobody new."""
    player = await in_person(request, services)
    return for_player(await services.tournaments.join(tournament, player), player)


@post(
    "/tournaments/{tournament:str}/leave",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Withdraw",
)
async def leave_tournament(
    tournament: FromPath[str], request: AnyRequest, services: Injected
) -> TournamentForMe:
    """One is paired no more; a match that goes on is to be played or resigned at its table."""
    player = await in_person(request, services)
    return for_player(await services.tournaments.leave(tournament, player), player)


@post(
    "/tournaments/{tournament:str}/start",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Begin (host)",
)
async def start_tournament(
    tournament: FromPath[str], request: AnyRequest, services: Injected
) -> TournamentForMe:
    player = await in_person(request, services)
    return for_player(await services.tournaments.start(tournament, player), player)


@post(
    "/tournaments/{tournament:str}/forfeit",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Take somebody out (host)",
)
async def forfeit(
    tournament: FromPath[str], data: JSONBody[Forfeit], request: AnyRequest, services: Injected
) -> TournamentForMe:
    """They give up the match they are in, and do not come back."""
    player = await in_person(request, services)
    return for_player(await services.tournaments.remove(tournament, player, data.entrant), player)


tournament_handlers = [
    tournaments,
    my_tournaments,
    open_tournament,
    one_tournament,
    cancel_tournament,
    join_tournament,
    leave_tournament,
    start_tournament,
    forfeit,
]
