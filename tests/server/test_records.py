"""Records that guests bring: seen, reviewed and played on from like matches played here."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import corral
from corral.review import review
from corral.server.records import bringing
from tests.review.records import SMALL
from tests.server.house import House
from tests.server.people import PATIENCE, Guest
from tests.server.test_reviews import reviewed


@cache
def played(game: str = "goldrush", moves: int | None = None) -> str:
    """A match of a person and a bot, whole or broken off."""
    match = corral.new(game, players=2, seed=3, names=["Zoë", "cowhand"])
    rng = Random(3)
    while match.actors and moves != 0:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        moves = None if moves is None else moves - 1
    return match.record()


def bring(guest: Guest, record: str, status: int = 201) -> Any:
    return guest.post("/api/records", {"record": record}, status)


@pytest.mark.parametrize("game", ["elgaucho", "goldrush", "kuhhandel"])
def test_a_record_is_a_match_like_any_other(house: House, game: str) -> None:
    """To everybody who has the link, move by move, and byte by byte the same record."""
    ana, stranger, record = house.guest("Ana"), house.guest(), played(game)
    table = bring(ana, record)
    assert table["brought"]
    assert table["status"] == "over"
    assert not table["public"]
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [
        ("player", None),
        ("bot", "cowhand"),
    ]
    place = f"/api/tables/{table['id']}"
    assert stranger.get(f"{place}/record") == record
    match = corral.replay(record)
    of = len(stranger.get(f"{place}/steps")) - 1
    for move in sorted({0, 1, of // 2, of}):
        shown = stranger.get(f"{place}/replay/{move}?all_open=true")
        assert (shown["moves"], shown["of"]) == (move, of)
        assert shown["position"] == corral.replay(record, moves=move).position()
    assert shown["view"]["scores"] == list(match.scores) == table["scores"]
    assert len(stranger.get(f"{place}/log")) == len(match.log(None))
    assert stranger.get(place)["seats"] == []
    again = {"game": game, "seats": [{"kind": "open"}, {"kind": "bot", "bot": "random"}]}
    middle = stranger.get(f"{place}/replay/{of // 2}")["position"]
    ana.post("/api/tables", {**again, "position": middle, "start": True}, 201)


def test_it_is_reviewed_and_counts_for_nobody(house: House) -> None:
    house.services.reviews.depth = SMALL
    ana, record = house.guest("Ana"), played(moves=8)
    table = bring(ana, f"\ufeff{record}".replace("\n", "\r\n"))
    assert table["ending"] == "unfinished"
    assert table["scores"] is None
    ana.post(f"/api/tables/{table['id']}/review", None, 200)
    state = reviewed(house, ana, table["id"])
    assert state["review"] == review(record, SMALL).to_data()
    assert ana.get("/api/me/tables") == []
    assert table["id"] not in str(ana.get("/api/tables"))
    look = house.services.annals.look()
    asyncio.run_coroutine_threadsafe(look, house.loop).result(PATIENCE)
    me = ana.get("/api/me")["id"]
    assert ana.get(f"/api/players/{me}/matches") == []
    ana.post(f"/api/tables/{table['id']}/rematch", None, 403)
    # Nobody has played it here, so nobody keeps it beyond its time.
    removed = house.services.store.remove_table(table["id"], 1e12, 0.0)
    assert asyncio.run_coroutine_threadsafe(removed, house.loop).result(PATIENCE)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("GIF89a", "record_none"),
        ("{}", "record_none"),
        ("\x00\ud7ff" * 50, "record_none"),
        (played().replace("game goldrush", "game chess"), "record_game"),
        (played().replace("rules ", "rules 9"), "record_rules"),
        (played().replace("corral-record 1", "corral-record 2"), "record_wrong"),
        (played().replace("seat p0 Zoë", "seat p0 " + "Z" * 99), "record_wrong"),
        (played().replace("\np0 ", "\np1 ", 1), "record_wrong"),
        (played()[:-2] + "9\n", "record_wrong"),
        (played().replace("\nplayers", "\n| " + "[" * 5000 + "\nplayers"), "record_wrong"),
    ],
)
def test_what_is_no_record_is_refused(house: House, wrong: str, reason: str) -> None:
    ana = house.guest("Ana")
    problem = bring(ana, wrong, 400)
    assert problem["reason"] == reason
    assert "Traceback" not in problem["message"]
    assert ana.get("/api/me/records") == []


def test_so_large_so_many_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(tmp_path, guest_records=2, address_records=5)
    ana, bea, record = house.guest("Ana"), house.guest("Bea"), played(moves=3)
    house.guest().post("/api/records", {"record": record}, 401)
    bring(ana, record + " " * 60_000, 400)
    bring(ana, record + " " * 70_000, 413)
    tables = [bring(ana, record)["id"] for _ in range(2)]
    assert bring(ana, record, 403)["reason"] == "records_many"
    assert [one["table"]["id"] for one in ana.get("/api/me/records")] == tables[::-1]
    bea.delete(f"/api/me/records/{tables[0]}", 404)
    ana.delete(f"/api/me/records/{tables[0]}", 204)
    ana.get(f"/api/tables/{tables[0]}", 404)
    monkeypatch.setattr(bringing, "LONGEST_SECONDS", -1.0)
    assert bring(ana, record, 413)["reason"] == "record_long"
    monkeypatch.undo()
    bring(ana, record)
    assert bring(bea, record, 429)["reason"] == "records_often"
    told = ana.get("/api/me/export")["records"]
    assert {one["record"] for one in told} == {record}
    bea.get(f"/api/tables/{tables[1]}")  # it is in memory now
    ana.post("/api/me/delete", {"name": "Ana"}, 200)
    house.until(lambda: bea.http.get(f"/api/tables/{tables[1]}").status_code == 404)
    house.guest().get(f"/api/tables/{tables[1]}", 404)
    house.close()
