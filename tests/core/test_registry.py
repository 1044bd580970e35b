"""Games of one's own and of other packages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from mypy_extensions import i64

import corral
from corral.core import registry
from corral.core.edition import Edition
from corral.core.options import Option, Switch
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.games.elgaucho.game import GAME
from corral.testing import ConformanceError, Variant, check_match, variants

from . import highcard

NO_GAME = object()


class Misnamed(highcard.HighCard):
    name = "lowcard"


class Misspelt(highcard.HighCard):
    name = "misspelt"
    options: tuple[Option, ...] = (Switch("double", False, "H-3", excludes=("doubel",)),)


class Crowded(highcard.HighCard):
    name = "crowded"
    most = 7


class Unprinted(highcard.HighCard):
    """Its edition was left out of the package."""

    name = "unprinted"

    def edition(self, path: Path | None = None) -> Edition:
        raise FileNotFoundError("no edition\nhere")


CROWDED, MISNAMED, MISSPELT, UNPRINTED = Crowded(), Misnamed(), Misspelt(), Unprinted()

FAULTS = {
    "absent": "'absent' (nowhere:GAME) cannot be loaded: ModuleNotFoundError: No module",
    "broken": ") cannot be loaded: it is not a corral.core.game.Game",
    "crowded": "2 to 7 players: it must be 1 to 6, as there are no more emblems and colours",
    "misnamed": "the game calls itself 'lowcard', so the entry point must be called so, too",
    "misspelt": "its option double excludes 'doubel'; its other options: none",
    "unprinted": "cannot be loaded: FileNotFoundError: no edition here",
}


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Entry points in the group ``corral.games``; only one of them leads to a game."""
    points = [
        EntryPoint("highcard", f"{highcard.__name__}:GAME", registry.GROUP),
        EntryPoint("elgaucho", f"{highcard.__name__}:GAME", registry.GROUP),
        EntryPoint("broken", f"{__name__}:NO_GAME", registry.GROUP),
        EntryPoint("absent", "nowhere:GAME", registry.GROUP),
        EntryPoint("crowded", f"{__name__}:CROWDED", registry.GROUP),
        EntryPoint("misnamed", f"{__name__}:MISNAMED", registry.GROUP),
        EntryPoint("misspelt", f"{__name__}:MISSPELT", registry.GROUP),
        EntryPoint("unprinted", f"{__name__}:UNPRINTED", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.look_again()
    yield
    registry.look_again()


def test_own_games() -> None:
    assert corral.game("elgaucho") is GAME
    assert corral.games() == sorted(corral.games())


def test_a_game_of_another_package_is_played_like_any_other(installed: None) -> None:
    assert "highcard" in corral.games()
    match = corral.new("highcard", players=2, seed=1, double=True)
    assert match.game == "highcard"
    for seat in (0, 1):
        match.play(seat, "swap")
    assert match.over
    assert "option double yes" in match.record()
    assert corral.replay(match.record()).scores == match.scores
    with pytest.raises(corral.OptionError, match="double='yes'"):
        corral.new("highcard", players=2, double="yes")
    with pytest.raises(corral.OptionError, match="it has double"):
        corral.new("highcard", players=2, triple=True)


def test_it_holds_to_the_contract_with_every_option(installed: None) -> None:
    met: list[Variant] = list(variants("highcard"))
    assert [variant.name for variant in met] == ["2", "2-double", "3", "3-double"]
    for variant in met:
        for seed in range(20):
            check_match(variant, seed)


class PeekingState(highcard.HighCardState):
    """Its samples leave p1's card as it truly is."""

    def sample(self, seat: i64, rng: Sfc32) -> highcard.HighCardState:
        world = super().sample(seat, rng)
        world.hands[1] = self.hands[1]
        return world


class Peeking(highcard.HighCard):
    def start(self, setting: Setting) -> State:
        return PeekingState(setting.players, bool(setting.options["double"]))


def test_the_kit_notices_a_card_that_is_never_dealt_anew(
    installed: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(highcard, "GAME", Peeking())
    variant = Variant(corral.game("highcard"), 2, {"double": False})
    with pytest.raises(ConformanceError, match=r"deal|differ|depends"):
        check_match(variant, 1)


@pytest.mark.parametrize("name", FAULTS)
def test_a_game_that_cannot_be_loaded_says_why(name: str, installed: None) -> None:
    with pytest.raises(corral.UnknownGame, match=re.escape(FAULTS[name])):
        corral.game(name)


def test_the_others_go_on_without_it(installed: None, caplog: pytest.LogCaptureFixture) -> None:
    """And it is told once, however often the games are asked for."""
    for _ in range(2):
        assert corral.games() == sorted([*registry.own_games(), "highcard"])
        assert corral.game("elgaucho") is GAME
        told = registry.unloadable()
    assert list(told) == list(FAULTS)
    assert all(FAULTS[name] in told[name] for name in FAULTS)
    assert sorted(record.getMessage() for record in caplog.records) == sorted(told.values())
    with pytest.raises(
        corral.UnknownGame, match=r"no game 'chess'; there are elgaucho, .*highcard"
    ):
        corral.game("chess")
