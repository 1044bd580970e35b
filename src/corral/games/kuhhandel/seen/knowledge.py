"""What a seat knows, gathered piece by piece.

This is a whitelist and the only way out of a state: views, positions and nothing else are made from
it. ``EVERYTHING`` in place of a seat gathers the whole truth, for records and full positions.
"""

from __future__ import annotations

from corral.core.game import EVERYTHING
from corral.games.kuhhandel.rules.codes import (
    ANIMALS,
    ANSWER_PHASE,
    BID_PHASE,
    CALL_PHASE,
    COUNTER_PHASE,
    EXTRA_PHASE,
    GIVE_PHASE,
    HAMMER_PHASE,
    KINDS,
    MONEY_CARD,
    NONE,
    OFFER_PHASE,
    OVER_PHASE,
    PAY_PHASE,
    PLEDGE_PHASE,
    PREMIUM_PHASE,
    RAT_PHASE,
    SHARE_PHASE,
    TRADING,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.deeds import UNKNOWN, Deed, seen_chronicle
from corral.games.kuhhandel.rules.money import count
from corral.games.kuhhandel.rules.scoring import covered
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.rules.trade import stake
from corral.games.kuhhandel.seen.belief import chooser, hides_card
from corral.games.kuhhandel.seen.types import Phase

PHASE_NAMES: dict[int, Phase] = {
    TURN_PHASE: "turn",
    EXTRA_PHASE: "extra",
    BID_PHASE: "bid",
    HAMMER_PHASE: "hammer",
    PAY_PHASE: "pay",
    CALL_PHASE: "call",
    PLEDGE_PHASE: "pledge",
    PREMIUM_PHASE: "premium",
    GIVE_PHASE: "give",
    RAT_PHASE: "rat",
    OFFER_PHASE: "offer",
    ANSWER_PHASE: "answer",
    COUNTER_PHASE: "counter",
    SHARE_PHASE: "share",
    OVER_PHASE: "over",
}


class Pile:
    """Money cards: which, if the seat knows, and how many in any case."""

    __slots__ = ("cards", "number")

    def __init__(self, cards: int, number: int) -> None:
        self.cards = cards
        self.number = number


class Farm:
    """What a seat knows about a player's own things."""

    __slots__ = ("animals", "base", "covered", "hand", "limit", "premiums")

    def __init__(self, state: KuhhandelTable, owner: int, sees: bool) -> None:
        self.animals = [int(state.owned(owner, kind)) for kind in range(KINDS)]
        self.premiums = [kind for kind in range(ANIMALS) if state.premium[kind] == owner]
        self.limit = _seat(int(state.limit[owner]))
        self.base = int(state.base[owner])
        self.hand = _pile(int(state.hand[owner]), sees)
        self.covered = _seat(int(covered(state, owner)))

    def like(self, other: Farm) -> bool:
        """Whether the same things are on it; what its owner has said in an auction is not one."""
        return (
            self.animals == other.animals
            and self.premiums == other.premiums
            and self.covered == other.covered
            and self.hand.number == other.hand.number
        )


class KuhhandelKnowledge:
    """What a seat knows about the whole table."""

    def __init__(self, state: KuhhandelTable, seat: int) -> None:
        self.seat = seat
        self.players = int(state.players)
        self.phase = int(state.phase)
        self.phase_name = PHASE_NAMES[self.phase]
        self.turn = _seat(int(state.turn))
        self.trades = int(state.trades)
        self.bank = int(state.bank)
        self.donkeys = int(state.donkeys)
        # Two players do not bid, and the money they draw is secret.
        self.money_out = int(state.money_out) if self.players > 2 else None
        self.bid = int(state.bid)
        self.bidder = _seat(int(state.bidder))
        self.payer = _seat(int(state.payer))
        self.asked = _seat(int(state.asked))
        self.opponent = _seat(int(state.opponent))
        self.kind = _seat(int(state.kind))
        self.stake = int(stake(state)) if self.phase in TRADING else None
        self.repeated = bool(state.repeated)
        self.pile = int(count(state.pile))
        self.farms = [
            Farm(state, owner, seat in (owner, EVERYTHING)) for owner in range(self.players)
        ]
        self.deeds: list[Deed] = seen_chronicle(state.deeds, seat)
        chooses = seat in (EVERYTHING, int(chooser(state)))
        self.chosen = int(state.chosen) if chooses else 0
        self.pledge = _pile(int(state.pledge), seat in (EVERYTHING, self.bidder))
        self.offer = _pile(int(state.offer), seat in (EVERYTHING, self.turn))
        self._count_deck(state, seat)
        self._watch_bidders(state, seat)

    def _count_deck(self, state: KuhhandelTable, seat: int) -> None:
        """The cards that may still come; one that somebody else looks at may be any of them."""
        hidden = seat != EVERYTHING and bool(hides_card(state, seat))
        self.card = None if hidden else _seat(int(state.card))
        self.hides_card = hidden
        self.deck_size = int(state.deck_size())
        self.deck = [int(state.deck[card]) for card in range(MONEY_CARD)]
        self.deck_money = int(state.money_left)
        if hidden:
            if state.card < MONEY_CARD:
                self.deck[int(state.card)] += 1
            else:
                self.deck_money += 1

    def _watch_bidders(self, state: KuhhandelTable, seat: int) -> None:
        """Who passed is seen by all, who waited by nobody (K-21)."""
        silent = [one for one in range(self.players) if state.silent >> one & 1]
        self.passed = silent if self.phase == BID_PHASE else []
        self.waited: list[int] = []
        self.deciding = state.actors()
        self.hides_waiting = False
        if self.phase != CALL_PHASE:
            return
        self.waited = [one for one in silent if seat in (one, EVERYTHING)]
        if seat != EVERYTHING:
            self.hides_waiting = True
            deciding = sorted({*silent, *self.deciding} - {*self.waited})
            left = int(state.turn) + 1
            self.deciding = sorted(deciding, key=lambda one: (one - left) % self.players)


def _seat(number: int) -> int | None:
    return None if number == NONE else number


def _pile(cards: int, sees: bool) -> Pile:
    return Pile(cards if sees else UNKNOWN, int(count(cards)))
