"""Features: connected tracks, mountains and prairies, and cities (G-7, G-13)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from corral.games.goldrush.rules.codes import NONE, TENT
from corral.games.goldrush.rules.table import GoldRushTable


def join(table: GoldRushTable, part: i64, other: i64) -> None:
    """Two parts belong to one feature from now on; the smaller one takes the larger one's name."""
    large = table.feature[part]
    small = table.feature[other]
    if large == small:
        return
    if table.size[large] < table.size[small]:
        large, small = small, large
    member = small
    while True:
        table.feature[member] = large
        member = table.ring[member]
        if member == small:
            break
    # Two rings become one when two of their members change successors.
    after = table.ring[large]
    table.ring[large] = table.ring[small]
    table.ring[small] = after
    table.size[large] += table.size[small]
    table.open[large] += table.open[small]
    table.symbols[large] += table.symbols[small]
    table.pile[large] += table.pile[small]
    table.cowboys[large] += table.cowboys[small]


def crowd(table: GoldRushTable, feature: i64, seat: i64) -> i64:
    """How many cowboys a seat has on a feature."""
    return table.cowboys[feature] >> (8 * seat) & 0xFF


def most_cowboys(table: GoldRushTable, feature: i64) -> i64:
    """The largest number of cowboys that one seat has on a feature."""
    most: i64 = 0
    for seat in range(table.players):
        most = max(most, crowd(table, feature, seat))
    return most


def owners(table: GoldRushTable, feature: i64) -> list[int]:
    """The seats with the most cowboys on a feature, all of them if equal (G-13)."""
    most = most_cowboys(table, feature)
    return [
        int(seat)
        for seat in range(table.players)
        if most > 0 and crowd(table, feature, seat) == most
    ]


def crowds(table: GoldRushTable, feature: i64) -> list[int]:
    """How many cowboys each seat has on a feature."""
    return [int(crowd(table, feature, seat)) for seat in range(table.players)]


def counted_before(table: GoldRushTable, part: i64) -> bool:
    """Whether an earlier part of the same tile belongs to the same feature."""
    earlier = table.base[i64(table.tile_of[part])]
    while earlier < part:
        if table.feature[earlier] == table.feature[part]:
            return True
        earlier += 1
    return False


def tile_count(table: GoldRushTable, feature: i64) -> i64:
    """The tiles of a feature, each of them once (G-11)."""
    count: i64 = 0
    member = feature
    while True:
        if not counted_before(table, member):
            count += 1
        member = table.ring[member]
        if member == feature:
            return count


def members(table: GoldRushTable, feature: i64) -> list[int]:
    """The parts of a feature as they came to the table."""
    found = [int(feature)]
    member = table.ring[feature]
    while member != feature:
        found.append(int(member))
        member = table.ring[member]
    found.sort()
    return found


def cells(table: GoldRushTable, feature: i64) -> list[str]:
    """The cells of a feature as they came to the table, each of them once."""
    return [
        table.cell_text(i64(table.tile_of[part]))
        for part in members(table, feature)
        if not counted_before(table, part)
    ]


def oldest_parts(table: GoldRushTable) -> list[int]:
    """The oldest part of every feature, in the order in which they came to the table."""
    found: list[int] = []
    seen = vec[u8]([0] * int(table.parts))
    for part in range(table.parts):
        feature = table.feature[part]
        if seen[feature] == 0:
            seen[feature] = 1
            found.append(int(part))
    return found


def name_of(table: GoldRushTable, feature: i64) -> str:
    """A feature is named after its oldest part."""
    return table.part_text(min(members(table, feature)))


def send_home(table: GoldRushTable, feature: i64) -> None:
    """Cowboys and tents on a feature go back to their owners (G-16, G-18)."""
    member = feature
    while True:
        holder = i64(table.holder[member])
        if holder >= TENT:
            table.tent[holder - TENT] = NONE
            table.holder[member] = 0
            if table.trace is not None:
                cell = table.part_text(member)
                table.tell({"kind": "tent_returned", "seat": int(holder - TENT), "part": cell})
        elif holder > 0:
            table.supply[holder - 1] += 1
            table.holder[member] = 0
            if table.trace is not None:
                cell = table.part_text(member)
                table.tell({"kind": "cowboy_returned", "seat": int(holder - 1), "part": cell})
        member = table.ring[member]
        if member == feature:
            break
    table.cowboys[feature] = 0
