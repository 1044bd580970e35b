"""One module a game, made from the registry, as PettingZoo's own games have one each."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from corral.core.errors import OptionError
from corral.envs.pettingzoo.aec import CorralAEC, GuardedAEC
from corral.envs.pettingzoo.company import environment_name
from corral.envs.pettingzoo.parallel import CorralParallel


class GameModule(ModuleType):
    """``env`` and ``raw_env`` (AEC), ``parallel_env``. Arguments: ``CorralAEC``."""

    def __init__(self, package: str, game: str, encoding: int) -> None:
        super().__init__(f"{package}.{environment_name(game, encoding)}", GameModule.__doc__)
        self.game = game
        self.encoding = encoding

    def raw_env(self, players: int = 3, **settings: Any) -> CorralAEC:
        """As it is: an illegal action raises an error."""
        return CorralAEC(self.game, players, **self._told(settings))

    def env(self, players: int = 3, **settings: Any) -> GuardedAEC:
        """With PettingZoo's usual guards built in."""
        return GuardedAEC(self.game, players, **self._told(settings))

    def parallel_env(self, players: int = 3, **settings: Any) -> CorralParallel:
        """For learners that want an action of everybody in every step."""
        return CorralParallel(self.game, players, **self._told(settings))

    def _told(self, settings: dict[str, Any]) -> dict[str, Any]:
        """With the encoding's version, which is that of the name."""
        if settings.get("encoding", self.encoding) != self.encoding:
            raise OptionError(
                f"{self.__name__.rpartition('.')[2]} has encoding {self.encoding}; others have "
                "names of their own"
            )
        return {**settings, "encoding": self.encoding}
