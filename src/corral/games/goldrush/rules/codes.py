"""The numbers that stand for cells, edges, parts of tiles, phases and moves."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Directions go clockwise from north, half-edges likewise: two for each edge.
DIRECTIONS: Final = 4
HALVES: Final = 8
ROTATIONS: Final = 4

# What an edge is; 3 is prairie, and 0 where nothing lies beside it yet.
RAILROAD_EDGE: Final = 1
MOUNTAIN_EDGE: Final = 2
NEEDS: Final = 256  # two bits for each edge of a free cell

# Parts of a tile, in the order in which they are numbered: mountains, tracks, the city, prairies.
MOUNTAIN: Final = 0
TRACK: Final = 1
CITY: Final = 2
PRAIRIE: Final = 3
MOST_PARTS: Final = 16

# Cells lie on a board that is joined at its edges. A landscape is never so wide that it meets
# itself, so a cell stands for one place only; where it is, the landscape's corner tells.
SIDE: Final = 80
CELLS: Final = 6400
MOST_TILES: Final = 78
BORDER: Final = 79

# Who is on a part: 0 nobody, 1 + seat a cowboy, TENT + seat a tent.
TENT: Final = 8
MOST_COWBOYS: Final = 50

# Herds are counted above camps in one number.
HERD: Final = 0x10000

# Phases. Chance answers in the first four; then somebody decides, and at last it is over.
START_PHASE: Final = 0
DRAW_PHASE: Final = 1
DIG_PHASE: Final = 2
CLAIM_PHASE: Final = 3
PLACE_PHASE: Final = 4
ACT_PHASE: Final = 5
OVER_PHASE: Final = 6

# Moves. Each kind has a block of numbers that starts here.
PASS_MOVE: Final = 0
TAKE_MOVE: Final = 1
TRADER_MOVE: Final = 2
RAILWAYMAN_MOVE: Final = 3  # + direction
MINER_MOVE: Final = 7  # + direction
FARMER_MOVE: Final = 11  # + half-edge
TENT_MOVE: Final = 19  # + cell * 4 + direction
PLACE_MOVE: Final = 25619  # + cell * 4 + rotation
MOVES: Final = 51219
