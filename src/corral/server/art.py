"""Pictures of pieces and what is printed on them, for boards that a page draws itself.

Made from the edition's data, and kept in the form in which it is sent.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from corral import pictures
from corral.core.edition import Edition
from corral.core.position import head_text, read_head
from corral.server.client import ServedFile, packed_page, page_response
from corral.server.problems import Refusal
from corral.server.services import REFUSED, Injected, Services
from corral.server.tables.table import setting_of

AnyRequest: TypeAlias = Request[Any, Any, Any]


OTHERS_KEPT: Final = 32
"""Pages of tables with another edition."""


@cache
def _page(game: str, what: str) -> ServedFile:
    return _drawn(game, what)


@lru_cache(OTHERS_KEPT)
def _other_page(head: str, what: str) -> ServedFile:
    """For the edition that the head of a match tells."""
    setting = read_head(head)
    return _drawn(setting.game.name, what, setting.edition)


def _drawn(game: str, what: str, edition: Edition | None = None) -> ServedFile:
    make = pictures.sheet if what == "pictures" else pictures.printed
    return packed_page("application/json", msgspec.json.encode(make(game, edition)))


def draw_all() -> None:
    """Draw everything before somebody asks: many tiles can take most of a second."""
    for game in pictures.drawn():
        for what in ("pictures", "printed"):
            _page(game, what)


def _check_drawn(game: str) -> None:
    if game not in pictures.drawn():
        known = ", ".join(pictures.drawn())
        raise Refusal("not_found", f"there are no pictures of {game[:40]!r}, only of {known}")


def _answer(game: str, what: str, request: AnyRequest) -> Response[Any]:
    _check_drawn(game)
    return page_response(_page(game, what), request)


async def _answer_for(
    table: str, what: str, request: AnyRequest, services: Services
) -> Response[Any]:
    found = (await services.hub.room(table)).table
    game = found.wish.game
    if not found.other_edition:
        return await services.hub.long_work.do(_answer, game, what, request)
    _check_drawn(game)
    head = head_text(setting_of(found))
    return page_response(await services.hub.long_work.do(_other_page, head, what), request)


@get(
    "/games/{game:str}/pictures",
    responses=REFUSED,
    tags=["games"],
    summary="The pieces as SVG fragments, by name",
    sync_to_thread=True,
)
def game_pictures(game: FromPath[str], request: AnyRequest) -> Response[dict[str, str]]:
    """Fragments have no ids; what they stand in has the attributes ``around`` of ``printed``."""
    return _answer(game, "pictures", request)


@get(
    "/games/{game:str}/printed",
    responses=REFUSED,
    tags=["games"],
    summary="What is printed on the pieces",
    sync_to_thread=True,
)
def game_printed(game: FromPath[str], request: AnyRequest) -> Response[dict[str, Any]]:
    """The edition's data, and where things lie on the pictures."""
    return _answer(game, "printed", request)


@get(
    "/tables/{table:str}/pictures",
    responses=REFUSED,
    tags=["tables"],
    summary="The pieces of the table's edition",
)
async def table_pictures(
    table: FromPath[str], request: AnyRequest, services: Injected
) -> Response[dict[str, str]]:
    """As those of the game, for tables with an ``other_edition``."""
    return await _answer_for(table, "pictures", request, services)


@get(
    "/tables/{table:str}/printed",
    responses=REFUSED,
    tags=["tables"],
    summary="What is printed on the pieces of the table's edition",
)
async def table_printed(
    table: FromPath[str], request: AnyRequest, services: Injected
) -> Response[dict[str, Any]]:
    """As that of the game, for tables with an ``other_edition``."""
    return await _answer_for(table, "printed", request, services)
