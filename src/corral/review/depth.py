"""How closely to look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from corral.bots.roster import BOTS
from corral.core.errors import OptionError

MOST_NODES: Final = 100_000
MORE_WORLDS: Final = 4


@dataclass(frozen=True, slots=True)
class Depth:
    """The work that may go into one decision and into one point of the graph.

    It is counted, not timed: the same record gives the same review on any machine.
    """

    nodes: int
    """Simulated courses of the match for a decision, as in a bot's limit."""
    worlds: int
    """Worlds in which everybody's chances are looked at, for a point of the graph."""
    courses: int
    """How often in each of them what follows is imagined."""
    outcomes: int
    """Up to so many outcomes of chance are looked at one by one, of more an even choice."""

    def in_more_worlds(self) -> Depth:
        """The same work where much is hidden: more worlds, and less in each."""
        worlds = self.worlds * MORE_WORLDS
        return replace(self, worlds=worlds, courses=max(1, self.courses // MORE_WORLDS))


COARSE: Final = Depth(nodes=24, worlds=2, courses=4, outcomes=48)
"""A first look, so that something is to be seen soon."""
FOREMAN: Final = BOTS["foreman"].limit.nodes or 0


def depth_for(nodes: int = FOREMAN) -> Depth:
    """The closer look: as many nodes as a foreman has, if nobody says otherwise."""
    if not 1 <= nodes <= MOST_NODES:
        raise OptionError(f"nodes={nodes!r} is not a whole number from 1 to {MOST_NODES}")
    return Depth(nodes=nodes, worlds=4, courses=16, outcomes=1_000)
