"""Versions, gaps, stale and repeated messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random

import pytest

from corral.server.tables.room import RING, RING_BYTES, Audience
from corral.server.thinking import Answer
from tests.server.house import House
from tests.server.people import Chair, Guest


@pytest.fixture
def pair(house: House) -> Iterator[tuple[Chair, Chair]]:
    """Two people at a table of El Gaucho that has begun."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"], hints=True)
    bo.join(table)
    ana.start(table)
    with ana.sit_at(table) as one, bo.sit_at(table) as other:
        one.until_kind("fresh")
        other.until_kind("fresh")
        yield one, other


def test_a_move_is_told_to_everybody_with_the_next_version(pair: tuple[Chair, Chair]) -> None:
    one, other = pair
    before = one.version
    news = one.play(one.you["moves"][0])
    assert news["kind"] == "news"
    assert news["version"] == before + 1
    heard = other.until_kind("news", version=before + 1)
    assert "key" not in heard  # the key is between the player and the server
    assert other.version == one.version


def test_patches_lead_to_the_very_view(pair: tuple[Chair, Chair]) -> None:
    rng = Random(3)
    for _ in range(60):
        mover, other = pair if pair[0].you["moves"] else pair[::-1]
        if not mover.play(rng.choice(mover.you["moves"])).get("alone"):
            other.until_kind("news")
    for chair in pair:
        with chair.guest.sit_at(chair.table) as again:
            fresh = again.until_kind("fresh")
            assert chair.version == fresh["version"]
            assert chair.view == fresh["view"]
            assert chair.you == fresh["you"]
            assert chair.log[-10:] == fresh["log"][-10:]


def test_who_was_away_gets_the_gap(pair: tuple[Chair, Chair]) -> None:
    one, other = pair
    since = other.version
    other.close()
    one.play(one.you["moves"][0])
    one.ask("say", text="hello")
    with other.guest.sit_at(other.table, since) as back:
        back.version, back.you, back.view, back.info = since, other.you, other.view, other.info
        first = back.receive()
        assert (first["kind"], first["cause"]) == ("news", "moved")
        assert back.receive()["cause"] == "said"
        assert back.receive()["kind"] == "present"


