"""Tiles on the table that several tests begin with."""

# A railroad from a junction in the west over the start tile; one more tile in the east ends it.
WEST_END = "-1,0 Wa 0"

# A circle of six tiles, but for the one at 0,1 below the start tile.
CIRCLE = "1,0 Va 0; 1,1 Va 1; -1,0 Va 3; -1,1 Vc 2"

# Three rows of track, joined at their ends like a snake; it ends with junctions.
SNAKE = "0,1 Ua 1; 0,2 Ud 1; 1,0 Va 0; 1,1 Va 1; -1,1 Va 3; -1,2 Vc 2; -1,0 Wa 2"  # but for 1,2

# Three mountains, joined by the last tile and the one at 1,-1.
PEAKS = "0,-1 Na 2; 1,0 Dc 0; 2,0 Dd 0; 1,-1 Ra 2"

# Two mountains with a miner each, joined and finished by a tile at 1,-1.
TWO_PEAKS = "0,-1 Na 2; 1,0 Dc 0"

# A city at 1,0 with finished railroads in the east and south; the one over the start tile is open.
CITY = "1,0 C3a 0; 2,0 Wa 0; 1,1 Wa 1"
