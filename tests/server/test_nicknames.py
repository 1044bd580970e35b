"""Bots have names of their own; records go on calling them by their level."""

from __future__ import annotations

from typing import Any

from corral.server.accounts.likeness import likeness
from corral.server.tables.happenings import Arranged, Opened
from corral.server.tables.nicknames import NICKNAMES, nickname
from corral.server.tables.table import Table
from corral.server.tables.written import clean_name
from corral.server.wire import NewTable, SeatWish
from tests.server.house import House

LONGEST = 7
"""Letters that fit on every board."""
MOST = 8
"""Chairs at a table."""


def test_they_are_short_and_cannot_be_mixed_up() -> None:
    assert max(map(len, NICKNAMES)) <= LONGEST
    assert len(set(map(likeness, NICKNAMES))) == len(NICKNAMES) >= 2 * MOST
    assert [clean_name(name) for name in NICKNAMES] == list(NICKNAMES)


def test_one_is_found_that_nobody_has() -> None:
    assert nickname(name.upper() for name in NICKNAMES[1:]) == NICKNAMES[0]


def seats_of(told: Any) -> list[tuple[str, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in told["table"]["seats"]]


def test_a_bot_keeps_its_name_until_somebody_comes_who_has_it(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "random", "random", "open"])
    (_, _), (one, _), (other, level), (_, _) = seats_of(ana.get(f"/api/tables/{table}"))
    assert {one, other} <= set(NICKNAMES)
    assert (one != other, level) == (True, "random")
    stronger = {"kind": "bot", "bot": "greenhorn"}
    told = ana.put(f"/api/tables/{table}/seats/1", stronger)
    assert seats_of(told)[1] == (one, "greenhorn")
    house.guest(one).join(table)
    told = ana.get(f"/api/tables/{table}")
    assert seats_of(told)[3] == (one, None)
    assert seats_of(told)[1][0] in set(NICKNAMES) - {one, other}


def test_a_rematch_is_played_with_the_same_bots_and_records_tell_levels(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", ["open", "random"], stand_in="random", start=True)
    ana.post(f"/api/tables/{table}/leave")
    house.until(lambda: ana.get(f"/api/tables/{table}")["table"]["status"] == "over")
    before = seats_of(ana.get(f"/api/tables/{table}"))
    again = ana.post(f"/api/tables/{table}/rematch")
    assert seats_of(again)[1] == before[1]
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert "\nseat p0 Ana\nseat p1 random\n" in record


def test_bots_that_an_older_server_seated_have_none() -> None:
    wish = NewTable(game="elgaucho", seats=[SeatWish("open"), SeatWish("bot", "random")])
    table = Table("t", Opened(at=0, host="a", host_name="Ana", wish=wish))
    table.apply(Arranged(at=0, chair=0, bot="cowhand"))
    assert [chair.info().name for chair in table.chairs] == [None, None]
    assert table.names == ("cowhand", "random")
