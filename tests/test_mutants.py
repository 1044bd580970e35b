"""The mutants that are kept can still be made. Whether tests notice them is told by the tool."""

from __future__ import annotations

from tests.tables import each_once, every_two
from tools.mutants.__main__ import ROOT, mutants


def test_every_fault_can_still_be_put_in() -> None:
    kept = mutants([])
    assert len(kept) >= 40
    for mutant in kept:
        text = (ROOT / mutant.home / mutant.file).read_text(encoding="utf-8")
        assert mutant.old in text, f"{mutant.file} has no {mutant.old!r} any more"
        assert mutant.new != mutant.old
        folder = ROOT / "client" if mutant.home == "client/src" else ROOT
        assert [test for test in mutant.tests if not (folder / test).exists()] == []


def test_rows_in_which_every_value_comes_and_every_two_meet() -> None:
    assert each_once([1, 2], [("a", "b"), ("c", "d"), ("e", "f")]) == [
        (1, "a", "b"),
        (2, "c", "d"),
        (1, "e", "f"),
    ]
    rows = every_two([1, 2, 3], "abcd", [(True, 0), (False, 9)])
    assert len(rows) == 12
    assert {(number, flag) for number, _, flag, _ in rows} == {
        (number, flag) for number in (1, 2, 3) for flag in (True, False)
    }
    assert {(letter, flag) for _, letter, flag, _ in rows} == {
        (letter, flag) for letter in "abcd" for flag in (True, False)
    }
