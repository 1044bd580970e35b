"""How a baseline is trained, and how somebody learns to win against it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import corral
from corral.envs.encoded_game import encoded_game
from corral.nets import Network
from corral.nets.network import found
from corral.nets.picture import Picture

if TYPE_CHECKING:
    from corral.nets.training import Recipe, Stretch

EXPLOITERS_SEED: Final = 3


def table_of(name: str) -> tuple[str, int]:
    """The game and the number of players that a baseline's name tells."""
    game, players = name.split("-")[:2]
    return game, int(players)


def pictured(game: str, players: int) -> int | None:
    """The version of the game's encoding that shows planes of cells, where it has one."""
    shown = (
        number
        for number in corral.game(game).encodings
        if Picture.of(encoded_game(game, players, {}, encoding=number).encoding) is not None
    )
    return next(shown, None)


def recipe(picture: bool, matches: int | None = None, again: bool = False) -> Recipe:
    """Taught by a cowhand first, then learned from playing against it; so many matches at once.

    Who does it again, going on with a network, learns more slowly; of planes it looks twice.
    """
    from corral.nets.training import Recipe  # noqa: PLC0415 (needs an extra)

    told: dict[str, Any] = {"opponents": ("cowhand",), "teacher": "cowhand"}
    if matches is not None:
        told["matches"] = matches
    if again:
        told["rate"] = 5e-4
    if picture:
        repeats = 2 if again else 1
        return Recipe.of_pictures(**told, hidden=(128,), taught=0.9, repeats=repeats)
    return Recipe(**told, parts=48, hidden=(192, 128), taught=0.8)


def exploiters_recipe(name: str, picture: bool) -> Recipe:
    """Learned from playing against that baseline alone, so slowly that nothing is unlearned."""
    from corral.nets.training import Recipe  # noqa: PLC0415 (needs an extra)

    told: dict[str, Any] = {"opponents": (f"net:{name}",), "enough": 1.0, "rate": 1e-4}
    return Recipe.of_pictures(**told, epochs=1) if picture else Recipe(**told)


@dataclass(frozen=True)
class Course:
    """What a baseline is trained on, and from what on."""

    workers: int = 0
    """Processes that play; 0: one that learns and plays."""
    device: str = "cpu"
    matches: int | None = None
    """At a time; as the recipe has it, or more of them for many workers."""
    begin: str | None = None
    """A network to go on with."""


def train(name: str, minutes: float, trust: float, course: Course, out: Path) -> None:
    """A baseline by its name: the game, the number of players, and what else tells it apart."""
    from corral.nets.training import train as learn  # noqa: PLC0415 (needs an extra)

    game, players = table_of(name)
    version = pictured(game, players)
    done = learn(
        game,
        players,
        minutes * 60,
        recipe=recipe(version is not None, course.matches, course.begin is not None),
        tell=_tell,
        begin=course.begin,
        device=course.device,
        workers=course.workers,
        encoding=version or 0,
    )
    done.network.head["trust"] = trust
    done.network.save(out)


def train_exploiter(name: str, minutes: float, out: Path) -> None:
    """Somebody who begins as the baseline and learns to win against it, as it stays."""
    from corral.nets.training import train as learn  # noqa: PLC0415 (needs an extra)

    version = int(Network.load(found(name)).head["encoding"]["version"])
    done = learn(
        *table_of(name),
        minutes * 60,
        recipe=exploiters_recipe(name, version > 0),
        seed=EXPLOITERS_SEED,
        tell=_tell,
        begin=name,
        encoding=version,
    )
    done.network.save(out)


def _tell(done: Stretch) -> None:
    if done.matches:
        print(done, flush=True)
