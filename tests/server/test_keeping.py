"""How many open tables a guest may have."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.people import Guest
from tests.server.test_tables import finished

MOST = 3
BOTS = ["random", "random"]


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a narrow bound, at which matches of bots take their time."""
    opened = House(tmp_path_factory.mktemp("small") / "data", guest_tables=MOST, bot_pause=30)
    yield opened
    opened.close()


def refused(guest: Guest) -> bool:
    """Whether the guest may not open one more table; if they may, it is left at once."""
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}]}
    answer = guest.http.post("/api/tables", json=wish)
    if answer.status_code == 201:
        guest.post(f"/api/tables/{answer.json()['table']['id']}/leave")
        return False
    assert answer.status_code == 409
    problem = answer.json()
    assert problem["code"] == "too_many_tables"
    assert f"{MOST} are allowed" in problem["message"]
    return True


def test_tables_that_wait_and_tables_that_run_are_counted(small_house: House) -> None:
    ana, bo = small_house.guest("Ana"), small_house.guest("Bo")
    ana.open("elgaucho", ["open", "open"])
    ana.open("elgaucho", ["open", "random"], start=True)
    assert not refused(ana)
    ana.open("kuhhandel", BOTS, start=True)
    assert refused(ana)
    assert not refused(bo)  # everybody has their own


def test_bots_alone_are_counted_for_their_host(small_house: House) -> None:
    ana = small_house.guest("Ana")
    for _ in range(MOST):
        ana.open("kuhhandel", BOTS, start=True)
    assert refused(ana)


def test_a_table_left_to_others_is_not_counted(small_house: House) -> None:
    ana, bo = small_house.guest("Ana"), small_house.guest("Bo")
    for _ in range(MOST):
        table = ana.open("elgaucho", ["open", "open"])
        bo.join(table)
    assert refused(ana)
    ana.post(f"/api/tables/{table}/leave")  # Bo is the host now
    assert not refused(ana)
    ana.open("elgaucho", ["open", "open"])
    assert refused(ana)
    for _ in range(MOST - 1):
        bo.open("elgaucho", ["open", "open"])
    assert refused(bo)


def test_a_table_left_to_bots_is_still_counted(small_house: House) -> None:
    """It costs as much as one of bots alone."""
    ana, bo = small_house.guest("Ana"), small_house.guest("Bo")
    for _ in range(MOST - 1):
        ana.open("elgaucho", ["open", "open"])
    table = ana.open("elgaucho", ["open", "open", "random"])
    bo.join(table)
    ana.start(table)
    ana.post(f"/api/tables/{table}/leave")
    assert not refused(ana)  # Bo still plays
    bo.post(f"/api/tables/{table}/leave")
    assert refused(ana)
    with bo.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.ask("back")
        assert not refused(ana)


def test_a_table_taken_up_again_cannot_begin_where_it_is_one_too_many(small_house: House) -> None:
    ana = small_house.guest("Ana")
    table = ana.open("elgaucho", ["open", "random"])
    ana.post(f"/api/tables/{table}/leave")
    for _ in range(MOST):
        ana.open("elgaucho", ["open", "open"])
    ana.join(table)  # the first who comes is the host
    problem = ana.post(f"/api/tables/{table}/start", None, 409)
    assert problem["code"] == "too_many_tables"
    ana.post(f"/api/tables/{table}/leave")
    assert refused(ana)


def test_requests_at_the_same_time_do_not_slip_through(small_house: House) -> None:
    ana = small_house.guest("Ana")
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}]}
    with ThreadPoolExecutor(8) as people:
        answers = people.map(lambda _: ana.http.post("/api/tables", json=wish), range(16))
        codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [201] * MOST + [409] * (16 - MOST)


def test_finished_tables_are_not_counted_and_a_rematch_is(small_house: House) -> None:
    table, (ana, bo) = finished(small_house, "goldrush")
    for _ in range(MOST):
        ana.open("elgaucho", ["open", "open"])
    problem = ana.post(f"/api/tables/{table}/rematch", None, 409)
    assert problem["code"] == "too_many_tables"
    again = bo.post(f"/api/tables/{table}/rematch", None, 200)["table"]["id"]
    ana.post(f"/api/tables/{table}/rematch", None, 200)  # as a guest of Bo's
    assert ana.get(f"/api/tables/{again}")["seat"] is not None


def test_what_is_counted_survives_a_restart(tmp_path: Path) -> None:
    first = House(tmp_path / "data", guest_tables=MOST)
    ana = first.guest("Ana")
    for _ in range(MOST):
        ana.open("elgaucho", ["open", "open"])
    cookies = dict(ana.http.cookies)
    first.close()
    second = House(tmp_path / "data", guest_tables=MOST)
    same = second.guest()
    same.http.cookies.update(cookies)
    assert refused(same)
    second.close()
