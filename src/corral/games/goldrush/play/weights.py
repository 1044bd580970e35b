"""The evaluation's parameters, which no rule gives; matches of bots among themselves gave them."""

from __future__ import annotations


class Weights:
    """What is usual at the table, in points, turns and parts of 1."""

    def __init__(self) -> None:
        # Finishing
        self.zeal = 0.5
        """The part of its fitting tiles that a seat uses for a hole."""
        self.detour = 0.3
        """What a tile that fits but leaves a new open end counts, beside one that does not."""
        self.railroad_finish = 0.7
        self.mountain_finish = 0.4
        """How often what could be finished is: there are other things to do, and opponents."""

        # Growing
        self.mountain_growth = 0.03
        """Nuggets that come to a mountain for each hole and turn of its owner."""
        self.locomotive_hope = 0.15
        """How often a railroad without a locomotive gets just one before it is finished."""
        self.locomotive_kept = 0.85
        """How often a railroad with one locomotive does not get a second."""
        self.prairie_growth = 0.15
        """The part of all symbols still to be won that a prairie open to all sides reaches."""
        self.prairie_reach = 8.0
        """How fast that is reached with a prairie's share of the open half-edges."""
        self.prairie_time = 8.0
        """Tiles in which prairies grow most of the way."""

        # Cowboys
        self.flow = 0.55
        """What the first cowboy in the supply brings in each turn to come."""
        self.decay = 0.75
        """How much less each further one brings."""
        self.last_stand = 1.5
        """What a cowboy brings besides, if there is a turn left to put it."""
        self.home_coming = 0.8
        """The part of the turns to come for which a cowboy comes home, if it does."""

        # Tents
        self.dig_rate = 0.3
        """Tokens that a tent takes in a turn: often there is something better to do."""
        self.dig_turns = 12.0
        """The turns for which anybody can plan to dig on one mountain."""
        self.tent_move = 1.5
        """What it costs to move a tent: an action."""

        # Turns
        self.turn = 2.8
        """What a turn to come brings, over all that is counted already."""
        self.hindrance = 0.7
        """What the others' turns cost, for each turn of all of them."""
