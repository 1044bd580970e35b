"""The table of the first start says what was measured, where and of which commit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import start_times


def test_the_table_is_markdown_with_date_machine_and_commit() -> None:
    rows: list[start_times.Row] = [("`.venv`", 4.26, 3.94), ("the page answers", 23.21, None)]
    about, empty, *table = start_times._table(rows, empty_caches=True).splitlines()
    assert re.match(
        r"`script/start-times --empty-caches`, 20\d\d-\d\d-\d\d, commit [0-9a-f]*, ", about
    )
    assert re.search(r"\d+ cores, load \d+\.\d .* Python 3\.\d+\.\d+", about)
    assert (empty, table[2:]) == ("", ["| `.venv` | 4.3 | 3.9 |", "| the page answers | 23.2 |  |"])


def test_nothing_of_this_process_changes_what_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "CORRAL_COMPILE", "CORRAL_EXPECT"):
        monkeypatch.setenv(name, "1")
    kept = start_times._environment(tmp_path, empty_caches=False)
    assert not {name for name in kept if name.startswith(("PYTHONPATH", "PYTHOND", "CORRAL_"))}
    assert "PATH" in kept
    assert "UV_NO_CACHE" in start_times._environment(tmp_path, empty_caches=True)


def test_a_server_that_ends_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "script").mkdir()
    script = tmp_path / "script" / "server"
    script.write_text("#!/bin/sh\nexit 1\n")
    script.chmod(0o755)
    with (
        start_times._server(tmp_path, {}) as server,
        pytest.raises(start_times.Failed, match="has ended; waited for: the page"),
    ):
        server.page()
