"""Gold Rush once more: slow, obvious, written only from the rules in docs/rules/goldrush.md.

It shares no code with the engine; a test runs the two in lockstep. Numbers like G-12 are rules of
the ledger. Features are found by flood fill from the tiles' data, whenever they are asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

DIRECTIONS = "NESW"
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
HALVES = ("NL", "NR", "ET", "EB", "SR", "SL", "WB", "WT")  # clockwise
# Across an edge the left half meets the left half, the top half the top half, and so on.
ACROSS = {half: OPPOSITE[half[0]] + half[1] for half in HALVES}
ROLES = {"mountain": "miner", "railroad": "railwayman", "city": "trader", "prairie": "farmer"}

Cell: TypeAlias = tuple[int, int]


class Part(NamedTuple):
    """A part of a tile on the table: the tile's cell, what it is, and which one of these."""

    cell: Cell
    sort: str
    number: int


Feature: TypeAlias = frozenset[Part]


@dataclass
class Laid:
    """A tile as it lies: everything turned."""

    kind: str
    rotation: int
    edges: dict[str, str]
    mountains: list[tuple[list[str], int]]
    tracks: list[tuple[list[str], int]]
    hub: str | None
    prairies: list[tuple[list[str], int, int]]


@dataclass
class Question:
    """What is to be answered: by chance with weights, or by a seat with moves."""

    seat: int | Literal["chance"]
    answers: dict[str, int]


def turned_direction(direction: str, rotation: int) -> str:
    return DIRECTIONS[(DIRECTIONS.index(direction) + rotation) % 4]


def turned_half(half: str, rotation: int) -> str:
    return HALVES[(HALVES.index(half) + 2 * rotation) % 8]


def turned(tile: dict[str, Any], rotation: int) -> Laid:
    """A turn is a clockwise quarter."""
    return Laid(
        kind=tile["id"],
        rotation=rotation,
        edges={
            turned_direction(direction, rotation): edge
            for direction, edge in zip(DIRECTIONS, tile["edges"], strict=True)
        },
        mountains=[
            ([turned_direction(place, rotation) for place in part["edges"]], part["nuggets"])
            for part in tile.get("mountains", [])
        ],
        tracks=[
            ([turned_direction(end, rotation) for end in part["ends"]], part.get("locomotives", 0))
            for part in tile.get("tracks", [])
        ],
        hub=tile.get("hub"),
        prairies=[
            (
                [turned_half(half, rotation) for half in part["halves"].split()],
                part.get("camps", 0),
                part.get("herds", 0),
            )
            for part in tile.get("prairies", [])
        ],
    )


