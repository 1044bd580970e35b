"""Every reason for which Kuhhandel Master refuses a move, reached at a table."""

from __future__ import annotations

from functools import partial

import corral
from tests.games.playing import play
from tests.games.refusing import Refusals

from .build import build

EXAMPLES = Refusals()
note = EXAMPLES.note

COWS = {0: "cow", 1: "cow", 2: "cow"}
SHOWN = "50+20+10+10+10+0+0"


def traded(players: int) -> corral.Match:
    """After a cow trade of p0 who may turn up a card as well (K-45)."""
    match = build(players, super_trade=True, animals={0: "cow", 1: "cow"})
    play(match, 0, "trade p1 cow", "done")
    play(match, 1, "accept")
    return match


# What is due

note("over", "K-10", partial(build, phase="over", deck="", animals={0: "cow*4"}), 0, "auction")
note("due_turn", "K-8", build, 0, "bid 10", players=3)
note("due_turn", "K-8", partial(build, 2), 0, "bid 10", players=2)
note("due_extra", "K-45", lambda: traded(3), 0, "trade p1 cow", players=3)
note("due_extra", "K-45", lambda: traded(2), 0, "trade p1 cow", players=2)
for phase, rule in (
    ("bid", "K-12"),
    ("hammer", "K-16"),
    ("pay", "K-18"),
    ("call", "K-21"),
    ("pledge", "K-22"),
    ("premium", "K-22"),
    ("give", "K-23"),
    ("rat", "K-27"),
):
    note(f"due_{phase}", rule, partial(build, phase=phase), 0, "auction")
for phase, rule in (("offer", "K-32"), ("answer", "K-33"), ("counter", "K-33")):
    note(f"due_{phase}", rule, partial(build, phase=phase, animals=COWS), 0, "auction")
note("due_share", "K-41", partial(build, 2, phase="share"), 0, "auction")
note("other_decides", "K-9", build, 1, "auction", seat=0)
note("other_decides", "K-16", partial(build, phase="hammer"), 2, "sell", seat=0)

# The auction

note(
    "cannot_pay",
    "K-16",
    partial(build, phase="hammer", bid="70 p1", hands={0: "50"}),
    0,
    "buy",
    price=70,
)
note(
    "too_few_cards",
    "K-23",
    partial(build, phase="premium", slap="3 p1", pledge="10+0+0", hands={0: "500+500"}),
    0,
    "buy",
    count=3,
)
note("auctioneer_slaps", "K-21", partial(build, phase="call"), 0, "slap")
note("auctioneer_bids", "K-12", partial(build, phase="bid"), 0, "bid 10")
note(
    "waits_already", "K-21", partial(build, phase="call", call=5, waited="p1"), 1, "slap", number=5
)
note("highest_bid", "K-15", partial(build, phase="bid", bid="40 p1"), 1, "bid 50")
note("has_passed", "K-15", partial(build, phase="bid", passed="p1"), 1, "bid 50")
note(
    "cards_shown",
    "K-25",
    partial(build, phase="call", limits={1: 7}, money=[f"show p1 {SHOWN}"]),
    1,
    "slap",
    count=7,
)
note("bid_uneven", "K-13", partial(build, phase="bid"), 1, "bid 5", step=10)
note("bid_uneven", "K-13", partial(build, phase="bid"), 1, "bid 35", step=10)
note("bid_too_low", "K-13", partial(build, phase="bid"), 1, "bid 0", amount=10)
note("bid_too_low", "K-13", partial(build, phase="bid", bid="40 p1"), 2, "bid 40", amount=50)
note(
    "money_shown",
    "K-19",
    partial(build, phase="bid", limits={1: 100}, money=[f"show p1 {SHOWN}"]),
    1,
    "bid 110",
    amount=100,
)
note("bid_too_high", "K-14", partial(build, phase="bid"), 1, "bid 500", amount=300)
note("no_such_card", "K-18", partial(build, phase="pay"), 1, "pay 500", worth=500)
note("price_missed", "K-18", partial(build, phase="pay"), 1, "pay 50", worth=50, price=30)
note("price_missed", "K-18", partial(build, phase="pay"), 1, "pay 0", worth=0, price=30)

# Cow trades and the deck

note("no_opponent", "K-30", partial(build, animals=COWS), 0, "trade p3 cow", opponent="p3")
note("owns_none", "K-30", partial(build, animals=COWS), 0, "trade p1 dog", animal="dog")
note(
    "opponent_owns_none",
    "K-30",
    partial(build, animals={0: "dog"}),
    0,
    "trade p1 dog",
    seat=1,
    animal="dog",
)
note(
    "trades_in_a_row",
    "K-10",
    partial(build, trades=200, animals=COWS),
    0,
    "trade p1 cow",
    count=200,
)
note("deck_empty", "K-8", partial(build, deck="", animals=COWS), 0, "auction")
note("two_distribute", "K-41", partial(build, 2), 0, "auction")
note("others_auction", "K-8", build, 0, "distribute")
