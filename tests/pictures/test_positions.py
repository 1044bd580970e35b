"""Pictures of positions: sound XML, nothing leaks, nothing is left to chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from xml.etree import ElementTree

import pytest

import corral
from corral.core import registry
from corral.info import compiled
from corral.pictures import drawn
from tests.core import highcard

GAMES = drawn()
TABLES = [
    (name, players)
    for name in GAMES
    for players in range(corral.game(name).fewest, corral.game(name).most + 1)
]
# To imagine a late match of Kuhhandel takes plain Python too long.
IMAGINED = [table for table in TABLES if compiled() or table[0] != "kuhhandel" or table[1] == 2]
SVG = "{http://www.w3.org/2000/svg}"


def moments(name: str, players: int, seed: int) -> Iterator[corral.Match]:
    """A random match at its start, now and then on the way, and at its end."""
    match = corral.new(name, players=players, seed=seed)
    rng = Random(seed)
    yield match
    number = 0
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        number += 1
        if number % 67 == 0 and number < 700:
            yield match
    yield match


def checked(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    for element in root.iter():
        assert "id" not in element.attrib
        assert not any("href" in key for key in element.attrib)
        assert not any("url(" in value for value in element.attrib.values())
    return root


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_seat_at_several_moments(name: str, players: int) -> None:
    for match in moments(name, players, seed=players):
        for seat in (None, *range(players)):
            checked(match.svg(seat))


@pytest.mark.parametrize(("name", "players"), IMAGINED)
def test_a_picture_shows_only_what_its_viewer_knows(name: str, players: int) -> None:
    for match in moments(name, players, seed=10 + players):
        for seat in (None, *range(players)):
            assert match.sample(seat, seed=99).svg(seat) == match.svg(seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_position_gives_the_same_picture(name: str) -> None:
    match = corral.new(name, players=2, seed=5)
    assert match.svg(1) == match.copy().svg(1)
    assert match.svg(0) == corral.from_position(match.position()).svg(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_a_spectator_sees(name: str) -> None:
    match = corral.new(name, players=2, seed=5)
    assert match._repr_svg_() == match.svg() == match.svg(None)


@pytest.mark.parametrize("name", GAMES)
def test_names_are_shown_as_they_are(name: str) -> None:
    odd = ['<b>"&', "x" * 60]
    match = corral.new(name, players=2, seed=5, names=odd)
    root = checked(match.svg())
    texts = [element.text for element in root.iter(f"{SVG}text")]
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert odd[0] in texts
    assert odd[1] in titles  # shortened to be seen, whole to be read
    lone = corral.new(name, players=2, seed=5)
    view = {**lone.view(None), "names": ["\ud800", "\x07"]}
    checked(lone.setting.game.svg(view, lone.setting.edition))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_there(name: str) -> None:
    with pytest.raises(corral.OptionError, match="seat 2"):
        corral.new(name, players=2, seed=5).svg(2)


def test_drawing_changes_nothing() -> None:
    match = corral.new("goldrush", players=2, seed=5)
    before = match.record(), match.position()
    match.svg(0)
    assert (match.record(), match.position()) == before


def test_a_game_without_a_drawing_is_drawn_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda name: highcard.GAME)
    monkeypatch.setattr(corral, "game", lambda name: highcard.GAME)
    monkeypatch.setattr("corral.pictures.game_named", lambda name: highcard.GAME)
    match = corral.new("highcard", players=2, seed=1)
    picture = match.svg(0)
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert str(match.view(0)["cards"][0]) in picture
