"""Views told as changes lead to the very view."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from corral.server.tables.patches import Shared, changes, patched

json_values = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=12)
        | st.dictionaries(st.text("wxyz", max_size=2), inner, max_size=12)
    ),
    max_leaves=40,
)


@given(json_values, json_values)
def test_changes_lead_from_one_value_to_the_other(old: object, new: object) -> None:
    wire = json.loads(json.dumps(changes(old, new)))
    assert patched(deepcopy(old), wire) == new


@pytest.mark.parametrize("game", corral.games())
def test_changes_of_views_are_small(game: str) -> None:
    rng = Random(2)
    match = corral.new(game, players=3, seed=2)
    whole = told = 0
    view = match.view(0)
    for _ in range(60):
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        after = match.view(0)
        patch = changes(view, after)
        assert patched(deepcopy(view), patch) == after
        whole += len(json.dumps(after))
        told += len(json.dumps(patch))
        view = after
    assert told < (whole / 4 if game == "goldrush" else whole)


@pytest.mark.parametrize("game", corral.games())
def test_what_viewers_have_in_common_is_compared_once(game: str) -> None:
    """With shared lists the patches of all viewers are what they are without."""
    rng = Random(5)
    match = corral.new(game, players=3, seed=5)
    gallery = match.setting.game.gallery()
    viewers = (None, 0, 1, 2)
    views = {viewer: match.view(viewer, gallery) for viewer in viewers}
    for _ in range(60):
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
        shared: Shared = {}
        for viewer in viewers:
            after = match.view(viewer, gallery)
            told = msgspec.json.decode(msgspec.json.encode(changes(views[viewer], after, shared)))
            alone = json.loads(json.dumps(changes(views[viewer], after)))
            assert sorted(told, key=repr) == sorted(alone, key=repr)  # what is large comes last
            views[viewer] = after


@given(json_values, json_values)
def test_shared_changes_lead_to_the_value_as_well(old: object, new: object) -> None:
    shared: Shared = {}
    for _ in range(2):
        wire = msgspec.json.decode(msgspec.json.encode(changes(old, new, shared)))
        assert patched(deepcopy(old), wire) == new
