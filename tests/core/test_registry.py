"""Games of one's own and of other packages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

import corral
from corral.core import registry
from corral.games.elgaucho.game import GAME, ElGauchoGame


class Ranch(ElGauchoGame):
    """El Gaucho under another name, as another package might bring it along."""

    name = "ranch"


RANCH = Ranch()
NO_GAME = object()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Two entry points in the group ``corral.games``; only one of them leads to a game."""
    points = [
        EntryPoint("ranch", f"{__name__}:RANCH", registry.GROUP),
        EntryPoint("broken", f"{__name__}:NO_GAME", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.game.cache_clear()
    yield
    registry.game.cache_clear()


def test_own_games() -> None:
    assert corral.game("elgaucho") is GAME
    assert corral.games() == sorted(corral.games())


def test_a_game_of_another_package_is_played_like_any_other(installed: None) -> None:
    assert "ranch" in corral.games()
    match = corral.new("ranch", players=2, seed=1)
    assert match.game == "ranch"
    assert corral.replay(match.record()).position() == match.position()


def test_an_entry_point_that_is_no_game(installed: None) -> None:
    with pytest.raises(corral.UnknownGame, match="broken"):
        corral.game("broken")
