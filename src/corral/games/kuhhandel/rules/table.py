"""Everything that lies on the table, and the small things done with it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.state import State
from corral.games.kuhhandel.rules.codes import (
    ANIMALS,
    CARDS,
    KINDS,
    MONEY_CARD,
    NONE,
    PREMIUM_CARD,
    START_PHASE,
)
from corral.games.kuhhandel.rules.deeds import Deed
from corral.games.kuhhandel.rules.events import SECRETS, KuhhandelOpen, KuhhandelSecret
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import total


class KuhhandelTable(State):
    """The material of a match.

    What lies in front of a seat is counted at ``seat * KINDS + kind``. Money being chosen, offered
    or pledged is still in its owner's hand until it changes hands.
    """

    def __init__(self, material: Material, source: KuhhandelTable | None = None) -> None:
        super().__init__(material.players)
        self.material = material
        if source is None:
            self._lay_out()
        else:
            self._take_over(source)

    def _lay_out(self) -> None:
        players: i64 = self.players
        material = self.material
        self.phase: i64 = START_PHASE
        self.turn: i64 = NONE
        # The deck: what may still be in it. Of the money of two players some was removed unseen.
        self.deck = material.deck()
        self.cards_left: i64 = 0
        for card in range(i64(MONEY_CARD)):
            self.cards_left += self.deck[card]
        self.money_left: i64 = material.money_in_deck
        self.donkeys: i64 = 0
        # Trades since a card was last turned up.
        self.trades: i64 = 0
        # The players.
        self.animals = vec[i64]([0] * int(players * KINDS))
        self.premium = vec[i64]([NONE] * ANIMALS)
        self.hand = vec[i64]([int(material.start)] * int(players))
        self.base = self.hand[:]
        self.bank: i64 = material.money - material.unseen - players * material.start
        self.money_out: i64 = players * total(material.start)
        self.deeds: Deed | None = None
        # The card turned up, or looked at in secret.
        self.card: i64 = NONE
        # The auction: the highest bid, or the number called; who has passed, or waited.
        self.bid: i64 = 0
        self.bidder: i64 = NONE
        self.silent: i64 = 0
        # What a seat that showed its hand may bid at most for this card; NONE for no limit.
        self.limit = vec[i64]([NONE] * int(players))
        self.payer: i64 = NONE
        self.chosen: i64 = 0
        self.pledge: i64 = 0
        # The rat: the cards beside it, and who is asked.
        self.pile: i64 = 0
        self.asked: i64 = NONE
        # The cow trade.
        self.opponent: i64 = NONE
        self.kind: i64 = NONE
        self.repeated = False
        self.offer: i64 = 0

    def _take_over(self, source: KuhhandelTable) -> None:
        self.phase = source.phase
        self.turn = source.turn
        self.deck = source.deck[:]
        self.cards_left = source.cards_left
        self.money_left = source.money_left
        self.donkeys = source.donkeys
        self.trades = source.trades
        self.animals = source.animals[:]
        self.premium = source.premium[:]
        self.hand = source.hand[:]
        self.base = source.base
        self.bank = source.bank
        self.money_out = source.money_out
        self.deeds = source.deeds
        self.card = source.card
        self.bid = source.bid
        self.bidder = source.bidder
        self.silent = source.silent
        self.limit = source.limit[:]
        self.payer = source.payer
        self.chosen = source.chosen
        self.pledge = source.pledge
        self.pile = source.pile
        self.asked = source.asked
        self.opponent = source.opponent
        self.kind = source.kind
        self.repeated = source.repeated
        self.offer = source.offer

    # Telling what happens

    def tell(self, event: KuhhandelOpen, reveals: bool = False) -> None:
        """Note what everybody sees."""
        self.note(event, SECRETS, (), reveals)

    def tell_some(self, event: KuhhandelSecret, audience: tuple[int, ...], reveals: bool) -> None:
        """Note what has secrets, which only the audience sees."""
        self.note(event, SECRETS, audience, reveals)

    def deck_size(self) -> i64:
        return self.cards_left + self.money_left

    def next_seat(self, seat: i64) -> i64:
        """Clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def owned(self, seat: i64, kind: i64) -> i64:
        return self.animals[seat * KINDS + kind]

    def lay_out(self, seat: i64, card: i64) -> None:
        """An animal, a premium or a rat goes to a player."""
        if card < KINDS:
            self.animals[seat * KINDS + card] += 1
        else:
            self.premium[card - PREMIUM_CARD] = seat

    def draw(self, card: i64) -> None:
        """A card leaves the deck for a place where somebody sees it."""
        self.deck[card] -= 1
        if card < MONEY_CARD:
            self.cards_left -= 1
        else:
            self.money_left -= 1

    def put_back(self, card: i64) -> None:
        """A card that was looked at is among the unseen ones again."""
        self.deck[card] += 1
        if card < MONEY_CARD:
            self.cards_left += 1
        else:
            self.money_left += 1

    def card_weight(self, card: i64) -> i64:
        """How likely a card is the next one of the deck, compared with the others.

        Any unseen money card may be in the deck or among the removed ones (K-40).
        """
        if card >= MONEY_CARD:
            return self.deck[card] * self.money_left
        return self.deck[card] * self.unseen_money() if self.money_left else self.deck[card]

    def unseen_money(self) -> i64:
        """How many money cards nobody has seen: those in the deck and the removed ones."""
        unseen: i64 = 0
        for card in range(i64(MONEY_CARD), i64(CARDS)):
            unseen += self.deck[card]
        return unseen

    def deck_weight(self) -> i64:
        """The weights of all cards together."""
        if self.money_left == 0:
            return self.cards_left
        return self.deck_size() * self.unseen_money()

    def card_at(self, number: i64) -> i64:
        """The card for a number below the deck's weight; each card gets its weight."""
        card: i64 = 0
        while True:
            number -= self.card_weight(card)
            if number < 0:
                return card
            card += 1
