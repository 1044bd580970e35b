"""Finding one's way in a finished match: its steps, all hands open, a picture of a moment."""

from __future__ import annotations

import random
from typing import Any

import corral
from corral.core.match import Match
from corral.server.tables.replays import open_view
from tests.server.house import House


def hands_are_hidden(view: dict[str, Any]) -> bool:
    return any(player["money"]["cards"] is None for player in view["players"])


def test_a_finished_match_is_told_step_by_step_with_hands_open(house: House) -> None:
    ana = house.guest("Ana")
    table = ana.open("kuhhandel", ["open", "random"], stand_in="random", start=True)
    ana.get(f"/api/tables/{table}/steps", 403)
    ana.post(f"/api/tables/{table}/leave")
    house.until(lambda: ana.get(f"/api/tables/{table}")["table"]["status"] == "over")
    steps = ana.get(f"/api/tables/{table}/steps")
    last = ana.get(f"/api/tables/{table}/replay/{len(steps) - 1}")
    assert last["of"] == len(steps) - 1
    assert steps[-1]["scores"] == last["view"]["scores"]
    assert steps[0]["seat"] is None
    record = ana.http.get(f"/api/tables/{table}/record").text
    match = corral.replay(record)
    movers = [entry.seat for entry in match.entries if entry.seat >= 0]
    assert [step["seat"] for step in steps if step["seat"] is not None] == movers
    # Early on everybody may still be able to count all money, so look where somebody's is hidden.
    walked = enumerate(corral.steps(record))
    hidden = next(number for number, step in walked if hands_are_hidden(step.view(None)))
    shown = ana.get(f"/api/tables/{table}/replay/{hidden}?all_open=true")["view"]
    closed = ana.get(f"/api/tables/{table}/replay/{hidden}")["view"]
    assert all(player["money"]["cards"] is not None for player in shown["players"])
    assert hands_are_hidden(closed)
    picture = ana.http.get(f"/api/tables/{table}/picture/9")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")


def offer_is_hidden(match: Match) -> bool:
    trade = match.view(None)["trade"]
    return trade is not None and trade["offer"] is not None and trade["offer"]["cards"] is None


def test_what_lies_face_down_is_open_to_whoever_looks_back() -> None:
    rng = random.Random(1)
    match = corral.new("kuhhandel", players=3, seed=1)
    while not offer_is_hidden(match):
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    challenger = match.view(None)["trade"]["challenger"]
    shown = open_view(match)
    assert shown["trade"]["offer"] == match.view(challenger)["trade"]["offer"]
    assert shown["trade"]["offer"]["cards"] is not None
    assert shown["seat"] is None
    assert shown["scores"] == match.view(None)["scores"]
