"""The money that a seat saw come into hands and leave them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.bits import bit
from corral.core.encoding import put_zeros, relative
from corral.games.kuhhandel.rules.codes import DENOMINATIONS
from corral.games.kuhhandel.rules.deeds import DONKEY_DEED, DRAW_DEED, SHOW_DEED, Deed
from corral.games.kuhhandel.rules.money import copies
from corral.games.kuhhandel.rules.table import KuhhandelTable


def put_flows(table: KuhhandelTable, seat: i64, out: vec[i32], at: i64) -> i64:
    """Each hand since it was last open to all: cards seen by denomination, then unseen ones."""
    players = table.players
    ledger = _Ledger(seat, players, out, at)
    open_hands: i64 = 0
    everybody = bit(players) - 1
    deed = table.deeds
    while deed is not None and open_hands != everybody:
        ledger.enter(deed, open_hands)
        if deed.kind == SHOW_DEED:
            open_hands |= bit(deed.giver)
        deed = deed.previous
    for owner in range(players):
        if not open_hands >> owner & 1:
            ledger.move(owner, table.base[owner], 0, True, 1, 0)
    return at + players * (DENOMINATIONS + 2)


class _Ledger:
    """Adds up, going back in time, what came to each hand and what left it."""

    def __init__(self, seat: i64, players: i64, out: vec[i32], at: i64) -> None:
        self.seat = seat
        self.players = players
        self.out = out
        self.at = at
        self.unseen = at + players * DENOMINATIONS
        put_zeros(out, at, players * (DENOMINATIONS + 2))

    def enter(self, deed: Deed, open_hands: i64) -> None:
        """A deed counts for the hands that were not open to all later."""
        seen = deed.known_to(self.seat)
        if deed.kind == DONKEY_DEED:
            for owner in range(self.players):
                self.move(owner, deed.cards, deed.number, True, 1, open_hands)
        elif deed.kind == SHOW_DEED:
            self.move(deed.giver, deed.cards, deed.number, True, 1, open_hands)
        else:
            if deed.kind != DRAW_DEED:  # who is the giver there has only looked at the card
                self.move(deed.giver, deed.cards, deed.number, seen, -1, open_hands)
            self.move(deed.taker, deed.cards, deed.number, seen, 1, open_hands)
            if deed.back_number > 0:
                self.move(deed.giver, deed.back, deed.back_number, seen, 1, open_hands)
                self.move(deed.taker, deed.back, deed.back_number, seen, -1, open_hands)

    def move(
        self, owner: i64, cards: i64, number: i64, seen: bool, sign: i64, open_hands: i64
    ) -> None:
        """Cards come to a hand (1) or leave it (-1)."""
        if owner < 0 or open_hands >> owner & 1:
            return
        out = self.out
        place = relative(owner, self.seat, self.players)
        if seen:
            first = self.at + place * DENOMINATIONS
            for denomination in range(i64(DENOMINATIONS)):
                out[first + denomination] += i32(sign * copies(cards, denomination))
        else:
            out[self.unseen + place * 2 + (0 if sign > 0 else 1)] += i32(number)
