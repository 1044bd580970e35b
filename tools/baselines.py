"""The networks that ship: how they are trained, and what they win.

``python -m tools.baselines --train NAME --minutes 10 --out FILE`` trains one by its recipe.

``python -m tools.baselines [NAME ...] --matches 200`` prints the lines of docs/baselines.md: what
they win by their policy alone against the bots that play in a batch; a name may be the path of a
file. Each row of the batch plays one match, from every seat in turn, so long matches count as much
as short ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

import corral
from corral.arena.statistics import wilson
from corral.envs.batch import BatchEnv
from corral.envs.encoded_game import encoded_game
from corral.nets import Network
from corral.nets.network import baselines, found
from corral.nets.picture import Picture

if TYPE_CHECKING:
    from corral.nets.training import Recipe, Stretch

OPPONENTS = ("random", "greenhorn", "cowhand")
SEED = 2_400_000
"""Not among those of the league, nor of any training here."""


def pictured(game: str, players: int) -> int | None:
    """The version of the game's encoding that shows planes of cells, where it has one."""
    shown = (
        number
        for number in corral.game(game).encodings
        if Picture.of(encoded_game(game, players, {}, encoding=number).encoding) is not None
    )
    return next(shown, None)


def recipe(picture: bool) -> Recipe:
    """Taught by a cowhand first, then learned from playing against it."""
    from corral.nets.training import Recipe  # noqa: PLC0415 (needs an extra)

    if picture:  # of which few at a time fit into memory
        return Recipe(
            ("cowhand",),
            matches=64,
            steps=32,
            parts=32,
            hidden=(128,),
            teacher="cowhand",
            taught=0.9,
            repeats=1,
        )
    return Recipe(("cowhand",), parts=48, hidden=(192, 128), teacher="cowhand", taught=0.8)


def train(name: str, minutes: float, trust: float, out: Path) -> None:
    """A baseline by its name: the game, the number of players, and what else tells it apart."""
    from corral.nets.training import train as learn  # noqa: PLC0415 (needs an extra)

    game, players = name.split("-")[:2]
    version = pictured(game, int(players))
    done = learn(
        game,
        int(players),
        minutes * 60,
        recipe=recipe(version is not None),
        tell=_tell,
        encoding=version or 0,
    )
    done.network.head["trust"] = trust
    done.network.save(out)


def _tell(done: Stretch) -> None:
    if done.matches:
        print(done, flush=True)


def win_share(network: Network, opponent: str, matches: int, seed: int = SEED) -> float:
    """The share of the wins in so many matches, in all of which the others are of one kind."""
    head = network.head
    env = BatchEnv(
        head["game"],
        matches,
        int(head["players"]),
        opponents=opponent,
        skip_forced=True,
        autoreset="same_step",
        encoding=int(head["encoding"]["version"]),
        **head["options"],
    )
    network.check(env.encoded)
    seen, infos = env.reset(seed=seed)
    won = np.full(matches, np.nan)
    while np.isnan(won).any():
        priors = network.evaluate(seen, infos["action_mask"])[1]
        seen, rewards, over, _, infos = env.step(priors.argmax(axis=1))
        first = over & np.isnan(won)
        won[first] = rewards[first]
    return float(won.mean())


def line(name: str, matches: int, opponents: Sequence[str] = OPPONENTS) -> str:
    """A network's line of the table."""
    network = Network.load(found(name))
    cells = []
    for opponent in opponents:
        won = wilson(win_share(network, opponent, matches), matches)
        cells.append(f"{won.share:.2f} ({won.low:.2f}–{won.high:.2f})")
    return f"| `net:{name}` | {' | '.join(cells)} | {matches} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--against", default=",".join(OPPONENTS))
    parser.add_argument("--train", metavar="NAME")
    parser.add_argument("--minutes", type=float, default=10.0, help="of the processor")
    parser.add_argument(
        "--trust",
        type=float,
        default=0.0,
        help="how much a search believes its chances; the rest is the game's own evaluation (0)",
    )
    parser.add_argument("--out", type=Path, help="where a trained one goes: NAME.net")
    args = parser.parse_args()
    if args.train:
        train(args.train, args.minutes, args.trust, args.out or Path(f"{args.train}.net"))
        return
    for name in args.names or baselines():
        print(line(name, args.matches, args.against.split(",")), flush=True)


if __name__ == "__main__":
    main()
