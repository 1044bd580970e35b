"""Kuhhandel Master in numbers: the pieces of what a seat knows, and the actions it moves by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from corral.core.encoding import Block, Encoding, Piece, relative
from corral.core.sheet import Sheet
from corral.core.state import State
from corral.games.kuhhandel.dealings import DealingsSheet, dealings_pieces
from corral.games.kuhhandel.rules.codes import (
    ADD_MOVE,
    ANIMALS,
    BID_MOVE,
    CARDS,
    DENOMINATIONS,
    HIGHEST_BID,
    KINDS,
    MONEY_CARD,
    MOVES,
    PAY_MOVE,
    PUT_MOVE,
    QUARTET,
    TRADE_MOVE,
    TURN_PHASE,
)
from corral.games.kuhhandel.rules.material import Material
from corral.games.kuhhandel.rules.money import STEP, total
from corral.games.kuhhandel.sheet import PHASES, KuhhandelSheet
from corral.games.kuhhandel.state import Kuhhandel
from corral.games.kuhhandel.text.notation import SIMPLE

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
    """Moves are actions as they are, but opponents are counted from oneself.

    Version 1 has the last dealings in money besides.
    """

    def __init__(self, material: Material, version: int = 0) -> None:
        players = int(material.players)
        # All quartets with their premiums, and all the money (K-38, K-46).
        worth: i64 = ANIMALS * material.premium
        for value in material.value:
            worth += value
        highest = worth * ANIMALS + total(material.money)
        longest = DECISIONS * players
        pieces = _pieces(players)
        if version == 1:
            pieces += dealings_pieces(players)
        super().__init__(players, pieces, BLOCKS, CARDS, longest, highest, version)
        self.call = Piece("call", (1,), 0, HIGHEST_BID, "a bid", 500)
        assert self.actions == MOVES
        assert MOST_BIDS == HIGHEST_BID // STEP

    def sheet(self, out: vec[i32], at: i64, floats: bool) -> Sheet:
        if self.version == 1:
            return DealingsSheet(self, out, at, self.ink(floats))
        return KuhhandelSheet(self, out, at, self.ink(floats))

    def legal(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Kuhhandel)
        moves = state.legal(seat)
        if state.phase == TURN_PHASE:  # only there are cow trades among them
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
