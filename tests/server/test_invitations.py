"""Links that friends can open, and what previews of them tell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
import segno

from corral.server import invitations
from corral.server.invitations import friends_way, spoken
from corral.server.qr import MARGIN
from corral.server.settings import Settings
from tests.server.house import House

PAGE = "<!doctype html><html><head><title>Corral</title></head><body></body></html>"
HERE = "http://127.0.0.1:8000"


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
