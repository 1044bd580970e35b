"""Kuhhandel Master as the contract wants it: legal moves, moves, chance, result."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from corral.core.prng import Sfc32
from corral.games.kuhhandel.rules import auction, distribution, premium, rats, trade, turn
from corral.games.kuhhandel.rules.codes import (
    ACCEPT_MOVE,
    ADD_MOVE,
    ANSWER_PHASE,
    AUCTION_MOVE,
    BID_MOVE,
    BID_PHASE,
    BUY_MOVE,
    CALL_PHASE,
    CARD_PHASE,
    CARDS,
    COUNTER_MOVE,
    COUNTER_PHASE,
    DISTRIBUTE_MOVE,
    DONE_MOVE,
    DONKEY,
    END_MOVE,
    EXTRA_PHASE,
    GIVE_MOVE,
    GIVE_PHASE,
    HAMMER_PHASE,
    KEEP_MOVE,
    KINDS,
    LOOK_PHASE,
    MONEY_CARD,
    NEXT_PHASE,
    OFFER_PHASE,
    OVER_PHASE,
    PASS_MOVE,
    PAY_MOVE,
    PAY_PHASE,
    PLEDGE_PHASE,
    PREMIUM_PHASE,
    PUT_MOVE,
    RAT,
    RAT_PHASE,
    SELL_MOVE,
    SHARE_PHASE,
    SLAP_MOVE,
    START_PHASE,
    TAKE_MOVE,
    TRADE_MOVE,
    TURN_PHASE,
    WAIT_MOVE,
)
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import STEP, card
from corral.games.kuhhandel.rules.names import CARD_NAMES
from corral.games.kuhhandel.rules.purse import donkey_pays
from corral.games.kuhhandel.rules.scoring import points
from corral.games.kuhhandel.rules.table import KuhhandelTable
from corral.games.kuhhandel.seen.belief import Recollection, determinize, imagine


class Kuhhandel(KuhhandelTable):
    """A match of Kuhhandel Master at some moment."""

    def __init__(self, material: Material, source: KuhhandelTable | None = None) -> None:
        super().__init__(material, source)
        # What seats made of the money when they last imagined worlds; not taken over.
        self._recollections: dict[int, Recollection] | None = None

    def copy(self) -> Kuhhandel:
        return Kuhhandel(self.material, self)

    def sample(self, seat: i64, rng: Sfc32) -> Kuhhandel:
        world = Kuhhandel(self.material, self)
        imagine(world, seat, rng)
        return world

    def determinize(self, seat: i64, rng: Sfc32) -> Kuhhandel:
        world = Kuhhandel(self.material, self)
        determinize(world, seat, self._recollection(seat), rng)
        return world

    def _recollection(self, seat: i64) -> Recollection:
        if self._recollections is None:
            self._recollections = {}
        found = self._recollections.get(seat)
        if found is None or not found.holds(self, seat):
            found = Recollection(self, seat)
            self._recollections[seat] = found
        return found

    def over(self) -> bool:
        return self.phase == OVER_PHASE

    def scores(self) -> list[int]:
        """Points of what lies in the open; money, which is secret, counts only at the end."""
        if self.phase == OVER_PHASE:
            return [int(turn.final_points(self, seat)) for seat in range(self.players)]
        return [int(points(self, seat)) for seat in range(self.players)]

    # Decisions

    def actors(self) -> list[int]:
        """Who may act, beginning left of the one whose turn it is (K-15, K-21)."""
        phase = self.phase
        if phase not in (BID_PHASE, CALL_PHASE):
            actor = self.actor()
            return [int(actor)] if actor >= 0 else []
        seats: list[int] = []
        seat = self.next_seat(self.turn)
        while seat != self.turn:
            if auction.may_bid(self, seat):
                seats.append(int(seat))
            seat = self.next_seat(seat)
        return seats

    def first_actor(self) -> i64:
        phase = self.phase
        if phase not in (BID_PHASE, CALL_PHASE):
            return self.actor()
        seat = self.next_seat(self.turn)
        while seat != self.turn:
            if auction.may_bid(self, seat):
                return seat
            seat = self.next_seat(seat)
        return -1

    def actor(self) -> i64:
        """Who decides, in the phases in which one does alone."""
        phase = self.phase
        if phase == PAY_PHASE:
            return self.payer
        if phase == PLEDGE_PHASE:
            return self.bidder
        if phase == RAT_PHASE:
            return self.asked
        if phase in (ANSWER_PHASE, COUNTER_PHASE):
            return self.opponent
        return self.turn if phase > NEXT_PHASE else -1

    def legal(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == BID_PHASE:
            if not auction.may_bid(self, seat):
                return vec[i64]()
            return auction.bid_moves(self, seat)
        moves = vec[i64](capacity=8)
        if phase == CALL_PHASE:
            if auction.may_bid(self, seat):
                moves = premium.call_moves(self, seat, moves)
        elif seat != self.actor():
            return moves
        elif phase == TURN_PHASE:
            moves = turn.trade_moves(self, seat, turn.deck_moves(self, moves))
        elif phase == HAMMER_PHASE:
            moves = auction.hammer_moves(self, moves)
        elif phase == PAY_PHASE:
            moves = auction.pay_moves(self, moves)
        elif phase in (PLEDGE_PHASE, GIVE_PHASE):
            moves = premium.any_cards(self, seat, moves)
        elif phase == PREMIUM_PHASE:
            moves = premium.premium_moves(self, moves)
        elif phase == RAT_PHASE:
            moves = rats.rat_moves(self, seat, moves)
        elif phase in (OFFER_PHASE, COUNTER_PHASE):
            moves = trade.add_moves(self, seat, moves)
        elif phase == ANSWER_PHASE:
            moves = vec[i64]([ACCEPT_MOVE, COUNTER_MOVE])
        elif phase == SHARE_PHASE:
            moves = vec[i64]([KEEP_MOVE, GIVE_MOVE])
        elif phase == EXTRA_PHASE:
            moves = turn.deck_moves(self, vec[i64]([END_MOVE]))
        return moves

    def aloud(self, move: i64) -> i64:
        """Bids, also those that were outbid since (K-12)."""
        return (move - BID_MOVE + 1) * STEP if move >= BID_MOVE else 0

    def apply(self, seat: i64, move: i64) -> None:
        if move >= BID_MOVE:
            auction.bid(self, seat, (move - BID_MOVE + 1) * STEP)
        elif move >= TRADE_MOVE:
            pair = move - TRADE_MOVE
            trade.challenge(self, seat, pair // KINDS, pair % KINDS)
        elif move >= ADD_MOVE:
            self.chosen += card(move - ADD_MOVE)
        elif move >= PUT_MOVE:
            rats.put(self, seat, move - PUT_MOVE)
        elif move >= PAY_MOVE:
            self._pay(move - PAY_MOVE)
        elif move == PASS_MOVE:
            auction.decline(self, seat)
        elif move == WAIT_MOVE:
            premium.wait(self, seat)
        elif move == SLAP_MOVE:
            premium.slap(self, seat)
        elif move in (AUCTION_MOVE, DISTRIBUTE_MOVE):
            turn.turn_to_deck(self)
        elif move in (SELL_MOVE, BUY_MOVE):
            self._decide(move == SELL_MOVE)
        elif move == TAKE_MOVE:
            rats.take(self, seat)
        elif move == DONE_MOVE:
            if self.phase == OFFER_PHASE:
                trade.make_offer(self)
            else:
                trade.make_counter(self)
        elif move == ACCEPT_MOVE:
            trade.accept(self)
        elif move == COUNTER_MOVE:
            trade.counter(self)
        elif move == END_MOVE:
            turn.end_turn(self)
        else:
            distribution.share(self, move == KEEP_MOVE)

    def _pay(self, denomination: i64) -> None:
        if self.phase == PAY_PHASE:
            auction.pay_card(self, denomination)
        elif self.phase == PLEDGE_PHASE:
            premium.pledge_card(self, denomination)
        else:
            premium.give_card(self, denomination)

    def _decide(self, selling: bool) -> None:
        """The auctioneer sells or buys, an animal or a premium."""
        if self.phase == HAMMER_PHASE:
            if selling:
                auction.sell(self)
            else:
                auction.buy(self)
        elif selling:
            premium.sell_premium(self)
        else:
            premium.buy_premium(self)

    def binding(self, seat: i64, move: i64) -> bool:
        """Who waited is not shown (K-21), so nobody may learn it from an undo either."""
        return move in (WAIT_MOVE, SLAP_MOVE)

    # Chance

    def chance_weight(self) -> i64:
        phase = self.phase
        if phase > NEXT_PHASE:
            return 0
        if phase == START_PHASE:
            return self.players
        return self.deck_weight()

    def chance_pick(self, number: i64) -> i64:
        return number if self.phase == START_PHASE else self.card_at(number)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        if self.phase > NEXT_PHASE:
            return []
        if self.phase == START_PHASE:
            return [(seat, 1) for seat in range(int(self.players))]
        weights = [(outcome, int(self.card_weight(outcome))) for outcome in range(CARDS)]
        return [(outcome, weight) for outcome, weight in weights if weight > 0]

    def chance_share(self, outcome: i64) -> i64:
        if not self.chance_allows(outcome):
            return 0
        return 1 if self.phase == START_PHASE else self.card_weight(outcome)

    def chance_allows(self, outcome: i64) -> bool:
        if self.phase > NEXT_PHASE or outcome < 0:
            return False
        if self.phase == START_PHASE:
            return outcome < self.players
        return outcome < CARDS and self.card_weight(outcome) > 0

    def apply_chance(self, outcome: i64) -> None:
        phase = self.phase
        if phase == CARD_PHASE:
            self._turn_up(outcome)
        elif phase == LOOK_PHASE:
            distribution.look(self, outcome)
        elif phase == NEXT_PHASE:
            distribution.deal_next(self, outcome)
        else:
            turn.begin(self, outcome)

    def _turn_up(self, outcome: i64) -> None:
        """An animal, a premium or a rat (K-12, K-21, K-27)."""
        self.draw(outcome)
        self.card = outcome
        for seat in range(self.players):
            self.limit[seat] = -1
        if self.trace is not None:
            self.tell({"kind": "turned_up", "seat": int(self.turn), "card": CARD_NAMES[outcome]})
        if outcome == RAT:
            rats.run(self)
        elif outcome < MONEY_CARD and outcome > RAT:
            premium.count_down(self)
        else:
            if outcome == DONKEY:
                donkey_pays(self)
            auction.open_bidding(self)

    # Texts

    def context(self, seat: i64) -> int:
        return 0

    def chance_context(self) -> int:
        return int(self.phase)
