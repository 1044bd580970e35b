"""New rules come to a server: its matches go on by the old ones, new tables play the new ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import corral
from corral import pictures
from corral.server import art
from tests.core import highcard
from tests.core.second_versions import SecondHighCard, SecondKuhhandel, installed, kuhhandel_by
from tests.kept_folder import folders
from tests.server.house import House
from tests.server.kept_house import KeptHouse
from tests.server.people import Guest
from tests.server.test_kept import check
from tests.server.test_tables import play_out

TINY = Path(__file__).parents[2] / "examples" / "tiny_goldrush.toml"


def play_to_the_end(people: list[Guest], table: str) -> str:
    """The record of a table whose people play at random until the match is over."""
    chairs = [one.sit_at(table) for one in people]
    for chair in chairs:
        chair.until_kind("fresh")
    play_out(chairs, Random(1))
    for chair in chairs:
        chair.close()
    record: str = people[0].get(f"/api/tables/{table}/record")
    return record


def opened(people: list[Guest], game: str, **wish: object) -> str:
    table = people[0].open(game, ["open"] * len(people), **wish)
    for guest in people[1:]:
        guest.join(table)
    return table


# A toy, whose data folder is written here by its first version


def test_a_match_goes_on_by_the_rules_it_began_with(tmp_path: Path) -> None:
    with installed(highcard.GAME):
        before = House(tmp_path / "data")
        people = [before.guest("Ana"), before.guest("Bo")]
        table = opened(people, "highcard", options={"double": False})
        waiting = opened(people, "highcard", options={"double": False})
        people[0].start(table)
        with people[0].sit_at(table) as chair:
            chair.until_kind("fresh")
            chair.play("stay")
        position = corral.new("highcard", players=2, seed=1).position()
        before.close()
        cookies = [guest.http.cookies for guest in people]
    with installed(SecondHighCard()):
        after = House(tmp_path / "data")
        people = [after.guest(), after.guest()]
        for guest, cookie in zip(people, cookies, strict=True):
            guest.http.cookies = cookie
        _check_first_rules(play_to_the_end(people, table))
        people[0].start(waiting)
        _check_first_rules(play_to_the_end(people, waiting))
        again = people[0].post(f"/api/tables/{table}/rematch")["table"]["id"]
        people[1].join(again)
        people[0].start(again)
        _check_first_rules(play_to_the_end(people, again))
        old = opened(people, "highcard", position=position)
        people[0].start(old)
        _check_first_rules(play_to_the_end(people, old))
        new = opened(people, "highcard")
        people[0].start(new)
        record = play_to_the_end(people, new)
        assert "\nrules 2\n" in record
        assert "option" not in record
        asked = opened(people, "highcard", rules=1, options={"double": False})
        people[0].start(asked)
        _check_first_rules(play_to_the_end(people, asked))
        wish = {"game": "highcard", "seats": [{"kind": "open"}, {"kind": "open"}]}
        told = people[0].post("/api/tables", {**wish, "rules": 3}, 400)
        assert "rules version 3" in told["message"]
        told = people[0].post("/api/tables", {**wish, "rules": 2, "position": position}, 400)
        assert "the position is one of rules 1" in told["message"]
        after.close()


def _check_first_rules(record: str) -> None:
    match = corral.replay(record)
    assert match.setting.game.rules_version == 1
    assert match.setting.options == {"double": False}
    assert all(score < 10 for score in match.scores)


# A real game, whose data folder 0.1.0 wrote


@pytest.fixture
def second_kuhhandel(tmp_path: Path) -> Iterator[None]:
    with kuhhandel_by(SecondKuhhandel(tmp_path)):
        art._page.cache_clear()
        yield
    art._page.cache_clear()


def test_kept_tables_go_on_by_the_first_rules(second_kuhhandel: None, tmp_path: Path) -> None:
    kept = KeptHouse(folders()[0], tmp_path / "data")
    check(kept, folders()[0])
    kept.guest("Ada").start(kept.tables["waiting"]["id"])
    assert "\nrules 1\n" in kept.record("waiting")
    assert "option cash_count yes\noption super_trade no\n" in kept.record("waiting")
    people = [kept.guest("Ada"), kept.guest("Bob")]
    table = opened(people, "kuhhandel", options={"cash_count": True})
    people[0].start(table)
    record = play_to_the_end(people, table)
    assert "\nrules 2\n" in record
    assert "super_trade" not in record
    old = kept.tables["kuhhandel"]["id"]
    for one, other, cow in ((old, True, 800), (table, False, 850)):
        assert people[0].get(f"/api/tables/{one}")["table"]["other_edition"] == other
        assert people[0].get(f"/api/tables/{one}/printed")["quartets"]["cow"] == cow
    assert corral.replay(record).record() == record
    kept.close()


# An edition of one's own


def test_a_position_with_an_edition_of_ones_own_is_played(house: House) -> None:
    people = [house.guest("Ana"), house.guest("Bo")]
    match = corral.new("goldrush", players=2, seed=3, edition=TINY)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    table = opened(people, "goldrush", position=match.position())
    people[0].start(table)
    record = play_to_the_end(people, table)
    assert "edition tiny" in record
    assert corral.replay(record).over
    against_bot = people[0].open("goldrush", ["open", "greenhorn"], position=match.position())
    people[0].start(against_bot)
    assert "edition tiny" in play_to_the_end(people[:1], against_bot)
    _check_pictures(people[0], table, match)
    shown = people[0].get(f"/api/tables/{table}/replay/0")
    assert shown["position"] == match.position()
    broken = match.position().replace('"cowboys": 1', '"cowboys": ')
    wish = {"game": "goldrush", "seats": [{"kind": "open"}, {"kind": "open"}], "position": broken}
    told = people[0].post("/api/tables", wish, 400)
    assert "line 7, column 16: the edition tiny is not told in JSON" in told["message"]


def _check_pictures(guest: Guest, table: str, match: corral.Match) -> None:
    """The page draws the tiles of this edition."""
    assert guest.get(f"/api/tables/{table}")["table"]["other_edition"]
    edition = match.setting.edition
    made = {"pictures": pictures.sheet, "printed": pictures.printed}
    for what, make in made.items():
        assert guest.get(f"/api/tables/{table}/{what}") == make("goldrush", edition)
    usual = guest.open("goldrush", ["open", "open"])
    assert not guest.get(f"/api/tables/{usual}")["table"]["other_edition"]
    for what, make in made.items():
        assert guest.get(f"/api/tables/{usual}/{what}") == make("goldrush")
    guest.get("/api/tables/nowhere/pictures", 404)
