"""Who is here, who looks elsewhere, since when somebody is gone, and what they have read."""

from __future__ import annotations

from pathlib import Path
from time import time

from tests.server.house import House
from tests.server.pair import Pair
from tests.server.people import Guest


def unread(guest: Guest, table: str) -> int:
    [found] = [one for one in guest.get("/api/me/tables") if one["table"]["id"] == table]
    return int(found["unread"])


def test_somebody_is_here_looks_elsewhere_or_is_gone_since(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    began = time()
    with ana.sit_at(table) as player:
        present = player.until_kind("present", seats=[True, False])
        assert "seen" not in present  # Bo has never been there
        with bo.sit_at(table) as other:
            player.until_kind("present", seats=[True, True])
            other.send(kind="look", here=False)
            assert player.until_kind("present", idle=[1])["seats"] == [True, True]
            with bo.sit_at(table):  # on another screen
                assert "idle" not in player.until_kind("present", seats=[True, True])
            player.until_kind("present", idle=[1])
            other.send(kind="look", here=True)
            assert "idle" not in player.until_kind("present", seats=[True, True])
        gone = player.until_kind("present", seats=[True, False])
    assert gone["seen"][0] is None
    assert began <= gone["seen"][1] <= time()


def test_since_when_somebody_is_gone_survives_a_restart(tmp_path: Path) -> None:
    first = House(tmp_path / "data")
    ana, bo = first.guest("Ana"), first.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    with ana.sit_at(table) as player:
        with bo.sit_at(table) as other:
            other.until_kind("present")
            player.until_kind("present", seats=[True, True])
        seen = player.until_kind("present", seats=[True, False], spectators=0)["seen"][1]
        player.send(kind="say", text="Hello?", key="k")
        player.until_kind("news", cause="said")
    cookies = ana.http.cookies, bo.http.cookies
    first.close()
    second = House(tmp_path / "data")
    ana, bo = second.guest(), second.guest()
    for guest, known in zip((ana, bo), cookies, strict=True):
        guest.http.cookies.update(known)
    with ana.sit_at(table) as player:
        assert player.until_kind("present", seats=[True, False])["seen"][1] == seen
    assert unread(bo, table) == 1
    second.close()


def test_lines_of_chat_are_unread_until_they_were_seen(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    with ana.sit_at(table) as player:
        for text in ("Hello", "Anybody there?"):
            player.ask("say", text=text)
        player.send(kind="read", lines=2)
        house.until(lambda: unread(ana, table) == 0)
    assert unread(bo, table) == 2
    with bo.sit_at(table) as other:
        told = other.until_kind("fresh")
        assert (told["said"], told.get("read", 0)) == (2, 0)
        other.send(kind="read", lines=99)  # no more than there are
        house.until(lambda: unread(bo, table) == 0)
        other.ask("say", text="Here I am")
    assert unread(bo, table) == 1
    with bo.sit_at(table) as other:
        assert other.until_kind("fresh")["read"] == 2
        other.send(kind="read", lines=1)  # an older page of the same person
        other.ask("say", text="again")
        assert unread(bo, table) == 2
    with house.guest("Cy").sit_at(table) as stranger:
        stranger.until_kind("fresh")
        stranger.send(kind="read", lines=3)  # who has no seat keeps no place
        stranger.send(kind="look", here=False)
        stranger.send(kind="hello")
        assert stranger.until_kind("fresh").get("read", 0) in (0, 3)


def test_other_processes_know_who_looks_elsewhere_and_who_has_gone(pair: Pair) -> None:
    ana, _ = pair.guest("Ana")
    _, bo = pair.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    with ana.sit_at(table) as player:
        player.until_kind("fresh")
        with bo.sit_at(table) as other:
            player.until_kind("present", seats=[True, True])
            other.send(kind="look", here=False)
            player.until_kind("present", idle=[1])
        gone = player.until(
            lambda one: one["kind"] == "present" and (one.get("seen") or [None, None])[1]
        )
        assert gone["seats"] == [True, False]
