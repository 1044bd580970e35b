"""The HTTP interface for what people have played: profiles, matches, ratings, leaders."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromPath, QueryParameter

from corral.core.registry import games
from corral.server.accounts.visitors import AnyRequest, visitor
from corral.server.problems import Refusal
from corral.server.profiles.profiles import match_info
from corral.server.profiles.wire import Leaders, PlayedMatch, Profile, RatingPoint
from corral.server.services import REFUSED, Injected

TAGS = ["play over time"]
MOST = 50


def _check_game(game: str) -> None:
    if game not in games():
        raise Refusal("not_found", "this game is not played here")


@get("/players/{player:str}", responses=REFUSED, tags=TAGS, summary="Somebody's play")
async def profile(player: FromPath[str], request: AnyRequest, services: Injected) -> Profile:
    return await services.profiles.of(player, await visitor(request, services))


@get(
    "/players/{player:str}/matches",
    responses=REFUSED,
    tags=TAGS,
    summary="Somebody's finished matches, the latest first",
)
async def matches(
    player: FromPath[str],
    request: AnyRequest,
    services: Injected,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    result: Annotated[Literal["won", "lost"] | None, QueryParameter()] = None,
    against: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Annotated[float | None, QueryParameter(ge=0, le=10**12)] = None,
) -> list[PlayedMatch]:
    """Own ones all; others' at public tables, and those in which one has played too."""
    await services.profiles.player(player)
    viewer = await visitor(request, services)
    found = await services.store.history.matches(
        player,
        None if viewer is None else viewer.id,
        MOST,
        before,
        game,
        None if result is None else result == "won",
        against,
    )
    return [match_info(one) for one in found]


@get(
    "/players/{player:str}/ratings/{game:str}",
    responses=REFUSED,
    tags=TAGS,
    summary="Somebody's rating over time",
)
async def ratings(
    player: FromPath[str], game: FromPath[str], services: Injected
) -> list[RatingPoint]:
    await services.profiles.player(player)
    curve = await services.store.history.curve(player, game)
    return [RatingPoint(at, strength.shown, strength.spread) for at, strength in curve]


@get("/leaders/{game:str}", responses=REFUSED, tags=TAGS, summary="The best at a game")
async def leaders(game: FromPath[str], services: Injected) -> Leaders:
    _check_game(game)
    return await services.profiles.leaders(game)


profile_handlers = [profile, matches, ratings, leaders]
