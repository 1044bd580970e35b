"""Mining tokens: unseen until somebody takes them, then known to their owner (G-6, G-10)."""

from __future__ import annotations

from mypy_extensions import i64

from corral.games.goldrush.rules.events import TokenTaken
from corral.games.goldrush.rules.features import name_of
from corral.games.goldrush.rules.table import GoldRushTable


def unseen_tokens(table: GoldRushTable) -> i64:
    """How many tokens nobody has seen: in the supply, on piles, or removed."""
    count: i64 = 0
    for tokens in table.unseen:
        count += tokens
    return count


def nth_value(table: GoldRushTable, number: i64) -> i64:
    """The value of the unseen token at that place, if they lay in order."""
    value: i64 = 0
    while number >= table.unseen[value]:
        number -= table.unseen[value]
        value += 1
    return value


def take_token(table: GoldRushTable, seat: i64, part: i64, value: i64) -> None:
    """A token goes from the pile of a mountain to a player."""
    mountain = table.feature[part]
    table.pile[mountain] -= 1
    table.unseen[value] -= 1
    table.purse[seat * len(table.unseen) + value] += 1


def taken_token(table: GoldRushTable, seat: i64, part: i64, value: i64) -> TokenTaken:
    """What is told of it."""
    mountain = table.feature[part]
    return {
        "seat": int(seat),
        "mountain": name_of(table, mountain),
        "pile": int(table.pile[mountain]),
        "token": int(table.tiles.token_points[value]),
    }


def remove_tokens(table: GoldRushTable, mountain: i64) -> None:
    """The tokens left on a finished mountain leave the game unseen (G-15)."""
    count = table.pile[mountain]
    if count > 0:
        table.pile[mountain] = 0
        table.removed += count
        if table.trace is not None:
            mountains = [name_of(table, mountain)]
            table.tell({"kind": "tokens_removed", "mountains": mountains, "count": int(count)})


def remove_all_tokens(table: GoldRushTable) -> None:
    """The tokens on all mountains leave the game unseen (G-21)."""
    count: i64 = 0
    mountains: list[str] = []
    for part in range(table.parts):
        if table.pile[part] > 0 and table.feature[part] == part:
            count += table.pile[part]
            table.pile[part] = 0
            if table.trace is not None:
                mountains.append(name_of(table, part))
    table.removed += count
    if mountains:
        table.tell({"kind": "tokens_removed", "mountains": mountains, "count": int(count)})
