"""Notices of other kinds: who is invited, and whose table in a tournament is ready."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.post_office import PostOffice, open_office
from tests.server.test_company import me, play
from tests.server.test_notices import (
    AT_ONCE,
    due_now,
    in_loop,
    just_told,
    subscribed,
    until_put_off,
)
from tests.server.test_tournaments import kept, opened, table_of


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with open_office() as opened:
        yield opened


@pytest.fixture
def told_house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "data", **AT_ONCE)
    yield house
    house.close()


def test_who_is_invited_is_told(told_house: House, office: PostOffice) -> None:
    ana, bea = told_house.guest("Ana"), told_house.guest("Bea")
    play(ana, bea)
    browser, key = subscribed(bea, office, "bea")
    table = ana.post(f"/api/me/people/{me(bea)}/invite", None, 200)["table"]["id"]
    told = browser.read(office.box.next(), key)
    assert (told["text"], told["path"]) == ("Ana invites you to Gold Rush.", f"/table/{table}")
    assert office.box.nothing()


def test_a_table_of_a_tournament_that_is_ready_is_told_whatever_dies(
    told_house: House, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is stored with the table: here all goes wrong that comes afterwards."""
    host, ana, bea = kept(told_house, "Hal"), told_house.guest("Ana"), told_house.guest("Bea")
    browser, key = subscribed(bea, office, "bea")
    tournament = opened(host, format="swiss", seconds=None)

    async def dies(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(told_house.services.tournaments, "_let_go_on", dies)
    for one in (ana, bea):
        one.post(f"/api/tournaments/{tournament}/join", None, 200)
    host.post(f"/api/tournaments/{tournament}/start", None, 200)
    told_house.until(lambda: table_of(bea) is not None)
    told_house.loop.call_soon_threadsafe(told_house.services.hub.notices_asked.set)
    told = browser.read(office.box.next(), key)
    assert told["text"] == "Friday: your table is ready (Gold Rush)."
    assert told["path"] == f"/table/{table_of(bea)}"
    assert office.box.nothing()


def test_letters_go_out_while_more_and_more_is_to_be_told(
    told_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy server there was always one more who was to be told something."""
    postman = told_house.services.postman

    async def always(*_: object) -> tuple[str, float]:
        return "nobody", 0.0

    monkeypatch.setattr(postman._book, "claim_somebody", always)
    in_loop(told_house, postman.look())  # it ends, and that is all


def test_an_invitation_is_told_as_long_as_it_stands(told_house: House, office: PostOffice) -> None:
    """Not once it was declined, or its inviter is blocked, or gone: then the name goes as well."""
    people = {name: told_house.guest(name) for name in ("Ana", "Bea", "Cy", "Dee", "Eve")}
    bea = people.pop("Bea")
    for guest in people.values():
        play(guest, bea)
    browser, key = subscribed(bea, office, "bea")
    told_house.services.postman._gap = 3600.0
    in_loop(told_house, just_told(told_house, me(bea)))
    tables = {
        name: guest.post(f"/api/me/people/{me(bea)}/invite", None, 200)["table"]["id"]
        for name, guest in people.items()
    }
    book = told_house.services.store.post
    told_house.until(lambda: in_loop(told_house, book.waiting())["notices"] == len(people))
    bea.delete(f"/api/me/invitations/{tables['Ana']}")
    bea.put(f"/api/me/blocked/{me(people['Cy'])}", None, 204)
    people["Dee"].post("/api/me/delete", {"name": "Dee"}, 200)
    assert "Dee" not in str(in_loop(told_house, book.notices_of(me(bea))))
    until_put_off(told_house, bea)
    due_now(told_house, bea)
    told = browser.read(office.box.next(), key)
    assert (told["text"], told["path"]) == (
        "Eve invites you to Gold Rush.",
        f"/table/{tables['Eve']}",
    )
    assert office.box.nothing()
