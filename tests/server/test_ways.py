"""Finding one's way in a finished match: its steps, all hands open, a picture of a moment."""

from __future__ import annotations

import corral
from tests.server.house import House


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
    match = corral.replay(ana.http.get(f"/api/tables/{table}/record").text, moves=9)
    assert [step["seat"] for step in steps[1:10]] == [
        entry.seat for entry in match.entries if entry.seat >= 0
    ]
    shown = ana.get(f"/api/tables/{table}/replay/9?all_open=true")["view"]
    closed = ana.get(f"/api/tables/{table}/replay/9")["view"]
    assert all(player["money"]["cards"] is not None for player in shown["players"])
    assert any(player["money"]["cards"] is None for player in closed["players"])
    picture = ana.http.get(f"/api/tables/{table}/picture/9")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")
