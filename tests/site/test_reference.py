"""The reference can be made with what ``requirements/docs.txt`` installs, and no more."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.site.reference import ROOMS, reference_pages

ROOT = Path(__file__).resolve().parents[2]
OTHERWISE_CALLED = {"pyspiel": "open-spiel"}


def installed() -> set[str]:
    """The packages of a fresh clone that builds the site."""
    lines = (ROOT / "requirements" / "docs.txt").read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0].lower() for line in lines if re.match(r"\w", line)}


def mocked() -> set[str]:
    settings = ast.parse((ROOT / "tools/site/sphinx/conf.py").read_text(encoding="utf-8"))
    return {
        name
        for node in settings.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "autodoc_mock_imports"
        for name in ast.literal_eval(node.value)
    }


def imported(path: Path) -> Iterator[str]:
    """What a module needs of others to be imported at all."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


def test_all_that_modules_import_is_installed_or_stood_in_for() -> None:
    known = {*sys.stdlib_module_names, "corral", *mocked()}
    needed = {
        name
        for room in ROOMS
        for path in (ROOT / "src" / "corral" / room).rglob("*.py")
        for name in imported(path)
        if name not in known
    }
    named = {OTHERWISE_CALLED.get(name, name.replace("_", "-")) for name in needed}
    assert named
    assert named - installed() == set()


def test_pages_are_written_without_what_a_module_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("stable_baselines3")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "corral.envs.sb3", raising=False)
    monkeypatch.setitem(sys.modules, "stable_baselines3", None)
    pages = reference_pages(["envs"])
    assert ".. automodule:: corral.envs.sb3" in pages["envs"]
