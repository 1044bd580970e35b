"""What is fixed before the first move."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from corral.core.edition import Edition
from corral.core.errors import OptionError
from corral.core.game import Game
from corral.core.options import Options

LONGEST_NAME = 60


class Setting:
    """Game, edition, options, names, and the position it begins at (``None``: the start).

    The game is that of one version of the rules: ``game.rules_version``.
    """

    __slots__ = ("edition", "game", "names", "options", "origin", "players")

    def __init__(
        self,
        game: Game,
        players: int,
        options: Options,
        edition: Edition,
        names: tuple[str, ...],
        origin: str | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.edition = edition
        self.names = names
        self.origin = origin

    @property
    def own_edition(self) -> bool:
        """Whether the edition is somebody's own, so that a record has to hold all of it."""
        return self.edition.digest != self.game.edition().digest

    def starting_at(self, origin: str) -> Setting:
        """The same, beginning at a position."""
        return Setting(self.game, self.players, self.options, self.edition, self.names, origin)


def setting_for(
    game: Game,
    players: object,
    options: Mapping[str, object],
    edition: Path | None = None,
    names: object = None,
) -> Setting:
    """A setting of checked values; ``CorralError`` says what is wrong with them."""
    count = game.check_players(players)
    chosen = game.check_options(options)
    return Setting(game, count, chosen, game.edition(edition), check_names(names, count))


def default_names(players: int) -> tuple[str, ...]:
    """What players are called whom nobody has named."""
    return tuple(f"p{seat}" for seat in range(players))


def check_names(names: object, players: int) -> tuple[str, ...]:
    """One name for each seat."""
    if names is None:
        return default_names(players)
    if not isinstance(names, list | tuple) or len(names) != players:
        raise OptionError(f"names={names!r} does not give {players} names, one for each seat")
    return tuple(check_name(name) for name in names)


def check_name(name: object) -> str:
    """The name, if it is one line without surprises."""
    if not isinstance(name, str) or not name.strip():
        raise OptionError(f"name {name!r} is not a text")
    if len(name) > LONGEST_NAME or not name.isprintable() or name != " ".join(name.split()):
        raise OptionError(
            f"name {name!r} is not one line of at most {LONGEST_NAME} characters with single spaces"
        )
    return name
