"""Determinization: worlds of the same information set, which look alike to a seat."""

from __future__ import annotations

from librt.vecs import append, vec
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
from corral.games.kuhhandel.rules.deeds import Deed, is_untold, seen_chronicle
from corral.games.kuhhandel.rules.money import card, copies, count
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.seen.guessing import guess, shuffled
from corral.games.kuhhandel.seen.history_sampler import HistorySampler
from corral.games.kuhhandel.seen.mixing import Mixer, any_cards
from corral.games.kuhhandel.seen.odds import ways_of
from corral.games.kuhhandel.seen.story import Story

FEW_DEAD_ENDS = 8
DEAD_ENDS = 100
STEPS_TO_FIND = 40_000
FEW_WAYS = 400
"""So many ways in which the money can lie are gone through."""
STEPS = 12
"""Steps of the walk among histories for every pile that could have been another."""
FEWEST_STEPS = 60
MOST_STEPS = 1200


def imagine(table: KuhhandelTable, seat: i64, rng: Sfc32) -> None:
    """Deal everything anew that the seat has not seen, as it could have come about.

    Where no history is found in the time there is (of a thousand late positions some five) the
    money lies as it can by what was seen of every card, and how it came about stays untold.
    """
    if hides_card(table, seat):
        table.put_back(table.card)
    pledged, offered = count(table.pledge), count(table.offer)
    if is_untold(table.deeds, seat):
        _shuffle(table, seat, pledged, offered, rng)
    else:
        deal_unknown(table, seat, seen_chronicle(table.deeds, seat), pledged, offered, rng)


class Recollection:
    """What a seat makes of the money that it has seen; the same for every world it imagines.

    Without a sampler there is nothing to be made of it: the world is somebody else's guess.
    """

    __slots__ = ("_last", "_payer", "_price", "_unseen", "sampler")

    def __init__(self, table: KuhhandelTable, seat: i64) -> None:
        self._last = table.deeds
        self._payer = _payer(table)
        self._price = table.bid
        self._unseen = _unseen(table, seat)
        self.sampler: HistorySampler | None = None
        if not is_untold(table.deeds, seat):
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
    pledged, offered = count(table.pledge), count(table.offer)
    sampler = recollection.sampler
    if sampler is None:
        _shuffle(table, seat, pledged, offered, rng)
    else:
        _suppose(table, seat, sampler, pledged, offered, rng)


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
) -> None:
    """Fill in what the seat does not know of the deeds, and of what is hidden now.

    Where the ways are few it is drawn from all of them.
    """
    sampler = _sampler(table, seat, deeds)
    ways = ways_of(sampler.story, _payer(table), table.bid, FEW_WAYS)
    if ways is not None and ways.last:
        money, told = ways.history(rng)
        _lay_out(table, sampler.story, vec[i64](list(money)), told)
        _deal_hidden(table, seat, pledged, offered, rng)
        return
    history = sampler.find(DEAD_ENDS, STEPS_TO_FIND, rng)
    if history is not None:
        history.walk(min(max(STEPS * len(history.open), FEWEST_STEPS), MOST_STEPS), rng)
    _lay_out_history(table, sampler.story, history, rng)
    _deal_hidden(table, seat, pledged, offered, rng)


def can_be(table: KuhhandelTable, seat: i64, deeds: list[Deed]) -> bool:
    """Whether the money can have moved about like this.

    Where the ways are few they are gone through; else every sort of cards by itself must fit.
    """
    sampler = _sampler(table, seat, deeds)
    ways = ways_of(sampler.story, _payer(table), table.bid, FEW_WAYS)
    return sampler.fits() if ways is None else len(ways.last) > 0


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
    history = sampler.find(FEW_DEAD_ENDS, 0, rng)
    _lay_out_history(table, sampler.story, history, rng)
    _deal_hidden(table, seat, pledged, offered, rng)


def _shuffle(table: KuhhandelTable, seat: i64, pledged: i64, offered: i64, rng: Sfc32) -> None:
    """Deal all money anew that is not the seat's, in a world whose deeds were never told.

    Somebody else supposed it: what the seat itself saw in it is not known.
    """
    story = story_of(table, seat, [])
    money = vec[i64]()
    for other in range(table.players):
        if other != seat:
            money = append(money, table.hand[other])
    heap = table.pile
    if table.players == 2:
        heap = 0
        for denomination in range(i64(DENOMINATIONS)):
            heap += table.deck[MONEY_CARD + denomination] * card(denomination)
    payer = story.holder_of(_payer(table))
    deeds = table.deeds
    _lay_out(table, story, shuffled(append(money, heap), payer, table.bid, rng), [])
    table.deeds = deeds
    _deal_hidden(table, seat, pledged, offered, rng)


def hand_odds(table: KuhhandelTable, seat: i64) -> dict[tuple[int, ...], float] | None:
    """How likely the others' money is what, in the order of their seats; None where it is much.

    The last is the pile beside the rat; with two players the money that nobody has seen.
    """
    story = story_of(table, seat, seen_chronicle(table.deeds, seat))
    ways = ways_of(story, _payer(table), table.bid, FEW_WAYS)
    return None if ways is None else ways.odds()


def _payer(table: KuhhandelTable) -> i64:
    """Who is to pay, and so is able to."""
    return table.payer if table.phase == PAY_PHASE else NONE


def _lay_out_history(
    table: KuhhandelTable, story: Story, history: Mixer | None, rng: Sfc32
) -> None:
    if history is None:
        _lay_out(table, story, guess(story, _payer(table), table.bid, rng), story.deeds)
    else:
        _lay_out(table, story, history.money[-1], history.deeds())


def _lay_out(table: KuhhandelTable, story: Story, money: vec[i64], deeds: list[Deed]) -> None:
    """Give everybody but the story's seat their money, and the table its deeds."""
    for other in range(table.players):
        if other != story.seat:
            table.hand[other] = money[story.holder[other]]
    if table.players == 2:
        for denomination in range(i64(DENOMINATIONS)):
            left = copies(money[story.heap], denomination)
            table.deck[MONEY_CARD + denomination] = left
    else:
        table.pile = money[story.heap]
    table.deeds = None
    for deed in deeds:
        table.deeds = deed.after(table.deeds)


def _deal_hidden(table: KuhhandelTable, seat: i64, pledged: i64, offered: i64, rng: Sfc32) -> None:
    """What is hidden at the moment: cards on the table, who waits, a card that is looked at."""
    if table.phase == PREMIUM_PHASE and table.bidder != seat:
        table.pledge = any_cards(table.hand[table.bidder], pledged, rng)
    if table.phase in (ANSWER_PHASE, COUNTER_PHASE) and table.turn != seat:
        table.offer = any_cards(table.hand[table.turn], offered, rng)
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
