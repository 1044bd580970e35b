"""The words of a game, for pages that were built without it."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from corral.core.errors import CorralError
from corral.languages import game_text
from corral.server.client import ServedFile, packed_page, page_response
from corral.server.problems import Refusal
from corral.server.services import REFUSED


@cache
def _page(game: str, language: str) -> ServedFile:
    return packed_page("text/plain", game_text(game, language).encode())


@get(
    "/games/{game:str}/words/{language:str}",
    media_type="text/plain",
    responses=REFUSED,
    tags=["games"],
    summary="What is said of a game, as Fluent text",
    sync_to_thread=True,
)
def game_words(
    game: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]
) -> Response[str]:
    """In English where the game lacks the language."""
    try:
        return page_response(_page(game, language), request)
    except CorralError as error:
        raise Refusal("not_found", str(error)) from None
