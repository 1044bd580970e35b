"""What lies where: the table of the slow El Gaucho, see reference.py."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

LETTERS = {"white": "W", "black": "K", "brown": "B", "golden": "G", "spotted": "S"}

# In these phases a chance outcome is due. The other phases are named as in snapshot().
CHANCE = {"out", "fill", "start", "deal", "roll", "look", "refill"}

Row = list[int]  # the values of one herd, left to right


def breed_of(tile: str) -> str:
    return tile[0]


def value_of(tile: str) -> int:
    return int(tile[1:])


def tile_order(tile: str) -> tuple[int, int]:
    """W1..W12, K1..K12, B..., G..., S1..S12."""
    return "WKBGS".index(breed_of(tile)), value_of(tile)


def is_monotone(row: Row) -> bool:
    """E-27: strictly ascending or strictly descending."""
    return all(a < b for a, b in pairwise(row)) or all(a > b for a, b in pairwise(row))


def sorted_in(row: Row, value: int) -> Row | None:
    """E-29: the row with the value inserted by SORT, None where that does no more than adding."""
    for place in range(len(row)):  # every place but the right end
        longer = [*row[:place], value, *row[place:]]
        if is_monotone(longer):
            return longer
    return None


class Table:
    def __init__(self, players: int, edition: dict[str, Any]) -> None:
        self.edition = edition
        self.table: dict[str, int] = edition["players"][str(players)]  # E-2, E-3, E-5, E-9
        self.small: list[int] = edition["tiles"]["small_numbers"]
        self.areas_admit: dict[str, list[int]] = edition["areas"]
        self.seats = list(range(players))

        # E-4: the spaces in play, pasture by pasture, the smallest first.
        self.pastures: list[list[str]] = []
        for letter, sizes in zip("abcd", edition["pampa"]["pastures"], strict=True):
            size = sizes["plain"]
            size += sizes["river"] if players >= 3 else 0
            size += sizes["forest"] if players >= 4 else 0
            self.pastures.append([f"{letter}{column}" for column in range(1, size + 1)])

        # E-1: all tiles. The bag holds those nobody has seen: in the pile or on the steppe.
        self.breeds = [LETTERS[name] for name in edition["tiles"]["breeds"]]
        values = range(1, len(self.small) + 1)
        self.bag = {f"{breed}{value}" for breed in self.breeds for value in values}
        self.pile = len(self.bag)
        self.pile_closed = False  # E-41 ruling: the pile counts as empty
        self.breeds_out: list[str] = []
        self.gone: set[str] = set()

        self.steppe = 0  # how many tiles lie there
        self.steppe_seen: set[str] = set()  # those of them that somebody has looked at
        self.steppe_known: list[set[str]] = [set() for _ in self.seats]

        self.pampa: dict[str, str] = {}  # space -> tile
        self.gauchos: dict[str, tuple[int, str]] = {}  # space -> seat, "standing" or "lying"

        self.pesos = [0 for _ in self.seats]
        self.supply = [self.table["gauchos"] for _ in self.seats]
        self.areas: list[set[str]] = [set() for _ in self.seats]  # where a gaucho of the seat is
        self.herds: list[dict[str, Row]] = [{} for _ in self.seats]
        self.hands: list[set[str]] = [set() for _ in self.seats]  # E-9, until all have chosen
        self.choices: dict[int, list[str]] = {}
        self.aside: list[set[str]] = [set() for _ in self.seats]
        self.incoming: list[set[str]] = [set() for _ in self.seats]

        # The round.
        self.start: int | None = None
        self.round = 0
        self.rodeo: list[int] = []
        self.no_dice = False  # E-43: this is the round without dice
        self.last_round: int | None = None  # E-41: the one more complete round
        self.drawn = False  # has a tile left the pile in this round?
        self.idle = 0  # rounds in a row in which none did
        self.queue: list[int] = []  # the seats still to come, the acting one first

        # The turn.
        self.dice: list[int] = []
        self.taken = False
        self.wish: int | None = None
        self.placed: set[str] = set()  # areas placed on in this turn
        self.touched: set[str] = set()  # areas placed on, used or emptied in this turn
        self.recalled = False  # a lying gaucho was just taken back and must be used
        self.pair = False  # STEPPE: the first tile of a possible pair is put

        self.over = False
        self.phase = "out" if self.table["breeds_out"] else "fill"

    # ---- looking at it --------------------------------------------------------------------------

    def clockwise(self) -> list[int]:
        assert self.start is not None
        return self.seats[self.start :] + self.seats[: self.start]

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def unoccupied(self) -> set[str]:
        return {space for space in self.pampa if space not in self.gauchos}

    def lying(self, seat: int) -> set[str]:
        return {space for space, gaucho in self.gauchos.items() if gaucho == (seat, "lying")}

    # ---- herds, E-26 to E-28 --------------------------------------------------------------------

    def add_to_herd(self, seat: int, tile: str) -> None:
        breed, value = breed_of(tile), value_of(tile)
        row = self.herds[seat].get(breed, [])
        if not is_monotone([*row, value]):  # E-27: a misfit
            self.sell(seat, breed)
            row = []
        self.herds[seat][breed] = [*row, value]

    def sell(self, seat: int, breed: str) -> None:
        row = self.herds[seat].pop(breed)
        self.pesos[seat] += len(row) * max(row)  # E-28
        self.gone |= {f"{breed}{value}" for value in row}

    # ---- the whole position ---------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """Every sorted list is in the plain order of its numbers or texts."""
        idle = self.over or self.phase == "keep" or self.phase in CHANCE
        pampa: dict[str, list[Any]] = {}
        for space, tile in self.pampa.items():
            gaucho = self.gauchos.get(space)
            pampa[space] = [tile, list(gaucho) if gaucho else None]
        return {
            "phase": "chance" if self.phase in CHANCE else self.phase,
            "turn": None if idle else self.queue[0],
            "start": self.start,
            "round": self.round,
            "pile": self.pile,
            "steppe": self.steppe,
            "rodeo": sorted(self.rodeo),
            "dice": sorted(self.dice),
            "wish": self.wish,
            "pampa": pampa,
            "herds": [{breed: list(row) for breed, row in herd.items()} for herd in self.herds],
            "pesos": list(self.pesos),
            "supply": list(self.supply),
            "areas": [sorted(areas) for areas in self.areas],
            "gone": sorted(self.gone),
            "aside": [sorted(tiles) for tiles in self.aside],
            "incoming": [sorted(tiles) for tiles in self.incoming],
            "steppe_known": [sorted(tiles) for tiles in self.steppe_known],
        }
