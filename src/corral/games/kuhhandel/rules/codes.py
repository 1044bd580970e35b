"""The numbers that stand for kinds, cards, phases and moves."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Kinds: the ten animals in the order of their values, then the rat.
ANIMALS: Final = 10
DONKEY: Final = 6
RAT: Final = 10
KINDS: Final = 11
QUARTET: Final = 4

# Cards of the deck: an animal or rat is its kind; then the premiums; then money (two players).
PREMIUM_CARD: Final = 11  # + animal
MONEY_CARD: Final = 21  # + denomination
CARDS: Final = 28

# Money: seven denominations, counted in one number with eight bits for each.
DENOMINATIONS: Final = 7

# Phases. Chance answers in the first four; then people decide, and at last it is over.
START_PHASE: Final = 0
CARD_PHASE: Final = 1
LOOK_PHASE: Final = 2
NEXT_PHASE: Final = 3
TURN_PHASE: Final = 4
EXTRA_PHASE: Final = 5
BID_PHASE: Final = 6
HAMMER_PHASE: Final = 7
PAY_PHASE: Final = 8
CALL_PHASE: Final = 9
PLEDGE_PHASE: Final = 10
PREMIUM_PHASE: Final = 11
GIVE_PHASE: Final = 12
RAT_PHASE: Final = 13
OFFER_PHASE: Final = 14
ANSWER_PHASE: Final = 15
COUNTER_PHASE: Final = 16
SHARE_PHASE: Final = 17
OVER_PHASE: Final = 18

# Phases that belong together, and those in which a card lies on the table.
ANIMAL_AUCTION: Final = (BID_PHASE, HAMMER_PHASE, PAY_PHASE)
PREMIUM_AUCTION: Final = (CALL_PHASE, PLEDGE_PHASE, PREMIUM_PHASE, GIVE_PHASE)
TRADING: Final = (OFFER_PHASE, ANSWER_PHASE, COUNTER_PHASE)
ON_TABLE: Final = (*ANIMAL_AUCTION, *PREMIUM_AUCTION, RAT_PHASE, SHARE_PHASE)

# Moves. Those with an argument have a block of numbers that starts here.
AUCTION_MOVE: Final = 0
DISTRIBUTE_MOVE: Final = 1
END_MOVE: Final = 2
PASS_MOVE: Final = 3
SELL_MOVE: Final = 4
BUY_MOVE: Final = 5
SLAP_MOVE: Final = 6
WAIT_MOVE: Final = 7
TAKE_MOVE: Final = 8
ACCEPT_MOVE: Final = 9
COUNTER_MOVE: Final = 10
DONE_MOVE: Final = 11
KEEP_MOVE: Final = 12
GIVE_MOVE: Final = 13
PAY_MOVE: Final = 14  # + denomination
PUT_MOVE: Final = 21  # + denomination
ADD_MOVE: Final = 28  # + denomination
TRADE_MOVE: Final = 35  # + opponent * 11 + kind
BID_MOVE: Final = 101  # + amount / 10 - 1
HIGHEST_BID: Final = 5700
MOVES: Final = 671
