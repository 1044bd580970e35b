"""Every reason for which Gold Rush refuses a move, reached at a table."""

from __future__ import annotations

import corral
from tests.games.playing import play
from tests.games.refusing import Refusals

from .build import build

EXAMPLES = Refusals()
note = EXAMPLES.note

HILLS = "0,-1 Ra 1; 0,1 Ha 0"  # a mountain of two tiles, and two of one part each below
BUSY = "1,0 C4a 0; 2,0 Xa 0; 3,0 C4a 0; 4,0 Wa 0"
ALL_FOUR = {0: "1,0:city 2,0:S 3,0:city 4,0:S"}


def placed(match: corral.Match, move: str = "place 1,0 0") -> corral.Match:
    """The match when p0 has placed the tile and may act."""
    play(match, 0, move)
    return match


def ended() -> corral.Match:
    match = build(left="")
    play(match, 0, "place 1,0 0", "pass")
    assert match.over
    return match


# Placing

note("over", "G-20", ended, 0, "pass")
note("not_your_turn", "G-3", build, 1, "pass", seat=0)
note("place_first", "G-4", build, 0, "pass")
note("placed_already", "G-4", lambda: placed(build()), 0, "place 1,1 0")
note("cell_taken", "G-4", build, 0, "place 0,0 0", cell="0,0")
note("touches_nothing", "G-4", build, 0, "place 5,-5 0", cell="5,-5")
note(
    "edge_differs",
    "G-4",
    build,
    0,
    "place 1,0 2",
    tile="Va",
    edge="railroad",
    part="1,0:W",
)
note(
    "edge_differs",
    "G-4",
    build,
    0,
    "place 0,-1 0",
    tile="Va",
    edge="mountain",
    part="0,-1:S",
)
note(
    "edge_differs",
    "G-4",
    build,
    0,
    "place 0,1 2",
    tile="Va",
    edge="prairie",
    part="0,1:N",
)

# Cowboys

note("no_farmers", "G-26", lambda: placed(build(no_farmers=True)), 0, "farmer NL")
note(
    "no_cowboy",
    "G-7",
    lambda: placed(build(land=BUSY, cowboys=ALL_FOUR, tile="Nd"), "place 0,-1 3"),
    0,
    "miner S",
)
note("no_city", "G-7", lambda: placed(build()), 0, "trader")
note("no_part", "G-7", lambda: placed(build()), 0, "miner N", role="miner", place="N")
note(
    "cowboy_there",
    "G-7",
    lambda: placed(build(land="1,0 Ua 1", cowboys={1: "1,0:E"}), "place 2,0 0"),
    0,
    "railwayman S",
    sort="railroad",
)
note(
    "cowboy_there",
    "G-7",
    lambda: placed(build(land="0,-1 Ra 1", cowboys={1: "0,-1:N"}, tile="Nd"), "place 1,-1 0"),
    0,
    "miner N",
    sort="mountain",
)
note(
    "cowboy_there",
    "G-7",
    lambda: placed(build(land="1,0 Ua 1", cowboys={1: "1,0:NL"}), "place 2,0 0"),
    0,
    "farmer NL",
    sort="prairie",
)

# Tents and tokens

note("no_tile", "G-8", lambda: placed(build()), 0, "tent 5,5:N", cell="5,5")
note("no_mountain", "G-8", lambda: placed(build()), 0, "tent 0,0:E", part="0,0:E")
note("tent_stays", "G-8", lambda: placed(build(land=HILLS, tents={0: "0,1:W"})), 0, "tent 0,1:E")
note("mountain_finished", "G-8", lambda: placed(build(land="0,-1 Ea 2")), 0, "tent 0,0:N")
note("part_has_tent", "G-8", lambda: placed(build(land=HILLS, tents={1: "0,1:W"})), 0, "tent 0,1:W")
note(
    "part_has_cowboy",
    "G-8",
    lambda: placed(build(land=HILLS, cowboys={1: "0,1:W"})),
    0,
    "tent 0,1:W",
)
note("no_tent", "G-9", lambda: placed(build()), 0, "take")
note(
    "no_token",
    "G-9",
    lambda: placed(
        build(
            land="0,-1 Ra 1; 0,1 Ha 0",
            tents={0: "0,-1:N"},
            piles={"0,0:N": 0},
            tokens={0: "0 1", 1: "2"},
        )
    ),
    0,
    "take",
)
