"""What the server's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of one module share."""
    opened = House(tmp_path_factory.mktemp("house") / "data")
    yield opened
    opened.close()
