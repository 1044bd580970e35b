"""What the networks that ship win, by their policy alone, against the bots that play in a batch.

``python -m tools.baselines [NAME ...] --matches 200`` prints the lines of docs/baselines.md; a name
may be the path of a file. Each row of the batch plays one match, from every seat in turn, so long
matches count as much as short ones.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

from corral.arena.statistics import wilson
from corral.envs.batch import BatchEnv
from corral.nets import Network
from corral.nets.network import baselines, found

OPPONENTS = ("random", "greenhorn", "cowhand")
SEED = 2_400_000
"""Not among those of the league, nor of any training here."""


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
    args = parser.parse_args()
    for name in args.names or baselines():
        print(line(name, args.matches, args.against.split(",")), flush=True)


if __name__ == "__main__":
    main()
