"""The builder of the client finds Node, builds only when something changed, and says why not."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """client/build.py, working in a folder of its own."""
    spec = importlib.util.spec_from_file_location("client", ROOT / "client" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    folder = tmp_path / "web"
    for name in module.SETTINGS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    for name in ("dist", "node_modules", "src"):
        (folder / name).mkdir()
    (folder / "src" / "main.ts").write_text("")
    monkeypatch.setattr(module, "HERE", folder)
    monkeypatch.setattr(module, "PAGE", folder / "dist")
    return module


def program(folder: Path, name: str, says: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    ("version", "enough"), [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("", False)]
)
def test_node_must_be_new_enough(
    client: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    version: str,
    enough: bool,
) -> None:
    program(tmp_path / "bin", "node", version)
    program(tmp_path / "bin", "npm", "")
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert client.npm() == ([str(tmp_path / "bin" / "npm")] if enough else None)


def test_without_node_one_sentence_says_so(
    client: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(client.CannotBuild, match=r"no Node 20\.19 or newer found"):
        client.build()


def test_it_builds_only_what_has_changed(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        called.append(command[1])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(client, "npm", lambda: ["npm"])
    monkeypatch.setattr(client.subprocess, "run", run)
    client.build()
    assert called == ["ci", "run"]
    client.build()
    assert called == ["ci", "run"]
    (client.HERE / "src" / "main.ts").write_text("changed")
    client.build()
    assert called == ["ci", "run", "run"]


def test_the_tools_of_the_tests_are_fetched_only_when_they_are_wanted(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[str, bool]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        called.append((command[1], "--omit=dev" in command))
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(client, "npm", lambda: ["npm"])
    monkeypatch.setattr(client.subprocess, "run", run)
    client.build()
    assert called == [("ci", True), ("run", False)]
    client.build(tools=True)
    assert called[2:] == [("ci", False)]  # the page is up to date
    client.fetch(tools=True)
    client.fetch()
    assert len(called) == 3


def test_a_build_needs_none_of_the_tools() -> None:
    """What the configuration of the build imports is what `npm ci --omit=dev` brings."""
    package = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    for name in ("vite.config.ts", "svelte.config.js"):
        text = (ROOT / "client" / name).read_text(encoding="utf-8")
        imported = set(re.findall(r'^import .* from "([^"]+)"', text, re.MULTILINE))
        assert {one for one in imported if not one.startswith("node:")} <= set(
            package["dependencies"]
        )


@pytest.mark.parametrize(("node", "status"), [("v24.1.0", 0), ("v18.0.0", 1)])
def test_it_tells_whether_it_can_build(tmp_path: Path, node: str, status: int) -> None:
    program(tmp_path, "node", node)
    program(tmp_path, "npm", "")
    command = [sys.executable, "-I", "-S", str(ROOT / "client" / "build.py"), "--can"]
    done = subprocess.run(command, env={"PATH": str(tmp_path)}, check=False)
    assert done.returncode == status


@pytest.mark.parametrize(("failing", "said"), [("ci", "no npm registry"), ("run", "did not build")])
def test_failures_are_told_apart(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch, failing: str, said: str
) -> None:
    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        return subprocess.CompletedProcess(command, int(command[1] == failing))

    monkeypatch.setattr(client, "npm", lambda: ["npm"])
    monkeypatch.setattr(client.subprocess, "run", run)
    with pytest.raises(client.CannotBuild, match=said):
        client.build()


def test_no_lock_file_names_a_host() -> None:
    text = (ROOT / "client" / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in text
    assert "https://registry" not in text
