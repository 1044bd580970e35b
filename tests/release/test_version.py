"""The version is told in pyproject.toml; all others read it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import corral
from corral.info import collect

ROOT = Path(__file__).resolve().parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
TOLD = ("src", "client", "script", "tools", "deploy", ".github", "examples")
MADE = ("node_modules", "page", "__pycache__", "package-lock.json", "examples/waterhole")


def test_everybody_tells_the_same() -> None:
    assert corral.__version__ == VERSION
    assert collect()["corral"] == VERSION
    said = subprocess.check_output([sys.executable, "-m", "corral", "--version"], text=True)
    assert said == f"corral {VERSION}\n"


@pytest.mark.parametrize("folder", TOLD)
def test_no_second_place_tells_it(folder: str) -> None:
    word = re.compile(rf"""version\W{{1,6}}{re.escape(VERSION)}(?![\d.])""", re.IGNORECASE)
    for path in (ROOT / folder).rglob("*"):
        name = path.relative_to(ROOT).as_posix()
        if path.is_file() and not any(part in name for part in MADE):
            assert not word.search(path.read_text(encoding="utf-8", errors="ignore")), name


def test_the_page_has_none_of_its_own() -> None:
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    assert package["private"]
    assert package["version"] == "0.0.0"


def test_the_changelog_has_a_place_for_it() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert headings[0] in ("Unreleased", VERSION)
