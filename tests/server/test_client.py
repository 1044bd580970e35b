"""The built client is served as browsers want it."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import House

INDEX = '<!doctype html><script src="/assets/main-a1b2.js"></script>'
SCRIPT = "console.log('yippee');\n" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small client, as a build would leave it."""
    folder = tmp_path_factory.mktemp("built") / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "assets" / "main-a1b2.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "look-c3d4.css").write_text("p{}", encoding="utf-8")
    (folder / "assets" / "look-c3d4.css.br").write_bytes(b"as brotli")
    (folder / "assets" / "look-c3d4.css.gz").write_bytes(gzip.compress(b"p{}"))
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    opened = House(folder.parent / "data", client=folder)
    yield opened
    opened.close()


def ask(house: House, path: str, **headers: str) -> httpx.Response:
    given = {"Accept-Encoding": "identity", **headers}
    return httpx.get(house.url + path, headers=given)


FOUND = ["/", "/index.html", "/rules/goldrush", "/new/elgaucho"]
FOUND += ["/soon/goldrush", "/clubs", "/club/abc"]
FOUND += ["/learn/elgaucho", "/learn/goldrush/rail", "/practise/goldrush"]
LOST = ["/table/abc", "/replay/abc/17", "/replay/abc/1/2", "/rules/chess", "/new/chess", "/liver"]
LOST += ["/soon/chess", "/club", "/clubs/abc"]
LOST += ["/learn/chess", "/practise/chess", "/learn", "/practise/elgaucho/a/b"]


@pytest.mark.parametrize("path", [*FOUND, *LOST])
def test_the_clients_pages_are_the_index(built: House, path: str) -> None:
    """Also where nothing is: the client says that in the reader's language, and shows a way on."""
    answer = ask(built, path)
    assert answer.status_code == (404 if path in LOST else 200)
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_table_has_a_page_once_it_was_opened(built: House) -> None:
    table = built.guest("Ana").open("elgaucho", ["open", "open"])
    for path in (f"/table/{table}", f"/replay/{table}", f"/replay/{table}/3"):
        assert ask(built, path).status_code == 200


def test_files_are_packed_and_kept(built: House) -> None:
    plain = ask(built, "/assets/main-a1b2.js")
    assert plain.text == SCRIPT
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["vary"] == "accept-encoding"
    packed = ask(built, "/assets/main-a1b2.js", **{"Accept-Encoding": "gzip, br"})
    assert packed.text == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    refused = ask(built, "/assets/main-a1b2.js", **{"Accept-Encoding": "gzip;q=0, br"})
    assert "content-encoding" not in refused.headers


def test_what_the_build_has_packed_is_taken(built: House) -> None:
    url = f"{built.url}/assets/look-c3d4.css"
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"as brotli"
    assert ask(built, "/assets/look-c3d4.css", **{"Accept-Encoding": "gzip"}).text == "p{}"


def test_what_is_known_is_not_sent_again(built: House) -> None:
    first = ask(built, "/")
    again = ask(built, "/rules/elgaucho", **{"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    packed = ask(built, "/assets/main-a1b2.js", **{"Accept-Encoding": "gzip"})
    plain = ask(built, "/assets/main-a1b2.js")
    assert packed.headers["etag"] != plain.headers["etag"]


def test_heads_have_no_body(built: House) -> None:
    answer = httpx.head(built.url + "/")
    assert answer.status_code == 200
    assert answer.content == b""


def test_other_files(built: House) -> None:
    manifest = ask(built, "/manifest.webmanifest").headers
    assert manifest["content-type"].startswith("application/manifest+json")
    assert manifest["cache-control"] == "no-cache"
    assert ask(built, "/icon.png").headers["content-type"] == "image/png"


@pytest.mark.parametrize("path", ["/assets/main-old.js", "/api/nonsense", "/api", "/metrics/x"])
def test_what_is_neither_file_nor_page(built: House, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize(
    "path", ["/../index.html", "/%2e%2e/data/corral.db", "/assets/../../data/lock", "//etc/passwd"]
)
def test_nothing_else_is_to_be_had(built: House, path: str) -> None:
    """Only what was read at the start is served; there is no way out of the folder."""
    raw = httpx.Client(base_url=built.url).build_request("GET", "/")
    raw.url = raw.url.copy_with(raw_path=path.encode())
    with httpx.Client() as client:
        answer = client.send(raw)
    assert answer.status_code == 404 or answer.text == INDEX


def test_pages_are_only_read(built: House) -> None:
    assert httpx.post(built.url + "/table/x").status_code in (404, 405)


def test_without_a_build_a_page_says_so(house: House) -> None:
    text = ask(house, "/").text
    assert "not built" in text
    assert "/api/openapi.json" in text


def test_the_folder_is_beside_the_package() -> None:
    from corral.server.client import FOLDER

    assert Path("corral/page") == Path(*FOLDER.parts[-2:])