class Reference:
    def __init__(self, players: int, data: dict[str, Any], no_farmers: bool) -> None:
        self.seats = list(range(players))
        self.no_farmers = no_farmers
        self.tiles = {tile["id"]: tile for tile in data["tiles"]}
        self.bag = Counter({tile["id"]: tile["count"] for tile in data["tiles"]})
        self.gone: Counter[str] = Counter()
        self.land: dict[Cell, Laid] = {}  # in the order in which they were placed
        self.filled: dict[Part, Feature] = {}
        self.in_hand: str | None = None
        # G-1
        self.points = [0] * players
        self.supply = [data["cowboys"]] * players
        self.cowboys: dict[Part, int] = {}
        self.tents: dict[int, Part] = {}
        # Tokens: face down, so only how many lie where; those taken have a value.
        self.token_supply = sum(token["count"] for token in data["tokens"])
        self.unseen = Counter({token["points"]: token["count"] for token in data["tokens"]})
        self.purses: list[list[int]] = [[] for _ in self.seats]
        self.piles: dict[Part, int] = {}  # by one part of the mountain, any
        self.scored: list[dict[str, Any]] = []
        self.over = False
        self.turn: int | None = None
        # G-3
        self.bag[data["start"]] -= 1
        self.lay((0, 0), data["start"], 0)
        self.course = self.play_match()
        self.question: Question | None = next(self.course)

    def answer(self, text: str) -> None:
        """Chance or the player on turn decides."""
        assert self.question is not None
        assert text in self.question.answers
        try:
            self.question = self.course.send(text)
        except StopIteration:
            self.question = None

    # The landscape

    def lay(self, cell: Cell, kind: str, rotation: int) -> None:
        self.land[cell] = turned(self.tiles[kind], rotation)
        self.filled.clear()
        for number, (_, nuggets) in enumerate(self.land[cell].mountains):  # G-6
            tokens = min(nuggets, self.token_supply)
            self.token_supply -= tokens
            if tokens:
                self.piles[Part(cell, "mountain", number)] = tokens

    def fits(self, cell: Cell, laid: Laid) -> bool:
        """G-4"""
        if cell in self.land:
            return False
        touching = 0
        for direction, (dx, dy) in STEPS.items():
            beside = self.land.get((cell[0] + dx, cell[1] + dy))
            if beside is not None:
                touching += 1
                if beside.edges[OPPOSITE[direction]] != laid.edges[direction]:
                    return False
        return touching > 0

    def placements(self, kind: str) -> set[str]:
        around = {(x + dx, y + dy) for x, y in self.land for dx, dy in STEPS.values()}
        return {
            f"place {x},{y} {rotation}"
            for x, y in around
            for rotation in range(4)
            if self.fits((x, y), turned(self.tiles[kind], rotation))
        }

    def parts_of(self, cell: Cell) -> list[Part]:
        """In the order of the tile's data."""
        laid = self.land[cell]
        parts = [Part(cell, "mountain", number) for number in range(len(laid.mountains))]
        parts += [Part(cell, "railroad", number) for number in range(len(laid.tracks))]
        if laid.hub == "city":
            parts.append(Part(cell, "city", 0))
        return parts + [Part(cell, "prairie", number) for number in range(len(laid.prairies))]

    def places_of(self, part: Part) -> list[str]:
        """The edges or half-edges that a part reaches."""
        laid = self.land[part.cell]
        if part.sort == "mountain":
            return laid.mountains[part.number][0]
        if part.sort == "railroad":
            return laid.tracks[part.number][0]
        if part.sort == "prairie":
            return laid.prairies[part.number][0]
        return []

    def across(self, part: Part, place: str) -> Part | None:
        """The part on the neighbouring tile that touches this one there; None if none is laid."""
        dx, dy = STEPS[place[0]]
        cell = (part.cell[0] + dx, part.cell[1] + dy)
        if cell not in self.land:
            return None
        wanted = ACROSS[place] if len(place) == 2 else OPPOSITE[place]
        (found,) = [
            other
            for other in self.parts_of(cell)
            if other.sort == part.sort and wanted in self.places_of(other)
        ]
        return found

    def feature(self, part: Part) -> Feature:
        """Everything connected with a part, by flood fill; remembered until the next tile."""
        if part in self.filled:
            return self.filled[part]
        found, edge = {part}, [part]
        while edge:
            here = edge.pop()
            for place in self.places_of(here):
                there = self.across(here, place)
                if there is not None and there not in found:
                    found.add(there)
                    edge.append(there)
        self.filled.update(dict.fromkeys(found, frozenset(found)))
        return self.filled[part]

    def features(self) -> set[Feature]:
        return {self.feature(part) for cell in self.land for part in self.parts_of(cell)}

    def city_tracks(self, cell: Cell) -> list[Part]:
        """The tracks that end in the city of a tile."""
        return [
            Part(cell, "railroad", number)
            for number, (ends, _) in enumerate(self.land[cell].tracks)
            if len(ends) == 1
        ]

    def finished(self, feature: Feature) -> bool:
        """G-11, G-12, G-17: nothing of it is open; a city's railroads all are finished."""
        part = next(iter(feature))
        if part.sort == "city":
            tracks = self.city_tracks(part.cell)
            return all(self.finished(self.feature(track)) for track in tracks)
        return all(
            self.across(part, place) is not None
            for part in feature
            for place in self.places_of(part)
        )

    def tokens_on(self, feature: Feature) -> int:
        return sum(self.piles.get(part, 0) for part in feature)

    def remove_token(self, feature: Feature) -> None:
        pile = next(part for part in feature if self.piles.get(part, 0) > 0)
        self.piles[pile] -= 1

    # Names

    def place_name(self, part: Part) -> str:
        order = HALVES if part.sort == "prairie" else tuple(DIRECTIONS)
        return min(self.places_of(part), key=order.index) if part.sort != "city" else "city"

    def name(self, part: Part) -> str:
        return f"{part.cell[0]},{part.cell[1]}:{self.place_name(part)}"

    # Worth

    def counts(self, feature: Feature) -> dict[str, int]:
        """What is counted on a feature."""
        sort = next(iter(feature)).sort
        laid = [(self.land[part.cell], part.number) for part in feature]
        counts = {"tiles": len({part.cell for part in feature})}
        if sort == "mountain":
            counts["nuggets"] = sum(tile.mountains[number][1] for tile, number in laid)
        elif sort == "railroad":
            counts["locomotives"] = sum(tile.tracks[number][1] for tile, number in laid)
        elif sort == "city":
            (city,) = feature
            railroads = {self.feature(track) for track in self.city_tracks(city.cell)}
            counts["railroads"] = sum(self.finished(railroad) for railroad in railroads)
        else:
            counts["camps"] = sum(tile.prairies[number][1] for tile, number in laid)
            counts["herds"] = sum(tile.prairies[number][2] for tile, number in laid)
        return counts

    def worth(self, feature: Feature) -> int:
        counts = self.counts(feature)
        if "nuggets" in counts:  # G-12, G-21
            return counts["nuggets"]
        if "locomotives" in counts:  # G-11, G-22
            doubled = self.finished(feature) and counts["locomotives"] == 1
            return counts["tiles"] * (2 if doubled else 1)
        if "railroads" in counts:  # G-17, G-23
            return 3 * counts["railroads"]
        return 2 * counts["camps"] + 4 * counts["herds"]  # G-24

    def crowds(self, feature: Feature) -> list[int]:
        return [sum(self.cowboys.get(part) == seat for part in feature) for seat in self.seats]

    def owners(self, feature: Feature) -> list[int]:
        """G-13"""
        crowds = self.crowds(feature)
        return [seat for seat in self.seats if crowds[seat] == max(crowds) > 0]

    def score(self, feature: Feature) -> None:
        for seat in self.owners(feature):
            self.points[seat] += self.worth(feature)
        self.scored.append(
            {
                "sort": next(iter(feature)).sort,
                "cells": sorted({f"{part.cell[0]},{part.cell[1]}" for part in feature}),
                "seats": self.owners(feature),
                "cowboys": self.crowds(feature),
                "points": self.worth(feature),
            }
        )

    # The course of a match

    def play_match(self) -> Generator[Question, str]:
        answer = yield Question("chance", {f"start p{seat}": 1 for seat in self.seats})  # G-3
        self.turn = int(answer[-1])
        while self.bag.total():
            yield from self.draw()
            if self.in_hand is None:  # G-20
                break
            cell = yield from self.place()
            yield from self.act(cell)
            yield from self.score_finished(cell)
            self.turn = (self.turn + 1) % len(self.seats)
        self.end()

    def draw(self) -> Generator[Question, str]:
        """G-4, G-5"""
        while self.in_hand is None and self.bag.total():
            left = {f"draw {kind}": count for kind, count in self.bag.items() if count}
            answer = yield Question("chance", left)
            kind = answer.split()[1]
            self.bag[kind] -= 1
            if self.placements(kind):
                self.in_hand = kind
            else:
                self.gone[kind] += 1

    def place(self) -> Generator[Question, str, Cell]:
        assert self.turn is not None
        assert self.in_hand is not None
        moves = dict.fromkeys(self.placements(self.in_hand), 1)
        answer = yield Question(self.turn, moves)
        _, where, rotation = answer.split()
        x, y = where.split(",")
        self.lay((int(x), int(y)), self.in_hand, int(rotation))
        self.in_hand = None
        return int(x), int(y)

    def act(self, cell: Cell) -> Generator[Question, str]:
        assert self.turn is not None
        actions: dict[str, Part | None] = {"pass": None}
        actions |= self.cowboy_moves(self.turn, cell)
        actions |= self.tent_moves(self.turn)
        if self.turn in self.tents and self.tokens_on(self.feature(self.tents[self.turn])):  # G-9
            actions["take"] = None
        answer = yield Question(self.turn, dict.fromkeys(actions, 1))
        part = actions[answer]
        if answer == "take":
            yield from self.give_token(self.turn, self.feature(self.tents[self.turn]))
        elif answer.startswith("tent"):
            assert part is not None
            self.tents[self.turn] = part
        elif part is not None:
            self.supply[self.turn] -= 1
            self.cowboys[part] = self.turn

    def cowboy_moves(self, seat: int, cell: Cell) -> dict[str, Part]:
        """G-7, G-26"""
        moves = {}
        for part in self.parts_of(cell):
            if self.supply[seat] == 0 or any(self.crowds(self.feature(part))):
                continue
            if part.sort == "prairie" and self.no_farmers:
                continue
            where = "" if part.sort == "city" else f" {self.place_name(part)}"
            moves[ROLES[part.sort] + where] = part
        return moves

    def tent_moves(self, seat: int) -> dict[str, Part]:
        """G-8"""
        moves = {}
        for cell in self.land:
            if seat in self.tents and self.tents[seat].cell == cell:
                continue
            for part in self.parts_of(cell):
                if part.sort != "mountain" or self.finished(self.feature(part)):
                    continue
                if part not in self.cowboys and part not in self.tents.values():
                    moves[f"tent {self.name(part)}"] = part
        return moves

    def give_token(self, seat: int, mountain: Feature) -> Generator[Question, str]:
        values = {f"token p{seat} {value}": count for value, count in self.unseen.items() if count}
        answer = yield Question("chance", values)
        value = int(answer.split()[2])
        self.remove_token(mountain)
        self.unseen[value] -= 1
        self.purses[seat].append(value)

    def score_finished(self, cell: Cell) -> Generator[Question, str]:
        """Step 3, in the order of the parts in the tile's data (G-19)."""
        assert self.turn is not None
        done: list[Feature] = []
        for part in self.parts_of(cell):
            feature = self.feature(part)
            if part.sort == "prairie" or feature in done or not self.finished(feature):
                continue
            done.append(feature)
            if part.sort == "mountain":
                yield from self.share_tokens(feature)
            if part.sort in ("mountain", "railroad"):
                self.score(feature)
                self.send_home(feature)
        for city in [part for part in list(self.cowboys) if part.sort == "city"]:
            if self.finished(frozenset({city})):  # G-17
                self.score(frozenset({city}))
                self.send_home(frozenset({city}))

    def share_tokens(self, mountain: Feature) -> Generator[Question, str]:
        """G-12, G-14, G-15"""
        assert self.turn is not None
        around = [(self.turn + step) % len(self.seats) for step in self.seats]
        tied = [seat for seat in around if seat in self.owners(mountain)]
        while tied and self.tokens_on(mountain):
            yield from self.give_token(tied[0], mountain)
            tied.append(tied.pop(0))
        for part in mountain:
            self.piles.pop(part, None)

    def send_home(self, feature: Feature) -> None:
        """G-16, G-18"""
        for part in feature:
            if part in self.cowboys:
                self.supply[self.cowboys.pop(part)] += 1
        self.tents = {seat: part for seat, part in self.tents.items() if part not in feature}

    def end(self) -> None:
        """G-20 to G-25"""
        self.piles.clear()
        self.tents.clear()
        for sort in ("mountain", "railroad", "city", "prairie"):
            for feature in {self.feature(part) for part in self.cowboys if part.sort == sort}:
                self.score(feature)
        for seat in self.seats:
            self.points[seat] += sum(self.purses[seat])
        self.turn = None
        self.over = True

    # Comparing

    def snapshot(self) -> dict[str, Any]:
        """The whole table in words."""
        features = []
        for feature in self.features():
            part = next(iter(feature))
            counts = self.counts(feature)
            if part.sort == "mountain":
                counts["tokens"] = self.tokens_on(feature)
            features.append(
                {
                    "sort": part.sort,
                    "parts": sorted(self.name(part) for part in feature),
                    "finished": part.sort != "prairie" and self.finished(feature),
                    "counts": counts,
                    "cowboys": self.crowds(feature),
                    "owners": self.owners(feature),
                    "points": self.worth(feature),
                }
            )
        return {
            "land": [[f"{x},{y}", laid.kind, laid.rotation] for (x, y), laid in self.land.items()],
            "left": {kind: count for kind, count in self.bag.items() if count},
            "gone": dict(self.gone),
            "in_hand": self.in_hand,
            "points": self.points,
            "supply": self.supply,
            "cowboys": sorted([seat, self.name(part)] for part, seat in self.cowboys.items()),
            "tents": sorted([seat, self.name(part)] for seat, part in self.tents.items()),
            "purses": [sorted(purse) for purse in self.purses],
            "unseen": {value: count for value, count in self.unseen.items() if count},
            "token_supply": self.token_supply,
            "features": sorted(features, key=lambda feature: feature["parts"]),
        }
