"""What the page's previews are compared with is what the present rules do."""

from __future__ import annotations

import pytest

from tests.web.reckonings.__main__ import OBSERVERS, path, reckonings


@pytest.mark.parametrize("game", OBSERVERS)
def test_reckonings_are_current(game: str) -> None:
    found = path(game).read_text(encoding="utf-8")
    assert found == reckonings(game), "run `python -m tests.web.reckonings`"
