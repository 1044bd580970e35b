"""What the engine writes into shared memory is there for all, and nothing beside it changes."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from corral.envs import sharing
from corral.envs.sharing import PAGE, Shared, can_exchange_pages, room_in

here = pytest.mark.skipif(sys.platform != "linux", reason="only Linux exchanges pages")


@here
@pytest.mark.parametrize(("first", "last"), [(0, 1), (1, 3), (3, 700), (700, 701)])
def test_the_engine_writes_where_all_can_read(first: int, last: int) -> None:
    """Parts of rows that begin and end within pages; other parts hold what others wrote."""
    numbers, flags = Shared.new("i4", 701, 13), Shared.new("i1", 701, 5)
    numbers.array()[:] = 77
    flags.array()[:] = 9
    seen, masks = numbers.array()[first:last], flags.array()[first:last]
    seen[:] = 0
    masks[:] = 0
    room = room_in(seen, masks)
    for place in range(seen.size):
        assert room.observations[room.first_number + place] == 0
        room.observations[room.first_number + place] = place + 1
    for place in range(masks.size):
        room.masks[room.first_flag + place] = place % 7
    assert numbers.array()[first:last].ravel().tolist() == list(range(1, seen.size + 1))
    assert flags.array()[first:last].ravel().tolist() == [one % 7 for one in range(masks.size)]
    others = np.r_[0:first, last:701]
    assert (numbers.array()[others] == 77).all()
    assert (flags.array()[others] == 9).all()


@here
def test_a_page_before_and_one_behind_stay_the_buffers_own() -> None:
    """There lies what Python and the C library have to remember of it."""
    shared = Shared.new("i4", 5000)
    room = room_in(shared.array(), Shared.new("i1", 3).array())
    buffer = room.observations
    assert len(buffer) == 5000 + 3 * PAGE // 4
    assert 0 < room.first_number <= 2 * PAGE // 4
    for place in (0, len(buffer) - 1):
        buffer[place] = 5
    assert not shared.array().any()


def test_other_systems_are_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert not can_exchange_pages.__wrapped__()


@here
def test_a_kernel_that_refuses_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise OSError("no")

    assert can_exchange_pages.__wrapped__()
    monkeypatch.setattr(sharing, "_exchange", refuse)
    assert not can_exchange_pages.__wrapped__()
