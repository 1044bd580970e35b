"""The numbers that stand for tiles, spaces, areas, phases and moves."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Tiles: breed * 12 + value - 1. A set of tiles is a number with one bit per tile.
BREEDS: Final = 5
VALUES: Final = 12
TILES: Final = 60
BREED_MASK: Final = 0xFFF

# Spaces: row * 8 + column, the bottom row first.
ROWS: Final = 4
ROW_LENGTH: Final = 8
SPACES: Final = 32

# Action areas, in the order of the ledger.
SORT: Final = 0
WISH: Final = 1
SALE: Final = 2
STEAL: Final = 3
OVERSEER: Final = 4
STEPPE: Final = 5
AREAS: Final = 6

# The direction of a herd.
SINGLE: Final = 0
ASCENDING: Final = 1
DESCENDING: Final = 2

# Phases. Chance answers in the first seven; then people decide, and at last it is over.
OUT_PHASE: Final = 0
FILL_PHASE: Final = 1
START_PHASE: Final = 2
DEAL_PHASE: Final = 3
ROLL_PHASE: Final = 4
LOOK_PHASE: Final = 5
REFILL_PHASE: Final = 6
KEEP_PHASE: Final = 7
ENTER_PHASE: Final = 8
TURN_PHASE: Final = 9
OVERSEER_PHASE: Final = 10
STEPPE_PHASE: Final = 11
COLLECT_PHASE: Final = 12
FINAL_PHASE: Final = 13
OVER_PHASE: Final = 14

# Dice in hand: bit 0 and 1 the two taken from the rodeo, bit 2 the wished one.
FIRST_DIE: Final = 1
SECOND_DIE: Final = 2
WISHED_DIE: Final = 4
DICE_SETS: Final = 8
HANDS_OF_DICE: Final = 512
TOTALS: Final = 19

# Moves. Each kind has a block of numbers that starts here.
KEEP_MOVE: Final = 0  # + 2 * set of places in the hand + descending
PLACE_MOVE: Final = 64  # + area * 8 + set of dice
TAKE_MOVE: Final = 112  # + (lower - 1) * 6 + higher - 1
STAND_MOVE: Final = 148  # + space * 8 + set of dice
LAY_MOVE: Final = 404  # + space * 8 + set of dice
RAISE_MOVE: Final = 660  # + space * 8 + set of dice
RECALL_AREA_MOVE: Final = 916  # + area
RECALL_MOVE: Final = 922  # + space
WISH_MOVE: Final = 954  # + value - 1
SALE_MOVE: Final = 960  # + breed
STEAL_MOVE: Final = 965  # + tile
ROUSE_MOVE: Final = 1025  # + space
REPLACE_MOVE: Final = 1057  # + space
LOOK_MOVE: Final = 1089
PUT_MOVE: Final = 1090  # + place on the steppe * 32 + space
ADD_MOVE: Final = 1346  # + tile
SORT_MOVE: Final = 1406  # + tile
DONE_MOVE: Final = 1466
END_MOVE: Final = 1467
MOVES: Final = 1468