def test_the_latest_news_are_kept_and_no_more_than_a_fresh_view_takes() -> None:
    short, long = Audience(), Audience()
    for version in range(2 * RING):
        short.remember(version, b"short")
        long.remember(version, bytes(RING_BYTES // 4))
    assert [version for version, _ in short.ring] == [*range(RING, 2 * RING)]
    assert [version for version, _ in long.ring] == [*range(2 * RING - 4, 2 * RING)]
    long.forget()
    long.remember(0, bytes(RING_BYTES))
    assert len(long.ring) == 1


@pytest.mark.parametrize("since", [None, 0, 10**9])
def test_who_has_nothing_or_nonsense_gets_a_fresh_view(
    pair: tuple[Chair, Chair], since: int | None
) -> None:
    one, other = pair
    one.play(one.you["moves"][0])
    with other.guest.sit_at(other.table, since) as back:
        assert back.receive()["kind"] == "fresh"


def test_a_repeated_move_is_made_once(pair: tuple[Chair, Chair]) -> None:
    one, other = pair
    move, version = one.you["moves"][0], one.version
    one.play(move, key="the one")
    again = one.play(move, version, key="the one")
    assert again["kind"] == "fresh"
    assert again["version"] == version + 1
    assert other.until_kind("news")["version"] == version + 1


def test_a_stale_move_is_answered_with_the_present_state(pair: tuple[Chair, Chair]) -> None:
    one, _ = pair
    version = one.version
    one.play(one.you["moves"][0])
    key = "late"
    one.send(kind="play", move="end", version=version, key=key)
    refused = one.until_kind("refused", key=key)
    assert refused["problem"]["code"] == "stale"
    assert one.until_kind("fresh", key=key)["version"] == version + 1


def test_what_others_do_meanwhile_does_not_disturb(pair: tuple[Chair, Chair]) -> None:
    """Chat, and simultaneous decisions of others, do not make a decision stale."""
    one, other = pair
    version, move = other.version, other.you["moves"][0]
    one.ask("say", text="hurry up")
    news = one.play(one.you["moves"][0])
    other.catch_up(news["version"])
    assert other.play(move, version)["kind"] == "news"


def test_a_version_from_the_future_is_refused(pair: tuple[Chair, Chair]) -> None:
    one, _ = pair
    answer = one.play(one.you["moves"][0], one.version + 1)
    assert answer["problem"]["code"] == "bad_request"


def test_an_illegal_move_names_its_rule_and_the_reason(pair: tuple[Chair, Chair]) -> None:
    one, _ = pair
    problem = one.play("end")["problem"]
    assert problem == {
        "code": "illegal_move",
        "message": "keep_first (E-9)",
        "rule": "E-9",
        "reason": "keep_first",
    }
    assert one.play("dance")["problem"]["code"] == "bad_request"


def test_undo(pair: tuple[Chair, Chair]) -> None:
    one, other = pair
    before, view = len(one.log), json.dumps(one.view)
    one.play(one.you["moves"][0])
    assert one.you["undo"]
    undone = one.ask("undo", version=one.version)
    assert undone["cause"] == "undone"
    assert len(one.log) == before
    assert json.dumps(one.view) == view
    other.catch_up(one.version)
    assert len(other.log) == before
    assert other.ask("undo", version=other.version)["problem"]["code"] == "not_allowed"


def test_another_ones_seat_cannot_be_played(house: House, pair: tuple[Chair, Chair]) -> None:
    one, other = pair
    thief = house.guest("Eve")
    with thief.sit_at(one.table) as chair:
        chair.until_kind("fresh")
        for kind, more in (
            ("play", {"move": one.you["moves"][0], "version": one.version}),
            ("undo", {"version": one.version}),
            ("order", {"limit": 10}),
            ("away", {}),
            ("back", {}),
            ("hint", {}),
        ):
            assert chair.ask(kind, **more)["problem"]["code"] == "not_seated"
    assert other.version == one.version


def test_hints_where_the_table_allows_them(house: House, pair: tuple[Chair, Chair]) -> None:
    one, _ = pair
    advice = one.ask("hint")
    assert advice["kind"] == "advice"
    assert advice["candidates"]
    for candidate in advice["candidates"]:
        assert candidate["move"] in one.you["moves"]
        assert candidate.keys() == {"move", "chance", "score", "visits"}
    strict = house.guest("Cy")
    table = strict.open("elgaucho", ["open", "random"])
    strict.start(table)
    with strict.sit_at(table) as chair:
        chair.until_kind("fresh")
        assert chair.ask("hint")["problem"]["code"] == "not_allowed"


def test_one_question_for_advice_at_a_time(
    house: House, pair: tuple[Chair, Chair], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks and asks, or asks and goes, keeps no worker busy."""
    thoughts: list[asyncio.Future[Answer]] = []

    def think(*_: object, **__: object) -> asyncio.Future[Answer]:
        thoughts.append(asyncio.get_running_loop().create_future())
        return thoughts[-1]

    monkeypatch.setattr(house.services.thinker, "think", think)
    one, _ = pair
    one.send(kind="hint", key="first")
    house.until(lambda: len(thoughts) == 1)
    one.send(kind="hint", key="second")
    refused = one.until_kind("refused")
    assert (refused["key"], refused["problem"]["code"]) == ("first", "stale")
    house.until(lambda: len(thoughts) == 2)
    assert thoughts[0].cancelled()
    one.close()
    house.until(thoughts[1].cancelled)


def test_hello_comes_first(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with Chair(ana, table, None, hello=False) as chair:
        assert chair.ask("say", text="hi")["problem"]["code"] == "bad_request"


def test_a_table_that_does_not_exist(house: House) -> None:
    ana: Guest = house.guest("Ana")
    with Chair(ana, "nowhere", None, hello=False) as chair:
        assert chair.receive()["problem"]["code"] == "not_found"


def test_who_watches_and_then_joins_is_told_as_a_player(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    with bo.sit_at(table) as chair:
        assert chair.until_kind("fresh")["you"]["seat"] is None
        bo.join(table)
        assert chair.until_kind("news", cause="seats")["you"]["seat"] == 1
        ana.start(table)
        started = chair.until_kind("news", cause="started")
        assert started["view"]["seat"] == 1
        assert chair.play(chair.you["moves"][0])["kind"] == "news"
