"""The course of a match of the slow El Gaucho, see reference.py: setup, rounds, collecting."""

from __future__ import annotations

from itertools import combinations, product

from .reference_table import Row, Table, breed_of, sorted_in, tile_order, value_of

IDLE_ROUNDS = 10  # E-41 ruling


class Course(Table):
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
