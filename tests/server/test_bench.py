"""The bench measures; here only that it does, at a tiny scale."""

from __future__ import annotations

import asyncio
import sys

import pytest
from sqlalchemy import text

from corral.cli import main
from corral.core.errors import CorralError
from corral.info import engine
from corral.server.bench import crowd, load, peer, processes
from corral.server.bench.line import BenchLine
from corral.server.gate.frames import text_head
from corral.server.storage.database import database_at
from tests.server.cluster import Cluster, missing
from tests.thorough import THOROUGH


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_every_figure_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("TABLES", 2),
        ("IDLE_TABLES", 2),
        ("REST", 0.1),
        ("LONG_MATCH", 8),
    ):
        monkeypatch.setattr(load, name, value)
    monkeypatch.setattr(load, "_share_cores", lambda _: None)  # these tests share theirs
    served = engine()
    monkeypatch.setattr("corral.info.compiled", lambda: served != "compiled")
    assert engine() != served  # here; the server's process is another one
    result = load.run(["elgaucho"], 0.3)
    (row,) = result["games"]
    assert result["engine"] == served
    assert row["free"]["rate"] > 0
    assert row["paced"]["p99"] >= row["paced"]["p50"] > 0
    assert result["idle"]["sockets"] == 4
    told = load.as_text(result)
    assert f"engine of the server: {served};" in told
    assert "elgaucho" in told
    assert "2 idle tables with 4 sockets" in told


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_processes_on_one_database_are_measured(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load, "TABLES", 2)
    monkeypatch.setattr(load, "HEAD_START", 2)
    monkeypatch.setattr(load, "REST", 0.1)
    result = processes.run(["elgaucho"], 0.3, [1], cluster.new_database(), [2])
    (row,) = result["rows"]
    assert (row["processes"], result["database"]) == (1, "postgresql")
    assert row["rate"] > 0
    assert row["database_ms"] is not None
    assert 4 <= row["connections"] <= 8
    assert row["rooms"] >= 2
    told = processes.as_text(result)
    assert "elgaucho" in told
    assert "2 idle tables with 4 sockets" in told


def test_a_database_of_its_own_keeps_rows_safe() -> None:
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    with processes.database_for("postgresql") as address:
        engine = database_at(address).engine
        with engine.connect() as db:
            for name in ("fsync", "synchronous_commit"):
                assert db.scalar(text(f"SHOW {name}")) == "on"
        engine.dispose()
    assert [one for one in ("sqlite", "x://") if _named(one)] == ["x://"]


def _named(wish: str) -> str:
    with processes.database_for(wish) as address:
        return address


@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_people_are_measured_beside_bots_that_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "HEAD_START", 2)
    monkeypatch.setattr(crowd, "PEOPLE", 2)
    result = crowd.run(["elgaucho"], 0.5, 1)
    (row,) = result["rows"]
    assert row["beside"]["p99"] >= row["beside"]["p50"] > 0
    assert "1 tables of three barons" in crowd.as_text(result)


@pytest.mark.skipif(not THOROUGH, reason="npm installs it anew: at night")
@pytest.mark.skipif(sys.platform != "linux", reason="the bench reads /proc")
def test_the_peer_is_measured_where_npm_can_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "TABLES", 2)
    result = peer.run(0.3)
    if result is None:
        pytest.skip(peer.as_text(result))
    assert result["rate"] > 0
    assert f"boardgame.io {result['version']}" in peer.as_text(result)


def test_without_npm_the_peer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert "npm cannot install it" in peer.as_text(peer.run(0.1))


def test_several_processes_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "server", "--processes", "2"]) == 2
    assert "several processes need a PostgreSQL database" in capsys.readouterr().err


def test_idle_tables_need_a_word_where(capsys: pytest.CaptureFixture[str]) -> None:
    """Rather than measuring something else without a word."""
    assert main(["bench", "server", "--idle", "10000"]) == 2
    assert "--idle goes with --processes or --database" in capsys.readouterr().err


class _Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


@pytest.mark.parametrize("piece", [1, 3, 7, 100_000])
def test_the_bench_reads_frames_however_they_come(piece: int) -> None:
    """Cut anywhere, or several at once; a ping is answered, and a line that ends is an error."""
    texts = [b"a", b"b" * 300, b"c" * 70_000, b""]
    stream = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"
    stream += b"".join(text_head(len(text)) + text for text in texts)
    stream += b"\x89\x02hi" + text_head(1) + b"z"

    async def hear() -> None:
        line, wire = BenchLine(), _Wire()
        line.connection_made(wire)
        for start in range(0, len(stream), piece):
            line.data_received(stream[start : start + piece])
        await line.opened()
        assert [await line.receive() for _ in range(5)] == [*texts, b"z"]
        assert wire.written == b"\x8a\x82\0\0\0\0hi"
        line.data_received(b"\x88\x02\x03\xe9")
        assert wire.closing
        line.connection_lost(None)
        with pytest.raises(CorralError, match="ended"):
            await line.receive()

    asyncio.run(hear())


def test_the_bench_is_told_that_a_socket_was_not_opened() -> None:
    async def knock() -> None:
        line = BenchLine()
        line.connection_made(_Wire())
        line.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        with pytest.raises(CorralError, match="403"):
            await line.opened()

    asyncio.run(knock())
