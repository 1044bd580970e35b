"""Version 1 of Kuhhandel's encoding: with the last dealings in money, as the observer saw them.

Who paid whom, how much was bid for it, how many cards it took and, where the observer was in it,
which: what a player remembers of auctions, cow trades and rats.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Encoding, Piece, put_zeros, relative
from corral.core.sheet import Ink
from corral.core.state import State
from corral.games.kuhhandel.rules.codes import DENOMINATIONS, HIGHEST_BID, NONE
from corral.games.kuhhandel.rules.deeds import LESS, SWAP_DEED, UNKNOWN, Deed
from corral.games.kuhhandel.rules.money import copies
from corral.games.kuhhandel.sheet import KuhhandelSheet
from corral.games.kuhhandel.state import Kuhhandel

REMEMBERED: Final = 32
KINDS_OF_DEEDS: Final = 8
OUTCOMES: Final = 4  # less, a tie, more, not less
PILES: Final = 2
MOST_CARDS: Final = 255


def dealings_pieces(players: int) -> list[Piece]:
    """What comes after the pieces of version 0; row 0 is what happened last."""
    rows = REMEMBERED
    return [
        Piece(
            "deal_kind",
            (rows, KINDS_OF_DEEDS),
            0,
            1,
            "the last dealings, the newest first: a donkey paid all, a price was paid, cards were "
            "given, swapped, put beside the rat, taken from there, a hand was shown, money drawn",
        ),
        Piece("deal_giver", (rows, players), 0, 1, "who gave, offered, put or showed"),
        Piece("deal_taker", (rows, players), 0, 1, "who got the cards"),
        Piece("deal_price", (rows,), 0, HIGHEST_BID, "the highest bid that was paid", 500),
        Piece("deal_outcome", (rows, OUTCOMES), 0, 1, "a swap's: less, a tie, more, not less"),
        Piece("deal_number", (rows, PILES), 0, MOST_CARDS, "cards given, and given back", 5),
        Piece("deal_known", (rows,), 0, 1, "whether the observer saw the cards"),
        Piece(
            "deal_cards",
            (rows, PILES, DENOMINATIONS),
            0,
            MOST_CARDS,
            "those cards: given, and given back; 0 where they were not seen",
            4,
        ),
    ]


class DealingsSheet(KuhhandelSheet):
    """Writes the dealings anew when there is another one, or another observer."""

    def __init__(self, encoding: Encoding, out: vec[i32], at: i64, ink: Ink) -> None:
        super().__init__(encoding, out, at, ink)
        self.deal_seat: i64 = NONE
        self.deal: Deed | None = None
        self.at_deals = at + i64(encoding.place("deal_kind")[0])
        self.end = at + encoding.size
        self.of_price = ink.first[encoding.place("deal_price")[1]]
        self.of_number = ink.first[encoding.place("deal_number")[1]]
        self.of_cards = ink.first[encoding.place("deal_cards")[1]]

    def show(self, state: State, seat: i64) -> None:
        super().show(state, seat)
        assert isinstance(state, Kuhhandel)
        deed = state.deeds
        if deed is not None and deed is self.deal and seat == self.deal_seat:
            return
        self.deal = deed
        self.deal_seat = seat
        put_zeros(self.out, self.at_deals, self.end - self.at_deals)
        row: i64 = 0
        while deed is not None and row < REMEMBERED:
            seen = deed.seen_by(seat, None, deed.is_repetition())
            self._show_deed(seen, row, seat, state.players)
            deed = deed.previous
            row += 1

    def _show_deed(self, deed: Deed, row: i64, seat: i64, players: i64) -> None:
        out = self.out
        bits = self.ink.bits
        one = self.ink.one
        rows = i64(REMEMBERED)
        at = self.at_deals
        out[at + row * KINDS_OF_DEEDS + deed.kind] = one
        at += rows * KINDS_OF_DEEDS
        if deed.giver >= 0:
            out[at + row * players + relative(deed.giver, seat, players)] = one
        at += rows * players
        if deed.taker >= 0:
            out[at + row * players + relative(deed.taker, seat, players)] = one
        at += rows * players
        out[at + row] = bits[self.of_price + deed.price]
        at += rows
        if deed.kind == SWAP_DEED:
            out[at + row * OUTCOMES + deed.outcome - LESS] = one
        at += rows * OUTCOMES
        out[at + row * PILES] = bits[self.of_number + deed.number]
        out[at + row * PILES + 1] = bits[self.of_number + deed.back_number]
        at += rows * PILES
        if UNKNOWN in (deed.cards, deed.back):
            return
        out[at + row] = one
        at += rows + row * PILES * DENOMINATIONS
        for denomination in range(i64(DENOMINATIONS)):
            given = copies(deed.cards, denomination)
            back = copies(deed.back, denomination)
            out[at + denomination] = bits[self.of_cards + given]
            out[at + DENOMINATIONS + denomination] = bits[self.of_cards + back]
