"""Links that friends can open, and what previews of them tell."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
import segno
from msgspec import structs

import corral
from corral.server.invitations import card_rack, invitations
from corral.server.invitations.card_rack import Cards
from corral.server.invitations.cards import card_of, svg_of
from corral.server.invitations.invitations import friends_way, pace_text, spoken
from corral.server.invitations.qr import MARGIN
from corral.server.problems import Refusal
from corral.server.settings import Settings
from corral.server.wire import SeatInfo, TableInfo
from corral.words import Words
from tests.server.house import House

PAGE = "<!doctype html><html><head><title>Corral</title></head><body></body></html>"
HERE = "http://127.0.0.1:8000"
INFO = TableInfo(
    id="t",
    game="elgaucho",
    options={},
    seats=[SeatInfo("open"), SeatInfo("open")],
    host="Ana",
    public=False,
    seconds=None,
    hints=False,
    helpers=True,
    stand_in="random",
    status="waiting",
    opened=0.0,
    from_position=False,
    scores=None,
    rematch=None,
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("built") / "dist"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    opened = House(folder.parent / "data", client=folder)
    yield opened
    opened.close()


def test_friends_get_an_address_by_which_they_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitations, "own_address", lambda *_: "10.0.0.5")
    alone, open_to_all = Settings(), Settings(host="0.0.0.0")
    assert friends_way(alone, HERE) == (HERE, "nobody")
    assert friends_way(open_to_all, HERE) == ("http://10.0.0.5:8000", "network")
    named = "http://ranch.local:8000"
    assert friends_way(open_to_all, named) == (named, "network")
    public = replace(alone, public_url="https://corral.example/")
    assert friends_way(public, HERE) == ("https://corral.example", "everybody")
    monkeypatch.setattr(invitations, "own_address", lambda *_: None)  # there is no network
    assert friends_way(open_to_all, HERE) == (HERE, "nobody")


def test_a_table_has_a_link_and_its_code(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    told = house.guest().get(f"/api/tables/{table}/invitation")
    assert told["link"] == f"{house.url}/table/{table}"
    assert told["reach"] == "nobody"
    assert told["size"] == len(segno.make(told["link"], micro=False, error="m").matrix) + 2 * MARGIN
    assert told["qr"].startswith(f"M{MARGIN} {MARGIN}h7v1h-7z")  # the corner that cameras look for
    ana.get("/api/tables/nowhere/invitation", 404)


@pytest.mark.parametrize(
    ("language", "title", "pace"),
    [
        ("en-GB,en;q=0.9", "Ana &lt;3 invites you to El Gaucho", "Live: 60 seconds a decision"),
        ("de", "Ana &lt;3 lädt dich zu El Gaucho ein", "Einer von 2 Plätzen ist frei."),
        ("es, fr;q=0.5", "Ana &lt;3 vous invite à jouer à El Gaucho", "60 secondes par décision"),
        ("", "Ana &lt;3 invites you to El Gaucho", "One of 2 seats is free."),
    ],
)
def test_a_preview_tells_who_invites_to_what(
    built: House, language: str, title: str, pace: str
) -> None:
    ana = built.guest("Ana <3")
    table = ana.open("elgaucho", ["open", "open"], seconds=60)
    answer = ana.http.get(f"/table/{table}", headers={"accept-language": language})
    plain = answer.text.replace("\u2068", "").replace("\u2069", "")
    assert f'<meta property="og:title" content="{title}" />' in plain
    assert f"<title>{title}</title>" in plain
    assert plain.count("<title>") == 1
    assert pace in plain
    assert f'content="{built.url}/table/{table}"' in plain
    picture = re.search(r'og:image" content="([^"]+)"', plain)
    assert picture is not None
    assert picture[1].startswith(f"{built.url}/api/tables/{table}/card?lang=")


def test_whoever_asks_for_previews_brings_nothing_to_memory(built: House) -> None:
    """Robots follow links by the thousand; a table that is read has to be played again."""
    ana = built.guest("Ana")
    match = corral.new("goldrush", players=2, seed=1)
    table = ana.post("/api/records", {"record": match.record()}, 201)["id"]
    assert "Gold Rush" in ana.http.get(f"/table/{table}").text
    ana.get(f"/api/tables/{table}/invitation")
    assert ana.http.get(f"/api/tables/{table}/card").status_code == 200
    assert not built.services.hub.holds(table)
    for way in ("invitation", "card"):
        ana.get(f"/api/tables/nowhere/{way}", 404)
    ana.get(f"/api/tables/{table}")
    assert built.services.hub.holds(table)


def test_other_pages_are_as_they_were(built: House) -> None:
    ana = built.guest("Ana")
    assert ana.http.get("/").text == PAGE
    assert ana.http.get("/table/nowhere").status_code == 404
    table = ana.open("goldrush", ["open", "random"], start=True)
    begun = ana.http.get(f"/table/{table}").text
    assert "<title>Gold Rush – Corral</title>" in begun.replace("Carcassonne ", "")
    assert "invites" not in begun


def test_the_first_language_that_is_spoken_here() -> None:
    assert [spoken(one) for one in ("fr-CH, fr;q=0.9", "nl,de;q=0.8", "nl", "")] == [
        "fr",
        "de",
        "en",
        "en",
    ]


def test_every_table_has_a_card(house: House) -> None:
    """A picture as messengers want it; the same one as long as it tells the same."""
    ana, stranger = house.guest("Ana"), house.guest()
    table = ana.open("elgaucho", ["open", "open", "cowhand"], seconds=30)
    path = f"/api/tables/{table}/card"
    card = stranger.http.get(path)
    assert card.headers["content-type"] == "image/png"
    assert card.content[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = (int.from_bytes(card.content[at : at + 4]) for at in (16, 20))
    assert (wide, high) == (1200, 630)
    tag = card.headers["etag"]
    assert stranger.http.get(path, headers={"if-none-match": tag}).status_code == 304
    assert stranger.http.get(f"{path}?lang=xx").headers["etag"] == tag
    bea = house.guest("Bea")
    bea.join(table)
    assert stranger.http.get(path).headers["etag"] != tag
    stranger.get("/api/tables/nowhere/card", 404)


def test_a_card_says_it_in_words_and_tells_no_more() -> None:
    seats = [SeatInfo("player", "Eve"), SeatInfo("open"), SeatInfo("closed")]
    table = structs.replace(INFO, seats=seats, host="Ana")
    told = svg_of(card_of(table, "de"))
    assert "Ana lädt dich ein" in told
    assert "Einer von 2 Plätzen ist frei." in told
    assert "In Ruhe" in told
    assert "Eve" not in told
    # A seat that is kept for a bot account is not free, until it has excused itself.
    kept = [SeatInfo("player", "Eve"), SeatInfo("open", invited="Robo"), SeatInfo("open")]
    asked = structs.replace(table, seats=kept)
    assert card_of(asked, "en").seats == (True, True, False)
    assert "One of 3 seats is free." in pace_text(Words("en"), asked)
    excused = structs.replace(kept[1], excuse="busy")
    assert card_of(structs.replace(table, seats=[excused]), "en").seats == (False,)
    # A name for which there are no letters is left out, one with signs is no markup.
    assert "漢" not in svg_of(card_of(structs.replace(table, host="漢字"), "en"))
    assert "<b>" not in svg_of(card_of(structs.replace(table, host="<b>"), "en"))
    begun = svg_of(card_of(structs.replace(table, status="running"), "en"))
    assert "Ana" not in begun
    assert "The match has begun." in begun


def test_few_cards_are_drawn_for_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_rack, "NEW", (0.001, 2))

    async def ask() -> None:
        cards = Cards()
        cards._kept[card_of(INFO, "en")] = b"kept"
        monkeypatch.setattr(cards, "_draw", lambda card: asyncio.sleep(0, repr(card).encode()))
        for seconds in (5, 6):
            assert await cards.of(card_of(structs.replace(INFO, seconds=seconds), "en"))
        with pytest.raises(Refusal, match="please wait"):
            await cards.of(card_of(structs.replace(INFO, seconds=7), "en"))
        assert await cards.of(card_of(INFO, "en")) == b"kept"

    asyncio.run(ask())
