"""What the server's tests share."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, missing
from tests.server.house import House, empty_file
from tests.server.pair import Pair


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of one module share."""
    opened = House(tmp_path_factory.mktemp("house") / "data")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that all tests of a session share; each takes a database of its own."""
    reason = missing()
    if reason is not None:
        pytest.skip(reason)
    started = Cluster()
    yield started
    started.remove()


@pytest.fixture(scope="module")
def pair(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers that the tests of one module share, on one database."""
    address = cluster.new_store()
    folder = tmp_path_factory.mktemp("pair")
    houses = [House(folder / name, database=address) for name in ("one", "other")]
    yield Pair(*houses)
    for house in houses:
        house.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store may keep its rows: for tests that both databases have to pass."""
    if request.param == "sqlite":
        return Path(shutil.copy(empty_file(), tmp_path))
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_store()


@pytest.fixture(params=["sqlite", "postgresql"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Likewise, before the first step of the schema."""
    if request.param == "sqlite":
        return tmp_path / "corral.db"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
