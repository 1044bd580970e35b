"""The catalogue, and the words of its games over HTTP."""

from __future__ import annotations

import httpx
import pytest

import corral
from corral.languages import LANGUAGES, game_text
from tests.server.house import House


def test_the_catalogue_tells_what_a_lobby_needs(house: House) -> None:
    told = httpx.get(f"{house.url}/api/games").json()
    assert [game["name"] for game in told["games"]] == corral.games()
    for info in told["games"]:
        game = corral.game(info["name"])
        assert (info["fewest"], info["most"]) == (game.fewest, game.most)
        assert tuple(info["minutes"]) == game.manifest.minutes
        assert info["page"] == game.manifest.page
        assert [option["name"] for option in info["options"]] == [one.name for one in game.options]
    assert list(told["languages"]) == list(LANGUAGES)
    assert told["languages"]["fr"] == "Français"


@pytest.mark.parametrize("game", corral.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_game(house: House, game: str, language: str) -> None:
    url = f"{house.url}/api/games/{game}/words/{language}"
    answer = httpx.get(url)
    assert answer.text == game_text(game, language)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    again = httpx.get(url, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["chess/words/en", "elgaucho/words/nosuch", "elgaucho/words/%00"])
def test_words_that_there_are_not(house: House, path: str) -> None:
    answer = httpx.get(f"{house.url}/api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
