"""Who hears what: topics are for everybody, tables for those who follow them."""

from __future__ import annotations

import pytest

from corral.server.processes.bus import Bus, MemoryBus
from corral.server.processes.notices import NoticeBus


@pytest.mark.parametrize("elsewhere", [False, True])
def test_only_who_follows_tables_hears_of_moves(elsewhere: bool) -> None:
    bus: Bus = NoticeBus("", "here") if elsewhere else MemoryBus()
    heard: list[tuple[str, str, int]] = []
    bus.subscribe(lambda what, seq: heard.append(("topics", what, seq)), lambda: None)
    bus.subscribe(lambda what, seq: heard.append(("both", what, seq)), lambda: None, tables=True)
    news = [("table", 1), ("blocked:ana", 0), ("table", 2)]
    if isinstance(bus, NoticeBus):
        told = "".join(f"\n{what} {seq}" for what, seq in news)
        for sender in ("here", "there"):  # its own news it has heard already
            bus._hear(f"{sender}{told}\nnonsense")
    else:
        for what, seq in news:
            bus.publish(what, seq)
    assert heard == [
        ("both", "table", 1),
        ("topics", "blocked:ana", 0),
        ("both", "blocked:ana", 0),
        ("both", "table", 2),
    ]
