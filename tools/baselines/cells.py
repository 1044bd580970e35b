"""The cells of the tables in docs/baselines.md: each is a ``corral arena`` that goes on.

So every cell is played on the same deals, once from every seat, and can be repeated by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Final

from corral.arena.bout import Outcome
from corral.arena.results import Results
from corral.arena.statistics import Interval, clustered_wilson
from corral.arena.tournament import player_wins
from corral.cli import main as corral_command
from tools.baselines.training import table_of

SEED: Final = 2_400_000
"""Not among those of the league, nor of any training here."""
OWN_POLICY: Final = "its policy"
EXPLOITER: Final = "exploiter"


@dataclass(frozen=True)
class Effort:
    """How long searches think, so that a match takes seconds."""

    walks: int = 50
    """Of a search with a network."""
    baron: int = 50
    """Nodes of a baron."""

    def opponents(self) -> tuple[str, ...]:
        """All five bots, by nodes where they search."""
        return ("random", "greenhorn", "cowhand", "foreman@50", f"baron@{self.baron}")


@dataclass(frozen=True)
class Cell:
    """One player alone among opponents of one kind."""

    name: str
    """The baseline."""
    player: str
    opponent: str
    title: str
    """The player in the table."""
    column: str

    @property
    def file(self) -> str:
        """Where its matches are kept."""
        return f"{self.title.replace(' ', '-')}_{self.column.replace(' ', '-')}.json"

    def words(self, deals: int) -> list[str]:
        """The command that plays it, in the folder: no name in it tells where that is, so what was
        played stays good when the folder is moved."""
        game, players = table_of(self.name)
        shown = ["arena", game, "--players", f"{self.player},{self.opponent}"]
        shown += ["--lineup", "ladder", "--seats", str(players), "--num", str(deals)]
        shown += ["--seed", str(SEED), "--workers", "1", "--json"]
        return [*shown, "--out", self.file]

    def deals(self, folder: Path) -> list[list[Outcome]]:
        """Those that were played from every seat."""
        if not folder.is_dir():
            return []
        _, players = table_of(self.name)
        found: dict[int, dict[int, Outcome]] = {}
        for outcome in Results(folder / self.file).outcomes:
            found.setdefault(outcome.place.deal, {})[outcome.place.rotation] = outcome
        whole = [deal for _, deal in sorted(found.items()) if len(deal) == players]
        return [list(deal.values()) for deal in whole]

    def play(self, folder: Path, deals: int) -> bool:
        """Play what is left of so many deals; whether anything was."""
        if len(self.deals(folder)) >= deals:
            return False
        with redirect_stdout(StringIO()), chdir(folder):
            code = corral_command(self.words(deals))
        if code:
            raise SystemExit(code)
        return True

    def wins(self, folder: Path) -> Interval:
        """The player's share of the wins so far."""
        deals = self.deals(folder)
        return clustered_wilson([[player_wins(one, self.player) for one in deal] for deal in deals])

    def text(self, folder: Path) -> str:
        """The share of the wins, its interval, and the number of matches; empty if none was."""
        matches = sum(map(len, self.deals(folder)))
        if not matches:
            return ""
        won = self.wins(folder)
        return f"{won.share:.2f} ({won.low:.2f}–{won.high:.2f}), {matches}"


def policy_cells(name: str, effort: Effort) -> Iterator[Cell]:
    """A network by its policy alone."""
    player = f"net:{name}"
    for opponent in effort.opponents():
        yield Cell(name, player, opponent, name, opponent)


def search_cells(name: str, effort: Effort) -> Iterator[Cell]:
    """A network with a search, also against itself without one."""
    searching = f"{name}@{effort.walks}"
    for opponent in (*effort.opponents(), f"net:{name}"):
        column = OWN_POLICY if opponent == f"net:{name}" else opponent
        yield Cell(name, f"net:{searching}", opponent, searching, column)


def exploiter_file(name: str) -> str:
    """The network that has learned to win against a baseline."""
    return f"{EXPLOITER}-{name}.net"


def exploiter_cell(name: str) -> Cell:
    """Whoever has learned to win against a baseline, against it."""
    player = f"net:./{exploiter_file(name)}"
    return Cell(name, player, f"net:{name}", f"{EXPLOITER} {name}", OWN_POLICY)


def row(cells: Sequence[Cell], folder: Path) -> str:
    """A player's line of the table."""
    return f"| `net:{cells[0].title}` | {' | '.join(cell.text(folder) for cell in cells)} |"
