"""Who takes many names is not served many times."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from corral.bots.desk import Answer, Task
from corral.server.accounts import households
from corral.server.accounts.households import SHARES, Households
from corral.server.long_work import asked_by
from tests.server.house import House


def met(known: Households, address: str, *guests: str) -> list[str]:
    for guest in guests:
        with asked_by(address):
            known.meet(guest)
    return [known.share(guest) for guest in guests]


def test_guests_of_one_address_share_its_turns() -> None:
    known = Households()
    many = [f"guest {number}" for number in range(3 * SHARES)]
    shares = met(known, "192.0.2.1", *many)
    assert len(set(shares)) == SHARES
    assert len(set(shares[:SHARES])) == SHARES  # a family has a turn for each
    assert met(known, "192.0.2.1", *many) == shares
    assert not {*shares} & {*met(known, "192.0.2.2", "elsewhere")}


def test_who_goes_elsewhere_is_counted_there() -> None:
    known = Households()
    [before] = met(known, "192.0.2.1", "Ana")
    [after] = met(known, "192.0.2.2", "Ana")
    assert before != after


def test_who_was_not_met_has_a_turn_of_their_own() -> None:
    """After a start tables go on before anybody has come."""
    known = Households()
    known.meet("Ana")  # by the house itself
    assert known.share("Ana") != known.share("Bo")


def test_many_addresses_take_no_more_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(households, "REMEMBERED", 10)
    known = Households()
    for number in range(50):
        met(known, f"192.0.2.{number}", f"guest {number}")
    assert len(known._shares) == len(known._met) == 10


def test_bots_think_in_the_name_of_the_household(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def note(task: Task) -> Future[Answer]:
        asked.append(task.guest)
        return Future()

    monkeypatch.setattr(house.services.thinker._desk, "think", note)
    for number in range(2 * SHARES):
        guest = house.guest(f"Host{number}")
        guest.start(guest.open("elgaucho", ["random", "random"]))
    assert len(asked) >= 2 * SHARES
    assert len(set(asked)) == SHARES
