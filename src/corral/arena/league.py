"""The league: every bot plays the same held deals against the same opponents.

So lines of different people can stand in one table: the deals and their streams of chance are
fixed, each is played from every seat, and the opponents think by nodes, never by time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import corral
from corral.arena.bout import Outcome
from corral.arena.crew import Crew
from corral.arena.entrant import Entrant, read_entrants
from corral.arena.plan import Plan
from corral.arena.statistics import Interval, clustered_wilson
from corral.arena.tournament import Tournament, player_wins

LEAGUE: Final = 1
"""The version of the set: other deals or opponents would be another league."""
FIRST_SEED: Final = 2_300_000
DEALS: Final = 50
OPPONENTS: Final = ("random", "greenhorn", "cowhand", "foreman@200")
HEAD: Final = (
    "| bot | game | players | against random | greenhorn | cowhand | foreman@200 "
    "| deals | league | corral |",
    "|---|---|---|---|---|---|---|---|---|---|",
)


@dataclass(frozen=True)
class LeagueLine:
    """What a bot has shown in a game, with a number of players."""

    name: str
    game: str
    players: int
    deals: int
    wins: dict[str, Interval]
    """The share of the wins among each kind of opponents."""
    faulty: int = 0
    """Matches in which a program did something wrong, so that a stand-in moved for it."""

    def line(self) -> str:
        """The line to publish, in Markdown."""
        shares = [_told(self.wins[kind]) if kind in self.wins else "" for kind in OPPONENTS]
        told = (self.name, self.game, self.players, *shares, self.deals, LEAGUE, corral.__version__)
        return f"| {' | '.join(map(str, told))} |"

    def to_data(self) -> dict[str, Any]:
        """The same for programs."""
        shares = {kind: [one.share, one.low, one.high] for kind, one in self.wins.items()}
        return {
            "bot": self.name,
            "game": self.game,
            "players": self.players,
            "deals": self.deals,
            "league": LEAGUE,
            "corral": corral.__version__,
            "fair": 1 / self.players,
            "wins": shares,
            "faulty": self.faulty,
        }


def _told(wins: Interval) -> str:
    return f"{wins.share:.2f} ({wins.low:.2f}-{wins.high:.2f})"


def play_league(
    bot: str,
    game: str,
    players: int,
    crew: Crew,
    name: str = "",
    deals: int = DEALS,
    opponents: tuple[str, ...] = OPPONENTS,
    tell: Callable[[int, int, Outcome], None] | None = None,
) -> LeagueLine:
    """All held deals against all opponents; ``tell`` hears of every match, and of how many."""
    (newcomer,) = read_entrants(bot)
    wins: dict[str, Interval] = {}
    tournaments = {
        kind: Tournament(_plan(newcomer, kind, game, players, deals)) for kind in opponents
    }
    whole = sum(tournament.left() for tournament in tournaments.values())
    played = faulty = 0
    for kind, tournament in tournaments.items():
        for outcome in tournament.run(crew):
            played += 1
            faulty += bool(outcome.faults)
            if tell is not None:
                tell(played, whole, outcome)
        shares = [
            [player_wins(match, newcomer.name) for match in deal] for deal in tournament.deals(0)
        ]
        wins[kind] = clustered_wilson(shares)
    return LeagueLine(name or newcomer.title, game, players, deals, wins, faulty)


def _plan(newcomer: Entrant, kind: str, game: str, players: int, deals: int) -> Plan:
    """The newcomer alone among opponents of one kind; also among its own."""
    (other,) = read_entrants(kind)
    if other.name == newcomer.name:
        other = Entrant(f"{other.name} (league)", other.kind, other.limit)
    return Plan(game, (newcomer, other), "ladder", (players,), deals, FIRST_SEED, {})
