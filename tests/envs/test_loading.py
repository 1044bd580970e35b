"""The ways to load exported tables that the docs show, for PyTorch and for Polars."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from corral.envs.dataset import export
from tests.envs.test_dataset import played

PAGE = Path(__file__).resolve().parents[2] / "docs" / "agents.md"


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    (folder / "one.corral").write_text(played("kuhhandel", 1).record())
    export(folder, folder / "tables")
    return folder


def shown(word: str) -> str:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (block,) = [one for one in blocks if word in one]
    return str(block)


def test_pytorch(tables: Path) -> None:
    torch = pytest.importorskip("torch", reason="needs PyTorch (corral[learn])")
    names: dict[str, Any] = {}
    exec(shown("def batches"), names)
    found = list(names["batches"](tables / "tables" / "kuhhandel-2.parquet", rows=50))
    seen, masks, actions, wins = (torch.cat(column) for column in zip(*found, strict=True))
    assert len(seen) == len(masks) == len(actions) == len(wins) > 50
    assert masks.gather(1, actions[:, None]).all()
    assert seen.dtype == torch.float32


def test_polars(
    tables: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("polars")
    monkeypatch.chdir(tables)
    exec(shown("pl.scan_parquet"), {})
    assert "p0" in capsys.readouterr().out
