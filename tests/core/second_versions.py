"""Second versions of games, as they might come one day: each changes a rule and has the first."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from mypy_extensions import i64

from corral.core import registry
from corral.core.edition import Edition
from corral.core.game import Game
from corral.core.options import Option, Switch
from corral.core.setting import Setting
from corral.core.state import State
from corral.games.kuhhandel import edition
from corral.games.kuhhandel import game as kuhhandel
from corral.games.kuhhandel.rules.material import Material
from tests.core import highcard


class SecondHighCardState(highcard.HighCardState):
    """Cards that were swapped away come back into the bag."""

    def apply_chance(self, outcome: i64) -> None:
        super().apply_chance(outcome)
        self.gone.clear()


class SecondHighCard(highcard.HighCard):
    """Cards always count twice, so that there is no option any more; and see the state."""

    rules_version = 2
    earlier = (highcard.GAME,)
    options: tuple[Option, ...] = ()

    def edition(self, path: Path | None = None) -> Edition:
        return Edition("classic", "highcard", {"cards": len(highcard.CARDS), "counts": 2})

    def start(self, setting: Setting) -> State:
        return SecondHighCardState(setting.players, double=True)


class SecondKuhhandel(kuhhandel.KuhhandelGame):
    """The super trade is always played, and a cow has another value."""

    rules_version = 2
    earlier = (kuhhandel.GAME,)
    options: tuple[Option, ...] = (Switch("cash_count", False, "K-46"),)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        classic = edition.CLASSIC.read_text(encoding="utf-8")
        self.edition_file = folder / "classic.toml"
        self.edition_file.write_text(classic.replace("cow = 800", "cow = 850"), encoding="utf-8")

    def _material(self, setting: Setting) -> Material:
        cash_count = bool(setting.options["cash_count"])
        return edition.material_for(setting.edition, setting.players, True, cash_count)


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """A package brings along this game, whatever its version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(highcard, "GAME", game)
        point = EntryPoint(game.name, f"{highcard.__name__}:GAME", registry.GROUP)
        patch.setattr(registry, "entry_points", lambda group: [point])
        yield from _known_anew()


@contextmanager
def kuhhandel_by(game: Game) -> Iterator[None]:
    """Corral's own game has come to a new version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kuhhandel, "GAME", game)
        yield from _known_anew()


def _known_anew() -> Iterator[None]:
    registry.look_again()
    try:
        yield
    finally:
        registry.look_again()
