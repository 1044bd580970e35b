"""The parts of ``script/release`` and ``script/pythons`` that need no network."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest

from tools import interpreters, pythons
from tools.release import inventory, offline, sources
from tools.steps import run


def archive(path: Path, names: list[str], when: int, owner: str) -> Path:
    with tarfile.open(path, "w:gz") as made:
        for name in names:
            member = tarfile.TarInfo(name)
            member.size, member.mtime, member.uname = len(name), when, owner
            member.mode = 0o775 if name.endswith("run") else 0o664
            made.addfile(member, io.BytesIO(name.encode()))
    return path


def test_a_source_archive_is_the_same_whoever_makes_it(tmp_path: Path) -> None:
    names = ["a-1/one", "a-1/two", "a-1/run"]
    first = archive(tmp_path / "x.tar.gz", names, 1_000, "ana")
    second = archive(tmp_path / "y.tar.gz", names[::-1], 2_000, "bo")
    settled = [
        sources.settle(one, tmp_path / f"{one.name}.settled", 1_700_000_000)
        for one in (first, second)
    ]
    assert settled[0].read_bytes() == settled[1].read_bytes()
    with tarfile.open(settled[0]) as made:
        members = made.getmembers()
        assert [one.name for one in members] == sorted(names)
        assert [oct(one.mode) for one in members] == ["0o644", "0o755", "0o644"]
        assert {one.mtime for one in members} == {1_700_000_000}
        told = made.extractfile("a-1/two")
        assert told
        assert told.read() == b"a-1/two"


def test_the_inventory_has_what_runs_and_nothing_else(tmp_path: Path) -> None:
    script, test = tmp_path / "src" / "main.ts", tmp_path / "src" / "main.test.ts"
    script.parent.mkdir()
    script.write_text('import { mount } from "svelte";\nimport x from "./own";\n')
    test.write_text('import { test } from "vitest";\n')

    def listed(*needs: tuple[str, list[str]]) -> dict[str, Any]:
        components = [{"bom-ref": ref, "name": ref.partition("@")[0]} for ref, _ in needs]
        dependencies = [{"ref": ref, "dependsOn": others} for ref, others in needs]
        return {"components": components, "dependencies": dependencies}

    python = listed(("root-component", ["rich"]), ("rich", ["pygments"]), ("pygments", []))
    python["components"] = [*python["components"][1:], {"bom-ref": "pip", "name": "pip"}]
    npm = listed(("svelte@5", ["esm-env@1"]), ("esm-env@1", []), ("vitest@3", []))
    bom = inventory.join(python, npm, tmp_path)
    refs = [one["bom-ref"] for one in bom["components"]]
    assert refs == ["rich", "pygments", "svelte@5", "esm-env@1"]
    needs = {one["ref"]: one["dependsOn"] for one in bom["dependencies"]}
    assert needs["root-component"] == ["rich", "svelte@5"]
    assert needs["svelte@5"] == ["esm-env@1"]


def test_each_python_has_all_rooms_compiled_and_the_rules_plain(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[tuple[str, tuple[str, ...]]] = []

    def tested(_: Path, rules: str, rooms: tuple[str, ...]) -> bool:
        asked.append((rules, rooms))
        return rules != "plain"

    monkeypatch.setattr(pythons, "prepare", lambda *_: tmp_path)
    monkeypatch.setattr(pythons, "tested", tested)
    assert pythons.tried("3.12", "python", "pythons", pythons.ROOMS) == ["3.12 pythons plain"]
    assert pythons.tried("3.11", "python", "lowest", pythons.DEPENDING) == []
    assert [rules for rules, _ in asked] == ["compiled", "plain", "compiled"]
    assert set(asked[1][1]) == {"core", "games"} < set(asked[0][1])
    named = {room for _, rooms in asked for room in rooms}
    assert [room for room in named if not (interpreters.ROOT / "tests" / room).is_dir()] == []


def test_the_page_is_made_of_packages_that_are_known() -> None:
    assert inventory.shipped(interpreters.ROOT / "client") == {"@fluent/bundle", "svelte"}


def test_interpreters_are_found_and_others_refused(tmp_path: Path) -> None:
    here = ".".join(map(str, sys.version_info[:2]))
    assert interpreters.find([sys.executable]) == {here: sys.executable}
    with pytest.raises(SystemExit, match="nosuch: is no CPython"):
        interpreters.find(["nosuch"])
    alone = {"PATH": str(tmp_path), "HOME": str(tmp_path)}
    assert interpreters.find((), alone) == {here: sys.executable}
    place = tmp_path / ".pyenv" / "versions" / "other" / "bin" / "python"
    place.parent.mkdir(parents=True)
    place.symlink_to(sys.executable)
    assert interpreters.find((), alone) == {here: str(place)}


def test_a_python_that_is_too_old_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreters, "version_of", lambda python: "3.9")
    with pytest.raises(SystemExit, match=r"is Python 3\.9; Corral is made for 3\.11, "):
        interpreters.find(["python3.9"])


def test_a_step_that_fails_ends_all_and_shows_why(capfd: pytest.CaptureFixture[str]) -> None:
    assert run("works", sys.executable, "-c", "print('yes')") == "yes\n"
    with pytest.raises(SystemExit, match="failed with status 3"):
        run("fails", sys.executable, "-c", "print('the reason'); raise SystemExit(3)")
    shown = capfd.readouterr()
    assert "works (" in shown.out
    assert "the reason" in shown.err


def test_without_a_network_there_is_still_this_machine() -> None:
    if not offline.namespaces():
        pytest.skip("the network cannot be taken away here")
    talk = (
        "import socket; here = socket.create_server(('127.0.0.1', 0)); "
        "socket.create_connection(here.getsockname()).close()\n"
        "with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as away:\n"
        "    try: away.connect(('192.0.2.1', 9))\n"
        "    except OSError: print('alone')\n"
    )
    command = offline.offline([sys.executable, "-c", talk])
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ})
    assert done.stdout == "alone\n"
