"""The edition's printed numbers as tables, made once for each number of players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from corral.games.elgaucho.rules.codes import (
    AREAS,
    BREEDS,
    DICE_SETS,
    HANDS_OF_DICE,
    ROW_LENGTH,
    TILES,
    TOTALS,
    VALUES,
)


def _bit_counts() -> vec[i64]:
    return vec[i64]([number.bit_count() for number in range(1 << VALUES)])


def _highest_values() -> vec[i64]:
    return vec[i64]([number.bit_length() for number in range(1 << VALUES)])


def _lowest_values() -> vec[i64]:
    return vec[i64]([(number & -number).bit_length() for number in range(1 << VALUES)])


# For every set of values of one breed: how many, the highest, the lowest.
COUNT: Final = _bit_counts()
HIGHEST: Final = _highest_values()
LOWEST: Final = _lowest_values()


def tile_count(tiles: i64) -> i64:
    """How many tiles a set holds."""
    count: i64 = 0
    while tiles:
        count += COUNT[tiles & 0xFFF]
        tiles >>= 12
    return count


def nth_tile(tiles: i64, n: i64) -> i64:
    """The tile at place n (from 0) of a set in ascending order."""
    breed: i64 = 0
    while True:
        of_breed = (tiles >> (12 * breed)) & 0xFFF
        if n < COUNT[of_breed]:
            break
        n -= COUNT[of_breed]
        breed += 1
    while n > 0:
        of_breed &= of_breed - 1
        n -= 1
    return breed * 12 + LOWEST[of_breed] - 1


def tile_list(tiles: i64) -> list[int]:
    """The tiles of a set in ascending order."""
    return [tile for tile in range(TILES) if tiles >> tile & 1]


def _dice_sets(hand: int) -> list[tuple[int, int]]:
    """Every choice of dice from a hand as (set, total); equal dice make no second choice."""
    dice = [hand & 7, hand >> 3 & 7, hand >> 6]
    choices: list[tuple[int, int]] = []
    seen: list[list[int]] = []
    for chosen in range(1, DICE_SETS):
        values = sorted(die for place, die in enumerate(dice) if chosen >> place & 1)
        if 0 in values or 7 in values or values in seen:
            continue
        seen.append(values)
        choices.append((chosen, sum(values)))
    return choices


class Board:
    """All that an edition fixes for a number of players."""

    def __init__(
        self,
        players: int,
        small_numbers: Sequence[int],
        row_lengths: Sequence[int],
        full_at: int,
        area_totals: Sequence[Sequence[int]],
        steppe_tiles: int,
        pair_up_to: int,
        two_up_to: int,
        three_up_to: int,
        bonus: int,
        dice: int,
        gauchos: int,
        preliminary: int,
        breeds_out: int,
    ) -> None:
        self.players: i64 = players
        self.full_at: i64 = full_at
        self.steppe_tiles: i64 = steppe_tiles
        self.pair_up_to: i64 = pair_up_to
        self.two_up_to: i64 = two_up_to
        self.three_up_to: i64 = three_up_to
        self.bonus: i64 = bonus
        self.dice: i64 = dice
        self.gauchos: i64 = gauchos
        self.preliminary: i64 = preliminary
        self.breeds_out: i64 = breeds_out
        self.row_lengths = vec[i64](row_lengths)
        self.area_totals = [list(totals) for totals in area_totals]
        self.value = vec[i64]([tile % VALUES + 1 for tile in range(TILES)])
        self.small = vec[i64]([small_numbers[tile % VALUES] for tile in range(TILES)])
        # The tiles that may be put out in pairs (E-37).
        self.pair_tiles: i64 = sum(1 << tile for tile in range(TILES) if tile % VALUES < pair_up_to)
        spaces = vec[i64]()
        for row, length in enumerate(row_lengths):
            for column in range(length):
                spaces = append(spaces, i64(row * ROW_LENGTH + column))
        self.spaces = spaces
        # Sets of sets of dice: which choices from a hand make a total, or suit an area.
        making = [0] * (HANDS_OF_DICE * TOTALS)
        suiting = [0] * (HANDS_OF_DICE * AREAS)
        for hand in range(HANDS_OF_DICE):
            for chosen, total in _dice_sets(hand):
                making[hand * TOTALS + total] |= 1 << chosen
                for area, totals in enumerate(area_totals):
                    if total in totals:
                        suiting[hand * AREAS + area] |= 1 << chosen
        self.making = vec[i64](making)
        self.suiting = vec[i64](suiting)

    def all_tiles(self) -> int:
        return (1 << (BREEDS * VALUES)) - 1
