"""Connections that were cut: all are counted, few are spoken of."""

from __future__ import annotations

import logging

import pytest

from corral.server.gate.cuts import REMEMBERED, Cuts
from corral.server.operation.metrics import Metrics


def test_the_same_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    metrics = Metrics()
    cuts = Cuts(metrics)
    with caplog.at_level(logging.WARNING, logger="corral.server"):
        for _ in range(20):
            cuts.note("slow body", "192.0.2.1")
        cuts.note("slow body", "192.0.2.2")
        cuts.note("unread", "192.0.2.1")
    told = [getattr(one, "facts", {}) for one in caplog.records]
    assert [(one["reason"], one["address"]) for one in told] == [
        ("slow body", "192.0.2.1"),
        ("slow body", "192.0.2.2"),
        ("unread", "192.0.2.1"),
    ]
    counted = metrics.registry.get_sample_value(
        "corral_connections_cut_total", {"reason": "slow body"}
    )
    assert counted == 21


def test_many_addresses_take_no_more_memory() -> None:
    cuts = Cuts(Metrics())
    for number in range(2 * REMEMBERED):
        cuts.note("unread", str(number))
    assert len(cuts._said) == REMEMBERED
