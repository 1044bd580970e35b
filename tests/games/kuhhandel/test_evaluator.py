"""What the bots of Kuhhandel Master know: how positions are judged, and what is offered and bid."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from librt.vecs import vec

import corral
from corral.bots import Limit, ask, new_bot
from corral.core.evaluator import Evaluator
from corral.core.prng import Sfc32
from corral.core.setting import setting_for
from corral.core.state import State
from corral.games.kuhhandel.play.haggling import Judge, MixedStrategy, Trade, strategy_of
from corral.games.kuhhandel.play.piles import (
    ASTRAY,
    COMPLETE,
    cards_for,
    next_card,
    so_many_cards_for,
)
from corral.games.kuhhandel.play.prospects import Holdings, prospects, true_money
from corral.games.kuhhandel.play.reckoning import reckon
from corral.games.kuhhandel.rules.codes import BID_PHASE, SHARE_PHASE, TURN_PHASE
from corral.games.kuhhandel.rules.money import count, holds, money_of, total
from corral.games.kuhhandel.state import Kuhhandel
from tests.games.kuhhandel.build import GAME, build
from tests.once import once_compiled

RICH = "500+200+100+50+20+10+10+0"
PLENTY = "500+200+100+100+50+50+20+10+10+10+0+0"
POOR = "10+10+0"
ALL = "cock*4 goose*4 cat*4 dog*4 sheep*4 goat*4 donkey*4 pig*4 cow*4 horse*4 rat*4"


def evaluator() -> Evaluator:
    return GAME.evaluator(setting_for(GAME, 3, {}))


def table(match: corral.Match) -> Kuhhandel:
    assert isinstance(match.state, Kuhhandel)
    return match.state


def favourite(match: corral.Match, seat: int) -> str:
    """The move that a one-step player finds best."""
    moves = match.state.legal(seat)
    values = evaluator().judge(match.state, seat, moves, Sfc32(1))
    return str(match.legal(seat)[values.index(max(values))])


def offers(match: corral.Match, seat: int, draws: int) -> Counter[tuple[int, int]]:
    """Number of cards and total of drawn offers, or counter-offers."""
    rng = Sfc32(5)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        state = table(match.copy())
        phase = state.phase
        chosen = 0
        while state.phase == phase:
            chosen = int(state.chosen)
            state.apply(seat, evaluator().reply(state, seat, rng))
        found[int(count(chosen)), int(total(chosen))] += 1
    return found


def random_states(players: int, seed: int, number: int) -> list[tuple[State, int]]:
    """Positions of a random match, with somebody who is to act."""
    match = corral.new("kuhhandel", players=players, seed=seed)
    rng = Sfc32(seed)
    found: list[tuple[State, int]] = []
    while match.actors and len(found) < number:
        seat = match.actors[0]
        if len(match.legal(seat)) > 1:
            found.append((match.state.copy(), seat))
        moves = match.legal(seat)
        # Bids that are not too high, as otherwise it is all about showing hands.
        match.play(seat, moves[int(rng.below(min(len(moves), 7)))])
    return found


# Judging


@pytest.mark.parametrize("players", range(2, 7))
def test_chances_are_shares_of_one_win(players: int) -> None:
    for state, _ in random_states(players, players, 60):
        assert sum(evaluator().chances(state)) == pytest.approx(1.0)
        assert len(evaluator().expected(state)) == players
        assert evaluator().spread(state) > 0


@pytest.mark.parametrize("players", [2, 3, 6])
def test_holdings_are_asked_about_any_sums(players: int) -> None:
    """One after the other, and each as if it were the first."""
    dice = Random(players)
    for state, _ in random_states(players, players, 20):
        assert isinstance(state, Kuhhandel)
        holdings = Holdings(state)
        for _ in range(3):
            money = [float(dice.randrange(0, 1500, 10)) for _ in range(players)]
            alone = prospects(state, money)
            chances = holdings.chances(vec[float](money))
            assert list(chances) == pytest.approx(alone.chances())
            assert holdings.spread == alone.spread


def test_swapped_seats_have_swapped_chances() -> None:
    farms = {0: "cow*2 dog", 1: "horse rat", 2: "cow pig*3"}
    hands = {0: RICH, 1: POOR, 2: "50+50+10"}
    swapped = [2, 0, 1]
    one = build(animals=farms, hands=hands)
    other = build(
        animals={swapped[seat]: farm for seat, farm in farms.items()},
        hands={swapped[seat]: hand for seat, hand in hands.items()},
    )
    chances, moved = evaluator().chances(one.state), evaluator().chances(other.state)
    assert [moved[swapped[seat]] for seat in range(3)] == pytest.approx(chances)


def test_a_finished_match_counts_its_points() -> None:
    match = build(phase="over", deck="", animals={0: ALL.replace("cow*4", ""), 1: "cow*4"}, rest=2)
    assert evaluator().expected(match.state) == [float(points) for points in match.scores]
    assert evaluator().chances(match.state)[0] > 0.89


def test_a_trade_is_a_fair_game_between_equals() -> None:
    """Three cards of four are worth the quartet three times out of four (K-31)."""
    rest = ALL.replace("cow*4", "")
    match = build(2, deck="", animals={0: "cow*3", 1: f"cow {rest}"}, hands={0: RICH, 1: RICH})
    points = prospects(table(match), true_money(table(match))).points
    assert points[0] == pytest.approx(0.75 * 800, rel=0.05)


def test_money_premiums_and_rats_matter() -> None:
    def chance(farm: str = "cow", hand: str = "50", premiums: str = "") -> float:
        match = build(
            animals={0: farm, 1: "cow pig"},
            hands={0: hand, 1: "50", 2: "50"},
            premiums={0: premiums},
        )
        return evaluator().chances(match.state)[0]

    assert chance(hand="100+50") > chance()
    assert chance(premiums="cow") > chance(premiums="cock") > chance()
    assert chance(farm="cow rat*2") < chance()
    assert chance(farm="cow*2") > chance(farm="cow goose")


# Knowing the others' money


@pytest.mark.parametrize("players", [2, 3, 5])
def test_reckons_with_what_the_seat_knows(players: int) -> None:
    """The same in every world that the seat cannot tell from the true one."""
    for state, seat in random_states(players, 7, 40):
        one = reckon(table_of(state), seat)
        other = reckon(table_of(state.sample(seat, Sfc32(3))), seat)
        assert one == pytest.approx(other)
        if players > 2:
            assert sum(one) == pytest.approx(float(table_of(state).money_out), rel=0.2)


def table_of(state: State) -> Kuhhandel:
    assert isinstance(state, Kuhhandel)
    return state


def test_a_shown_hand_is_known() -> None:
    deeds = ["pay p1 p2 70 50+20", "show p2 50+50+20+20+10+10+10+0+0"]
    hands = dict.fromkeys(range(4), "50+20+10+10+10+0+0")
    match = build(4, hands=hands, money=deeds, deck=ALL)
    assert reckon(table(match), 0)[2] == pytest.approx(170, abs=10)
    assert reckon(table(match), 0)[1] == pytest.approx(30, abs=10)


# Deciding


@pytest.mark.parametrize("players", range(2, 7))
def test_weights_are_positive_and_one_for_each_move(players: int) -> None:
    for state, seat in random_states(players, 11 + players, 150):
        moves = state.legal(seat)
        weights = evaluator().policy(state, seat, moves)
        assert len(weights) == len(moves)
        assert min(weights) > 0
        values = evaluator().judge(state, seat, moves, Sfc32(1))
        assert len(values) == len(moves)
        assert all(0.0 <= value <= 1.0 for value in values)


def test_bids_for_the_last_cow_but_not_more_than_it_has() -> None:
    match = build(
        phase="bid", card="cow", bid="30 p2", animals={1: "cow*3", 0: "dog"}, hands={1: "100+50"}
    )
    bid = favourite(match, 1)
    assert bid.startswith("bid")
    assert 40 <= int(bid.split()[1]) <= 150
    broke = build(
        phase="bid", card="cow", bid="30 p2", animals={1: "cow*3", 0: "dog"}, hands={1: POOR}
    )
    assert favourite(broke, 1) == "pass"


def test_does_not_bid_much_for_a_cock() -> None:
    match = build(phase="bid", card="cock", bid="80 p2")
    assert favourite(match, 1) == "pass"
    match = build(phase="bid", card="horse", bid="80 p2")
    assert favourite(match, 1) != "pass"


def test_the_auctioneer_buys_what_completes_a_quartet_cheaply() -> None:
    def choice(bid: str) -> str:
        return favourite(
            build(phase="hammer", card="horse", bid=bid, animals={0: "horse*3"}, hands={0: RICH}), 0
        )

    assert choice("30 p1") == "buy"
    assert choice("500 p1") == "sell"


def test_slaps_for_a_premium_in_time() -> None:
    def choice(call: int) -> str:
        match = build(phase="call", card="premium-cow", call=call, animals={1: "cow*3"})
        return favourite(match, 1)

    assert choice(2) == "slap"
    assert choice(10) == "wait"  # there are but seven cards in hand


def test_pays_for_premiums_with_the_lowest_cards() -> None:
    match = build(phase="pledge", slap="2 p1", chosen="")
    assert favourite(match, 1) == "pay 0"


def test_puts_a_card_of_nothing_rather_than_to_take_a_rat() -> None:
    match = build(phase="rat", animals={1: "rat*2 cow*4", 0: "pig"})
    assert favourite(match, 1) == "put 0"


def test_challenges_the_poor_about_what_is_worth_it() -> None:
    match = build(
        deck="",
        animals={
            0: "horse*2 cock*2 pig*4 goat*4",
            1: "horse*2 cow*4 cat*4 goose*4",
            2: "cock*2 donkey*4 sheep*4 dog*4 rat*4",
        },
        hands={0: RICH, 1: POOR, 2: RICH},
    )
    assert favourite(match, 0) == "trade p1 horse"


def test_turns_to_the_deck_or_trades_by_what_is_to_gain() -> None:
    def choice(own: str, other: str) -> str:
        farms = {0: "horse*2", 1: "horse*2", 2: "cock*3"}
        return favourite(build(animals=farms, hands={0: own, 1: other, 2: RICH}), 0)

    assert choice(RICH, POOR) == "trade p1 horse"
    assert choice(POOR, RICH) == "auction"


def test_a_search_thinks_of_few_bids() -> None:
    match = build(phase="bid", card="cow", bid="30 p2")
    state = match.state
    names = {move.code: str(move) for move in match.legal(1)}
    thinkable = evaluator().thinkable(state, 1, state.legal(1))
    assert [names[move] for move in thinkable][:4] == ["pass", "bid 40", "bid 50", "bid 70"]
    assert len(thinkable) < 10 < len(names)
    turn = build(animals={0: "cow", 1: "cow"}).state
    assert evaluator().thinkable(turn, 0, turn.legal(0)) == turn.legal(0)


def test_a_quick_auction_goes_to_whom_it_is_worth_most() -> None:
    """For about what the next one would pay, whoever is asked first."""
    farms = {1: "horse*2", 2: "horse"}
    for seed in range(10):
        match = build(
            phase="bid", card="horse", animals=farms, hands={0: RICH, 1: RICH, 2: "100+50"}
        )
        state = table(match.copy())
        rng = Sfc32(seed)
        while state.phase == BID_PHASE:
            actors = state.actors()
            seat = actors[int(rng.below(len(actors)))]
            state.apply(seat, evaluator().reply(state, seat, rng))
        assert state.bidder == 1
        assert 60 <= state.bid <= 160


def test_keeps_a_horse_and_gives_a_rat_away() -> None:
    horse = build(2, phase="share", card="horse", animals={0: "horse"})
    rat = build(2, phase="share", card="rat", animals={0: "rat cow"})
    assert favourite(horse, 0) == "keep"
    assert favourite(rat, 0) == "give"


# Not being readable


def trading_match(phase: str, kind: str = "dog") -> corral.Match:
    """Two dogs and two cows in either hand, and money enough."""
    return build(
        phase=phase,
        trade=f"p1 {kind}",
        animals={
            0: "dog*2 cow*2 pig*4",
            1: "dog*2 cow*2 horse*2 goat*2",
            2: "horse*2 goat*2 donkey*4",
        },
        hands={0: PLENTY, 1: PLENTY, 2: RICH},
        offer="50+0" if phase in ("answer", "counter") else "",
    )


def strategy(kind: str, seat: int, money: list[float], doubt: float = 0.0) -> MixedStrategy:
    """The strategy of the challenger p0, or of p1."""
    state = table(trading_match("offer", kind))
    trade = Trade(state, seat, 1 - seat, state.kind, seat == 0)
    return strategy_of(trade, money, doubt, Judge())


def part_of(found: MixedStrategy, low: int, high: int = 10**6) -> float:
    """How often a total is drawn from low to high."""
    drawn = zip(found.piles, found.weights, strict=True)
    return sum(weight for pile, weight in drawn if low <= total(pile) <= high)


@pytest.mark.parametrize("kind", ["dog", "cow"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_law_has_different_piles_of_the_hand(kind: str, seat: int) -> None:
    found = strategy(kind, seat, [1050.0, 1050.0, 700.0], 200.0)
    assert sum(found.weights) == pytest.approx(1.0)
    assert min(found.weights) >= 0.0
    totals = [int(total(pile)) for pile in found.piles]
    assert sorted(set(totals)) == totals
    assert all(holds(table(trading_match("offer")).hand[seat], pile) for pile in found.piles)
    assert 0.0 < found.value < 1.0


def test_the_poorer_side_rather_lets_go_and_the_richer_outbids() -> None:
    poor = [1050.0, 150.0, 700.0]
    assert part_of(strategy("cow", 0, poor), 150) > 0.4
    assert part_of(strategy("cow", 0, poor), 250) < 0.1
    assert strategy("cow", 0, poor).value > strategy("cow", 0, [150.0, 1050.0, 700.0]).value + 0.1


def test_who_is_not_sure_what_the_other_has_reckons_with_more() -> None:
    poor = [1050.0, 150.0, 700.0]
    assert part_of(strategy("cow", 0, poor, 100.0), 250) > 0.2


@pytest.mark.parametrize("kind", ["cowhand", "foreman"])
def test_in_a_trade_reasons_are_chances_to_win_and_not_how_often(kind: str) -> None:
    """Who must not be readable may do what others would not: nothing is hopeless here."""
    match = trading_match("answer")
    bot = new_bot(kind, 1, 1, Limit(nodes=50))
    ask(bot, match, 1)
    candidates = bot.explain().candidates
    assert {one.move for one in candidates} == {"accept", "counter"}
    chances = [one.chance for one in candidates if one.chance is not None]
    assert all(0.1 < chance < 0.6 for chance in chances)
    assert abs(chances[0] - chances[1]) < 0.15
    assert sum(chances) != pytest.approx(1.0, abs=0.01)


def test_in_an_auction_a_cowhand_says_what_it_hopes_for() -> None:
    match = build(phase="bid")
    seat = match.actors[0]
    bot = new_bot("cowhand", 1, seat)
    ask(bot, match, seat)
    chances = [one.chance for one in bot.explain().candidates if one.chance is not None]
    assert len(chances) == len(match.legal(seat))
    assert all(0.0 < chance < 1.0 for chance in chances)
    assert sum(chances) > 1.5  # of each move its own chance, not a part of a whole


@pytest.mark.parametrize(("players", "phase"), [(3, "turn"), (2, "share")])
def test_between_turns_every_move_has_points_of_its_own(players: int, phase: str) -> None:
    match = corral.new("kuhhandel", players=players, seed=2)
    rng = Random(2)
    wanted = {"turn": TURN_PHASE, "share": SHARE_PHASE}[phase]
    while table(match).phase != wanted or len(match.legal(match.actors[0])) < 2:
        actor = rng.choice(match.actors)
        match.play(actor, rng.choice(match.legal(actor)))
    seat = match.actors[0]
    bot = new_bot("cowhand", 1, seat)
    ask(bot, match, seat)
    candidates = bot.explain().candidates
    assert len({one.score for one in candidates}) == len(candidates) > 1


def test_cards_are_found_for_a_total() -> None:
    hand = money_of([0, 1, 1, 3, 4])
    assert total(cards_for(hand, 70.0)) == 70
    assert total(cards_for(hand, 2000.0)) == 170
    assert cards_for(hand, 0.0) == 0
    assert next_card(0, money_of([1, 3])) == 3
    assert next_card(money_of([3]), money_of([1, 3])) == 1
    assert next_card(money_of([1, 3]), money_of([1, 3])) == COMPLETE
    assert next_card(money_of([4]), money_of([1, 3])) == ASTRAY
    assert next_card(money_of([1]), money_of([1, 3])) == ASTRAY
    assert next_card(money_of([3]), money_of([0, 3])) == 0


def test_so_many_cards_are_found_for_a_total() -> None:
    hand = money_of([0, 0, 1, 1, 3, 4])
    for amount, worth in ((0.0, 10), (60.0, 60), (100.0, 100), (160.0, 160), (900.0, 160)):
        cards = so_many_cards_for(hand, amount, 3)
        assert (count(cards), total(cards)) == (3, worth)


def test_offers_for_the_same_position_vary() -> None:
    drawn = offers(trading_match("offer"), 0, 100)
    totals = Counter[int]()
    for (_, amount), number in drawn.items():
        totals[amount] += number
    assert len(totals) >= 8
    assert max(totals.values()) < 60
    assert len({cards for cards, _ in drawn}) == 1  # the number of cards tells nothing


def test_offers_of_nothing_hide_behind_cards() -> None:
    match = build(
        phase="offer", animals={0: "cow*2", 1: "cow*2"}, hands={0: "50+10+0+0", 1: RICH, 2: RICH}
    )
    drawn = offers(match, 0, 60)
    bluffs = {cards: number for (cards, amount), number in drawn.items() if amount == 0}
    assert sum(bluffs.values()) > 12
    assert bluffs.get(0, 0) < sum(bluffs.values()) / 4


def test_answers_and_counter_offers_vary() -> None:
    match = trading_match("answer")
    rng = Sfc32(2)
    answers = Counter(int(evaluator().reply(match.state, 1, rng)) for _ in range(80))
    assert len(answers) == 2
    assert min(answers.values()) > 5
    assert len(offers(trading_match("counter"), 1, 60)) >= 6


def test_the_answer_does_not_depend_on_the_hidden_offer() -> None:
    match = trading_match("answer")
    weights = []
    for offer in ([3, 0], [4, 4]):
        state = table(match).copy()
        state.offer = money_of(offer)
        weights.append(evaluator().policy(state, 1, state.legal(1)))
    assert weights[0] == weights[1]


@pytest.mark.parametrize("kind", ["cowhand", "foreman", "baron"])
def test_every_level_varies_its_offers(kind: str) -> None:
    """What a search finds best in imagined worlds could be read by others."""
    match = trading_match("offer")
    totals = set()
    for seed in range(12):
        bot = new_bot(kind, seed, 0, Limit(nodes=40))
        trade = match.copy()
        while trade.actors == (0,):
            before = int(table(trade).chosen)
            trade.play(0, ask(bot, trade, 0))
        totals.add(int(total(before)))
    assert len(totals) >= 4


def test_a_cowhand_draws_from_the_strategy() -> None:
    match = trading_match("offer")
    seen = set()
    for seed in range(12):
        bot = new_bot("cowhand", seed, 0, Limit(nodes=40))
        seen.add(str(ask(bot, match, 0)))
    weights = evaluator().policy(match.state, 0, match.state.legal(0))
    moves = [str(move) for move in match.legal(0)]
    likely = {
        move for move, weight in zip(moves, weights, strict=True) if weight > 0.01 * sum(weights)
    }
    assert len(seen) >= 3
    assert seen <= likely


def test_a_baron_draws_from_the_same_strategy_while_the_end_is_far() -> None:
    """Whoever answered others' strategies could be answered in turn, and was."""
    state = trading_match("answer").state
    moves = state.legal(1)
    assert evaluator().solved(state, 1, moves) == evaluator().policy(state, 1, moves)


def test_an_offer_without_cards_is_countered() -> None:
    match = build(phase="answer", animals={0: "cow*2", 1: "cow*2"}, offer="")
    assert evaluator().policy(match.state, 1, match.state.legal(1))[1] > 0.9


# Playing


@once_compiled
def test_a_cowhand_beats_random_players() -> None:
    won = 0
    for seed in range(3):
        match = corral.new("kuhhandel", players=2, seed=seed)
        bots = [
            new_bot("cowhand" if seat == seed % 2 else "random", seed, seat, Limit(nodes=1))
            for seat in range(2)
        ]
        while match.actors:
            actor = match.actors[0]
            match.play(actor, ask(bots[actor], match, actor))
        won += match.winners == (seed % 2,)
    assert won == 3
