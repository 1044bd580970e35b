"""Golden files: what was once written comes out the same for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral
from corral.info import compiled
from corral.testing import ConformanceError, check_golden, write_golden

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", corral.games())
def test_golden_files(name: str) -> None:
    # Matches of three and more take plain Python minutes; compiled rules check them all.
    check_golden(name, GOLDEN, None if compiled() or name != "kuhhandel" else 2)


@pytest.mark.parametrize("name", corral.games())
def test_a_game_without_a_golden_playthrough_fails(name: str, tmp_path: Path) -> None:
    with pytest.raises(ConformanceError, match="has no golden playthrough"):
        check_golden(name, tmp_path)


def test_a_changed_golden_file_is_noticed(tmp_path: Path) -> None:
    written = write_golden(tmp_path, ["elgaucho"])
    assert write_golden(tmp_path, ["elgaucho"]) == []
    playthrough = next(path for path in written if path.suffix == ".playthrough")
    text = playthrough.read_text()
    playthrough.write_text(text.replace('"kind": "ended"', '"kind": "rested"', 1))
    with pytest.raises(ConformanceError, match="rested"):
        check_golden("elgaucho", tmp_path)
