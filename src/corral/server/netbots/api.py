"""The HTTP interface of bot accounts: for their owners, for everybody, and for the bots themselves.

A bot account shows its token with each request, ``Authorization: Bearer TOKEN``. It sits down,
plays and leaves by the paths of ``api``, as people do.
"""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from corral.server.accounts.api import slow_down
from corral.server.accounts.visitors import AnyRequest, known_bot, known_guest
from corral.server.netbots.wire import (
    BotInfo,
    BotToken,
    Challenge,
    DeclineChallenge,
    Greeting,
    NewBot,
    OwnBot,
    Takes,
)
from corral.server.problems import Refusal
from corral.server.services import REFUSED, Injected, Services
from corral.server.wire import TableForMe

TAGS = ["bot accounts"]


async def _with_token(services: Services, owner: str, bot: str, token: str) -> BotToken:
    found = [one for one in await services.challenges.own(owner) if one.id == bot]
    if not found:
        raise Refusal("not_found", "you have no such bot account")
    return BotToken(found[0], token)


# For their owners


@get("/me/bots", responses=REFUSED, tags=TAGS, summary="My bot accounts")
async def my_bots(request: AnyRequest, services: Injected) -> list[OwnBot]:
    known = await known_guest(request, services)
    return await services.challenges.own(known.player.id)


@post("/me/bots", responses=REFUSED, tags=TAGS, summary="Make a bot account")
async def make_bot(data: JSONBody[NewBot], request: AnyRequest, services: Injected) -> BotToken:
    """For guests who can come back. The token is told once."""
    known = await known_guest(request, services)
    slow_down(services, f"bots {known.player.id}")
    bot, token = await services.accounts.add_bot(known, data.name)
    return await _with_token(services, known.player.id, bot, token)


@post(
    "/me/bots/{bot:str}/token",
    responses=REFUSED,
    tags=TAGS,
    summary="Give a bot account another token",
)
async def renew_token(bot: FromPath[str], request: AnyRequest, services: Injected) -> BotToken:
    """The one before opens nothing from now on, and whoever came in by it is cut off."""
    known = await known_guest(request, services)
    slow_down(services, f"bots {known.player.id}")
    token = await services.accounts.give_token(known, bot)
    return await _with_token(services, known.player.id, bot, token)


@delete(
    "/me/bots/{bot:str}/token",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Revoke the token of a bot account",
)
async def revoke_token(bot: FromPath[str], request: AnyRequest, services: Injected) -> list[OwnBot]:
    known = await known_guest(request, services)
    await services.accounts.give_token(known, bot, wanted=False)
    return await services.challenges.own(known.player.id)


@delete(
    "/me/bots/{bot:str}",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Delete a bot account",
)
async def delete_bot(bot: FromPath[str], request: AnyRequest, services: Injected) -> list[OwnBot]:
    """Its matches stay for those who played them, without its name."""
    known = await known_guest(request, services)
    await services.accounts.delete_bot(known, bot)
    return await services.challenges.own(known.player.id)


# For everybody


@get("/bots", responses=REFUSED, tags=TAGS, summary="Bot accounts, those that listen first")
async def bots(services: Injected) -> list[BotInfo]:
    """Each can be challenged: by a seat that is ``invited``, at a table to be opened."""
    return await services.challenges.listed()


# For the bots themselves


@get("/bot", responses=REFUSED, tags=TAGS, summary="Which bot account the token is of")
async def own_account(request: AnyRequest, services: Injected) -> BotInfo:
    return await services.challenges.info((await known_bot(request, services)).player)


@put("/bot/takes", responses=REFUSED, tags=TAGS, summary="Say which challenges to take")
async def take(data: JSONBody[Takes], request: AnyRequest, services: Injected) -> BotInfo:
    return await services.challenges.take((await known_bot(request, services)).player, data)


@get("/bot/events", responses=REFUSED, tags=TAGS, summary="What is new for a bot account")
async def events(
    request: AnyRequest,
    services: Injected,
    since: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> Greeting:
    """For programs that cannot hold a socket; the others listen at ``/api/bot/socket``."""
    return await services.challenges.standing((await known_bot(request, services)).player, since)


@post(
    "/challenges/{challenge:str}/accept",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Take a challenge",
)
async def accept(challenge: FromPath[str], request: AnyRequest, services: Injected) -> TableForMe:
    """The seat is taken; where all are there the match begins. Said again it changes nothing."""
    bot = (await known_bot(request, services)).player
    room = await services.challenges.accept(bot, challenge)
    async with room.lock:
        return room.summary.for_player(bot)


@post(
    "/challenges/{challenge:str}/decline",
    responses=REFUSED,
    status_code=200,
    tags=TAGS,
    summary="Decline a challenge",
)
async def decline(
    challenge: FromPath[str],
    data: JSONBody[DeclineChallenge],
    request: AnyRequest,
    services: Injected,
) -> Challenge:
    """The seat is open to anybody; who asked is told why."""
    bot = (await known_bot(request, services)).player
    return await services.challenges.decline(bot, challenge, data.reason)


bot_handlers = [
    my_bots,
    make_bot,
    renew_token,
    revoke_token,
    delete_bot,
    bots,
    own_account,
    take,
    events,
    accept,
    decline,
]
