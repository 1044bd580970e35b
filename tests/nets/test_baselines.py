"""The tables of docs/baselines.md are played by one command, which goes on where it was."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from corral.nets import Network
from tools.baselines import __main__ as command
from tools.baselines.cells import (
    Effort,
    exploiter_cell,
    exploiter_file,
    policy_cells,
    search_cells,
)
from tools.baselines.curves import lines_of, smoothed
from tools.baselines.training import train_exploiter

NAME = "elgaucho-2"


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, *words: str) -> None:
    monkeypatch.setattr(sys, "argv", ["baselines", str(folder), "--names", NAME, *words])
    command.main()


def test_every_bot_is_met_and_the_own_policy_too() -> None:
    met = [cell.opponent for cell in search_cells("kuhhandel-3", Effort(16, 16))]
    bots = ["random", "greenhorn", "cowhand", "foreman@50", "baron@16"]
    assert met == [*bots, "net:kuhhandel-3"]
    assert [cell.opponent for cell in policy_cells("kuhhandel-3", Effort(16, 16))] == bots


def test_a_cell_goes_on_where_it_was(tmp_path: Path) -> None:
    cell = next(policy_cells(NAME, Effort()))
    assert cell.text(tmp_path) == ""
    assert cell.play(tmp_path, 1)
    (first,) = cell.deals(tmp_path)
    assert cell.play(tmp_path, 2)
    assert not cell.play(tmp_path, 2)
    assert cell.deals(tmp_path)[0] == first
    assert cell.text(tmp_path).endswith(", 4")


def test_the_tables_are_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, tmp_path, "--policy", "2", "--search", "0", "--exploiter", "0")
    told = capsys.readouterr().out
    (line,) = (line for line in told.splitlines() if line.startswith(f"| `net:{NAME}` |"))
    assert line.count(", 2 |") == 5
    run(monkeypatch, tmp_path, "--policy", "2", "--search", "0", "--exploiter", "0")
    again = capsys.readouterr().out
    assert again in told
    assert "against" not in again.partition("| network |")[0]


def test_the_curves_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What came before, too: whoever went on with a network begins where that one was."""
    lines = lines_of(NAME)
    assert [label for label, _, _ in lines[:2]] == ["as its teacher, the cowhand", "cowhand"]
    begins = [decisions[0] for _, decisions, _ in lines]
    assert begins == sorted(begins)
    assert all(0 <= share <= 1 for _, _, shares in lines for share in shares)
    assert smoothed([0.0, 1.0, 0.5]) == [0.5, 0.5, 0.5]
    path = tmp_path / "curves.svg"
    monkeypatch.setattr(sys, "argv", ["baselines", "--names", NAME, "--curves", str(path)])
    command.main()
    assert path.read_text(encoding="utf-8").count('<g id="line2d') > len(lines)


def test_one_goes_on_learning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="needs PyTorch (corral[learn])")
    path = tmp_path / "again.net"
    words = ["--train", NAME, "--from", NAME, "--minutes", "0.001", "--trust", "0.25"]
    more = ["--workers", "2", "--matches", "8", "--out", str(path)]
    monkeypatch.setattr(sys, "argv", ["baselines", *words, *more])
    command.main()
    head = Network.load(path).head
    told = head["figures"]
    assert (head["game"], head["players"], head["trust"]) == ("elgaucho", 2, 0.25)
    assert (told["begun_as"], told["teacher"], told["workers"]) == (NAME, "cowhand", 2)
    assert told["updates"] == 1


def test_somebody_learns_to_win_against_it(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs PyTorch (corral[learn])")
    folder = tmp_path / "here"
    folder.mkdir()
    path = folder / exploiter_file(NAME)
    train_exploiter(NAME, 0.01, path)
    assert Network.load(path).head["figures"]["seed"] == 3
    cell = exploiter_cell(NAME)
    assert cell.play(folder, 1)
    told = cell.text(folder)
    assert told.endswith(", 2")
    moved = folder.rename(tmp_path / "there")
    assert cell.text(moved) == told
    assert not cell.play(moved, 1)
    assert cell.play(moved, 2)
