"""Kuhhandel Master in numbers: what a seat knows, and the actions by which it moves.

A whitelist like ``knowledge``, but without any object made on the way. What a seat can tell of
other hands is given as what it saw come and go; to narrow it further is left to the learner.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Block, Encoding, Piece, put, put_one_of, put_zeros, relative
from corral.core.state import State
from corral.games.kuhhandel.rules.auction import may_bid
from corral.games.kuhhandel.rules.codes import (
    ADD_MOVE,
    ANIMALS,
    ANSWER_PHASE,
    BID_MOVE,
    BID_PHASE,
    CALL_PHASE,
    CARDS,
    COUNTER_PHASE,
    DENOMINATIONS,
    GIVE_PHASE,
    HIGHEST_BID,
    KINDS,
    MONEY_CARD,
    MOVES,
    NONE,
    OFFER_PHASE,
    PAY_MOVE,
    PREMIUM_PHASE,
    PUT_MOVE,
    QUARTET,
    RAT_PHASE,
    SHARE_PHASE,
    TRADE_MOVE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.deeds import PUT_DEED
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import STEP, copies, count, total
from corral.games.kuhhandel.rules.scoring import points
from corral.games.kuhhandel.rules.trade import stake
from corral.games.kuhhandel.rules.turn import final_points
from corral.games.kuhhandel.seen.belief import chooser, hides_card
from corral.games.kuhhandel.seen.flows import put_flows
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.text.notation import SIMPLE

PHASES: Final = 15  # from the turn's choice to the end
DECISIONS: Final = 2000  # for each player: random ones take up to 850
MOST_CARDS: Final = 255
MOST_POINTS: Final = 100_000
MOST_BIDS: Final = 570

PURSE: Final = (DENOMINATIONS,)


def _pieces(players: int) -> list[Piece]:
    everybody = (players,)
    return [
        Piece(
            "phase",
            (PHASES,),
            0,
            1,
            "turn, extra, bid, hammer, pay, call, pledge, premium, give, rat, offer, answer, "
            "counter, share, over",
        ),
        Piece("turn", everybody, 0, 1, "whose turn it is"),
        Piece("deciding", everybody, 0, 1, "who is asked, as far as the observer can tell"),
        Piece("bidder", everybody, 0, 1, "the highest bidder, or who slapped"),
        Piece("payer", everybody, 0, 1, "who pays"),
        Piece("asked", everybody, 0, 1, "who is asked about the rat"),
        Piece("opponent", everybody, 0, 1, "who was challenged to a cow trade"),
        Piece("silent", everybody, 0, 1, "who has passed; of a count-down: whether oneself waited"),
        Piece("trades", (1,), 0, 1000, "cow trades since a card was last turned up", 20),
        Piece("donkeys", (1,), 0, QUARTET, "donkeys that have come"),
        Piece("deck", (MONEY_CARD,), 0, QUARTET, "cards in the deck: animals, rat, premiums"),
        Piece("deck_money", (1,), 0, MOST_CARDS, "money cards in the deck (two players)", 20),
        Piece("card", (CARDS,), 0, 1, "the card turned up or looked at: as deck, then money"),
        Piece("hidden_card", (1,), 0, 1, "somebody else looks at a card"),
        Piece("bid", (1,), 0, HIGHEST_BID, "the highest bid, or the number called", 500),
        Piece(
            "limit", everybody, -1, HIGHEST_BID, "the most a shown hand may bid; -1: no limit", 500
        ),
        Piece("kind", (KINDS,), 0, 1, "what the cow trade is about"),
        Piece("stake", (1,), 0, 2, "how many animals are at stake"),
        Piece("repeated", (1,), 0, 1, "the cow trade was a tie already"),
        Piece("chosen", PURSE, 0, MOST_CARDS, "own cards chosen so far: 0, 10, 20, 50, ... 500", 4),
        Piece("offer", PURSE, 0, MOST_CARDS, "own cards offered", 4),
        Piece("pledge", PURSE, 0, MOST_CARDS, "own cards pledged for a premium", 4),
        Piece("beside_rat", PURSE, 0, MOST_CARDS, "own cards beside the rat", 4),
        Piece(
            "piles", (3,), 0, MOST_CARDS, "cards offered, pledged and beside the rat, in number", 5
        ),
        Piece("bank", PURSE, 0, MOST_CARDS, "cards in the bank", 10),
        Piece("money_out", (1,), 0, 40_000, "the worth of all hands; 0 with two players", 2000),
        Piece("animals", (players, KINDS), 0, QUARTET, "each player's animals and rats"),
        Piece("premiums", (players, ANIMALS), 0, 1, "each player's premiums"),
        Piece("points", everybody, -MOST_POINTS, MOST_POINTS, "each player's points so far", 2000),
        Piece("hand", PURSE, 0, MOST_CARDS, "own money", 4),
        Piece("hand_size", everybody, 0, MOST_CARDS, "money cards in each hand", 10),
        Piece(
            "seen_money",
            (players, DENOMINATIONS),
            -MOST_CARDS,
            MOST_CARDS,
            "each hand as last open to all, and since then the cards that the observer saw come "
            "or go; below 0 if more went than came",
            4,
        ),
        Piece(
            "unseen_money",
            (players, 2),
            0,
            10_000,
            "since a hand was last open: cards that came, and that went, unseen by the observer",
            10,
        ),
    ]


BLOCKS: Final = (
    *(Block(name, place, 1, "") for place, name in enumerate(SIMPLE)),
    Block("pay", PAY_MOVE, DENOMINATIONS, "the card: 0, 10, 20, 50, 100, 200, 500"),
    Block("put", PUT_MOVE, DENOMINATIONS, "the card"),
    Block("add", ADD_MOVE, DENOMINATIONS, "the card"),
    Block("trade", TRADE_MOVE, 6 * KINDS, "11 × opponent, counted from oneself, + kind"),
    Block("bid", BID_MOVE, MOST_BIDS, "amount / 10 - 1"),
)


class KuhhandelEncoding(Encoding):
    """Moves are actions as they are, but opponents are counted from oneself."""

    def __init__(self, material: Material) -> None:
        players = int(material.players)
        # All quartets with their premiums, and all the money (K-38, K-46).
        worth: i64 = ANIMALS * material.premium
        for value in material.value:
            worth += value
        highest = worth * ANIMALS + total(material.money)
        longest = DECISIONS * players
        super().__init__(players, _pieces(players), BLOCKS, CARDS, longest, highest)
        assert self.actions == MOVES
        assert MOST_BIDS == HIGHEST_BID // STEP

    def observe(self, state: State, seat: i64, out: vec[i32], at: i64) -> None:
        assert isinstance(state, Kuhhandel)
        at = _put_course(state, seat, out, at)
        at = _put_deck(state, seat, out, at)
        at = _put_dealings(state, seat, out, at)
        at = _put_own_cards(state, seat, out, at)
        at = _put_farms(state, seat, out, at)
        put_flows(state, seat, out, at)

    def legal(self, state: State, seat: i64) -> vec[i64]:
        moves = state.legal(seat)
        for place in range(len(moves)):
            moves[place] = self.action(state, seat, moves[place])
        return moves

    def move(self, state: State, seat: i64, action: i64) -> i64:
        if not TRADE_MOVE <= action < BID_MOVE:
            return action
        place = action - TRADE_MOVE
        opponent = (place // KINDS + seat) % self.players
        return TRADE_MOVE + opponent * KINDS + place % KINDS

    def action(self, state: State, seat: i64, move: i64) -> i64:
        if not TRADE_MOVE <= move < BID_MOVE:
            return move
        place = move - TRADE_MOVE
        opponent = relative(place // KINDS, seat, self.players)
        return TRADE_MOVE + opponent * KINDS + place % KINDS


def _put_course(table: Kuhhandel, seat: i64, out: vec[i32], at: i64) -> i64:
    players = table.players
    phase = table.phase
    at = put_one_of(out, at, PHASES, phase - TURN_PHASE if phase >= TURN_PHASE else NONE)
    at = put_one_of(out, at, players, relative(table.turn, seat, players))
    at = _put_deciding(table, seat, out, at)
    at = put_one_of(out, at, players, relative(table.bidder, seat, players))
    at = put_one_of(out, at, players, relative(table.payer, seat, players))
    at = put_one_of(out, at, players, relative(table.asked, seat, players))
    at = put_one_of(out, at, players, relative(table.opponent, seat, players))
    for place in range(players):
        other = (seat + place) % players
        seen = phase == BID_PHASE or (phase == CALL_PHASE and place == 0)
        out[at + place] = i32(table.silent >> other & 1) if seen else 0
    return at + players


def _put_deciding(table: Kuhhandel, seat: i64, out: vec[i32], at: i64) -> i64:
    """Who waited in a count-down is seen by nobody else (K-21)."""
    players = table.players
    phase = table.phase
    if phase not in (BID_PHASE, CALL_PHASE):
        return put_one_of(out, at, players, relative(table.actor(), seat, players))
    for place in range(players):
        other = (seat + place) % players
        decides = may_bid(table, other)
        if phase == CALL_PHASE and place > 0:
            decides = other != table.turn
        out[at + place] = 1 if decides else 0
    return at + players


def _put_deck(table: Kuhhandel, seat: i64, out: vec[i32], at: i64) -> i64:
    """A card that somebody else looks at may be any of those in the deck."""
    hidden = hides_card(table, seat)
    shown = table.card if lies_open(table.phase) and not hidden else NONE
    at = put(out, at, table.trades)
    at = put(out, at, table.donkeys)
    for card in range(i64(MONEY_CARD)):
        out[at + card] = i32(table.deck[card])
    money = table.money_left
    if hidden:
        if table.card < MONEY_CARD:
            out[at + table.card] += 1
        else:
            money += 1
    at = put(out, at + MONEY_CARD, money)
    at = put_one_of(out, at, CARDS, shown)
    return put(out, at, 1 if hidden else 0)


def lies_open(phase: i64) -> bool:
    """Whether a card is on offer, asks for the rat's sake, or is looked at."""
    return BID_PHASE <= phase <= RAT_PHASE or phase == SHARE_PHASE


