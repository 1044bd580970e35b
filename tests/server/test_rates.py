"""How often one may ask: a household at once, a hog among neighbours, and what is told to both."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from corral.server.gate.rates import Rates
from corral.server.settings import Settings
from tests.server.house import House
from tests.server.people import Guest

PEOPLE = 12
FILES = 30
USUAL = Settings()


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[House]:
    """A server with the limits that servers have, and a page of many files."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    for number in range(FILES):
        (page / "assets" / f"{number}.js").write_text("", encoding="utf-8")
    opened = House(
        tmp_path / "data",
        page,
        request_rate=USUAL.request_rate,
        guest_rate=USUAL.guest_rate,
        address_connections=USUAL.address_connections,
        half_requests=USUAL.half_requests,
    )
    yield opened
    opened.close()


def first_visit(house: House, table: str, seen: list[str]) -> None:
    """All that a browser asks for until it looks at a table that somebody else has opened."""
    guest = Guest(house.url)
    guest.get("/")
    for number in range(FILES):
        guest.get(f"/assets/{number}.js")
    for path in ("me", "games", "tables"):
        guest.get(f"/api/{path}")
    guest.post("/api/me", {"name": "Ana"})
    guest.get("/api/me/tables")
    guest.get(f"/api/tables/{table}")
    for path in ("pictures", "printed"):
        guest.get(f"/api/games/elgaucho/{path}")
    with guest.sit_at(table) as chair:
        seen.append(chair.until_kind("fresh")["table"]["id"])
    guest.close()


def test_a_household_comes_at_once(usual: House) -> None:
    table = usual.guest("Host").open("elgaucho", ["open", "open"])
    seen: list[str] = []
    people = [
        threading.Thread(target=first_visit, args=(usual, table, seen)) for _ in range(PEOPLE)
    ]
    for one in people:
        one.start()
    for one in people:
        one.join()
    assert seen == [table] * PEOPLE


def test_files_of_the_page_cost_no_requests(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    house = House(tmp_path / "data", page, request_rate=1, request_burst=5)
    with httpx.Client(base_url=house.url) as visitor:
        files = [visitor.get("/").status_code for _ in range(30)]
        assert files == [200] * 30
        assert [visitor.get("/api/games").status_code for _ in range(5)] == [200] * 5
        assert 429 in [
            visitor.get("/").status_code for _ in range(10 * FILES)
        ]  # but they are counted
    house.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(
        tmp_path_factory.mktemp("strict") / "data",
        request_rate=1,
        request_burst=200,
        guest_rate=1,
        guest_burst=5,
    )
    yield opened
    opened.close()


def test_a_hog_is_held_and_the_neighbours_are_not(strict: House) -> None:
    hog, neighbour = strict.guest("Hog"), strict.guest("Neighbour")
    codes = [hog.http.get("/api/me").status_code for _ in range(40)]
    assert codes[:4] == [200] * 4
    assert 429 in codes
    assert [neighbour.http.get("/api/me").status_code for _ in range(3)] == [200] * 3
    # What was refused to the hog was not taken from the address: it had credit for 200.
    assert httpx.get(f"{strict.url}/api/games").status_code == 200


def test_who_is_refused_is_told_when_to_come_again(strict: House) -> None:
    hog = strict.guest("Hog")
    answer = next(one for one in iter(lambda: hog.http.get("/api/me"), None) if one.is_error)
    assert answer.json()["code"] == "slow_down"
    assert answer.headers["retry-after"] == "1"


def test_an_address_makes_few_guests_and_tables_an_hour(tmp_path: Path) -> None:
    """What is stored of them stays for long: a disk could be filled by one of them."""
    house = House(tmp_path / "data", address_new=3)
    many = [house.guest(f"Mallory{number}") for number in range(3)]
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}]}
    for guest in many:
        guest.post("/api/tables", wish)
    for path, body in (("/api/me", {"name": "Mallory"}), ("/api/tables/", wish)):
        answer = many[0].http.post(path, json=body)
        assert answer.status_code == 429
        assert 60 <= int(answer.headers["retry-after"]) <= 1200
    with httpx.Client(
        base_url=house.url, transport=httpx.HTTPTransport(local_address="127.0.0.2")
    ) as elsewhere:
        assert elsewhere.post("/api/me", json={"name": "Bo"}).status_code == 200
    assert many[0].http.get("/api/me").status_code == 200
    house.close()


@pytest.mark.parametrize(
    ("path", "cost"),
    [
        ("/api/tables", 1),
        ("/api/tables/any/rematch", 1),
        ("/api/me/people/any/invite", 1),
        ("/api/clubs/any/evenings/any/tables", 1),
        ("/api/clubs", 10),
        ("/api/tournaments", 10),
        ("/api/me/bots", 10),
        ("/api/clubs/any/join", 0),
    ],
)
def test_every_way_to_make_what_stays_counts(path: str, cost: int) -> None:
    """Whatever way a table is opened; of clubs, tournaments and bot accounts there are few."""
    rates = Rates(Settings(address_new=20), "corral")
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "headers": [],
        "client": ("192.0.2.1", 1),
    }
    waits = [rates.wait(scope) for _ in range(30)]
    assert waits.count(0.0) == (20 // cost if cost else 30)
    if cost:
        assert max(waits) <= cost * 3600 / 20 + 1
        assert rates.wait({**scope, "client": ("192.0.2.2", 1)}) == 0.0


def test_made_up_guests_are_held_by_the_address(tmp_path: Path) -> None:
    house = House(tmp_path / "data", request_rate=1, request_burst=5)
    http = house.guest().http
    codes = [
        http.get("/api/me", headers={"Cookie": f"corral=guest{number}"}).status_code
        for number in range(20)
    ]
    files = [http.get("/").status_code for _ in range(20)]
    house.close()
    assert 429 in codes
    assert files == [200] * 20  # the page's files are counted apart


@pytest.mark.parametrize("path", ["/live", "/ready", "/metrics", "/metrics/", "/metrics//"])
def test_watching_is_for_those_who_are_named(house: House, path: str) -> None:
    assert httpx.get(house.url + path).status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "Via"):  # a proxy on this computer, not believed
        answer = httpx.get(house.url + path, headers={header: "192.0.2.1"})
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_the_operator_names_the_watchers(tmp_path: Path) -> None:
    house = House(tmp_path / "data", watchers="192.0.2.0/24", proxies="127.0.0.1")
    asked = {
        address: httpx.get(f"{house.url}/metrics", headers={"X-Forwarded-For": address}).status_code
        for address in ("192.0.2.7", "198.51.100.1")
    }
    assert httpx.get(f"{house.url}/metrics").status_code == 404  # not even this computer
    house.close()
    assert asked == {"192.0.2.7": 200, "198.51.100.1": 404}
