"""The HTTP interface under ``/api``."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

import corral
from corral.bots import opponents
from corral.core.game import Game
from corral.core.options import Choice, Number, Option
from corral.languages import LANGUAGES, language_name
from corral.server.accounts.api import account_handlers
from corral.server.accounts.devices import device_of
from corral.server.accounts.visitors import (
    AnyRequest,
    guest,
    known_bot,
    known_here,
    secret_of,
    shows_token,
    visitor,
)
from corral.server.art import game_pictures, game_printed, table_pictures, table_printed
from corral.server.clubs.api import club_handlers
from corral.server.company.api import company_handlers
from corral.server.invitations.invitations import invitation, table_card
from corral.server.learning import (
    lesson_scene,
    lesson_steps,
    practice_answer,
    practice_ids,
    practice_scene,
)
from corral.server.netbots.api import bot_handlers
from corral.server.post.api import notice_handlers
from corral.server.problems import Refusal
from corral.server.profiles.api import profile_handlers
from corral.server.queue.api import queue
from corral.server.records.api import record_handlers
from corral.server.services import REFUSED, Injected
from corral.server.storage.store import Player, StoreError
from corral.server.tables.lists import LevelWish, PaceWish, Wanted
from corral.server.tables.replays import (
    check_finished,
    log_of,
    picture_at,
    record_text_of,
    replay_at,
    steps_of,
)
from corral.server.tables.room import Room
from corral.server.tables.telling import standing_of
from corral.server.tournaments.api import tournament_handlers
from corral.server.wire import (
    Catalogue,
    GameInfo,
    JoinTable,
    Me,
    NewTable,
    OptionInfo,
    Replay,
    ReviewState,
    SeatPosition,
    SeatWish,
    SignIn,
    Step,
    TableForMe,
    TableInfo,
)
from corral.server.wording import game_words


async def for_player(room: Room, player: Player | None) -> TableForMe:
    """The table as it is stored: a move that is not yet on the disk is not told here either."""
    async with room.lock:
        return room.summary.for_player(player)


# Games and guests


def option_info(option: Option) -> OptionInfo:
    """An option as forms need it."""
    return OptionInfo(
        option.name,
        option.default,
        option.rule,
        low=option.low if isinstance(option, Number) else None,
        high=option.high if isinstance(option, Number) else None,
        words=list(option.words) if isinstance(option, Choice) else [],
        excludes=list(option.excludes),
    )


def game_info(game: Game) -> GameInfo:
    """A game as lobbies need it."""
    return GameInfo(
        game.name,
        game.fewest,
        game.most,
        list(game.manifest.minutes),
        game.manifest.page,
        [option_info(one) for one in game.options],
        lesson_steps(game),
        practice_ids(game),
        auctions=type(game).asking is not Game.asking,
    )


@get("/games", responses=REFUSED, tags=["games"], summary="What can be played here")
async def games(services: Injected) -> Catalogue:
    settings = services.settings
    return Catalogue(
        games=[game_info(corral.game(name)) for name in corral.games()],
        bots=opponents(),
        languages={language: language_name(language) for language in LANGUAGES},
        call_seconds=settings.call_seconds,
        count_seconds=settings.count_seconds,
    )


@post(
    "/me",
    responses=REFUSED,
    status_code=200,
    tags=["guests"],
    summary="Choose or change the own name",
)
async def sign_in(data: JSONBody[SignIn], request: AnyRequest, services: Injected) -> Response[Me]:
    await known_here(request, services)  # a bot account has the name that its owner gave it
    secret = secret_of(request, services)
    device = device_of(request.headers.get("user-agent", ""))
    player, cookie = await services.guests.sign_in(data.name, secret, device)
    return Response(Me(player.id, player.name), cookies=[cookie])


@get("/me", responses=REFUSED, tags=["guests"], summary="Who the cookie belongs to")
async def me(request: AnyRequest, services: Injected) -> Response[Me | None]:
    """Null for somebody who has not chosen a name yet. The cookie lasts a year from here."""
    if shows_token(request):
        bot = (await known_bot(request, services)).player
        return Response(Me(bot.id, bot.name, bot.owner))
    secret = secret_of(request, services)
    player = await services.guests.player(secret)
    if player is None or secret is None:
        return Response(None)
    return Response(Me(player.id, player.name), cookies=[services.guests.cookie(secret)])


@get("/me/tables", responses=REFUSED, tags=["guests"], summary="My games, the latest first")
async def my_tables(request: AnyRequest, services: Injected) -> list[TableForMe]:
    player = await guest(request, services)
    try:
        mine = await services.lists.of(player)
    except StoreError:
        raise Refusal("unavailable", "please try again in a moment") from None
    return [one for one in mine if one.seats]


# Tables


@get("/tables", responses=REFUSED, tags=["tables"], summary="Public tables that wait or play")
async def tables(
    request: AnyRequest,
    services: Injected,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    pace: Annotated[PaceWish | None, QueryParameter()] = None,
    free: Annotated[int | None, QueryParameter(ge=0, le=8)] = None,
    level: Annotated[LevelWish | None, QueryParameter()] = None,
) -> list[TableInfo]:
    """All, or those of a game, a pace, with so many free seats, of a level: like the own one, or
    where newcomers sit. Not those of people whom the one who asks has blocked, or who have blocked
    them."""
    player = await visitor(request, services)
    try:
        return await services.lists.lobby(Wanted(game, pace, free, level), player)
    except StoreError:
        raise Refusal("unavailable", "please try again in a moment") from None


@post("/tables", responses=REFUSED, tags=["tables"], summary="Open a table")
async def open_table(
    data: JSONBody[NewTable], request: AnyRequest, services: Injected
) -> TableForMe:
    player = await guest(request, services)
    return await for_player(await services.seating.open(data, player), player)


@get("/tables/{table:str}", responses=REFUSED, tags=["tables"], summary="A table")
async def one_table(table: FromPath[str], request: AnyRequest, services: Injected) -> TableForMe:
    player = await visitor(request, services)
    return await for_player(await services.hub.room(table), player)


@post(
    "/tables/{table:str}/join",
    responses=REFUSED,
    status_code=200,
    tags=["tables"],
    summary="Take a seat",
)
async def join(
    table: FromPath[str], data: JSONBody[JoinTable], request: AnyRequest, services: Injected
) -> TableForMe:
    player = await guest(request, services)
    room = await services.hub.room(table)
    await services.seating.sit(room, player, data.seat, data.name)
    return await for_player(room, player)


@post(
    "/tables/{table:str}/leave",
    responses=REFUSED,
    status_code=200,
    tags=["tables"],
    summary="Leave the seat",
)
async def leave(table: FromPath[str], request: AnyRequest, services: Injected) -> TableForMe:
    """Before the match the seat is open again; during it the table's bot plays on.

    All who share the screen leave together; one of them leaves with the message ``away``.
    """
    player = await guest(request, services)
    room = await services.hub.room(table)
    await services.seating.rise(room, player)
    return await for_player(room, player)


@delete(
    "/tables/{table:str}",
    responses=REFUSED,
    status_code=204,
    tags=["tables"],
    summary="Delete a table that has not begun (host)",
)
async def delete_table(table: FromPath[str], request: AnyRequest, services: Injected) -> None:
    player = await guest(request, services)
    await services.seating.delete(await services.hub.room(table), player)


@put(
    "/tables/{table:str}/seats/{seat:int}",
    responses=REFUSED,
    tags=["tables"],
    summary="Give a seat away (host)",
)
async def arrange(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatWish],
    request: AnyRequest,
    services: Injected,
) -> TableForMe:
    player = await guest(request, services)
    room = await services.hub.room(table)
    await services.seating.arrange(room, player, seat, data)
    return await for_player(room, player)


@post(
    "/tables/{table:str}/start",
    responses=REFUSED,
    status_code=200,
    tags=["tables"],
    summary="Begin (host)",
)
async def start(table: FromPath[str], request: AnyRequest, services: Injected) -> TableForMe:
    player = await guest(request, services)
    room = await services.hub.room(table)
    await services.seating.start_match(room, player)
    return await for_player(room, player)


@post(
    "/tables/{table:str}/rematch",
    responses=REFUSED,
    status_code=200,
    tags=["tables"],
    summary="Play it again",
)
async def rematch(table: FromPath[str], request: AnyRequest, services: Injected) -> TableForMe:
    """The first who asks opens a new table, the others get their seats there."""
    player = await guest(request, services)
    again = await services.seating.rematch(await services.hub.room(table), player)
    return await for_player(again, player)


@get(
    "/tables/{table:str}/position",
    responses=REFUSED,
    tags=["tables"],
    summary="The position as an own seat knows it",
)
async def position(
    table: FromPath[str],
    request: AnyRequest,
    services: Injected,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> SeatPosition:
    """For programs that decide for a seat; without a number the first own one."""
    player = await guest(request, services)
    room = await services.hub.room(table)
    async with room.lock:
        room.check()
        own = room.table.seats_of(player.id)
        if not own or seat not in (None, *own):
            raise Refusal("not_seated", "a position is told to those whose seat it is")
        if room.table.match is None:
            raise Refusal("not_started", "the match has not begun")
        return standing_of(room.table, own[0] if seat is None else seat)


# Finished matches


@get(
    "/tables/{table:str}/record",
    media_type="text/plain",
    responses=REFUSED,
    tags=["finished matches"],
    summary="The record of a finished match",
)
async def record(table: FromPath[str], services: Injected) -> Response[str]:
    text = await record_text_of(services, table)
    name = f'attachment; filename="{table}.corral"'
    return Response(text, headers={"content-disposition": name}, media_type="text/plain")


@get(
    "/tables/{table:str}/replay/{moves:int}",
    responses=REFUSED,
    tags=["finished matches"],
    summary="A finished match after so many moves",
)
async def replay(
    table: FromPath[str],
    moves: FromPath[int],
    services: Injected,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
    all_open: Annotated[bool, QueryParameter()] = False,
) -> Replay:
    """As that seat saw it; without a seat as a spectator did, or with all hands open."""
    return await replay_at(services, table, moves, seat, all_open)


@get(
    "/tables/{table:str}/steps",
    responses=REFUSED,
    tags=["finished matches"],
    summary="The moves of a finished match, to find one's way by",
)
async def match_steps(table: FromPath[str], services: Injected) -> list[Step]:
    return await steps_of(services, table)


@get(
    "/tables/{table:str}/picture/{moves:int}",
    media_type="image/svg+xml",
    responses=REFUSED,
    tags=["finished matches"],
    summary="A picture of a finished match after so many moves",
)
async def picture(table: FromPath[str], moves: FromPath[int], services: Injected) -> Response[str]:
    """An SVG, with all hands open."""
    return Response(await picture_at(services, table, moves), media_type="image/svg+xml")


@get(
    "/tables/{table:str}/log",
    responses=REFUSED,
    tags=["finished matches"],
    summary="All that happened in a finished match",
)
async def log(
    table: FromPath[str],
    services: Injected,
    seat: Annotated[int | None, QueryParameter(ge=0, le=7)] = None,
) -> list[dict[str, Any]]:
    """As that seat saw it; without a seat as a spectator did."""
    return await log_of(services, table, seat)


@post(
    "/tables/{table:str}/review",
    responses=REFUSED,
    status_code=200,
    tags=["finished matches"],
    summary="Let a finished match be reviewed",
)
async def begin_review(table: FromPath[str], services: Injected) -> ReviewState:
    """It is made once, in the background; whoever asks again is told how far it is."""
    return await services.reviews.begin(table, await record_text_of(services, table))


@get(
    "/tables/{table:str}/review",
    responses=REFUSED,
    tags=["finished matches"],
    summary="The review of a finished match, as far as it is made",
)
async def review(
    table: FromPath[str],
    services: Injected,
    since: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
) -> ReviewState:
    """Decisions are judged with what their seats knew. ``since``: the number known already."""
    await check_finished(services, table)
    return await services.reviews.state(table, since)


api = Router(
    path="/api",
    route_handlers=[
        games,
        game_pictures,
        game_printed,
        game_words,
        lesson_scene,
        practice_scene,
        practice_answer,
        sign_in,
        me,
        my_tables,
        *account_handlers,
        *profile_handlers,
        *record_handlers,
        *company_handlers,
        *notice_handlers,
        *tournament_handlers,
        queue,
        *club_handlers,
        *bot_handlers,
        tables,
        open_table,
        one_table,
        join,
        leave,
        invitation,
        table_card,
        delete_table,
        arrange,
        start,
        rematch,
        position,
        table_pictures,
        table_printed,
        record,
        replay,
        match_steps,
        picture,
        log,
        begin_review,
        review,
    ],
)
