"""Every reason for which El Gaucho refuses a move, reached at a table."""

from __future__ import annotations

from functools import partial

import corral
from tests.games.playing import play
from tests.games.refusing import Refusals

from .build import FULL, SEVEN, build

EXAMPLES = Refusals()
note = EXAMPLES.note

HAND = partial(build, phase="keep", hands={0: "W2 K5 K9 B12"})
ENTERING = partial(build, phase="enter", start=0, turn=2)
TAKEN = partial(build, dice="2 5")
ON_STEPPE = partial(
    build, dice="-", areas={0: "steppe"}, steppe="W2@0 K4@0 B9@0 G10@0", fresh="0 - -"
)
COLLECTING = partial(build, phase="collect", pampa=FULL)


def after(match: corral.Match, *moves: str) -> corral.Match:
    """The match after moves of p0."""
    play(match, 0, *moves)
    return match


# At the wrong time


note("over", "E-46", partial(build, phase="over", countdown=0), 0, "end")
note("keep_first", "E-9", HAND, 0, "end")
note("kept_already", "E-9", lambda: after(HAND(), "keep W2"), 0, "keep K5")
note("keep_over", "E-9", build, 0, "keep W2")
note("not_your_turn", "E-12", build, 1, "end", seat=0)
note("not_your_turn", "E-11", ENTERING, 0, "place wish", seat=2)
note("not_your_turn", "E-30", partial(COLLECTING, incoming={0: "W5 W7"}), 1, "add W5", seat=0)
note("enter_first", "E-11", ENTERING, 2, "end")
note("collect_first", "E-25", partial(COLLECTING, incoming={0: "W5 W7"}), 0, "end")
note("collect_later", "E-25", build, 0, "add W5")
note("sort_later", "E-29", partial(build, areas={0: "sort"}), 0, "sort W5")
note(
    "overseer_first",
    "E-36",
    lambda: after(build(areas={0: "overseer"}, a="W9_0 K9_0"), "overseer raise a1"),
    0,
    "take 1 2",
)
note(
    "recalled_first",
    "E-20",
    lambda: after(build(dice="2 5", a="W2_0", pampa=SEVEN), "recall a1"),
    0,
    "end",
)
note("steppe_first", "E-38", lambda: after(ON_STEPPE(), "steppe"), 0, "end")
note("steppe_unseen", "E-37", build, 0, "put W2 a1")
note("nothing_begun", "E-23", TAKEN, 0, "done")

# Tiles, dice and gauchos

note("not_in_hand", "E-9", HAND, 0, "keep G3", tile="G3", tiles=["W2", "K5", "K9", "B12"])
note("keep_limit", "E-9", HAND, 0, "keep W2 B12", count=2, limit=8)
note("no_dice", "E-43", partial(build, countdown=0), 0, "take 1 2")
note("dice_taken", "E-12", TAKEN, 0, "take 1 2")
note(
    "not_rolled",
    "E-12",
    partial(build, rodeo="1 1 2 3 4 4 6"),
    0,
    "take 5 6",
    pair=[5, 6],
    rodeo=[1, 1, 2, 3, 4, 4, 6],
)
note("not_these_dice", "E-14", partial(TAKEN, a="W7"), 0, "stand a1 3+4", dice=[3, 4], hand=[2, 5])
note("not_these_dice", "E-12", partial(build, a="W7"), 0, "stand a1 3+4", dice=[3, 4], hand=[])
note("no_tile", "E-15", TAKEN, 0, "stand a1 2+5", space="a1")
note("space_not_in_play", "E-4", TAKEN, 0, "stand a4 2+5", space="a4")
note(
    "no_gaucho",
    "E-20",
    partial(TAKEN, a="W7", b="K9^0", pampa=SEVEN),
    0,
    "stand a1 2+5",
)
note("occupied", "E-16", partial(TAKEN, a="W7^1"), 0, "lay a1 5", space="a1")
note("dice_total", "E-15", partial(TAKEN, a="W11"), 0, "stand a1 2+5", total=11, dice=[2, 5])
note("none_lies", "E-17", partial(TAKEN, a="W7"), 0, "raise a1 2", space="a1")
note("supply_left", "E-20", partial(TAKEN, a="W7_0"), 0, "recall a1")
note("nothing_to_use", "E-20", partial(build, dice="-", a="W2_0", pampa=SEVEN), 0, "recall a1")

