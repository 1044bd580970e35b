"""Pictures of pieces and what is printed on them, for boards that a page draws itself.

Made from the edition's data, and kept in the form in which it is sent.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from corral import pictures
from corral.server.client import ServedFile, packed_page, page_response
from corral.server.problems import Refusal
from corral.server.services import REFUSED


@cache
def _page(game: str, what: str) -> ServedFile:
    made = pictures.sheet(game) if what == "pictures" else pictures.printed(game)
    return packed_page("application/json", msgspec.json.encode(made))


def draw_all() -> None:
    """Draw everything before somebody asks: many tiles can take most of a second."""
    for game in pictures.drawn():
        for what in ("pictures", "printed"):
            _page(game, what)


def _answer(game: str, what: str, request: Request[Any, Any, Any]) -> Response[Any]:
    if game not in pictures.drawn():
        known = ", ".join(pictures.drawn())
        raise Refusal("not_found", f"there are no pictures of {game[:40]!r}, only of {known}")
    return page_response(_page(game, what), request)


@get(
    "/games/{game:str}/pictures",
    responses=REFUSED,
    tags=["games"],
    summary="The pieces as SVG fragments, by name",
    sync_to_thread=True,
)
def game_pictures(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Fragments have no ids; what they stand in has the attributes ``around`` of ``printed``."""
    return _answer(game, "pictures", request)


@get(
    "/games/{game:str}/printed",
    responses=REFUSED,
    tags=["games"],
    summary="What is printed on the pieces",
    sync_to_thread=True,
)
def game_printed(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    """The edition's data, and where things lie on the pictures."""
    return _answer(game, "printed", request)
