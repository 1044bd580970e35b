"""El Gaucho once more: slow, obvious, written only from the ledger shared/rules/elgaucho.md.

It shares no code with the engine; a test runs the two in lockstep. Numbers like E-12 are rules of
the ledger. A tile is a text such as "W7", a space one such as "c4", an area one such as "wish".
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import factorial
from typing import Any

LETTERS = {"white": "W", "black": "K", "brown": "B", "golden": "G", "spotted": "S"}
IDLE_ROUNDS = 10  # E-41 ruling

# In these phases a chance outcome is due, see deal(). The other phases are named as in snapshot().
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


def dice_text(dice: tuple[int, ...]) -> str:
    return "+".join(str(die) for die in sorted(dice))


class Reference:
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

    # ---- chance ---------------------------------------------------------------------------------

    def chance(self) -> dict[str, int] | None:
        if self.phase == "out":
            return {f"out {breed}": 1 for breed in self.breeds if breed not in self.breeds_out}
        if self.phase in ("fill", "refill"):
            return self.draws(f"fill {self.space_to_fill()}")
        if self.phase == "start":
            return {f"start p{seat}": 1 for seat in self.seats}
        if self.phase == "deal":
            return self.draws(f"deal p{self.seat_to_deal()}")
        if self.phase == "roll":
            return self.rolls()
        if self.phase == "look":
            return self.draws("look")
        return None

    def draws(self, text: str) -> dict[str, int]:
        return {f"{text} {tile}": 1 for tile in self.bag}

    def rolls(self) -> dict[str, int]:
        """E-12: all dice, weighted by the number of ordered rolls."""
        weights: dict[str, int] = {}
        for roll in combinations_with_replacement(range(1, 7), self.table["dice"]):
            weight = factorial(len(roll))
            for count in Counter(roll).values():
                weight //= factorial(count)
            weights["roll " + " ".join(str(die) for die in roll)] = weight
        return weights

    def deal(self, outcome: str) -> None:
        possible = self.chance()
        if possible is None or outcome not in possible:
            raise ValueError(f"no such outcome now: {outcome}")
        words = outcome.split()
        if self.phase == "out":
            self.deal_out(words[1])
        elif self.phase in ("fill", "refill"):
            self.deal_fill(words[1], words[2])
        elif self.phase == "start":
            self.start = int(words[1][1:])
            self.phase = "deal"
        elif self.phase == "deal":
            self.deal_preliminary(int(words[1][1:]), words[2])
        elif self.phase == "roll":
            self.deal_roll([int(word) for word in words[1:]])
        else:
            self.deal_look(words[1])

    # ---- setup, E-5 to E-8 ----------------------------------------------------------------------

    def deal_out(self, breed: str) -> None:
        self.breeds_out.append(breed)
        self.bag = {tile for tile in self.bag if breed_of(tile) != breed}
        self.pile = len(self.bag)
        if len(self.breeds_out) == self.table["breeds_out"]:
            self.phase = "fill"

    def space_to_fill(self) -> str | None:
        """E-6, E-31: the next space that gets a tile from the pile."""
        if self.drawable() == 0:
            return None
        for pasture in self.pastures:
            total = sum(value_of(self.pampa[space]) for space in pasture if space in self.pampa)
            empty = [space for space in pasture if space not in self.pampa]
            if total < self.edition["pampa"]["full_at"] and empty:
                return empty[0]
        return None

    def drawable(self) -> int:
        return 0 if self.pile_closed else self.pile

    def deal_fill(self, space: str, tile: str) -> None:
        self.bag.remove(tile)
        self.pile -= 1
        self.drawn = True
        self.pampa[space] = tile
        if self.space_to_fill() is not None:
            return
        if self.phase == "refill":
            self.finish_round()
        else:
            self.fill_steppe()  # E-7
            self.phase = "start"

    def fill_steppe(self) -> None:
        """E-7, E-40: only a number moves, nobody sees a tile."""
        count = min(self.edition["steppe"]["tiles"] - self.steppe, self.drawable())
        if count > 0:
            self.pile -= count
            self.steppe += count
            self.drawn = True

    # ---- preliminary round, E-9 to E-11 ---------------------------------------------------------

    def seat_to_deal(self) -> int | None:
        short = [seat for seat in self.seats if len(self.hands[seat]) < self.table["preliminary"]]
        return short[0] if short else None

    def deal_preliminary(self, seat: int, tile: str) -> None:
        self.bag.remove(tile)
        self.pile -= 1
        self.hands[seat].add(tile)
        if self.seat_to_deal() is None:
            self.phase = "keep"

    def keep_moves(self, seat: int) -> set[str]:
        hand = sorted(self.hands[seat], key=tile_order)
        limits = self.edition["keep"]
        kept: list[tuple[str, ...]] = list(combinations(hand, 1))
        kept += combinations([t for t in hand if value_of(t) <= limits["two_up_to"]], 2)
        kept += combinations([t for t in hand if value_of(t) <= limits["three_up_to"]], 3)
        moves = set()
        for tiles in kept:
            # E-10: each breed ascending or descending. A single tile is the same both ways.
            rows = [[tile for tile in tiles if breed_of(tile) == breed] for breed in "WKBGS"]
            for laid in product(*[(row, row[::-1]) for row in rows]):
                moves.add(" ".join(["keep", *[tile for row in laid for tile in row]]))
        return moves

    def play_keep(self, seat: int, tiles: list[str]) -> None:
        self.choices[seat] = tiles
        if len(self.choices) < len(self.seats):
            return
        for owner, kept in self.choices.items():  # E-9: all reveal at the same time
            for tile in kept:
                self.herds[owner].setdefault(breed_of(tile), []).append(value_of(tile))
            self.aside[owner] = self.hands[owner] - set(kept)
            self.hands[owner] = set()
        self.phase = "enter"
        self.queue = self.clockwise()[::-1]  # E-11: counter-clockwise, the start player last

    def clockwise(self) -> list[int]:
        assert self.start is not None
        return self.seats[self.start :] + self.seats[: self.start]

    def enter_moves(self) -> set[str]:
        """E-11: everybody chooses a different area."""
        chosen = set().union(*self.areas)
        return {f"place {area}" for area in self.areas_admit if area not in chosen}

    def play_enter(self, seat: int, area: str) -> None:
        self.supply[seat] -= 1
        self.areas[seat].add(area)
        self.queue.pop(0)
        if not self.queue:
            self.phase = "roll"

    # ---- a round, E-12, E-13 --------------------------------------------------------------------

    def deal_roll(self, dice: list[int]) -> None:
        self.rodeo = dice
        self.drawn = False
        self.begin_turns()

    def begin_turns(self) -> None:
        self.round += 1
        self.queue = self.clockwise()
        self.phase = "turn"

    def end_turn(self) -> None:
        self.dice = []  # E-12: unused dice do not go back
        self.taken = False
        self.wish = None  # E-32: it lapses
        self.placed = set()
        self.touched = set()
        self.queue.pop(0)
        if not self.queue:
            self.collect_pastures()

    def refill(self) -> None:
        """E-31."""
        if self.space_to_fill() is not None:
            self.phase = "refill"
        else:
            self.finish_round()

    def finish_round(self) -> None:
        self.idle = 0 if self.drawn else self.idle + 1
        self.start = self.clockwise()[1]  # E-13
        if self.last_round == self.round:  # E-43
            self.no_dice = True
            self.rodeo = []
            self.begin_turns()
            return
        if self.last_round is None and (self.pile == 0 or self.idle == IDLE_ROUNDS):  # E-41
            self.pile_closed = True  # E-42
            self.last_round = self.round + 1
        self.phase = "roll"

    # ---- moves ----------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.over or self.phase in CHANCE:
            return []
        if self.phase == "keep":
            return [seat for seat in self.seats if seat not in self.choices]
        return [self.queue[0]]

    def legal(self, seat: int) -> set[str]:
        if seat not in self.actors():
            return set()
        if self.phase == "keep":
            return self.keep_moves(seat)
        if self.phase == "enter":
            return self.enter_moves()
        if self.phase == "turn":
            return self.turn_moves(seat)
        if self.phase == "overseer":  # E-36: a second one may be raised
            raises = {f"overseer raise {space}" for space in self.lying(seat)}
            return raises | self.area_recalls(seat) | {"done"}
        if self.phase == "steppe":
            return self.steppe_moves(seat)
        return self.collect_moves(seat)

    def play(self, seat: int, move: str) -> None:
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play: {move}")
        words = move.split()
        if self.phase == "keep":
            self.play_keep(seat, words[1:])
        elif self.phase == "enter":
            self.play_enter(seat, words[1])
        elif self.phase in ("collect", "final"):
            self.play_collect(seat, words[0], words[1])
        elif words[0] == "done" and self.phase == "overseer":
            self.phase = "turn"
        elif words[0] == "done":
            self.finish_steppe()
        elif words[0] == "end":  # E-23
            self.end_turn()
        elif words[0] == "take":
            self.play_take([int(word) for word in words[1:]])
        elif words[0] in ("stand", "lay", "raise", "place"):
            self.play_dice_action(seat, words[0], words[1], words[2])
        elif words[0] == "recall":
            self.play_recall(seat, words[1])
        elif words[0] == "put":
            self.play_put(seat, words[1], words[2])
        else:
            self.play_special(seat, words)

    def turn_moves(self, seat: int) -> set[str]:
        if self.recalled:  # E-20: used at once
            return self.gaucho_moves(seat, self.unoccupied())
        moves = self.raise_moves(seat) | self.area_recalls(seat) | self.special_moves(seat)
        if self.supply[seat] >= 1:
            moves |= self.gaucho_moves(seat, self.unoccupied())
        else:
            moves |= self.space_recalls(seat)
        if self.taken or self.no_dice:
            moves.add("end")
        else:
            moves |= {f"take {a} {b}" for a, b in combinations(sorted(self.rodeo), 2)}
        return moves

    def play_take(self, dice: list[int]) -> None:
        for die in dice:
            self.rodeo.remove(die)
        self.dice = dice
        self.taken = True

    # ---- dice actions, E-14 to E-18 -------------------------------------------------------------

    def unoccupied(self) -> set[str]:
        return {space for space in self.pampa if space not in self.gauchos}

    def lying(self, seat: int) -> set[str]:
        return {space for space, gaucho in self.gauchos.items() if gaucho == (seat, "lying")}

    def small_number(self, space: str) -> int:
        return self.small[value_of(self.pampa[space]) - 1]

    def dice_choices(self) -> set[tuple[int, ...]]:
        """E-14, E-32: every choice of dice in hand, the wished one among them."""
        hand = sorted(self.dice if self.wish is None else [*self.dice, self.wish])
        return {choice for n in range(1, len(hand) + 1) for choice in combinations(hand, n)}

    def gaucho_moves(self, seat: int, spaces: set[str]) -> set[str]:
        """The dice actions that need a gaucho from the supply; spaces: the unoccupied tiles."""
        moves = set()
        for dice in self.dice_choices():
            for space in spaces:
                if sum(dice) == value_of(self.pampa[space]):  # E-15
                    moves.add(f"stand {space} {dice_text(dice)}")
                if sum(dice) == self.small_number(space):  # E-16
                    moves.add(f"lay {space} {dice_text(dice)}")
            for area, totals in self.areas_admit.items():  # E-18, E-19
                free = area not in self.areas[seat] and area not in self.touched
                if free and sum(dice) in totals:
                    moves.add(f"place {area} {dice_text(dice)}")
        return moves

    def raise_moves(self, seat: int) -> set[str]:
        """E-17."""
        return {
            f"raise {space} {dice_text(dice)}"
            for dice in self.dice_choices()
            for space in self.lying(seat)
            if sum(dice) == self.small_number(space)
        }

    def play_dice_action(self, seat: int, verb: str, target: str, dice: str) -> None:
        for die in [int(word) for word in dice.split("+")]:
            if die in self.dice:  # a real die goes before an equal wished one
                self.dice.remove(die)
            else:
                self.wish = None
        self.recalled = False
        if verb == "raise":
            self.gauchos[target] = (seat, "standing")
            return
        self.supply[seat] -= 1
        if verb == "place":
            self.areas[seat].add(target)
            self.placed.add(target)
            self.touched.add(target)
        else:
            self.gauchos[target] = (seat, "standing" if verb == "stand" else "lying")

    # ---- taking gauchos back, E-20 --------------------------------------------------------------

    def usable(self, seat: int) -> set[str]:
        """E-19: the areas whose gaucho may be taken, to use the area or just so."""
        return self.areas[seat] - self.placed

    def area_recalls(self, seat: int) -> set[str]:
        return {f"recall {area}" for area in self.usable(seat)}

    def space_recalls(self, seat: int) -> set[str]:
        """With an empty supply: a lying gaucho, if a dice action can use it at once."""
        return {
            f"recall {space}"
            for space in self.lying(seat)
            if self.gaucho_moves(seat, self.unoccupied() | {space})
        }

    def play_recall(self, seat: int, target: str) -> None:
        if target in self.areas_admit:
            self.empty_area(seat, target)
        else:
            del self.gauchos[target]
            self.supply[seat] += 1
            self.recalled = True

    def empty_area(self, seat: int, area: str) -> None:
        self.areas[seat].remove(area)
        self.supply[seat] += 1
        self.touched.add(area)

    # ---- special actions, E-21, E-32 to E-40 ----------------------------------------------------

    def special_moves(self, seat: int) -> set[str]:
        usable = self.usable(seat)
        moves: set[str] = set()
        if "wish" in usable:  # E-32
            moves |= {f"wish {die}" for die in range(1, 7)}
        if "sale" in usable:  # E-33
            moves |= {f"sale {breed}" for breed, row in self.herds[seat].items() if len(row) >= 2}
        if "steal" in usable:  # E-34
            for other in self.others(seat):
                for breed, row in self.herds[other].items():
                    moves |= {f"steal {breed}{value}" for value in row}
        if "overseer" in usable:  # E-36
            moves |= {f"overseer raise {space}" for space in self.lying(seat)}
            for other in self.others(seat):
                moves |= {f"overseer replace {space}" for space in self.lying(other)}
        if "steppe" in usable and self.steppe and self.free_spaces():  # E-38
            moves.add("steppe")
        return moves

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def play_special(self, seat: int, words: list[str]) -> None:
        if self.phase == "turn":  # else it is the second raise of an OVERSEER
            self.empty_area(seat, words[0])  # E-21: the gaucho is back first
        if words[0] == "wish":
            self.wish = int(words[1])
        elif words[0] == "sale":
            self.sell(seat, words[1])
            self.pesos[seat] += self.edition["sale"]["bonus"]
        elif words[0] == "steal":
            self.play_steal(seat, words[1])
        elif words[0] == "overseer" and words[1] == "raise":
            self.play_overseer_raise(seat, words[2])
        elif words[0] == "overseer":
            self.play_overseer_replace(seat, words[2])
        else:
            self.steppe_known[seat] |= self.steppe_seen
            self.look_further()

    def play_steal(self, seat: int, tile: str) -> None:
        """E-34, E-35."""
        breed, value = breed_of(tile), value_of(tile)
        robbed = [other for other in self.others(seat) if value in self.herds[other].get(breed, [])]
        self.herds[robbed[0]][breed].remove(value)
        if not self.herds[robbed[0]][breed]:
            del self.herds[robbed[0]][breed]
        self.pesos[robbed[0]] += value
        self.add_to_herd(seat, tile)

    def play_overseer_raise(self, seat: int, space: str) -> None:
        """E-36: one or two."""
        self.gauchos[space] = (seat, "standing")
        first = self.phase == "turn"
        self.phase = "overseer" if first and self.lying(seat) else "turn"

    def play_overseer_replace(self, seat: int, space: str) -> None:
        other = self.gauchos[space][0]
        self.supply[other] += 1
        self.pesos[other] += value_of(self.pampa[space])
        self.supply[seat] -= 1
        self.gauchos[space] = (seat, "standing")

    # ---- STEPPE, E-37 to E-40 -------------------------------------------------------------------

    def free_spaces(self) -> list[str]:
        return [space for row in self.pastures for space in row if space not in self.pampa]

    def look_further(self) -> None:
        """Every tile nobody has looked at yet is a draw from the bag."""
        self.phase = "look" if len(self.steppe_seen) < self.steppe else "steppe"

    def deal_look(self, tile: str) -> None:
        self.bag.remove(tile)
        self.steppe_seen.add(tile)
        self.steppe_known[self.queue[0]].add(tile)
        self.look_further()

    def pair_tiles(self) -> set[str]:
        limit = self.edition["steppe"]["pair_up_to"]
        return {tile for tile in self.steppe_seen if value_of(tile) <= limit}

    def steppe_moves(self, seat: int) -> set[str]:
        tiles = self.pair_tiles() if self.pair else self.steppe_seen
        puts = {f"put {tile} {space}" for tile in tiles for space in self.free_spaces()}
        if self.recalled:  # E-20: used at once
            return puts
        moves = self.area_recalls(seat)
        if self.supply[seat] >= 1:
            moves |= puts
        elif puts:
            moves |= {f"recall {space}" for space in self.lying(seat)}
        if self.pair:  # E-38: one tile must be put, the second need not
            moves.add("done")
        return moves

    def play_put(self, seat: int, tile: str, space: str) -> None:
        second_possible = not self.pair and tile in self.pair_tiles()
        self.recalled = False
        self.steppe -= 1
        self.steppe_seen.remove(tile)
        for known in self.steppe_known:
            known.discard(tile)
        self.pampa[space] = tile
        self.gauchos[space] = (seat, "standing")
        self.supply[seat] -= 1
        gaucho = self.supply[seat] >= 1 or self.lying(seat) or self.usable(seat)
        # Whether another small tile lies there is known to this player alone, so `done` is asked.
        if second_possible and self.steppe and self.free_spaces() and gaucho:  # E-39
            self.pair = True
        else:
            self.finish_steppe()

    def finish_steppe(self) -> None:
        self.pair = False
        self.fill_steppe()  # E-40
        self.phase = "turn"

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

    # ---- collecting, E-24, E-25, E-29, E-30, E-44, E-45 -----------------------------------------

    def collect_pastures(self) -> None:
        """E-24: of every pasture on which every tile is occupied."""
        for pasture in self.pastures:
            tiled = [space for space in pasture if space in self.pampa]
            if all(space in self.gauchos for space in tiled):
                self.collect_spaces(tiled)
        self.begin_collecting("collect")

    def collect_spaces(self, spaces: list[str]) -> None:
        for space in spaces:
            seat, posture = self.gauchos[space]
            if posture == "standing":
                del self.gauchos[space]
                self.supply[seat] += 1
                self.incoming[seat].add(self.pampa.pop(space))

    def begin_collecting(self, phase: str) -> None:
        self.phase = phase
        self.queue = self.clockwise()  # E-30
        self.continue_collecting()

    def continue_collecting(self) -> None:
        """On to the next real choice."""
        while self.queue:
            seat = self.queue[0]
            for tile in sorted(self.incoming[seat], key=tile_order):
                if self.is_no_choice(seat, tile):
                    self.incoming[seat].remove(tile)
                    self.add_to_herd(seat, tile)
            if self.incoming[seat]:
                return
            self.queue.pop(0)
        if self.phase == "final":
            self.finish_match()
        elif self.no_dice:
            self.collect_spaces(list(self.gauchos))  # E-44
            self.begin_collecting("final")
        else:
            self.refill()

    def is_no_choice(self, seat: int, tile: str) -> bool:
        same = [other for other in self.incoming[seat] if breed_of(other) == breed_of(tile)]
        return same == [tile] and self.after_sort(seat, tile) is None

    def after_sort(self, seat: int, tile: str) -> Row | None:
        """E-29: the herd after SORT put the tile in, None if SORT cannot be used on it."""
        if "sort" not in self.areas[seat]:
            return None
        return sorted_in(self.herds[seat].get(breed_of(tile), []), value_of(tile))

    def collect_moves(self, seat: int) -> set[str]:
        tiles = self.incoming[seat]
        sorts = {f"sort {tile}" for tile in tiles if self.after_sort(seat, tile) is not None}
        return {f"add {tile}" for tile in tiles} | sorts

    def play_collect(self, seat: int, verb: str, tile: str) -> None:
        self.incoming[seat].remove(tile)
        longer = self.after_sort(seat, tile)
        if verb == "sort" and longer is not None:
            self.herds[seat][breed_of(tile)] = longer
            self.areas[seat].remove("sort")
            self.supply[seat] += 1
        else:
            self.add_to_herd(seat, tile)
        self.continue_collecting()

    def finish_match(self) -> None:
        """E-46."""
        for seat in self.seats:
            for breed in list(self.herds[seat]):
                self.sell(seat, breed)
        self.phase = "over"
        self.over = True

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
