"""Tables from opening to rematch, through the real interface."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import corral
from corral.server.problems import Refusal
from corral.server.tables.nicknames import NICKNAMES
from corral.server.tables.written import clean_text
from tests.server.house import House
from tests.server.people import Chair, Guest, give_up, seat_wish


def play_out(chairs: list[Chair], rng: Random) -> None:
    """The people at these chairs play at random until the match is over."""
    while any(chair.info["status"] == "running" for chair in chairs):
        for chair in chairs:
            drain(chair)
            if chair.you["moves"] and chair.info["status"] == "running":
                chair.play(rng.choice(chair.you["moves"]))


def drain(chair: Chair) -> None:
    """Take note of all that has come."""
    while True:
        try:
            chair.receive(0)
        except TimeoutError:
            return


def finished(house: House, game: str, whole: bool = False) -> tuple[str, list[Guest]]:
    """A finished match of two people; the second gives it up, unless it is to be a whole one."""
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open(game, ["open", "open"])
    bo.join(table)
    ana.start(table)
    if not whole:
        give_up(table, bo)
        return table, [ana, bo]
    with ana.sit_at(table) as one, bo.sit_at(table) as other:
        one.until_kind("fresh")
        other.until_kind("fresh")
        play_out([one, other], Random(5))
    return table, [ana, bo]


def test_a_table_is_opened_joined_and_started(house: House) -> None:
    ana, bo, cy = house.guest("Ana"), house.guest("Bo"), house.guest("Cy")
    table = ana.open("elgaucho", ["open", "open", "closed", "random"], public=True)
    told = ana.get(f"/api/tables/{table}")
    assert told["seat"] == 0
    assert told["host"]
    assert [seat["kind"] for seat in told["table"]["seats"]] == ["player", "open", "closed", "bot"]
    assert table in [one["id"] for one in cy.get("/api/tables")]
    ana.post(f"/api/tables/{table}/start", None, 403)  # a seat is still open
    bo.join(table, 1)
    cy.post(f"/api/tables/{table}/join", {}, 409)  # none is open now
    bo.post(f"/api/tables/{table}/join", {}, 409)  # twice is once too often
    bo.post(f"/api/tables/{table}/start", None, 403)  # not the host
    ana.start(table)
    told = bo.get(f"/api/tables/{table}")["table"]
    assert told["status"] == "running"
    assert [seat["bot"] or seat["name"] for seat in told["seats"]] == ["Ana", "Bo", "random"]
    ana.post(f"/api/tables/{table}/start", None, 409)


def test_a_table_by_link_is_not_listed(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("kuhhandel", ["open", "open"])
    assert table not in [one["id"] for one in bo.get("/api/tables")]
    bo.join(table)  # whoever has the link may come
    assert len(table) == 20


def test_the_host_arranges_seats(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("goldrush", ["open", "open", "open"])
    seat = f"/api/tables/{table}/seats/1"
    bo.put(seat, {"kind": "closed"}, 403)
    ana.put(f"/api/tables/{table}/seats/7", {"kind": "closed"}, 404)
    ana.put(seat, {"kind": "bot", "bot": "nobody"}, 400)
    told = ana.put(seat, {"kind": "bot", "bot": "greenhorn"})
    bot = told["table"]["seats"][1]
    assert bot.pop("name") in NICKNAMES
    told = {name: value for name, value in bot.items() if value}
    assert told == {"kind": "bot", "bot": "greenhorn"}
    ana.put(f"/api/tables/{table}/seats/2", {"kind": "closed"})
    ana.start(table)
    assert len(ana.get(f"/api/tables/{table}")["table"]["seats"]) == 2


def test_leaving_before_the_match_frees_the_chair_and_hands_the_table_on(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    ana.post(f"/api/tables/{table}/leave", None, 200)
    told = bo.get(f"/api/tables/{table}")
    assert told["host"]
    assert told["table"]["seats"][0]["kind"] == "open"
    ana.post(f"/api/tables/{table}/leave", None, 403)


def test_a_host_who_leaves_alone_is_no_host_any_more(house: House) -> None:
    ana, bo, cy = house.guest("Ana"), house.guest("Bo"), house.guest("Cy")
    table = ana.open("elgaucho", ["open", "open", "random"])
    ana.post(f"/api/tables/{table}/leave", None, 200)
    told = ana.get(f"/api/tables/{table}")
    assert (told["host"], told["table"]["host"]) == (False, "")
    ana.put(f"/api/tables/{table}/seats/2", {"kind": "closed"}, 403)
    bo.join(table)  # whoever comes first can begin
    cy.join(table)
    told = bo.get(f"/api/tables/{table}")
    assert (told["host"], told["table"]["host"]) == (True, "Bo")
    bo.start(table)


def test_a_host_whose_chair_is_a_bots_can_hand_the_table_on(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    ana.put(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    told = ana.post(f"/api/tables/{table}/leave", None, 200)
    assert (told["host"], told["table"]["host"]) == (False, "Bo")
    assert told["table"]["seats"][0]["kind"] == "bot"
    bo.start(table)
    ana.post(f"/api/tables/{table}/leave", None, 403)


def test_a_new_name_and_my_games(house: House) -> None:
    ana = house.guest("Ana")
    first = ana.get("/api/me")
    assert ana.post("/api/me", {"name": "  Ana   María "}) == {**first, "name": "Ana María"}
    table = ana.open("elgaucho", ["open", "random"])
    ana.start(table)
    mine = ana.get("/api/me/tables")
    assert [one["table"]["id"] for one in mine] == [table]
    assert mine[0]["awaited"]
    assert house.guest().get("/api/me") is None


def test_spectators_see_and_chat_but_do_not_play(house: House) -> None:
    ana, bo, stranger = house.guest("Ana"), house.guest("Bo"), house.guest()
    table = ana.open("elgaucho", ["open", "random"], public=True)
    ana.start(table)
    with ana.sit_at(table) as player, bo.sit_at(table) as watcher, stranger.sit_at(table) as nobody:
        for chair in (player, watcher, nobody):
            chair.until_kind("fresh")
        assert watcher.you == {
            "seat": None,
            "seats": [],
            "awaited": [],
            "moves": [],
            "undo": False,
            "order": None,
            "answer": None,
            "orders": None,
            "away": False,
        }
        move = player.you["moves"][0]
        assert watcher.play(move)["problem"]["code"] == "not_seated"
        assert nobody.play(move)["problem"]["code"] == "not_signed_in"
        watcher.ask("say", text="\x07 hello\n<b>there</b> ")
        said = nobody.until_kind("news", cause="said")["said"]
        assert said["text"] == "hello <b>there</b>"
        assert "seat" not in said
        assert player.ask("say", text="hello")["said"]["seat"] == 0
        bo.post("/api/me", {"name": " ana "})
    with bo.sit_at(table) as twin:
        twin.until_kind("fresh")
        problem = twin.ask("say", text="I am the host")["problem"]
        assert (problem["reason"], problem["values"]["other"]) == ("name_taken", "Ana")


def test_who_has_only_the_link_does_not_chat(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    with bo.sit_at(table) as stranger:
        stranger.until_kind("fresh")
        assert stranger.ask("say", text="hello")["problem"]["code"] == "not_seated"
    bo.join(table)
    with bo.sit_at(table) as friend:
        friend.until_kind("fresh")
        assert friend.ask("say", text="hello")["said"]["seat"] == 1


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("👩‍🚀 and 👨‍👩‍👧", "👩‍🚀 and 👨‍👩‍👧"),
        ("❤️‍🔥", "❤️‍🔥"),
        ("🏴\U000e0067\U000e0062\U000e007f", "🏴\U000e0067\U000e0062\U000e007f"),
        ("\u0645\u06cc\u200c\u062e\u0648", "\u0645\u06cc\u200c\u062e\u0648"),
        ("a\u200d", "a"),
        ("\u200d \u200d", None),
        ("a\u202eb", "a b"),
        ("a\U000e0067b", "a b"),
    ],
)
def test_what_joins_signs_stays_in_chat(typed: str, shown: str | None) -> None:
    if shown is None:
        with pytest.raises(Refusal, match="nothing to read"):
            clean_text(typed)
    else:
        assert clean_text(typed) == shown


def test_presence_is_told(house: House) -> None:
    ana, bo = house.guest("Ana"), house.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    bo.join(table)
    with ana.sit_at(table) as player:
        player.until_kind("present", seats=[True, False])
        with bo.sit_at(table):
            player.until_kind("present", seats=[True, True])
        player.until_kind("present", seats=[True, False], spectators=0)


def test_a_finished_match_stays(house: House) -> None:
    table, (ana, bo) = finished(house, "elgaucho", whole=True)
    stranger = house.guest()
    told = stranger.get(f"/api/tables/{table}")["table"]
    assert told["status"] == "over"
    record = stranger.get(f"/api/tables/{table}/record")
    match = corral.replay(record)
    assert list(match.scores) == told["scores"]
    assert match.names == ("Ana", "Bo")
    moves = len(re.findall(r"^p\d ", record, re.MULTILINE))
    for number in (0, 1, moves // 2, moves):
        shown = stranger.get(f"/api/tables/{table}/replay/{number}?seat=1")
        then = corral.replay(record, moves=number)
        assert shown["of"] == moves
        assert shown["view"] == then.view(1)
        assert shown["position"] == then.position()
    assert shown["log"] == match.log(1, len(corral.replay(record, moves=moves - 1).events))
    stranger.get(f"/api/tables/{table}/replay/{moves + 1}", 404)
    stranger.get(f"/api/tables/{table}/replay/0?seat=5", 404)
    assert ana.get("/api/me/tables")[0]["table"]["id"] == table
    with bo.sit_at(table) as chair:
        chair.until_kind("fresh")
        assert chair.play("end")["problem"]["code"] == "over"


def test_a_running_match_keeps_its_record_to_itself(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", ["open", "random", "random"])
    ana.get(f"/api/tables/{table}/record", 403)
    ana.start(table)
    ana.get(f"/api/tables/{table}/record", 403)
    ana.get(f"/api/tables/{table}/replay/0", 403)


def test_a_rematch_gives_everybody_their_seat(house: House) -> None:
    table, (ana, bo) = finished(house, "goldrush")
    cy = house.guest("Cy")
    cy.post(f"/api/tables/{table}/rematch", None, 403)
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        again = bo.post(f"/api/tables/{table}/rematch", None, 200)
        new = again["table"]["id"]
        assert again["seat"] == 1
        assert chair.until_kind("news", cause="rematch")["table"]["rematch"] == new
    assert ana.post(f"/api/tables/{table}/rematch", None, 200)["seat"] == 0
    assert bo.post(f"/api/tables/{table}/rematch", None, 200)["table"]["id"] == new
    bo.start(new)


def test_the_seats_of_a_rematch_belong_to_those_who_played(house: House) -> None:
    table, (ana, bo) = finished(house, "goldrush")
    cy = house.guest("Cy")
    with cy.sit_at(table) as watcher, ana.sit_at(table) as player:
        watcher.until_kind("fresh")
        player.until_kind("fresh")
        new = bo.post(f"/api/tables/{table}/rematch", None, 200)["table"]["id"]
        assert player.until_kind("news", cause="rematch")["table"]["rematch"] == new
        watcher.until_kind("news", cause="rematch")
        assert new not in "".join(watcher.frames)
    with cy.sit_at(table) as watcher:
        watcher.until_kind("fresh")
        assert new not in "".join(watcher.frames)
    assert cy.get(f"/api/tables/{table}")["table"]["rematch"] is None
    assert ana.get(f"/api/tables/{table}")["table"]["rematch"] == new
    for seat in (0, None):  # even who got hold of the link
        problem = cy.post(f"/api/tables/{new}/join", {"seat": seat}, 409)
        assert problem["code"] == "seat_taken"
    ana.join(new)
    assert ana.get(f"/api/tables/{new}")["seat"] == 0


def test_the_host_of_a_rematch_may_give_a_kept_seat_away(house: House) -> None:
    table, (_, bo) = finished(house, "goldrush")
    cy = house.guest("Cy")
    new = bo.post(f"/api/tables/{table}/rematch", None, 200)["table"]["id"]
    bo.put(f"/api/tables/{new}/seats/0", {"kind": "open"})
    cy.join(new)
    bo.start(new)


def test_a_new_match_from_a_position(house: House) -> None:
    table, (ana, bo) = finished(house, "elgaucho", whole=True)
    position = ana.get(f"/api/tables/{table}/replay/20")["position"]
    new = ana.open("elgaucho", ["open", "open"], position=position)
    bo.join(new)
    ana.start(new)
    with ana.sit_at(new) as chair:
        told = chair.until_kind("fresh")
        assert told["table"]["from_position"]
        assert told["view"]["pampa"] == corral.from_position(position).view(0)["pampa"]
    last = ana.get(f"/api/tables/{table}")["table"]
    over = ana.get(f"/api/tables/{table}/replay/0")["of"]
    end = ana.get(f"/api/tables/{table}/replay/{over}")["position"]
    wish = {"game": "elgaucho", "seats": [{"kind": "open"}, {"kind": "open"}], "position": end}
    assert ana.post("/api/tables", wish, 400)["message"] == "in this position the match is over"
    garbage = {**wish, "position": "corral-position 1\ngame chess\n"}
    problem = ana.post("/api/tables", garbage, 400)
    assert "line 2" in problem["message"]
    assert last["scores"] is not None


@pytest.mark.parametrize("game", corral.games())
def test_play_now_in_two_requests(house: House, game: str) -> None:
    ana = house.guest("Ana")
    seats = [{"kind": "open"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    told = ana.post("/api/tables", {"game": game, "seats": seats, "start": True}, 201)
    assert told["table"]["status"] == "running"
    assert told["seat"] == 0
    with ana.sit_at(told["table"]["id"]) as chair:
        assert chair.until_kind("fresh")["view"]["seat"] == 0


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (["open", "open"], "no seats for others"),
        (["here Anna", "open"], "no seats for others"),
        (["open", "closed"], "played by 2 to 4"),
    ],
)
def test_what_cannot_begin_is_not_opened(house: House, seats: list[str], message: str) -> None:
    ana = house.guest("Ana")
    wishes = [seat_wish(seat) for seat in seats]
    wish = {"game": "elgaucho", "seats": wishes, "start": True}
    assert message in ana.post("/api/tables", wish, 400)["message"]
    assert ana.get("/api/me/tables") == []


def test_helpers_are_a_setting_that_everybody_sees(house: House) -> None:
    ana = house.guest("Ana")
    plain = ana.open("goldrush", ["open", "open"])
    pure = ana.open("goldrush", ["open", "open"], helpers=False)
    helpers = [ana.get(f"/api/tables/{table}")["table"]["helpers"] for table in (plain, pure)]
    assert helpers == [True, False]


def test_lists_do_not_play_finished_matches_again(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    table, (ana, _) = finished(house, "elgaucho", whole=True)
    waiting = ana.open("elgaucho", ["open", "open"], public=True)
    running = ana.open("elgaucho", ["open", "random"], start=True)
    cookies = dict(ana.http.cookies)
    house.close()
    house = House(tmp_path / "data")
    ana = house.guest()
    ana.http.cookies.update(cookies)
    mine = {one["table"]["id"]: one for one in ana.get("/api/me/tables")}
    assert mine.keys() == {table, waiting, running}
    assert mine[table]["table"]["scores"]
    assert mine[running]["awaited"]
    assert [one["id"] for one in ana.get("/api/tables")] == [waiting]
    assert house.services.hub._rooms.keys() <= {running}  # if it was the bot's turn
    house.close()
