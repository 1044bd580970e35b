"""The bench measures; here only that it does, at a tiny scale."""

from __future__ import annotations

import sys

import pytest

from corral.cli import main
from corral.info import engine
from corral.server import bench, bench_processes
from tests.server.cluster import Cluster


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_every_figure_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("TABLES", 2),
        ("IDLE_TABLES", 2),
        ("REST", 0.1),
        ("LONG_MATCH", 8),
    ):
        monkeypatch.setattr(bench, name, value)
    monkeypatch.setattr(bench, "_share_cores", lambda _: None)  # these tests share theirs
    served = engine()
    monkeypatch.setattr("corral.info.compiled", lambda: served != "compiled")
    assert engine() != served  # here; the server's process is another one
    result = bench.run(["elgaucho"], 0.3)
    (row,) = result["games"]
    assert result["engine"] == served
    assert row["free"]["rate"] > 0
    assert row["paced"]["p99"] >= row["paced"]["p50"] > 0
    assert result["idle"]["sockets"] == 4
    text = bench.as_text(result)
    assert f"engine of the server: {served};" in text
    assert "elgaucho" in text
    assert "2 idle tables with 4 sockets" in text


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_processes_on_one_database_are_measured(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "TABLES", 2)
    monkeypatch.setattr(bench, "HEAD_START", 2)
    result = bench_processes.run(["elgaucho"], 0.3, [1], cluster.new_database())
    (row,) = result["rows"]
    assert (row["processes"], result["database"]) == (1, "postgresql")
    assert row["rate"] > 0
    assert row["database_ms"] is not None
    assert "elgaucho" in bench_processes.as_text(result)


def test_several_processes_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--processes", "2"]) == 2
    assert "several processes need a PostgreSQL database" in capsys.readouterr().err
