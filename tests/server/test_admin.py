"""``corral admin`` beside a running server, on both databases; everything is written down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from corral.cli import main
from corral.server.accounts.guestbook import NAMELESS
from tests.server.cluster import Cluster
from tests.server.house import House
from tests.server.people import Guest


class Office:
    """An operator's shell, and a server."""

    def __init__(self, house: House, capsys: pytest.CaptureFixture[str]) -> None:
        self.house = house
        self._capsys = capsys
        settings = house.settings
        place = ["--database", settings.database] if settings.database else []
        self.place = place or ["--data", settings.data]

    def do(self, deed: str, *words: str, code: int = 0, note: str = "") -> str:
        noted = ["--note", note] if note else []
        assert (
            main(["admin", deed, *self.place, *noted, *(["--", *words] if words else [])]) == code
        )
        said = self._capsys.readouterr()
        return said.err if code else said.out

    def number(self, guest: Guest) -> str:
        found: str = guest.get("/api/me")["id"]
        return found


@pytest.fixture(params=["sqlite", "postgresql"])
def office(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Office]:
    database = ""
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.new_store()
    house = House(tmp_path / "data", database=database)
    house.services.overseer.every = 0.05
    yield Office(house, capsys)
    house.close()


def test_guests_are_listed_renamed_banned_and_let_in_again(office: Office) -> None:
    house = office.house
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = bo.open("elgaucho", ["open", "open"])
    ana.join(table)
    number = office.number(ana)
    listed = office.do("guests", "AN").splitlines()
    assert [line.split()[0] for line in listed] == [number]
    assert "tables   1  Ana" in listed[0]
    office.do("rename", number, "Anna Maria")
    house.until(lambda: ana.get("/api/me")["name"] == "Anna Maria")
    house.until(lambda: bo.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == "Anna Maria")
    office.do("ban", number, note="spoils games")
    house.until(lambda: ana.http.get("/api/me").status_code == 403)
    assert ana.http.get("/api/me").json()["code"] == "banned"
    assert ana.http.post("/api/me", json={"name": "Else"}).status_code == 403
    assert "banned" in office.do("guests", number)
    office.do("unban", number)
    house.until(lambda: ana.http.get("/api/me").status_code == 200)
    audit = office.do("audit")
    assert [line.split()[3] for line in audit.splitlines()] == ["rename", "ban", "unban"]
    assert "Ana → Anna Maria" in audit
    assert "Anna Maria: spoils games" in audit


def test_a_guest_is_deleted_and_a_bot_plays_on(office: Office) -> None:
    house = office.house
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table, waiting = (bo.open("elgaucho", ["open", "open"]) for _ in range(2))
    for one in (table, waiting):
        ana.join(one)
    bo.start(table)
    number = office.number(ana)
    office.do("ban", number)
    office.do("delete", number)
    house.until(lambda: ana.get("/api/me") is None)
    house.until(lambda: bo.get(f"/api/tables/{table}")["table"]["seats"][1]["name"] == NAMELESS)
    assert bo.get(f"/api/tables/{table}")["table"]["seats"][1]["away"]
    assert bo.get(f"/api/tables/{waiting}")["table"]["seats"][1]["kind"] == "open"
    assert "Ana" not in office.do("audit")
    office.do("delete", number, code=1)


def test_whoever_has_lost_their_keys_begins_anew_by_a_link(office: Office) -> None:
    house = office.house
    ana = house.guest("Ana")
    login = ana.put("/api/me/password", {"password": "forgotten"})["login"]
    path = office.do("reset", office.number(ana)).split()[-1]
    house.until(lambda: ana.get("/api/me") is None)
    house.guest().post("/api/come/password", {"login": login, "password": "forgotten"}, 403)
    code = path.partition("#")[2]
    assert house.guest().post("/api/come/link", {"code": code})["name"] == "Ana"
    house.guest().post("/api/come/link", {"code": code}, 403)


def test_a_table_is_closed_under_those_who_sit_there(office: Office) -> None:
    house = office.house
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "random"], public=True, start=True)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        office.do("close", table)
        house.until(lambda: ana.http.get(f"/api/tables/{table}").status_code == 404)
    assert ana.get("/api/me/tables") == []
    assert "no table" in office.do("close", table, code=1)


def test_a_finished_match_is_not_closed(office: Office) -> None:
    house = office.house
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "random"], stand_in="random", start=True)
    ana.post(f"/api/tables/{table}/leave")
    house.until(lambda: ana.get(f"/api/tables/{table}")["table"]["status"] == "over")
    assert "over" in office.do("close", table, code=1)


def test_the_key_of_push_notices_is_made_once_until_it_is_renewed(office: Office) -> None:
    key = office.do("keys").strip()
    assert office.do("keys").strip() == key
    made = office.do("audit").splitlines()
    assert len(made) == 1  # looking changes nothing
    assert made[0].endswith("  keys")
    ana = office.house.guest("Ana")
    assert ana.get("/api/me/notices")["key"] == key
    assert main(["admin", "keys", *office.place, "--new"]) == 0
    other = ana.get("/api/me/notices")["key"]
    assert other != key
    assert office.do("keys").strip().endswith(other)
    assert office.do("audit").splitlines()[-1].endswith("  keys  renewed")


def test_wrong_places_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "guests", "--data", str(tmp_path)]) == 1
    assert f"there is no corral.db in {tmp_path}" in capsys.readouterr().err
    assert main(["admin"]) == 2
    assert "rename" in capsys.readouterr().out


def test_bot_accounts_are_made_renewed_and_revoked(office: Office) -> None:
    house = office.house
    ana, bo = house.guest("Ana"), house.guest("Bo")
    owner = office.number(ana)
    number, token = office.do("bot", owner, "Robo").split()
    robo = ana.bot(number, token)
    table = bo.open("elgaucho", ["open", "open"])
    robo.join(table)
    bo.start(table)
    assert "another bot account" in office.do("bot", owner, "R0bo", code=1)
    assert "is a bot account itself" in office.do("bot", number, "Child", code=1)
    assert "is no bot account" in office.do("token", owner, code=1)
    [listed] = office.do("bots", "ana").splitlines()
    assert listed.startswith(number)
    assert listed.endswith("Robo  of Ana")
    office.do("rename", owner, "Anna Maria")

    def seat() -> dict[str, str]:
        answer = bo.http.get(f"/api/tables/{table}")
        if answer.status_code == 503:  # it is being read anew, as others may do just now
            return {"owner": "", "name": ""}
        found: dict[str, str] = answer.json()["table"]["seats"][1]
        return found

    house.until(lambda: seat()["owner"] == "Anna Maria")
    again = ana.bot(number, office.do("token", number).strip())
    house.until(lambda: robo.http.get("/api/bot").status_code == 401)
    assert again.get("/api/bot")["owner"] == "Anna Maria"
    office.do("ban", owner)
    house.until(lambda: again.http.get("/api/bot").status_code == 403)
    office.do("unban", owner)
    house.until(lambda: again.http.get("/api/bot").status_code == 200)
    office.do("revoke", number)
    house.until(lambda: again.http.get("/api/bot").status_code == 401)
    office.do("delete", owner)
    house.until(lambda: seat()["name"] == NAMELESS)
    assert seat()["owner"] == NAMELESS
    assert "Robo" not in office.do("audit")
