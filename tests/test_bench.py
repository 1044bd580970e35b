"""The benchmark measures what it says. How fast it is, is no matter for a test."""

from __future__ import annotations

import pytest
from rich.console import Console

import corral
from corral import bench, bench_bots
from corral.info import engine


def test_every_game_is_measured_at_its_smallest_and_largest_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    result = bench.run(corral.games(), seconds=0.02, peers=False)
    assert result["peer"] is None
    tables = [(row["game"], row["players"]) for row in result["games"]]
    assert tables == [
        (name, players)
        for name in corral.games()
        for players in (corral.game(name).fewest, corral.game(name).most)
    ]
    for row in result["games"]:
        for figure in ("engine", "surface", "copy_microseconds", "late_to_early", "simulations"):
            assert row[figure] > 0


def test_the_table_shows_every_row() -> None:
    rows = [
        {
            "game": "elgaucho",
            "players": 2,
            "engine": 1_234_567.0,
            "surface": 89_012.0,
            "copy_microseconds": 0.25,
            "late_to_early": 1.01,
            "peer": 70_000.0,
            "engine_to_peer": 17.64,
            "surface_to_peer": 1.27,
        }
    ]
    console = Console(width=80)
    with console.capture() as shown:
        console.print(bench.table({"engine": "compiled", "peer": bench.PEER, "games": rows}))
    for text in ("elgaucho", "2 players", "1,234,567", "89,012", "0.25 µs", "1.01", "17.6", "1.3"):
        assert text in shown.get()
    assert "…" not in shown.get()
    assert "elgaucho; engine: compiled" in shown.get()


def test_levels_are_asked_where_it_is_hardest_in_every_game() -> None:
    rows = bench_bots.answers(corral.games(), count=1)
    assert [(row["game"], row["level"]) for row in rows] == [
        (game, level) for game in corral.games() for level in ("foreman", "baron")
    ]
    assert all(0 < row["median"] <= row["worst"] for row in rows)
    console = Console(width=80)
    with console.capture() as shown:
        console.print(bench.table({"engine": "plain", "games": [], "answers": rows}))
    assert "the hardest answers; engine: plain" in shown.get()
    assert f"{rows[0]['worst']:.3f}" in shown.get()
    assert "…" not in shown.get()


def test_the_hardest_decisions_are_late_and_have_many_moves() -> None:
    game = corral.game("kuhhandel")
    decisions = list(bench_bots._decisions(game, 6, 1, bench_bots._late))
    match, seat = bench_bots._hardest(iter(decisions))
    assert match.view(None)["auction"] is not None
    counts = [len(other.legal(actor)) for other, actor in decisions]
    assert len(match.legal(seat)) == max(counts) > min(counts)


def test_it_says_whether_the_rules_are_compiled() -> None:
    result = bench.run([], seconds=0.01, peers=False)
    assert result["engine"] == engine()
