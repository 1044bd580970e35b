"""The list of attacks, and the table that the docs show of it."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

import pytest

from tools.attack import __main__ as attacks
from tools.attack.__main__ import BEGIN, END, PAGE, main
from tools.attack.attack import ALL
from tools.attack.bystander import LOST, Sample, p99


def test_all_that_the_audit_found_is_tried() -> None:
    """And, under the number that follows, what came to the server after it."""
    assert {one.number for one in ALL} == set(range(1, 20))


def test_the_docs_show_all_attacks() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page.partition(BEGIN)[2].partition(END)[0].strip().splitlines()[2:]
    assert table
    titles = {f"{one.number} | {one.title}" for one in ALL}
    assert {" | ".join(row.strip("| ").split(" | ")[:2]) for row in table} == titles
    assert "NOT HELD" not in "".join(table)


class Silent:
    """A server, and a bystander at it, of whom nothing is told but how long they waited."""

    moves: ClassVar[list[Sample]] = []
    visits: ClassVar[list[Sample]] = []

    def __init__(self, *_: object) -> None:
        self.port = 0

    def __enter__(self) -> Silent:
        return self

    def __exit__(self, *_: object) -> None: ...

    def memory(self) -> float:
        return 1.0

    def cuts(self) -> dict[str, int]:
        return {"too many frames": 1}


def test_what_others_notice_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attack that stops others is not held, whatever it says of itself."""
    for name in ("Server", "Bystander"):
        monkeypatch.setattr(attacks, name, Silent)
    monkeypatch.setattr(attacks, "CALM", 0.0)
    monkeypatch.setattr(attacks, "sleep", lambda _: None)

    def stopped(*_: object) -> tuple[str, bool, float]:
        monkeypatch.setattr(Silent, "visits", [Sample(perf_counter(), LOST)])
        return "all is well", False, 1.0

    monkeypatch.setattr(attacks, "_attacked", stopped)
    row, fell = attacks._measured(ALL[0], 0.0)
    assert fell
    assert row[-1] == "NOT HELD: others waited; all is well; 1 cut (too many frames)"


def test_an_attack_that_there_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["script/attack", "--only", "volcano"])
    assert main() == 2
    assert "no attack is called volcano" in capsys.readouterr().err


def test_the_slowest_of_a_hundred() -> None:
    samples = [Sample(float(at), at / 1000) for at in range(200)]
    assert p99(samples, 0, 100) == 99.0
    assert p99(samples, 0, 200) == 198.0
