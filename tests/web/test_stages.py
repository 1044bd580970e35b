"""The decisions that the client's tests click through are those of the present rules."""

from __future__ import annotations

import pytest

from tests.web.stages import STAGED, path, stages


@pytest.mark.parametrize("game", STAGED)
def test_stages_are_current(game: str) -> None:
    found = path(game).read_text(encoding="utf-8")
    assert found == stages(game), "run `python -m tests.web.stages`"
