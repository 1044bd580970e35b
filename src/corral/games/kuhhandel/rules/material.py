"""What an edition's material means for a number of players."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from corral.games.kuhhandel.rules.codes import (
    ANIMALS,
    CARDS,
    DENOMINATIONS,
    MONEY_CARD,
    PREMIUM_CARD,
    QUARTET,
    RAT,
)
from corral.games.kuhhandel.rules.money import card, copies, count


class Material:
    """The cards of a match before anybody has any, and the numbers of the edition."""

    def __init__(
        self,
        players: int,
        values: Sequence[int],
        premium: int,
        count_down: int,
        money: Sequence[int],
        start: Sequence[int],
        donkeys: Sequence[int],
        removed: int,
        trades: int,
        super_trade: bool,
        cash_count: bool,
    ) -> None:
        self.players: i64 = players
        self.super_trade = super_trade
        self.cash_count = cash_count
        self.value = vec[i64](values)
        self.premium: i64 = premium
        self.count_down: i64 = count_down
        self.most_trades: i64 = trades
        self.donkeys = vec[i64](donkeys)
        self.start: i64 = _money(start)
        # All money in play: with two players the idle 0-cards are not (K-40).
        self.money: i64 = _money(money)
        self.unseen: i64 = 0
        self.money_in_deck: i64 = 0
        if players == 2:
            aside = 2 * self.start
            for donkey in donkeys:
                aside += 2 * card(donkey)
            idle = copies(self.money, 0) - copies(aside, 0)
            self.money -= idle * card(0)
            self.unseen = self.money - aside
            self.money_in_deck = count(self.unseen) - removed

    def deck(self) -> vec[i64]:
        """How many there are of each card that nobody has seen (K-5, K-40)."""
        cards = vec[i64]([0] * CARDS)
        for animal in range(i64(ANIMALS)):
            cards[animal] = QUARTET
            cards[PREMIUM_CARD + animal] = 1
        cards[RAT] = QUARTET
        for denomination in range(i64(DENOMINATIONS)):
            cards[MONEY_CARD + denomination] = copies(self.unseen, denomination)
        return cards


def _money(cards: Sequence[int]) -> i64:
    packed: i64 = 0
    for denomination in range(i64(DENOMINATIONS)):
        packed += cards[denomination] * card(denomination)
    return packed
