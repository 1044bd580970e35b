"""Whatever is stored of a guest: it goes with them, is another's when two become one, and is theirs
to take along. Tables of the store that come later are held to it by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, insert, select, text

from corral.server.accounts.guestbook import belongings, merge_players, remove_player
from corral.server.storage.datafile import engine_at
from corral.server.storage.schema import (
    AUDIT,
    CHANNELS,
    ENTRANTS,
    MEMBERS,
    METADATA,
    NOTICES,
    PLAYERS,
    PRESENCE,
    RATINGS,
    RESULTS,
    TABLES,
    TOURNAMENTS,
)
from tests.server.house import House, empty_file
from tests.server.people import challenge, with_bot
from tests.server.test_clubs import SOON, a_club, finish, number, settled

OLD, NEW, OTHER = "guest-OLD", "guest-NEW", "guest-OTHER"
NUMBERS = count(1)
NAMED_OTHERWISE: dict[Table, str] = {
    RESULTS: "player",
    RATINGS: "rated",
    ENTRANTS: "player",
    TOURNAMENTS: "host",
    TABLES: "keeper",
}
"""Parts that name a guest without a foreign key, because rows outlive the guest."""
OF_THE_MOMENT = {AUDIT, PRESENCE}
"""The audit log tells of guests who are gone; presence is written anew all the time."""


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Connection]:
    """A store with three guests, of whom one has something of everything."""
    path = tmp_path / "corral.db"
    path.write_bytes(empty_file().read_bytes())
    engine = engine_at(path)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection
    engine.dispose()


def value(column: Column[Any]) -> Any:
    """Something that fits, and is nowhere else."""
    number = next(NUMBERS)
    if isinstance(column.type, Boolean):
        return True
    if column is MEMBERS.c.role:
        return "member"
    if isinstance(column.type, Integer):
        return number
    return float(number) if isinstance(column.type, Float) else f"{column.name}-{number}"


def add(db: Connection, part: Table, **known: Any) -> dict[str, Any]:
    """A row, with those that it points to."""
    row: dict[str, Any] = {}
    for column in part.columns:
        if column.name in known:
            row[column.name] = known[column.name]
            continue
        pointed = next((key.column for key in column.foreign_keys), None)
        if pointed is None:
            row[column.name] = value(column)
        elif pointed.table is PLAYERS:
            row[column.name] = OTHER
        else:
            row[column.name] = add(db, pointed.table)[pointed.name]
    if part is NOTICES:
        row["id"] = f"{row['kind']}:{row['player']}:{row['table_id']}"
    db.execute(insert(part), row)
    return row


def owners(part: Table) -> list[str]:
    keys = [key.parent.name for key in part.foreign_keys if key.column.table is PLAYERS]
    return keys or [NAMED_OTHERWISE[part]]


PARTS = [*belongings(), *NAMED_OTHERWISE]


def fill(db: Connection) -> dict[str, int]:
    """One row for each way in which a part can name the guest; and how many there are."""
    for player in (OLD, NEW, OTHER):
        add(db, PLAYERS, id=player, banned=None)
    for part in PARTS:
        for owner in owners(part):
            add(db, part, **{owner: OLD})
    return {part.name: len(owners(part)) for part in PARTS}


def naming(db: Connection, player: str) -> dict[str, int]:
    """In how many rows of each part a guest is named, wherever in them."""
    found = {}
    for part in METADATA.sorted_tables:
        rows = [row for row in db.execute(select(part)) if player in repr(row)]
        if rows and part not in OF_THE_MOMENT:
            found[part.name] = len(rows)
    return found


def test_all_that_names_a_guest_is_known() -> None:
    """A column of a new part that names one, and is no foreign key, is to be listed above."""
    words = {"player", "owner", "host", "inviter", "blocked", "keeper", "challenger", "bot"}
    known = {(part, one) for part in PARTS for one in owners(part)}
    found = {(part, column.name) for part in METADATA.sorted_tables for column in part.columns}
    unknown = {
        (part.name, name)
        for part, name in found - known
        if name in words and part not in OF_THE_MOMENT
    }
    # Of a process, and by a level.
    assert unknown == {("leases", "owner"), ("tournaments", "owner"), ("results", "bot")}


def test_who_goes_is_named_nowhere(db: Connection) -> None:
    assert naming(db, OLD) == {}
    parts = fill(db)
    assert naming(db, OLD) == {**parts, "players": 1}
    assert remove_player(db, PLAYERS.c.id == OLD) == 1
    assert naming(db, OLD) == {}
    assert db.execute(text("PRAGMA foreign_key_check")).all() == []


def test_who_becomes_another_is_named_nowhere_and_has_lost_nothing(db: Connection) -> None:
    parts = fill(db)
    merge_players(db, OLD, NEW)
    assert naming(db, OLD) == {}
    assert naming(db, NEW) == {**parts, "players": 1}
    assert db.execute(text("PRAGMA foreign_key_check")).all() == []


def test_what_both_have_is_there_once(db: Connection) -> None:
    """Where a key has the guest in it, and another row of the one that stays has the rest of it."""
    for player in (OLD, NEW, OTHER):
        add(db, PLAYERS, id=player, banned=None)
    twice: dict[str, int] = {}
    for part in PARTS:
        keys = {column.name for column in part.primary_key}
        for owner in set(owners(part)) & keys:
            row = add(db, part, **{owner: NEW})
            others = {name: row[name] for name in keys - {owner}}
            add(db, part, **{owner: OLD, **others})
            twice[part.name] = twice.get(part.name, 0) + 1
    row = add(db, NOTICES, player=NEW)
    add(db, NOTICES, **{**row, "player": OLD})
    row = add(db, ENTRANTS, player=NEW)
    add(db, ENTRANTS, player=OLD, tournament=row["tournament"])
    for player in (OLD, NEW):
        add(db, CHANNELS, player=player, kind="mail", address="a@example.org")
    twice |= {"notices": 1, "entrants": 1, "channels": 1}
    assert len(twice) > 10
    merge_players(db, OLD, NEW)
    assert naming(db, OLD) == {}
    assert naming(db, NEW) == {**twice, "players": 1}
    assert db.execute(text("PRAGMA foreign_key_check")).all() == []


# What one can take along


EXPORTED: dict[str, str | None] = {
    "sessions": "account",
    "passkeys": "account",
    "passwords": "account",
    "tokens": "account",
    "seated": "tables",
    "tables": "tables",
    "results": "tables",
    "ratings": "ratings",
    "brought": "records",
    "blocks": "blocked",
    "invited": "invitations",
    "notice_wishes": "notices",
    "channels": "notices",
    "notices": None,  # of the moment, as are all below them
    "letters": None,
    "queue": None,
    "tournaments": "tournaments",
    "entrants": "tournaments",
    "members": "clubs",
    "coming": "evenings",
    "bot_accounts": "bots",
    "challenges": "challenges",
}
"""Where in the export a part of the store is told of."""


def test_all_that_is_stored_is_exported(house: House) -> None:
    assert set(EXPORTED) == {part.name for part in PARTS}
    ana, bo, cy = (settled(house, name) for name in ("Ana", "Bo", "Cy"))
    finish(ana, bo, rated="people")
    sent = ana.post(f"/api/me/people/{number(bo)}/invite", None, 200)["table"]["id"]
    got = bo.post(f"/api/me/people/{number(ana)}/invite", None, 200)["table"]["id"]
    ana.delete(f"/api/me/invitations/{got}")
    club = a_club(house, ana)
    evening = {"at": SOON, "minutes": 60, "game": None, "note": "By the fire"}
    made = ana.post(f"/api/clubs/{club}/evenings", evening, 201)["evenings"][0]["id"]
    ana.put(f"/api/clubs/{club}/evenings/{made}/coming", {"coming": True})
    challenge(ana, with_bot(bo, "Robo the exported"))
    ana.put(f"/api/me/blocked/{number(cy)}", None, 204)
    ana.post("/api/me/notices/webhook", {"url": "https://example.org/hook", "form": "json"}, 201)
    watched = bo.open("elgaucho", ["open", "random"], public=True, start=True)
    with ana.sit_at(watched) as chair:
        chair.until_kind("fresh")
        chair.ask("say", text="good luck")
    told = ana.get("/api/me/export")
    assert set(told) >= {section for section in EXPORTED.values() if section is not None}
    assert [(one["game"], one["matches"]) for one in told["ratings"]] == [("elgaucho", 1)]
    found = {one["table"]: (one["own"], one["declined"] is None) for one in told["invitations"]}
    assert found == {sent: (True, True), got: (False, False)}
    assert [one["note"] for one in told["evenings"]] == ["By the fire"]
    assert [one["status"] for one in told["challenges"]] == ["open"]
    assert [one["name"] for one in told["blocked"]] == ["Cy"]
    assert told["notices"]["channels"][0]["address"] == "https://example.org/hook"
    [elsewhere] = told["said_elsewhere"]
    assert (elsewhere["table"], elsewhere["said"][0]["text"]) == (watched, "good luck")
    assert told["account"]["recovery"]
