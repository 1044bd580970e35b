"""A game of another package, installed for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from corral import words
from corral.core import registry
from tests.cli.conftest import corral, neutral, process
from tests.core import highcard
from tests.scratch import install

__all__ = ["corral", "neutral", "process"]


def forget() -> None:
    """Games and words are looked for once."""
    registry.look_again()
    words._load.cache_clear()
    words._phrases.cache_clear()


@pytest.fixture
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages: High Card, which brings nothing but its rules."""
    folder = tmp_path_factory.mktemp("packages")
    points = {registry.GROUP: {"highcard": "highcard:GAME"}}
    install(folder, "highcard", points, Path(highcard.__file__))
    return folder


@pytest.fixture
def installed(packages: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The same folder, found by this process."""
    monkeypatch.syspath_prepend(packages)
    forget()
    yield packages
    forget()
