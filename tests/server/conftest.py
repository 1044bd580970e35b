"""What the server's tests share. They show nothing new with compiled rules and run once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where the suite runs a second time, with compiled rules, only what plays matches is run."""
    if os.environ.get("CORRAL_EXPECT") != "compiled":
        return
    skip = pytest.mark.skip(reason="shows nothing new with compiled rules")
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "compiled" not in item.keywords:
            item.add_marker(skip)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of one module share."""
    opened = House(tmp_path_factory.mktemp("house") / "data")
    yield opened
    opened.close()
