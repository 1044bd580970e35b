"""El Gaucho once more: slow, obvious, written only from the rules in docs/rules/elgaucho.md.

It shares no code with the engine; a test runs the two in lockstep. Numbers like E-12 are rules of
the ledger. A tile is a text such as "W7", a space one such as "c4", an area one such as "wish".
What lies where is in reference_table.py, the course of a match in reference_course.py; here is what
chance decides and what players do in their turns.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import factorial

from .reference_course import Course
from .reference_table import CHANCE, breed_of, value_of


def dice_text(dice: tuple[int, ...]) -> str:
    return "+".join(str(die) for die in sorted(dice))


class Reference(Course):
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
