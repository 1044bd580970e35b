"""Who answers when the rules ask for chance."""

from __future__ import annotations

from secrets import randbelow

from corral.core.errors import OptionError
from corral.core.prng import Sfc32
from corral.core.state import State

SEEDS = 1 << 64


class Dealer:
    """Draws from the system's secure generator: nobody can foresee or repeat it."""

    def below(self, n: int) -> int:
        """A uniform integer in 0..n-1."""
        return randbelow(n)

    def outcome(self, state: State) -> int:
        """An outcome of the state's chance node, each with its probability."""
        return int(state.chance_pick(self.below(int(state.chance_weight()))))

    def copy(self) -> Dealer:
        """A dealer that goes on as this one would; the system's generator is the same for all."""
        return self


class SeededDealer(Dealer):
    """Draws from a seeded generator: the same seed gives the same numbers on any machine."""

    def __init__(self, seed: int, rng: Sfc32 | None = None) -> None:
        self.seed = seed
        self.rng = Sfc32(seed) if rng is None else rng

    def below(self, n: int) -> int:
        return int(self.rng.below(n))

    def copy(self) -> Dealer:
        return SeededDealer(self.seed, self.rng.copy())


def check_seed(seed: object) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise OptionError(f"seed {seed!r} is not a whole number from 0 to 2**64 - 1")
    return seed


def dealer_for(seed: object) -> Dealer:
    """The dealer for a seed; without one the system's."""
    return Dealer() if seed is None else SeededDealer(check_seed(seed))
