"""The documentation at /docs: files of a site, or a page that says how to get one."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import httpx
import pytest

from corral.core.errors import OptionError
from corral.server.handbook import FOLDER, site_folder
from tests.server.house import House

FRONT = "<!doctype html><title>Corral</title>"
STYLE = "p { color: #2b2320 }\n" * 50


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small site."""
    site = tmp_path_factory.mktemp("site") / "site"
    (site / "rules").mkdir(parents=True)
    (site / "_static").mkdir()
    (site / "index.html").write_text(FRONT, encoding="utf-8")
    (site / "rules" / "index.html").write_text("rules", encoding="utf-8")
    (site / "rules" / "elgaucho.de.html").write_text("Regeln", encoding="utf-8")
    (site / "_static" / "corral.css").write_text(STYLE, encoding="utf-8")
    (site / "_static" / "search.js").write_text("1;", encoding="utf-8")
    (site / "picture.svg").write_text("<svg/>", encoding="utf-8")
    (site / "picture.png").write_bytes(b"\x89PNG")
    (site.parent / "secret.html").write_text("secret", encoding="utf-8")
    opened = House(site.parent / "data", docs=str(site))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def unwritten(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server without one, also where the installed wheel has brought one along."""
    home = tmp_path_factory.mktemp("unwritten")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("corral.server.handbook.FOLDER", home / "site")
        opened = House(home / "data")
    yield opened
    opened.close()


def ask(house: House, path: str, **headers: str) -> httpx.Response:
    return httpx.get(house.url + path, headers={"Accept-Encoding": "identity", **headers})


@pytest.mark.parametrize(
    ("path", "text", "kind"),
    [
        ("/docs/", FRONT, "text/html; charset=utf-8"),
        ("/docs/index.html", FRONT, "text/html; charset=utf-8"),
        ("/docs/rules/", "rules", "text/html; charset=utf-8"),
        ("/docs/rules/elgaucho.de.html", "Regeln", "text/html; charset=utf-8"),
        ("/docs/_static/corral.css", STYLE, "text/css; charset=utf-8"),
        ("/docs/_static/search.js", "1;", "text/javascript; charset=utf-8"),
        ("/docs/picture.svg", "<svg/>", "image/svg+xml"),
    ],
)
def test_files_have_their_types(read: House, path: str, text: str, kind: str) -> None:
    answer = ask(read, path)
    assert answer.status_code == 200
    assert answer.text == text
    assert answer.headers["content-type"] == kind
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_without_a_slash_it_is_the_same_folder(read: House) -> None:
    answer = ask(read, "/docs")
    assert (answer.status_code, answer.headers["location"]) == (308, "/docs/")


def test_what_has_a_fingerprint_is_kept_and_the_rest_asked_for_again(read: House) -> None:
    kept = ask(read, "/docs/_static/corral.css?v=a1b2c3")
    assert "immutable" in kept.headers["cache-control"]
    page = ask(read, "/docs/")
    assert page.headers["cache-control"] == "no-cache"
    again = ask(read, "/docs/", **{"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_pages_are_packed(read: House) -> None:
    url = f"{read.url}/docs/_static/corral.css"
    with httpx.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())).decode() == STYLE


def test_heads_have_no_body(read: House) -> None:
    answer = httpx.head(f"{read.url}/docs/")
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["content-length"] == str(len(FRONT))


@pytest.mark.parametrize(
    "path",
    [
        "/docs/nothing.html",
        "/docs/rules",
        "/docs//index.html",
        "/docs/../secret.html",
        "/docs/%2e%2e/secret.html",
        "/docs/rules/../../secret.html",
        "/docs/..%2fsecret.html",
        "/docs/%00",
    ],
)
def test_nothing_else_is_to_be_had(read: House, path: str) -> None:
    connection = HTTPConnection("127.0.0.1", read.port)  # sends a path as it is
    connection.request("GET", path)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    assert answer.status == 404
    assert '<a href="/docs/">' in text


def test_what_is_not_below_it_is_not_its(read: House) -> None:
    assert "not built" in ask(read, "/docsy").text  # the client's page, which this house lacks
    assert httpx.post(f"{read.url}/docs/").status_code in (404, 405)


@pytest.mark.parametrize(
    ("wish", "language", "rules"),
    [
        ("de-AT,de;q=0.9", "de", "Goldrausch"),
        ("pl, fr", "fr", "La Ruée vers l’or"),
        ("", "en", "Gold Rush"),
    ],
)
def test_without_a_site_a_page_says_how_to_build_it(
    unwritten: House, wish: str, language: str, rules: str
) -> None:
    answer = ask(unwritten, "/docs/", **{"Accept-Language": wish})
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert "script/site" in answer.text
    assert f'<a href="/rules/goldrush">{rules}</a>' in answer.text
    assert answer.headers["vary"] == "accept-language"
    assert ask(unwritten, "/docs/rules/elgaucho.html").status_code == 404


def test_the_folder_that_is_named_has_to_be_a_site(tmp_path: Path) -> None:
    assert site_folder("") == FOLDER
    with pytest.raises(OptionError, match="no site is built there; script/site builds one"):
        site_folder(str(tmp_path))
