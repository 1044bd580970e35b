"""Determinization: worlds of the same information set, which look alike to a seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.bits import bit
from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules.auction import may_bid
from corral.games.kuhhandel.rules.codes import (
    ANSWER_PHASE,
    CALL_PHASE,
    COUNTER_PHASE,
    DENOMINATIONS,
    GIVE_PHASE,
    MONEY_CARD,
    NONE,
    OFFER_PHASE,
    PAY_PHASE,
    PLEDGE_PHASE,
    PREMIUM_PHASE,
    SHARE_PHASE,
)
from corral.games.kuhhandel.rules.deeds import Deed, seen_chronicle
from corral.games.kuhhandel.rules.money import card, copies, count
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.seen.guessing import guess
from corral.games.kuhhandel.seen.history_sampler import History, HistorySampler
from corral.games.kuhhandel.seen.story import Story

FEW_DEAD_ENDS = 8


def imagine(table: KuhhandelTable, seat: i64, rng: Sfc32) -> None:
    """Deal everything anew that the seat has not seen, as it could have come about."""
    if hides_card(table, seat):
        table.put_back(table.card)
    deeds = seen_chronicle(table.deeds, seat)
    pledged, offered = count(table.pledge), count(table.offer)
    # The true world is one of those looked for, so one is found.
    while not deal_unknown(table, seat, deeds, pledged, offered, rng):
        pass


class Recollection:
    """What a seat makes of the money that it has seen; the same for every world it imagines."""

    __slots__ = ("_last", "_payer", "_price", "_unseen", "sampler")

    def __init__(self, table: KuhhandelTable, seat: i64) -> None:
        self._last = table.deeds
        self._payer = _payer(table)
        self._price = table.bid
        self._unseen = _unseen(table, seat)
        self.sampler = _sampler(table, seat, seen_chronicle(table.deeds, seat))

    def holds(self, table: KuhhandelTable, seat: i64) -> bool:
        """Whether nothing has happened since that the same seat would have to think of."""
        return (
            self._last is table.deeds
            and self._unseen == _unseen(table, seat)
            and self._payer == _payer(table)
            and (self._payer == NONE or self._price == table.bid)
        )


def determinize(table: KuhhandelTable, seat: i64, recollection: Recollection, rng: Sfc32) -> None:
    """The same in little time, if need be with money that could not have come about."""
    if hides_card(table, seat):
        table.put_back(table.card)
    _suppose(table, seat, recollection.sampler, count(table.pledge), count(table.offer), rng)


def story_of(table: KuhhandelTable, seat: i64, deeds: list[Deed]) -> Story:
    """What the seat knows of the money; a card that it looks at can be nowhere else."""
    return Story(table.players, seat, table.base, _unseen(table, seat), deeds)


def _unseen(table: KuhhandelTable, seat: i64) -> i64:
    unseen = table.material.unseen
    if table.phase == SHARE_PHASE and table.turn == seat and table.card >= MONEY_CARD:
        unseen -= card(table.card - MONEY_CARD)
    return unseen


def _sampler(table: KuhhandelTable, seat: i64, deeds: list[Deed]) -> HistorySampler:
    return HistorySampler(story_of(table, seat, deeds), _payer(table), table.bid)


def deal_unknown(
    table: KuhhandelTable, seat: i64, deeds: list[Deed], pledged: i64, offered: i64, rng: Sfc32
) -> bool:
    """Fill in what the seat does not know of the deeds, and of what is hidden now.

    False if nothing was found that fits to what the seat has seen.
    """
    sampler = _sampler(table, seat, deeds)
    history = sampler.sample(rng)
    if history is None:
        return False
    _lay_out(table, sampler.story, history)
    _deal_hidden(table, seat, pledged, offered, rng)
    return True


def suppose_unknown(
    table: KuhhandelTable, seat: i64, deeds: list[Deed], pledged: i64, offered: i64, rng: Sfc32
) -> None:
    """The same in little time; where no story is found soon, the money is guessed."""
    _suppose(table, seat, _sampler(table, seat, deeds), pledged, offered, rng)


def _suppose(
    table: KuhhandelTable,
    seat: i64,
    sampler: HistorySampler,
    pledged: i64,
    offered: i64,
    rng: Sfc32,
) -> None:
    story = sampler.story
    history = sampler.sample_quickly(FEW_DEAD_ENDS, rng)
    if history is None:
        history = History(guess(story, _payer(table), table.bid, rng))
        history.deeds = story.deeds
    _lay_out(table, story, history)
    _deal_hidden(table, seat, pledged, offered, rng)


def _payer(table: KuhhandelTable) -> i64:
    """Who is to pay, and so is able to."""
    return table.payer if table.phase == PAY_PHASE else NONE


def _lay_out(table: KuhhandelTable, story: Story, history: History) -> None:
    """Give everybody but the story's seat the money of a history, and the table its deeds."""
    for other in range(table.players):
        if other != story.seat:
            table.hand[other] = history.money[story.holder[other]]
    if table.players == 2:
        for denomination in range(i64(DENOMINATIONS)):
            left = copies(history.money[story.heap], denomination)
            table.deck[MONEY_CARD + denomination] = left
    else:
        table.pile = history.money[story.heap]
    table.deeds = None
    for deed in history.deeds:
        table.deeds = deed.after(table.deeds)


