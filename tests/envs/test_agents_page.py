"""docs/agents.md tells what the encodings are."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

import corral
from corral.cli import main
from corral.core.setting import setting_for
from tests.once import once_compiled
from tools.agents_page import BEGIN, END, with_tables

SHORTER = {"n_steps=4096": "n_steps=64", "batch_size=512": "batch_size=64", "80_000": "64"}
ROOT = Path(__file__).resolve().parents[2]


def test_the_tables_are_current() -> None:
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    assert with_tables(page) == page, "run script/docs"


def test_every_piece_and_action_is_in_the_tables() -> None:
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    tables = page.partition(BEGIN)[2].partition(END)[0]
    for name in corral.games():
        game = corral.game(name)
        for version in game.encodings:
            encoding = game.encoding_at(setting_for(game, game.fewest, {}), version)
            for piece in encoding.pieces:
                assert f"| `{piece.name}` |" in tables
                assert piece.meaning
            for block in encoding.blocks:
                assert f"| `{block.name}` | {block.first}" in tables


@once_compiled
def test_the_page_can_be_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every block of Python runs, the last one on tables made of records.

    Those with sb3-contrib and PyTorch do where these are installed, and not for as long as it takes
    to learn.
    """
    monkeypatch.chdir(tmp_path)
    setting = ["kuhhandel", "--players", "random:2", "--seed", "1", "--json", "--record", "records"]
    assert main(["play", *setting]) == 0
    assert main(["export", "records", "--to", "parquet", "--out", "tables"]) == 0
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 9
    for block in blocks:
        if all(name not in block or find_spec(name) for name in ("sb3_contrib", "torch")):
            for long, short in SHORTER.items():
                block = block.replace(long, short)  # noqa: PLW2901
            exec(block, {})


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo"])
def test_the_modules_say_how_they_are_used(name: str) -> None:
    failed, tried = doctest.testmod(import_module(f"corral.envs.{name}"))
    assert tried > 0
    assert failed == 0
