"""The posters and icons of the browser's client are current, small and whole."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from corral.pictures import drawn
from tools.posters import PIXELS, PUBLIC, drawings, pixels

ROOT = Path(__file__).resolve().parents[2]
POSTERS = [f"posters/{name}.svg" for name in [*drawn(), "plain"]]


@pytest.mark.parametrize("name", [*POSTERS, "icon.svg"])
def test_the_written_drawing_is_current(name: str) -> None:
    assert (ROOT / PUBLIC / name).read_text(encoding="utf-8") == drawings()[name], (
        "run script/docs to write it anew"
    )


@pytest.mark.parametrize("name", POSTERS)
def test_a_poster_is_small_and_has_no_text(name: str) -> None:
    drawn = drawings()[name]
    assert len(drawn) < 40_000
    root = ElementTree.fromstring(drawn)
    assert root.get("viewBox") == "0 0 360 300"
    assert not any(part.tag.endswith("}text") for part in root.iter())
    known = {part.get("id") for part in root.iter()}
    assert set(re.findall(r"url\(#(\w+)\)", drawn)) <= known


@pytest.mark.parametrize("name", PIXELS)
def test_an_icon_in_pixels_shows_the_present_drawing(name: str) -> None:
    images = pytest.importorskip("PIL.Image")
    chops = pytest.importorskip("PIL.ImageChops")
    pytest.importorskip("resvg_py")
    width, maskable = PIXELS[name]
    content = (ROOT / PUBLIC / name).read_bytes()
    assert len(content) < 30_000
    written = images.open(BytesIO(content)).convert("RGBA")
    assert written.size == (width, width)
    # A whole square where others cut it, rounded corners where nobody does.
    assert written.getpixel((0, 0))[3] == (255 if maskable else 0)
    drawn = images.open(BytesIO(pixels(name))).convert("RGBA")
    bands = chops.difference(written, drawn).histogram()
    far = sum(number for place, number in enumerate(bands) if place % 256 > 40)
    assert far < 0.002 * 4 * width * width, "run script/docs to write it anew"


def test_manifest_and_page_name_icons_that_are_there() -> None:
    manifest = json.loads((ROOT / PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    for entry in manifest["icons"]:
        name = entry["src"].removeprefix("/")
        assert (ROOT / PUBLIC / name).is_file()
        if name in PIXELS:
            width, maskable = PIXELS[name]
            assert entry["sizes"] == f"{width}x{width}"
            assert entry["purpose"] == ("maskable" if maskable else "any")
    sizes = {entry["sizes"] for entry in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes  # what browsers ask for before they offer to install
    page = (ROOT / "client" / "index.html").read_text(encoding="utf-8")
    for name in re.findall(r'<link rel="(?:icon|apple-touch-icon)" href="/([^"]+)"', page):
        assert (ROOT / PUBLIC / name).is_file()
    assert "apple-touch-icon.png" in page
