"""Players who know a bot's code: found by name, and fair."""

from __future__ import annotations

import pytest

import corral
from corral.bots import BOTS, Limit, ask, new_bot
from corral.bots.reader import READERS


@pytest.mark.parametrize("level", READERS)
def test_readers_are_found_but_not_listed(level: str) -> None:
    kind = f"reads:{level}"
    assert kind in BOTS
    assert kind not in list(BOTS)
    assert BOTS[kind].limit == BOTS[level].limit
    assert "reads:greenhorn" not in BOTS


@pytest.mark.parametrize("game", corral.games())
def test_where_nobody_draws_they_play_as_the_bot_they_read(game: str) -> None:
    match = corral.new(game, players=2, seed=5)
    seat = match.actors[0]
    limit = Limit(nodes=8)
    read, reader = (new_bot(kind, 3, seat, limit) for kind in ("baron", "reads:baron"))
    assert ask(read, match, seat) == ask(reader, match, seat)


def test_the_same_response_whatever_is_hidden() -> None:
    """In cow trades of three: what a reader does depends on what its seat knows alone."""
    compared = 0
    match = corral.new("kuhhandel", players=3, seed=4)
    bots = [new_bot("cowhand", 4, seat) for seat in range(3)]
    while match.actors and compared < 6:
        seat = match.actors[0]
        if match.view(seat)["phase"] in ("offer", "answer", "counter"):
            other = match.sample(seat, seed=9)
            chosen = {
                str(ask(new_bot("reads:baron", 1, seat, Limit(nodes=4)), world, seat))
                for world in (match, other)
            }
            assert len(chosen) == 1
            compared += 1
        match.play(seat, ask(bots[seat], match, seat))
    assert compared == 6
