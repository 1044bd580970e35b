"""The data card of exported tables: what they hold, where it comes from, what to beware of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

CARD: Final = "data-card.md"
MOST_NAMES: Final = 20

COLUMNS: Final = """\
- `match`, `decision`, `seat`, `player`: the record, the number of the decision in it, who decided,
  and what they were called
- `observation`: all that the seat knew, as whole numbers (the file's metadata names the pieces)
- `mask`: the legal actions
- `action`, `move`: what was chosen, as a number and in the notation
- `win`, `margin`, `score`: how the match ended for that seat: share of the win, points ahead of the
  best of the others, points
"""

JUDGED: Final = """\
- `considered`, `visits`, `values`: of the judge: the actions that it thought of, how often it tried
  each, and the chance to win with it
"""

ABOUT: Final = """\
# Decisions of table games

Written by `corral export` of Corral {version}. One row for each decision of each finished match;
one file for each kind of table. `corral` in the metadata of a file (JSON) names game, rules,
players, options, edition, encoding, pieces and blocks of actions. Do not mix files whose
`encoding` digests differ: their numbers mean different things.
"""

BEWARE: Final = """\
## To beware of

- Decisions of one match belong together: split by `match`, never by row.
- `win`, `margin` and `score` are known only at the end: they are what to learn, not what from.
- Rows show what the seat knew and nothing else; other seats' secrets are in none of them. Those of
  one match, put together, can tell what no single seat knew.
- Decisions with one legal action are rows too (`mask` has one true value).
- `player` is a name as the record has it. Records of people may hold names that they chose.
"""


@dataclass
class Tallied:
    """How much a table holds."""

    matches: int = 0
    decisions: int = 0
    players: Counter[str] = field(default_factory=Counter)

    def add(self, player: str) -> None:
        """One more decision."""
        self.decisions += 1
        self.players[player] += 1


def data_card(tables: Sequence[tuple[str, Mapping[str, Any], Tallied]]) -> str:
    """The card as Markdown: a file's name, its description, and what it holds, for each table."""
    parts = [ABOUT.format(version=tables[0][1]["corral"]), "## Files\n"]
    for name, told, held in tables:
        parts.append("\n".join(_lines(name, told, held)) + "\n")
    judged = any(told["judge"] is not None for _, told, _ in tables)
    parts += ["## Columns\n", COLUMNS + (JUDGED if judged else ""), BEWARE]
    return "\n".join(parts)


def _lines(name: str, told: Mapping[str, Any], held: Tallied) -> list[str]:
    options = ", ".join(f"{key}={value}" for key, value in told["options"].items()) or "none"
    named = held.players.most_common(MOST_NAMES)
    players = ", ".join(f"{player} ({count})" for player, count in named)
    more = len(held.players) - len(named)
    lines = [
        f"### `{name}`\n",
        f"- {held.matches} matches, {held.decisions} decisions",
        f"- {told['game']}, {told['players']} players, rules {told['rules']}, options: {options}",
        f"- edition {told['edition']['name']} ({told['edition']['digest']}), "
        f"encoding {told['encoding']['version']} ({told['encoding']['digest']})",
        f"- decisions by {players}" + (f", and {more} more" if more else ""),
    ]
    if (judge := told["judge"]) is not None:
        limits = [f"{judge[key]} {key}" for key in ("nodes", "seconds") if judge[key] is not None]
        lines.append(f"- judged by {judge['bot']}" + (f", {', '.join(limits)}" if limits else ""))
    return lines
