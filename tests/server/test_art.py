"""Pieces and printed facts over HTTP."""

from __future__ import annotations

import httpx
import pytest

from corral import pictures
from tests.server.house import House


@pytest.mark.parametrize("game", pictures.drawn())
def test_pieces_and_printed_facts(house: House, game: str) -> None:
    for what, made in (("pictures", pictures.sheet), ("printed", pictures.printed)):
        url = f"{house.url}/api/games/{game}/{what}"
        answer = httpx.get(url, timeout=180)  # may have to wait until it is drawn
        assert answer.json() == made(game)
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("application/json")
        assert int(answer.headers["content-length"]) < 80_000
        again = httpx.get(url, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = httpx.get(url, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == made(game)


def test_games_without_pictures(house: House) -> None:
    for path in ("chess/pictures", "chess/printed", "%00/printed"):
        answer = httpx.get(f"{house.url}/api/games/{path}")
        assert answer.status_code == 404
        assert answer.json()["code"] == "not_found"