def _put_dealings(table: Kuhhandel, seat: i64, out: vec[i32], at: i64) -> i64:
    """The auction and the cow trade."""
    players = table.players
    trading = OFFER_PHASE <= table.phase <= COUNTER_PHASE
    auction = BID_PHASE <= table.phase <= GIVE_PHASE
    at = put(out, at, table.bid if auction else 0)
    for place in range(players):
        limit = table.limit[(seat + place) % players]
        out[at + place] = i32(limit) if auction else NONE
    at = put_one_of(out, at + players, KINDS, table.kind if trading else NONE)
    at = put(out, at, stake(table) if trading else 0)
    return put(out, at, 1 if trading and table.repeated else 0)


def _put_own_cards(table: Kuhhandel, seat: i64, out: vec[i32], at: i64) -> i64:
    """Piles of cards: what is in them for their owner, how many for everybody."""
    phase = table.phase
    offered = table.offer if phase in (ANSWER_PHASE, COUNTER_PHASE) else 0
    pledged = table.pledge if phase == PREMIUM_PHASE else 0
    at = _put_purse(out, at, table.chosen if chooser(table) == seat else 0)
    at = _put_purse(out, at, offered if table.turn == seat else 0)
    at = _put_purse(out, at, pledged if table.bidder == seat else 0)
    at = _put_purse(out, at, _own_beside_rat(table, seat))
    at = put(out, at, count(offered))
    at = put(out, at, count(pledged))
    at = put(out, at, count(table.pile))
    at = _put_purse(out, at, table.bank)
    return put(out, at, table.money_out if table.players > 2 else 0)


