"""The rules can tell of nothing but declared events: mypy sees what is wrong where it is told."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from mypy import api

from corral.core.state import State
from corral.core.view import secrets_of
from corral.games.elgaucho.rules.events import ElGauchoEvent
from corral.games.goldrush.rules.events import GoldRushEvent
from corral.games.kuhhandel.rules.events import SECRETS, KuhhandelEvent
from tests.house import ROOT

RULES = """
from corral.games.elgaucho.rules.table import ElGauchoTable
from corral.games.goldrush.rules.table import GoldRushTable
from corral.games.kuhhandel.rules.table import KuhhandelTable

def right(gaucho: ElGauchoTable, rush: GoldRushTable, cows: KuhhandelTable) -> None:
    gaucho.tell({"kind": "took", "seat": 0, "dice": [1, 2]})
    gaucho.tell_some({"kind": "dealt", "seat": 0, "count": 1, "tiles": ["W7"]}, (0,), True)
    rush.tell({"kind": "drawn", "seat": 0, "tile": "Da"}, reveals=True)
    cows.tell_some({"kind": "put", "seat": 0, "count": 1, "card": 50}, (0,), False)

def wrong(gaucho: ElGauchoTable, rush: GoldRushTable, cows: KuhhandelTable) -> None:
    gaucho.tell({"kind": "took", "seat": 0})  # a field is missing
    gaucho.tell({"kind": "took", "seat": 0, "dice": [1, 2], "total": 3})  # one too many
    gaucho.tell({"kind": "took", "seat": "0", "dice": [1, 2]})  # a wrong type
    gaucho.tell({"kind": "took", "seat": 0, "dices": [1, 2]})  # a wrong name
    gaucho.tell({"kind": "rained", "seat": 0})  # no kind of event
    gaucho.tell({"kind": "placed", "seat": 0, "area": "saloon", "dice": []})  # no area
    gaucho.tell({"kind": "dealt", "seat": 0, "count": 1, "tiles": ["W7"]})  # told to all
    gaucho.tell_some({"kind": "dealt", "seat": 0, "count": 1}, (0,), True)  # a secret is missing
    rush.tell({"kind": "took", "seat": 0, "dice": [1, 2]})  # another game's event
    rush.tell_some({"kind": "took", "seat": 0, "mountain": "", "pile": 1, "token": "9"}, (0,), True)
    cows.tell_some({"kind": "passed", "seat": 0}, (0,), True)  # nothing secret about it
    cows.tell("bid", {"seat": 0, "amount": 10})  # not in one piece
"""


def test_mypy_sees_every_wrong_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = tmp_path / "rules.py"
    rules.write_text(RULES, encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(ROOT / "src"))
    options = ("--config-file=", "--follow-imports=silent", "--no-incremental")
    told, problem, _ = api.run([*options, f"--cache-dir={os.devnull}", str(rules)])
    assert problem == ""
    right, wrong = RULES.split("def wrong")
    first = right.count("\n") + 2
    complaints = {int(line) for line in re.findall(r"rules\.py:(\d+): error", told)}
    assert complaints == {*range(first, first + wrong.count("\n") - 1)}, told


@pytest.mark.parametrize("events", [ElGauchoEvent, GoldRushEvent, KuhhandelEvent])
def test_some_kinds_have_secrets(events: object) -> None:
    """Fields of a base are secret as well."""
    assert 2 <= len(secrets_of(events)) < 10
    assert secrets_of(GoldRushEvent) == {"took": ("token",), "claimed": ("token",)}


def test_secrets_are_kept_apart_from_what_is_told_to_all() -> None:
    state = State(3)
    told = {"kind": "put", "seat": 1, "count": 2, "card": 50}
    state.note({**told}, SECRETS, (1,), False)
    state.trace = []
    state.note({**told}, SECRETS, (1,), False)
    (event,) = state.trace
    assert event.seen_by(1) == told
    assert list(event.seen_by(1)) == list(told)
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "put", "seat": 1, "count": 2}
    assert not event.reveals


def test_a_secret_without_an_audience_is_refused() -> None:
    state = State(3)
    state.trace = []
    with pytest.raises(ValueError, match=r"put has secrets \(card\), but nobody is to see them"):
        state.note({"kind": "put", "seat": 1, "count": 2, "card": 50}, SECRETS, (), False)
    assert state.trace == []