# Areas

note("enter_without_dice", "E-11", ENTERING, 2, "place wish 2")
note(
    "area_chosen",
    "E-11",
    partial(ENTERING, turn=1, areas={2: "sale"}),
    1,
    "place sale",
    area="sale",
)
note("dice_unnamed", "E-18", TAKEN, 0, "place wish", area="wish")
note("area_occupied", "E-18", partial(TAKEN, areas={0: "wish"}), 0, "place wish 2", area="wish")
note("just_left", "E-19", partial(TAKEN, touched="wish"), 0, "place wish 2", area="wish")
note("area_total", "E-18", TAKEN, 0, "place wish 5", area="wish", totals=[1, 2, 3], dice=[5])
note(
    "just_placed",
    "E-19",
    partial(TAKEN, areas={0: "sale"}, touched="sale"),
    0,
    "sale W",
    area="sale",
)
note("not_on_area", "E-21", TAKEN, 0, "wish 3", area="wish")
note("not_on_area", "E-20", TAKEN, 0, "recall steal", area="steal")
note(
    "herd_too_small",
    "E-33",
    partial(TAKEN, areas={0: "sale"}, herds={0: "G5"}),
    0,
    "sale G",
    breed="G",
)
note(
    "own_tile",
    "E-34",
    partial(TAKEN, areas={0: "steal"}, herds={0: "G5"}),
    0,
    "steal G5",
    tile="G5",
)
note("in_no_herd", "E-34", partial(TAKEN, areas={0: "steal"}), 0, "steal G5", tile="G5")
note(
    "raise_or_replace",
    "E-36",
    lambda: after(build(areas={0: "overseer"}, a="W9_0 K9_0 B9_1"), "overseer raise a1"),
    0,
    "overseer replace a3",
)
note(
    "no_rival_lies",
    "E-36",
    partial(TAKEN, areas={0: "overseer"}, a="W9_0"),
    0,
    "overseer replace a1",
    space="a1",
)

# The steppe

note(
    "steppe_empty", "E-38", partial(build, areas={0: "steppe"}, steppe="", countdown=1), 0, "steppe"
)
note(
    "pampa_full",
    "E-38",
    partial(
        build,
        2,
        areas={0: "steppe"},
        a="G1 G2",
        b="G3 G4 G5",
        c="B1 B2 B3",
        d="W1 W2 W3 W4",
    ),
    0,
    "steppe",
)
note(
    "not_on_steppe",
    "E-37",
    lambda: after(ON_STEPPE(), "steppe"),
    0,
    "put G1 a1",
    tile="G1",
    tiles=["W2", "K4", "B9", "G10"],
)
note("space_taken", "E-37", lambda: after(ON_STEPPE(a="G7"), "steppe"), 0, "put W2 a1", space="a1")
note(
    "pair_limit", "E-37", lambda: after(ON_STEPPE(), "steppe", "put W2 a1"), 0, "put B9 a2", limit=4
)
note(
    "second_needs_gaucho",
    "E-39",
    lambda: after(
        ON_STEPPE(a="W9_0", pampa={"c": SEVEN["c"], "d": "W11^0 K11^0"}), "steppe", "put W2 a2"
    ),
    0,
    "put K4 a3",
)
note("tile_due", "E-38", lambda: after(ON_STEPPE(), "steppe"), 0, "done")
note("dice_due", "E-12", build, 0, "end")

# Collecting

note(
    "no_herd",
    "E-29",
    partial(COLLECTING, incoming={0: "W5 W7"}, areas={0: "sort"}),
    0,
    "sort W5",
    breed="W",
)
note(
    "fits_right",
    "E-29",
    partial(COLLECTING, incoming={0: "W7 W9"}, areas={0: "sort"}, herds={0: "W4-6"}),
    0,
    "sort W7",
    tile="W7",
)
note(
    "not_collected",
    "E-25",
    partial(COLLECTING, incoming={0: "W5 W7"}),
    0,
    "add K5",
    tile="K5",
    tiles=["W5", "W7"],
)
