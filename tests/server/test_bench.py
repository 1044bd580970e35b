"""The bench measures; here only that it does, at a tiny scale."""

from __future__ import annotations

import sys

import pytest
from sqlalchemy import text

from corral.cli import main
from corral.info import engine
from corral.server import bench, bench_crowd, bench_peer, bench_processes
from corral.server.database import database_at
from tests.server.cluster import Cluster, missing


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
    told = bench.as_text(result)
    assert f"engine of the server: {served};" in told
    assert "elgaucho" in told
    assert "2 idle tables with 4 sockets" in told


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_processes_on_one_database_are_measured(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "TABLES", 2)
    monkeypatch.setattr(bench, "HEAD_START", 2)
    monkeypatch.setattr(bench, "REST", 0.1)
    result = bench_processes.run(["elgaucho"], 0.3, [1], cluster.new_database(), [2])
    (row,) = result["rows"]
    assert (row["processes"], result["database"]) == (1, "postgresql")
    assert row["rate"] > 0
    assert row["database_ms"] is not None
    assert 4 <= row["connections"] <= 8
    told = bench_processes.as_text(result)
    assert "elgaucho" in told
    assert "2 idle tables with 4 sockets" in told


def test_a_database_of_its_own_keeps_rows_safe() -> None:
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    with bench_processes.database_for("postgresql") as address:
        engine = database_at(address).engine
        with engine.connect() as db:
            for name in ("fsync", "synchronous_commit"):
                assert db.scalar(text(f"SHOW {name}")) == "on"
        engine.dispose()
    assert [one for one in ("sqlite", "x://") if _named(one)] == ["x://"]


def _named(wish: str) -> str:
    with bench_processes.database_for(wish) as address:
        return address


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_people_are_measured_beside_bots_that_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "HEAD_START", 2)
    monkeypatch.setattr(bench_crowd, "PEOPLE", 2)
    result = bench_crowd.run(["elgaucho"], 0.5, 1)
    (row,) = result["rows"]
    assert row["beside"]["p99"] >= row["beside"]["p50"] > 0
    assert "1 tables of three barons" in bench_crowd.as_text(result)


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_the_peer_is_measured_where_npm_can_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TABLES", 2)
    result = bench_peer.run(0.3)
    if result is None:
        pytest.skip(bench_peer.as_text(result))
    assert result["rate"] > 0
    assert f"boardgame.io {result['version']}" in bench_peer.as_text(result)


def test_without_npm_the_peer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert "npm cannot install it" in bench_peer.as_text(bench_peer.run(0.1))


def test_several_processes_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--processes", "2"]) == 2
    assert "several processes need a PostgreSQL database" in capsys.readouterr().err
