"""The money that a seat saw come into hands and leave them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.encoding import relative
from corral.games.kuhhandel.rules.codes import DENOMINATIONS
from corral.games.kuhhandel.rules.deeds import DONKEY_DEED, DRAW_DEED, SHOW_DEED, Deed
from corral.games.kuhhandel.rules.money import copies
from corral.games.kuhhandel.rules.table import KuhhandelTable

UNSEEN: Final = 2  # cards that came, and that went


class Flows:
    """Each hand since it was last open to all, as one observer saw it.

    Deeds are never changed and know what was before them. So who goes on from where it was last
    time finds its last deed again, and adds only what is new.
    """

    def __init__(self, seat: i64, players: i64) -> None:
        self.seat = seat
        self.players = players
        self.last: Deed | None = None
        self.seen = vec[i64]([0] * int(players * DENOMINATIONS))
        """By owner, counted from the observer, and denomination."""
        self.unseen = vec[i64]([0] * int(players * UNSEEN))

    def follow(self, table: KuhhandelTable) -> None:
        """All that has happened at a table so far."""
        if table.deeds is not None and table.deeds is self.last:
            return
        new: list[Deed] = []
        deed = table.deeds
        while deed is not None and deed is not self.last:
            new.append(deed)
            deed = deed.previous
        if deed is None:
            self._begin(table)
        for number in range(len(new) - 1, -1, -1):
            self._enter(new[number])
        self.last = table.deeds

    def _begin(self, table: KuhhandelTable) -> None:
        for owner in range(self.players):
            self._open(owner, table.base[owner])

    def _open(self, owner: i64, cards: i64) -> None:
        """Everybody sees a hand."""
        place = relative(owner, self.seat, self.players)
        for denomination in range(i64(DENOMINATIONS)):
            self.seen[place * DENOMINATIONS + denomination] = copies(cards, denomination)
        self.unseen[place * UNSEEN] = 0
        self.unseen[place * UNSEEN + 1] = 0

    def _enter(self, deed: Deed) -> None:
        seen = deed.known_to(self.seat)
        if deed.kind == DONKEY_DEED:
            for owner in range(self.players):
                self._move(owner, deed.cards, deed.number, True, 1)
        elif deed.kind == SHOW_DEED:
            self._open(deed.giver, deed.cards)
        else:
            if deed.kind != DRAW_DEED:  # who is the giver there has only looked at the card
                self._move(deed.giver, deed.cards, deed.number, seen, -1)
            self._move(deed.taker, deed.cards, deed.number, seen, 1)
            if deed.back_number > 0:
                self._move(deed.giver, deed.back, deed.back_number, seen, 1)
                self._move(deed.taker, deed.back, deed.back_number, seen, -1)

    def _move(self, owner: i64, cards: i64, number: i64, seen: bool, sign: i64) -> None:
        """Cards come to a hand (1) or leave it (-1)."""
        if owner < 0:
            return
        place = relative(owner, self.seat, self.players)
        if seen:
            first = place * DENOMINATIONS
            for denomination in range(i64(DENOMINATIONS)):
                self.seen[first + denomination] += sign * copies(cards, denomination)
        else:
            self.unseen[place * UNSEEN + (0 if sign > 0 else 1)] += number
