"""What a seat knows of Kuhhandel Master, written into a row of numbers.

A whitelist like ``knowledge``, but without any object made on the way. What a seat can tell of
other hands is given as what it saw come and go; to narrow it further is left to the learner. The
pieces are those of the encoding, in its order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Encoding, relative
from corral.core.sheet import Ink, Sheet, mark_one
from corral.core.state import State
from corral.games.kuhhandel.rules.auction import may_bid
from corral.games.kuhhandel.rules.codes import (
    ANIMALS,
    ANSWER_PHASE,
    BID_PHASE,
    CALL_PHASE,
    CARDS,
    COUNTER_PHASE,
    DENOMINATIONS,
    GIVE_PHASE,
    KINDS,
    MONEY_CARD,
    NONE,
    OFFER_PHASE,
    PREMIUM_PHASE,
    RAT_PHASE,
    SHARE_PHASE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.deeds import PUT_DEED, Deed
from corral.games.kuhhandel.rules.money import copies, count
from corral.games.kuhhandel.rules.scoring import points
from corral.games.kuhhandel.rules.trade import stake
from corral.games.kuhhandel.rules.turn import final_points
from corral.games.kuhhandel.seen.belief import chooser, hides_card
from corral.games.kuhhandel.seen.flows import UNSEEN, Flows
from corral.games.kuhhandel.state import Kuhhandel

PHASES: Final = 15  # from the turn's choice to the end

# Where somebody or something is marked: the phase; turn, bidder, payer, asked, opponent; the card
# and the kind at stake.
MARKS: Final = 8
# Money of one's own or open to all: chosen, offer, pledge, beside the rat, bank, hand.
PURSES: Final = 6


class KuhhandelSheet(Sheet):
    """Remembers which places are marked, what money it shows, and what each observer has seen."""

    def __init__(self, encoding: Encoding, out: vec[i32], at: i64, ink: Ink) -> None:
        super().__init__(out, at, ink)
        players = int(encoding.players)
        self.encoding = encoding
        self.marks = vec[i64]([NONE] * MARKS)
        self.purses = vec[i64]([0] * PURSES)
        self.premium = vec[i64]([NONE] * ANIMALS)
        """By animal: who is shown to have it, as the observer counts."""
        self.farm = vec[i64]([NONE] * players)
        """The animals in each row, in one number."""
        # Points are counted again when a seat's animals, or anybody's premiums, are others.
        self.held = vec[i64]([NONE] * ANIMALS)
        self.counted = vec[i64]([NONE] * players)
        self.points = vec[i64]([0] * players)
        self.flow_seat: i64 = NONE
        self.flow_deed: Deed | None = None
        """What is shown of the money: as who saw it, and up to which deed."""
        self.flows = [Flows(seat, players) for seat in range(players)]
        # Where pieces begin, and where their numbers are in the ink.
        self.at_deciding = at + i64(encoding.place("deciding")[0])
        self.at_bidder = at + i64(encoding.place("bidder")[0])
        self.at_silent = at + i64(encoding.place("silent")[0])
        self.at_deck = at + i64(encoding.place("trades")[0])
        self.at_bid = at + i64(encoding.place("bid")[0])
        self.at_chosen = at + i64(encoding.place("chosen")[0])
        self.at_farms = at + i64(encoding.place("animals")[0])
        self.of_trades = ink.first[encoding.place("trades")[1]]
        self.of_deck = ink.first[encoding.place("deck")[1]]
        self.of_deck_money = ink.first[encoding.place("deck_money")[1]]
        self.of_bid = ink.first[encoding.place("bid")[1]]
        self.of_stake = ink.first[encoding.place("stake")[1]]
        self.of_purse = ink.first[encoding.place("chosen")[1]]
        self.of_piles = ink.first[encoding.place("piles")[1]]
        self.of_bank = ink.first[encoding.place("bank")[1]]
        self.of_money_out = ink.first[encoding.place("money_out")[1]]
        self.of_points = ink.first[encoding.place("points")[1]]
        self.of_hand_size = ink.first[encoding.place("hand_size")[1]]
        self.of_seen = ink.first[encoding.place("seen_money")[1]]
        self.of_unseen = ink.first[encoding.place("unseen_money")[1]]

    def show(self, state: State, seat: i64) -> None:
        assert isinstance(state, Kuhhandel)
        self._show_course(state, seat)
        self._show_deck(state, seat)
        self._show_dealings(state, seat)
        self._show_own_cards(state, seat)
        self._show_farms(state, seat)
        self._show_flows(state, seat)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        return self.encoding.legal(state, seat)

    def move(self, state: State, seat: i64, action: i64) -> i64:
        return self.encoding.move(state, seat, action)

    def _mark(self, number: i64, at: i64, now: i64) -> None:
        was = self.marks[number]
        if was != now:
            mark_one(self.out, at, was, now, self.ink.one)
            self.marks[number] = now

    def _show_course(self, table: Kuhhandel, seat: i64) -> None:
        players = table.players
        out = self.out
        phase = table.phase
        at = self.at_bidder
        self._mark(0, self.at, phase - TURN_PHASE if phase >= TURN_PHASE else NONE)
        self._mark(1, self.at + PHASES, relative(table.turn, seat, players))
        self._show_deciding(table, seat)
        self._mark(2, at, relative(table.bidder, seat, players))
        self._mark(3, at + players, relative(table.payer, seat, players))
        self._mark(4, at + 2 * players, relative(table.asked, seat, players))
        self._mark(5, at + 3 * players, relative(table.opponent, seat, players))
        one = self.ink.one
        other = seat
        for place in range(players):
            seen = phase == BID_PHASE or (phase == CALL_PHASE and place == 0)
            silent = seen and table.silent >> other & 1 == 1
            out[self.at_silent + place] = one if silent else i32(0)
            other = table.next_seat(other)

    def _show_deciding(self, table: Kuhhandel, seat: i64) -> None:
        """Who waited in a count-down is seen by nobody else (K-21)."""
        players = table.players
        phase = table.phase
        out = self.out
        one = self.ink.one
        single = NONE if phase in (BID_PHASE, CALL_PHASE) else table.actor()
        other = seat
        for place in range(players):
            if phase == CALL_PHASE and place > 0:
                decides = other != table.turn
            elif phase in (BID_PHASE, CALL_PHASE):
                decides = may_bid(table, other)
            else:
                decides = other == single
            out[self.at_deciding + place] = one if decides else i32(0)
            other = table.next_seat(other)

    def _show_deck(self, table: Kuhhandel, seat: i64) -> None:
        """A card that somebody else looks at may be any of those in the deck."""
        out = self.out
        bits = self.ink.bits
        deck = table.deck
        at = self.at_deck
        hidden = hides_card(table, seat)
        shown = table.card if lies_open(table.phase) and not hidden else NONE
        out[at] = bits[self.of_trades + table.trades]
        out[at + 1] = bits[self.of_deck + table.donkeys]
        at += 2
        first = self.of_deck
        for card in range(i64(MONEY_CARD)):
            out[at + card] = bits[first + deck[card]]
        money = table.money_left
        if hidden:
            if table.card < MONEY_CARD:
                out[at + table.card] = bits[first + deck[table.card] + 1]
            else:
                money += 1
        at += MONEY_CARD
        out[at] = bits[self.of_deck_money + money]
        self._mark(6, at + 1, shown)
        out[at + 1 + CARDS] = self.ink.one if hidden else i32(0)

    def _show_dealings(self, table: Kuhhandel, seat: i64) -> None:
        """The auction and the cow trade."""
        out = self.out
        bits = self.ink.bits
        players = table.players
        trading = OFFER_PHASE <= table.phase <= COUNTER_PHASE
        auction = BID_PHASE <= table.phase <= GIVE_PHASE
        at = self.at_bid
        out[at] = bits[self.of_bid + (table.bid if auction else 0)]
        owner = seat
        for place in range(players):
            limit = table.limit[owner] if auction else i64(NONE)
            out[at + 1 + place] = bits[self.of_bid + limit]
            owner = table.next_seat(owner)
        at += 1 + players
        self._mark(7, at, table.kind if trading else NONE)
        out[at + KINDS] = bits[self.of_stake + (stake(table) if trading else 0)]
        out[at + KINDS + 1] = self.ink.one if trading and table.repeated else i32(0)

    def _show_own_cards(self, table: Kuhhandel, seat: i64) -> None:
        """Piles of cards: what is in them for their owner, how many for everybody."""
        phase = table.phase
        offered = table.offer if phase in (ANSWER_PHASE, COUNTER_PHASE) else 0
        pledged = table.pledge if phase == PREMIUM_PHASE else 0
        at = self.at_chosen
        money = self.of_purse
        step = i64(DENOMINATIONS)
        self._show_purse(0, at, money, table.chosen if chooser(table) == seat else 0)
        self._show_purse(1, at + step, money, offered if table.turn == seat else 0)
        self._show_purse(2, at + 2 * step, money, pledged if table.bidder == seat else 0)
        self._show_purse(3, at + 3 * step, money, _own_beside_rat(table, seat))
        at += 4 * step
        out = self.out
        bits = self.ink.bits
        out[at] = bits[self.of_piles + count(offered)]
        out[at + 1] = bits[self.of_piles + count(pledged)]
        out[at + 2] = bits[self.of_piles + count(table.pile)]
        self._show_purse(4, at + 3, self.of_bank, table.bank)
        worth = table.money_out if table.players > 2 else 0
        out[at + 3 + step] = bits[self.of_money_out + worth]

    def _show_purse(self, number: i64, at: i64, first: i64, money: i64) -> None:
        if self.purses[number] != money:
            self.purses[number] = money
            out = self.out
            bits = self.ink.bits
            for denomination in range(i64(DENOMINATIONS)):
                out[at + denomination] = bits[first + copies(money, denomination)]

    def _show_farms(self, table: Kuhhandel, seat: i64) -> None:
        """Everybody's cards, from the observer's clockwise."""
        out = self.out
        bits = self.ink.bits
        players = table.players
        at = self.at_farms
        premiums = at + players * KINDS
        scores = premiums + players * ANIMALS
        hands = scores + players + DENOMINATIONS
        over = table.over()
        self._show_premiums(table, seat, premiums)
        animals = table.animals
        shown = self.farm
        counted = self.counted
        owner = seat
        for place in range(players):
            out[hands + place] = bits[self.of_hand_size + count(table.hand[owner])]
            kinds = owner * KINDS
            farm: i64 = 1
            for kind in range(i64(KINDS)):
                farm = farm << 3 | animals[kinds + kind]
            if over or farm != counted[owner]:
                counted[owner] = NONE if over else farm
                self.points[owner] = final_points(table, owner) if over else points(table, owner)
            if farm != shown[place]:
                shown[place] = farm
                row = at + place * KINDS
                for kind in range(i64(KINDS)):
                    out[row + kind] = bits[self.of_deck + animals[kinds + kind]]
            out[scores + place] = bits[self.of_points + self.points[owner]]
            owner = table.next_seat(owner)
        self._show_purse(5, scores + players, self.of_purse, table.hand[seat])

    def _show_premiums(self, table: Kuhhandel, seat: i64, at: i64) -> None:
        held = self.held
        shown = self.premium
        for animal in range(i64(ANIMALS)):
            owner = table.premium[animal]
            if owner != held[animal]:
                held[animal] = owner
                for other in range(table.players):
                    self.counted[other] = NONE
            elif owner < 0:
                continue
            holder = relative(owner, seat, table.players)
            before = shown[animal]
            if holder != before:
                shown[animal] = holder
                if before >= 0:
                    self.out[at + before * ANIMALS + animal] = 0
                if holder >= 0:
                    self.out[at + holder * ANIMALS + animal] = self.ink.one

    def _show_flows(self, table: Kuhhandel, seat: i64) -> None:
        out = self.out
        bits = self.ink.bits
        deeds = table.deeds
        if deeds is not None and deeds is self.flow_deed and seat == self.flow_seat:
            return
        self.flow_deed = deeds
        self.flow_seat = seat
        flows = self.flows[seat]
        flows.follow(table)
        at = self.at_farms + table.players * (KINDS + ANIMALS + 2) + DENOMINATIONS
        cards = table.players * DENOMINATIONS
        seen = flows.seen
        for place in range(cards):
            out[at + place] = bits[self.of_seen + seen[place]]
        unseen = flows.unseen
        for place in range(table.players * UNSEEN):
            out[at + cards + place] = bits[self.of_unseen + unseen[place]]


def lies_open(phase: i64) -> bool:
    """Whether a card is on offer, asks for the rat's sake, or is looked at."""
    return BID_PHASE <= phase <= RAT_PHASE or phase == SHARE_PHASE


def _own_beside_rat(table: Kuhhandel, seat: i64) -> i64:
    own: i64 = 0
    if table.phase == RAT_PHASE:
        deed = table.deeds
        while deed is not None and deed.kind == PUT_DEED:
            if deed.giver == seat:
                own += deed.cards
            deed = deed.previous
    return own
