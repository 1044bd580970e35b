"""Views one after another: told anew where something has changed, and always the whole truth."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

import corral
from corral.core.state import SPECTATOR
from tests.once import fewer_plain


@pytest.mark.parametrize("game", corral.games())
@pytest.mark.parametrize("seed", fewer_plain([1], [1, 2]))
def test_a_gallery_shows_what_a_view_shows(game: str, seed: int) -> None:
    """Also after moves that were taken back, and when nobody looked for some time."""
    rng = Random(seed)
    match = corral.new(game, players=2 + seed % 2, seed=seed)
    gallery = match.setting.game.gallery()
    for _ in range(150):
        if match.over:
            break
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        for _ in range(rng.choice((0, 0, 1, 2))):
            for undoing in range(match.players):
                if match.can_undo(undoing):
                    match.undo(undoing)
                    break
        if rng.random() < 0.6:
            for viewer in (None, *range(match.players)):
                assert match.view(viewer, gallery) == match.view(viewer)


@pytest.mark.parametrize("game", corral.games())
@pytest.mark.parametrize("players", fewer_plain([2], [2, 3]))
def test_states_are_alike_where_their_views_are(game: str, players: int) -> None:
    rng = Random(players)
    match = corral.new(game, players=players, seed=players)
    told = match.setting.game
    found = set()
    for _ in range(150):
        if match.over:
            break
        seat = rng.choice(match.actors)
        before = match.state.copy()
        match.play(seat, rng.choice(match.legal(seat)))
        for viewer in (SPECTATOR, *range(players)):
            same = told.view(before, viewer) == told.view(match.state, viewer)
            assert told.alike(before, match.state, viewer) == same
            found.add((same, viewer == seat))
    if game == "kuhhandel":  # whose offers are put together card by card
        assert found == {(False, False), (True, False), (False, True)}


@pytest.mark.parametrize("game", corral.games())
def test_earlier_views_stay_as_they_were(game: str) -> None:
    rng = Random(3)
    match = corral.new(game, players=2, seed=3)
    gallery = match.setting.game.gallery()
    kept = []
    for _ in range(40):
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        view = match.view(0, gallery)
        kept.append((view, deepcopy(view)))
    assert all(view == then for view, then in kept)


def test_what_has_not_changed_is_the_same_object() -> None:
    match = corral.new("goldrush", players=2, seed=4)
    gallery = match.setting.game.gallery()
    rng = Random(4)
    for _ in range(60):
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
    before = match.view(0, gallery)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    mine, public = match.view(0, gallery), match.view(None, gallery)
    assert mine["tiles"] is public["tiles"]
    assert mine["features"] is public["features"]
    same = [old is new for old, new in zip(before["features"], mine["features"], strict=False)]
    assert sum(same) > len(same) / 3
    assert match.view(0)["tiles"] is not match.view(0)["tiles"]  # without a gallery one's own


def test_a_pasture_is_told_anew_where_it_has_changed() -> None:
    match = corral.new("elgaucho", players=3, seed=4)
    gallery = match.setting.game.gallery()
    rng = Random(4)
    changed = 0
    for _ in range(100):
        before = match.view(0, gallery)["pampa"]
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))
        mine, public = match.view(1, gallery)["pampa"], match.view(None, gallery)["pampa"]
        assert mine is public
        for pasture in mine:
            assert (before[pasture] is mine[pasture]) == (before[pasture] == mine[pasture])
            changed += before[pasture] != mine[pasture]
    assert changed > 10
    assert match.view(0)["pampa"] is not match.view(0)["pampa"]  # without a gallery one's own


@pytest.mark.parametrize("game", ["elgaucho", "kuhhandel"])
def test_what_a_player_has_is_told_anew_where_it_has_changed(game: str) -> None:
    match = corral.new(game, players=3, seed=6)
    gallery = match.setting.game.gallery()
    rng = Random(6)
    changed = kept = 0
    for _ in range(100):
        before = match.view(0, gallery)["players"]
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        for old, new in zip(before, match.view(0, gallery)["players"], strict=True):
            changed += old != new
            kept += old is new
    assert changed > 10
    assert kept > 150
    assert match.view(0)["players"][0] is not match.view(0)["players"][0]


@pytest.mark.parametrize("game", corral.games())
def test_what_is_asked_is_known_anew_after_every_move(game: str) -> None:
    """Also after one that was taken back; and the moves' numbers are those of the moves."""
    rng = Random(5)
    match = corral.new(game, players=3, seed=5)
    asked = 0
    for _ in range(150):
        if match.over:
            break
        seat = rng.choice(match.actors)
        assert match.legal_codes(seat) == [move.code for move in match.legal(seat)]
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.3 and match.can_undo(seat):
            match.undo(seat)
        now, known = match.setting.game.asking(match.state), match.asking
        assert (now is None) == (known is None)
        if now is not None and known is not None:
            asked += 1
            assert [now.number, now.silence, now.calls, now.race, now.in_turn] == [
                known.number,
                known.silence,
                known.calls,
                known.race,
                known.in_turn,
            ]
    assert asked or game != "kuhhandel"