def _own_beside_rat(table: Kuhhandel, seat: i64) -> i64:
    own: i64 = 0
    if table.phase == RAT_PHASE:
        deed = table.deeds
        while deed is not None and deed.kind == PUT_DEED:
            if deed.giver == seat:
                own += deed.cards
            deed = deed.previous
    return own


def _put_farms(table: Kuhhandel, seat: i64, out: vec[i32], at: i64) -> i64:
    """Everybody's cards, from the observer's clockwise."""
    players = table.players
    premiums = at + players * KINDS
    scores = premiums + players * ANIMALS
    put_zeros(out, premiums, players * ANIMALS)
    for place in range(players):
        owner = (seat + place) % players
        for kind in range(i64(KINDS)):
            out[at + place * KINDS + kind] = i32(table.animals[owner * KINDS + kind])
        worth = final_points(table, owner) if table.over() else points(table, owner)
        out[scores + place] = i32(worth)
    for animal in range(i64(ANIMALS)):
        owner = relative(table.premium[animal], seat, players)
        if owner >= 0:
            out[premiums + owner * ANIMALS + animal] = 1
    at = _put_purse(out, scores + players, table.hand[seat])
    for place in range(players):
        out[at + place] = i32(count(table.hand[(seat + place) % players]))
    return at + players


def _put_purse(out: vec[i32], at: i64, money: i64) -> i64:
    for denomination in range(i64(DENOMINATIONS)):
        out[at + denomination] = i32(copies(money, denomination))
    return at + DENOMINATIONS
