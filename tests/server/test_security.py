"""The gate, cookies, limits, names and chat."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import httpx
import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed, InvalidStatus

from corral.server.accounts.identity import YEAR, secret_in
from corral.server.gate.limits import Buckets
from corral.server.gate.rates import counted_for
from corral.server.gate.request_line import LARGEST_BODY
from corral.server.gate.security import LONGEST_TARGET, Gate
from corral.server.gate.socket_line import MOST_BYTES
from corral.server.operation.metrics import Metrics
from corral.server.settings import Settings
from corral.server.storage.store import StoreError
from corral.server.tables.socket import PATIENCE
from tests.server.house import House
from tests.server.lines import cut
from tests.server.people import PATIENCE as PATIENT
from tests.server.people import Chair, Guest, connect, connect_to


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    answer = httpx.post(f"{house.url}/api/me", json={"name": "Ana"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie  # plain http on this computer
    name, _, rest = answer.headers["set-cookie"].partition("=")
    assert name == "corral"
    assert len(rest.partition(";")[0]) >= 43  # 256 bits
    assert rest.partition(";")[0] not in answer.text


def test_the_cookie_is_renewed_when_its_guest_comes_back(house: House) -> None:
    """Else it would run out a year after the first visit, however often somebody plays."""
    ana = house.guest("Ana")
    for answer in (ana.http.get("/api/me"), ana.http.post("/api/me", json={"name": "Anna"})):
        cookie = answer.headers["set-cookie"].lower()
        assert cookie.startswith(ana.cookie.lower())
        assert f"max-age={YEAR}" in cookie
        assert "httponly" in cookie
    stranger = httpx.get(f"{house.url}/api/me", headers={"Cookie": "corral=made-up"})
    assert stranger.json() is None
    assert "set-cookie" not in stranger.headers


@pytest.mark.parametrize(
    "cookies",
    ['corral="' + "\\\\" * 15_000 + '"', 'corral="' + '\\"' * 15_000 + '"', "a=b;" * 7_500],
    ids=["escapes", "quotes", "many"],
)
def test_no_cookie_takes_time(house: House, cookies: str) -> None:
    """One request with the first of these held the event loop for six seconds."""
    begun = time.thread_time()
    assert secret_in(cookies, "corral") != cookies
    assert time.thread_time() - begun < 0.1
    answer = httpx.get(f"{house.url}/api/me", headers={"Cookie": cookies}, timeout=PATIENT)
    assert answer.json() is None


def test_what_cookies_hold() -> None:
    assert secret_in("a=b; corral=Se-cret_; corralled=x", "corral") == "Se-cret_"
    assert secret_in("__Host-corral=x", "corral") is None
    assert secret_in("corral=", "corral") is None
    assert secret_in("corral; =corral", "corral") is None


def test_addresses_have_a_length(house: House) -> None:
    """What Litestar has read of a thousand queries stayed in memory: a gigabyte."""
    query = "&".join(map(str, range(LONGEST_TARGET // 3)))
    for path in ("/api/tables/x/log", "/", "/docs/", "/api/tables/x/socket"):
        answer = httpx.get(f"{house.url}{path}?{query}")
        assert answer.status_code == 414, path
    assert answer.json()["code"] == "too_large"


def test_behind_https_the_cookie_is_secure(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("https") / "data"
    opened = House(data, public_url="https://corral.example")
    answer = httpx.post(
        f"{opened.url}/api/me",
        json={"name": "Ana"},
        headers={"Origin": "https://corral.example", "Host": "corral.example"},
    )
    opened.close()
    assert answer.status_code == 200
    assert answer.headers["set-cookie"].startswith("__Host-corral=")
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere", "/nonsense", "/live"])
def test_every_answer_has_a_strict_policy(house: House, path: str) -> None:
    headers = httpx.get(house.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe-inline" not in policy.replace("style-src 'self' 'unsafe-inline'", "")
    assert "unsafe-eval" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "/api/openapi.json" in headers["link"]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "null", "http://[", "file://x"]
)
def test_other_sites_are_not_let_in(house: House, origin: str) -> None:
    answer = httpx.post(f"{house.url}/api/me", json={"name": "A"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["code"] == "forbidden_origin"
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    assert refused_socket(ana, table, Origin=origin) == (403, "forbidden_origin")


def refused_socket(guest: Guest, table: str, **headers: str) -> tuple[int, str]:
    """The status and code with which a socket is not opened."""
    with pytest.raises(InvalidStatus) as refused, connect_to(guest, table, **headers):
        pass
    answer = refused.value.response
    assert "content-security-policy" in answer.headers
    return answer.status_code, json.loads(answer.body)["code"]


@pytest.mark.parametrize("host", ["a" * 3000, 'x"><script>', "a b", "evil.example/path", "é"])
def test_a_host_is_one(host: str) -> None:
    """Links are made of it, and pictures of links: a long one was a fault of ours."""
    gate = Gate(Litestar(), Settings(host="0.0.0.0"), Metrics(), "corral")
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/games",
        "query_string": b"",
        "client": ("192.0.2.1", 1),
    }
    refused = gate._refusal({**scope, "headers": [(b"host", host.encode())]})
    assert refused is not None
    assert refused.status == 400
    for fine in (b"corral.example", b"corral.example:8000", b"[2001:db8::1]:80", b""):
        assert gate._refusal({**scope, "headers": [(b"host", fine)]}) is None


def test_no_other_site_changes_anything(house: House) -> None:
    """Whatever there is to be changed, by whichever path, also by a form; and no socket is opened.

    The document tells of every path, so nothing new is forgotten here.
    """
    ana = house.guest("Ana")
    document = ana.http.get("/api/openapi.json").json()
    told = set(document["paths"])
    changing = [
        (method, path.format_map(_Anything()))
        for path, methods in document["paths"].items()
        for method in methods
        if method in ("post", "put", "delete", "patch")
    ]
    assert len(changing) > 50
    for method, path in changing:
        evil = ana.http.request(method, path, headers={"origin": "https://evil.example"})
        assert (evil.status_code, evil.json()["code"]) == (403, "forbidden_origin"), path
        if method != "delete" and not path.startswith("/letters/"):
            form = ana.http.request(method, path, data={"name": "Mallory"})
            assert form.status_code == 415, path
    assert ana.get("/api/me")["name"] == "Ana"
    for path in ("/api/bot/socket", "/api/queue/elgaucho/socket", "/api/tables/any/socket"):
        url = house.url.replace("http", "ws", 1) + path
        given = {"Cookie": ana.cookie, "Origin": "https://evil.example"}
        with pytest.raises(InvalidStatus) as refused, connect(url, given):
            pass
        assert refused.value.response.status_code == 403
    for room in ("clubs", "tournaments", "records", "queue", "bots", "me/notices", "me/people"):
        assert f"/api/{room}" in told, room


class _Anything(dict[str, str]):
    """Something in every place of a path."""

    def __missing__(self, key: str) -> str:
        return "0" if key.endswith(("seat", "moves", ":int")) else "any"


def test_the_own_site_is_let_in(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with connect_to(ana, table, Origin=house.url):
        pass
    answer = ana.http.post("/api/me", json={"name": "B"}, headers={"Origin": house.url})
    assert answer.status_code == 200


def test_another_name_for_this_computer_is_refused(house: House) -> None:
    """A page that makes its own name point here cannot read our answers."""
    answer = httpx.get(f"{house.url}/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 61, "a\nb\u2028c\x00", "\u202egnp.exe", "a" * 100_000]
)
def test_names_are_not_trusted(house: House, name: str) -> None:
    answer = httpx.post(f"{house.url}/api/me", json={"name": name})
    assert answer.status_code in (400, 413)
    assert set(answer.json()) <= {"code", "message"}


def test_chat_is_limited(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        chair.send(kind="say", text="x" * 501, key="long")
        assert chair.until_kind("refused")["problem"]["code"] == "bad_request"
        assert chair.ask("say", text="\u200b\x00")["problem"]["code"] == "bad_request"
        answers = [chair.ask("say", text="again")["kind"] for _ in range(6)]
        assert answers[-1] == "refused"
        assert answers.count("news") <= 5
        with ana.sit_at(table) as another:  # the limit is the guest's, not the connection's
            more = [another.ask("say", text="again")["kind"] for _ in range(5)]
            assert "refused" in more


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(
        tmp_path_factory.mktemp("strict") / "data",
        request_rate=1,
        request_burst=4,
    )
    yield opened
    opened.close()


def test_rates_per_address(strict_house: House) -> None:
    http = strict_house.guest().http
    codes = [http.get("/api/games").status_code for _ in range(40)]
    assert codes[0] == 200
    assert 429 in codes
    assert http.get("/ready").status_code == 200  # watchers are never refused


@pytest.mark.parametrize("believed", [True, False])
def test_behind_a_proxy_everybody_has_their_own_rate(
    tmp_path_factory: pytest.TempPathFactory, believed: bool
) -> None:
    """What a proxy says of addresses is believed; what anybody else says is not."""
    data = tmp_path_factory.mktemp("proxy") / "data"
    opened = House(data, request_rate=1, request_burst=4, proxies="127.0.0.1" if believed else "")
    http = opened.guest().http
    codes = [
        http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{number}"})
        for number in range(12)
    ]
    opened.close()
    assert (429 in [one.status_code for one in codes]) is not believed


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("a socket", "a socket", True),
    ],
)
def test_whose_requests_are_counted_together(one: str, other: str, same: bool) -> None:
    counted = [counted_for({"client": (address, 1)}) for address in (one, other)]
    assert (counted[0] == counted[1]) is same


def test_messages_per_connection_and_connections_per_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    data = tmp_path_factory.mktemp("few") / "data"
    opened = House(data, message_rate=1, address_connections=2)
    ana = opened.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with connect_to(ana, table) as socket, connect_to(ana, table):
        assert refused_socket(ana, table) == (429, "slow_down")
        for _ in range(40):
            socket.send('{"kind":"hello"}')
        kinds = [json.loads(socket.recv(PATIENT)) for _ in range(40)]
        refused = [one["problem"]["code"] for one in kinds if one["kind"] == "refused"]
        assert set(refused) == {"slow_down"}
    opened.close()


def test_messages_are_counted_by_guest_as_well(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whoever opens many sockets may not send more for it, and loses none of them."""
    opened = House(tmp_path_factory.mktemp("many") / "data", message_rate=10)
    services = opened.services
    assert services.messages.of("anybody").take(4 * 4 * 10)
    services.messages = Buckets(1e-9, 3)
    ana, bo = opened.guest("Ana"), opened.guest("Bo")
    table = ana.open("elgaucho", ["open", "open"])
    with ana.sit_at(table) as one, ana.sit_at(table) as two, bo.sit_at(table) as other:
        for chair in (one, two, other):
            chair.until_kind("fresh")
        assert one.ask("away")["problem"]["code"] == "not_started"
        for _ in range(PATIENCE // 2 + 1):
            for chair in (one, two):
                assert chair.ask("away")["problem"]["code"] == "slow_down"
        assert other.ask("away")["problem"]["code"] == "not_seated"
    opened.close()


def test_huge_messages(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with connect_to(ana, table) as socket:
        for long in (" " * (MOST_BYTES + 1), "\N{OX}" * (MOST_BYTES // 4 + 1)):  # bytes, not signs
            socket.send(long)
            assert json.loads(socket.recv(PATIENT))["problem"]["code"] == "too_large"
        socket.send("x" * 50_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENT)
    headers = {"Content-Type": "application/json"}
    answer = ana.http.post("/api/me", content=b"x" * 100_000, headers=headers)
    assert answer.status_code == 413


def test_brackets_within_brackets(house: House) -> None:
    """Reading JSON goes down as deep as the text does; that must not be our fault."""
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    deep = '{"x":' + "[" * (MOST_BYTES - 10)
    with connect_to(ana, table) as socket:
        socket.send(deep)
        assert json.loads(socket.recv(PATIENT))["problem"]["code"] == "bad_request"
        socket.send('{"kind":"hello"}')
        assert json.loads(socket.recv(PATIENT))["kind"] == "fresh"
    deep = '{"x":' + "[" * (LARGEST_BODY - 10)  # newer Pythons cope with some ten thousand
    answer = ana.http.post(
        "/api/tables", content=deep, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert "nested too deeply" in answer.text


def test_a_missing_body_is_named(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    answer = ana.http.post(f"/api/tables/{table}/join")
    assert answer.status_code == 400
    assert answer.json()["message"] == "the request has no body; JSON is wanted"


def test_a_body_is_json_in_utf_8(house: House) -> None:
    """A form of another site can send any text, but not say that it is JSON."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"):
        headers = {"Content-Type": kind} if kind else {}
        answer = httpx.post(f"{house.url}/api/me", content=b'{"name":"Ana"}', headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (415, "bad_request")
        assert "set-cookie" not in answer.headers
    headers = {"Content-Type": "application/json; charset=utf-8"}
    answer = httpx.post(f"{house.url}/api/me", content=b'{"name":"An\xff"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert "not UTF-8" in answer.text
    answer = httpx.post(f"{house.url}/api/me", content='{"name":"Añ"}'.encode(), headers=headers)
    assert answer.json()["name"] == "Añ"


def test_what_cannot_be_taken_is_refused_with_its_key(house: House) -> None:
    """Otherwise whoever sent it waits for an answer for ever."""
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        for wrong in ({"kind": "dance"}, {"kind": "play", "move": 7}, {"kind": "say", "text": 1}):
            assert chair.ask(**wrong)["problem"]["code"] == "bad_request"
        assert chair.ask("say", text="x" * MOST_BYTES)["problem"]["code"] == "too_large"
        chair.send(kind="dance", key=["no key"])
        assert "key" not in chair.until_kind("refused")


def test_a_store_that_is_busy_is_not_gone_for_good(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: object) -> None:
        raise StoreError("busy")

    ana = house.guest("Ana")
    with monkeypatch.context() as patch:
        patch.setattr(house.services.store, "log", busy)
        assert closed_with(ana, "sometable") == ("unavailable", 1013)  # come again later
    assert closed_with(ana, "nowhere") == ("not_found", 1008)  # for good


def closed_with(guest: Guest, table: str) -> tuple[str, int]:
    """What is said, and the code with which the socket is closed."""
    with connect_to(guest, table) as socket:
        said = json.loads(socket.recv(PATIENT))["problem"]["code"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENT)
    assert closed.value.rcvd is not None
    return said, closed.value.rcvd.code


def test_patience_ends(house: House) -> None:
    ana, before = house.guest("Ana"), cut(house, "wrong messages")
    table = ana.open("elgaucho", ["open", "open"])
    with connect_to(ana, table) as socket:
        for _ in range(PATIENCE):
            socket.send("garbage")
            assert json.loads(socket.recv(PATIENT))["problem"]["code"] == "bad_request"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008  # for good: whoever comes back says the same
    assert cut(house, "wrong messages") == before + 1


def test_ids_are_unguessable(house: House) -> None:
    ana = house.guest("Ana")
    ids = {ana.open("elgaucho", ["open", "open"]) for _ in range(10)}
    assert len(ids) == 10
    assert all(len(one) == 20 for one in ids)  # 120 bits


def test_errors_tell_nothing_about_our_insides(house: House) -> None:
    ana = house.guest("Ana")
    for answer in (
        ana.http.post("/api/tables", json={"game": "chess", "seats": []}),
        ana.http.post("/api/tables", content=b"{"),
        ana.http.get("/api/tables/%00"),
        ana.http.delete("/api/tables"),
        ana.http.get("/api/tables/x/replay/abc"),
    ):
        assert 400 <= answer.status_code < 500
        assert set(answer.json()) <= {"code", "message", "rule"}
        for word in ("Traceback", "corral.server", "litestar", "site-packages", "msgspec"):
            assert word not in answer.text


def test_a_fault_of_ours_is_an_error_without_insides(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret inside")

    monkeypatch.setattr(house.services.store, "public_tables", broken)
    answer = httpx.get(f"{house.url}/api/tables")
    assert answer.status_code == 500
    assert answer.json()["code"] == "internal"
    assert "secret" not in answer.text


def test_metrics_and_health(house: House) -> None:
    assert httpx.get(f"{house.url}/live").json() == {"status": "ok"}
    assert httpx.get(f"{house.url}/ready").json() == {"status": "ok"}
    text = httpx.get(f"{house.url}/metrics").text
    for name in ("corral_moves_total", "corral_sockets", "corral_rooms", "corral_errors_total"):
        assert name in text


def test_moves_messages_and_times_are_counted(house: House) -> None:
    def counted(name: str) -> float:
        lines = httpx.get(f"{house.url}/metrics").text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))

    names = (
        "corral_moves_total",
        'corral_messages_total{kind="play"}',
        "corral_store_seconds_count",
        'corral_store_seconds_bucket{le="+Inf"}',
    )
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["here Ana", "here Bo"], start=True)
    before = [counted(name) for name in names]
    with ana.sit_at(table) as chair:
        chair.until_kind("fresh")
        assert chair.play(chair.you["moves"][0])["kind"] == "news"
        assert chair.play("dance")["kind"] == "refused"
    assert [counted(name) - then for name, then in zip(names, before, strict=True)] == [1, 2, 1, 1]


def test_strangers_may_look(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("elgaucho", ["open", "open"])
    with Chair(house.guest(), table, None, hello=True) as chair:
        assert chair.until_kind("fresh")["you"]["seat"] is None