def _deal_hidden(table: KuhhandelTable, seat: i64, pledged: i64, offered: i64, rng: Sfc32) -> None:
    """What is hidden at the moment: cards on the table, who waits, a card that is looked at."""
    if table.phase == PREMIUM_PHASE and table.bidder != seat:
        table.pledge = _some_cards(table.hand[table.bidder], pledged, rng)
    if table.phase in (ANSWER_PHASE, COUNTER_PHASE) and table.turn != seat:
        table.offer = _some_cards(table.hand[table.turn], offered, rng)
    if chooser(table) != seat:
        table.chosen = 0
    if table.phase == CALL_PHASE:
        _imagine_waiting(table, seat, rng)
    if hides_card(table, seat):
        table.card = table.card_at(rng.below(table.deck_weight()))
        table.draw(table.card)


def hides_card(table: KuhhandelTable, seat: i64) -> bool:
    """Whether somebody else looks at a card in secret (K-41)."""
    return table.phase == SHARE_PHASE and table.turn != seat


def chooser(table: KuhhandelTable) -> i64:
    """Who is choosing cards that nobody else sees yet."""
    phase = table.phase
    if phase == PAY_PHASE:
        return table.payer
    if phase == PLEDGE_PHASE:
        return table.bidder
    if phase == COUNTER_PHASE:
        return table.opponent
    return table.turn if phase in (GIVE_PHASE, OFFER_PHASE) else NONE


def _some_cards(hand: i64, number: i64, rng: Sfc32) -> i64:
    """Random cards of a hand."""
    chosen: i64 = 0
    for _ in range(number):
        pick = rng.below(count(hand))
        denomination: i64 = 0
        while pick >= copies(hand, denomination):
            pick -= copies(hand, denomination)
            denomination += 1
        hand -= card(denomination)
        chosen += card(denomination)
    return chosen


def _imagine_waiting(table: KuhhandelTable, seat: i64, rng: Sfc32) -> None:
    """Any of the other bidders may have waited already, but not all of them (K-21)."""
    waited = seat >= 0 and bool(table.silent >> seat & 1)
    table.silent = bit(seat) if waited else 0
    others = vec[i64]([0] * int(table.players))
    number: i64 = 0
    for other in range(table.players):
        if other != seat and may_bid(table, other):
            others[number] = other
            number += 1
    if number == 0:
        return
    deciding = rng.below(number)
    open_for_all = seat >= 0 and seat != table.turn and not waited
    for place in range(number):
        if (place != deciding or open_for_all) and rng.below(2):
            table.silent |= bit(others[place])
