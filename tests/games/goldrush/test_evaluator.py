"""What the bots of Gold Rush know: holes, worths of features, tents, placings, actions."""

from __future__ import annotations

from itertools import pairwise

import pytest

import corral
from corral.bots import Limit, ask, new_bot
from corral.bots.ending import Ending
from corral.bots.search import Search
from corral.core.prng import Sfc32
from corral.core.setting import setting_for
from corral.games.goldrush.play.appraisal import Appraiser, turns_left
from corral.games.goldrush.play.appraisal import lead as lead_of
from corral.games.goldrush.play.evaluator import GoldRushEvaluator
from corral.games.goldrush.play.placing_values import Placings
from corral.games.goldrush.play.priors import PlacingPriors
from corral.games.goldrush.state import GoldRush

from .build import GAME, build

WEST_END_OPEN = "1,0 Wa 0"
"""The start tile's railroad ends at a junction in the east; its mountain is open to the north."""


def evaluator() -> GoldRushEvaluator:
    known = GAME.evaluator(setting_for(GAME, 2, {}))
    assert isinstance(known, GoldRushEvaluator)
    return known


def appraiser() -> Appraiser:
    return evaluator().appraiser


def table(match: corral.Match) -> GoldRush:
    state = match.state
    assert isinstance(state, GoldRush)
    return state


def feature_at(match: corral.Match, part: str) -> int:
    """The feature of a part, by the part's text."""
    state = table(match)
    for number in range(int(state.parts)):
        if state.part_text(number) == part:
            return int(state.feature[number])
    raise AssertionError(f"there is no part {part}")


def finish_chance(match: corral.Match, part: str) -> float:
    return float(appraiser().holes.finish_chance(table(match), feature_at(match, part)))


def lead(match: corral.Match) -> float:
    """By how much the first seat is expected to be ahead of the second."""
    expected = evaluator().expected(match.state)
    return float(expected[0] - expected[1])


def favourite(match: corral.Match, seat: int = 0) -> str:
    """The move of somebody who looks one step ahead."""
    values = evaluator().judge(match.state, seat, match.state.legal(seat), Sfc32(1))
    return str(match.legal(seat)[values.index(max(values))])


# Can this hole still be filled?


def test_a_railroad_is_finished_the_more_likely_the_more_tiles_would_end_it() -> None:
    chances = [
        finish_chance(build(land=WEST_END_OPEN, left=left), "1,0:W")
        for left in ("Ea Ea Ea Ea", "Ea Ea Ea Ua", "Ea Ea Ea Wb", "Ea Ea Wb Wc", "Xa Wb Wc La")
    ]
    assert chances[0] == 0  # no track among them
    assert chances == sorted(set(chances))
    assert chances[-1] < 1


def test_what_is_finished_is_certain() -> None:
    assert finish_chance(build(land="1,0 Wa 0; -1,0 Wa 0"), "0,0:E") == 1


def test_a_mountain_needs_a_tile_for_every_hole() -> None:
    one = build(land="1,0 Wa 0", left="Ea Ea Eb Ec")
    two = build(land="0,-1 Ra 2", left="Ea Ea Eb Ec")
    assert 0 < finish_chance(two, "0,0:N") < finish_chance(one, "0,0:N")


def test_a_hole_with_more_demands_is_harder_to_fill() -> None:
    free = build(land="1,0 Ua 1")
    # A mountain now lies below the cell in which the railroad goes on.
    beset = build(land="1,0 Ua 1; 1,1 Ea 1; 2,1 Na 0")
    assert finish_chance(beset, "1,0:E") < finish_chance(free, "1,0:E")


# What features are worth, and to whom


def test_a_railroad_with_one_locomotive_is_worth_more_and_with_two_less() -> None:
    none = lead(build(land="1,0 Ua 1; 2,0 Wa 0", cowboys={0: "1,0:E"}))
    one = lead(build(land="1,0 Ub 1; 2,0 Wa 0", cowboys={0: "1,0:E"}))
    two = lead(build(land="1,0 Ub 1; 2,0 Ub 1; 3,0 Wa 0", cowboys={0: "1,0:E"}))
    longer = lead(build(land="1,0 Ub 1; 2,0 Ua 1; 3,0 Wa 0", cowboys={0: "1,0:E"}))
    assert one > none + 1
    assert longer > two + 1


def test_the_tokens_on_a_mountain_count_as_far_as_it_may_be_finished() -> None:
    likely = build(land="0,-1 Ra 2", cowboys={0: "0,-1:E"}, piles={"0,0:N": 3})
    poor = build(
        land="0,-1 Ra 2", cowboys={0: "0,-1:E"}, piles={"0,0:N": 0}, tokens={0: "0 0", 1: "0"}
    )
    assert lead(likely) > lead(poor) + 0.2


def test_whoever_has_most_cowboys_gets_what_a_feature_is_worth() -> None:
    land = "0,1 Ua 1; 1,0 Va 0; 1,1 Va 1"  # the last tile joins two railroads
    none = lead(build(land=land))
    alone = lead(build(land=land, cowboys={0: "1,0:S"}))
    other = lead(build(land=land, cowboys={1: "0,1:E"}))
    shared = lead(build(land=land, cowboys={0: "1,0:S", 1: "0,1:E"}))
    assert alone - none == pytest.approx(none - other)
    assert shared == pytest.approx(none)


def test_seats_that_change_places_change_what_they_expect() -> None:
    land = "1,0 Ub 1; 2,0 C3b 0; 0,-1 Ra 2; -1,0 Ve 2"
    there = {0: "1,0:E 0,-1:E", 1: "2,0:city"}
    first = evaluator().expected(
        build(land=land, cowboys=there, tents={0: "0,0:N"}, points=(3, 8)).state
    )
    swapped = evaluator().expected(
        build(
            land=land,
            cowboys={0: there[1], 1: there[0]},
            tents={1: "0,0:N"},
            points=(8, 3),
            start=1,
            turn=1,
        ).state
    )
    assert first == pytest.approx(swapped[::-1])


def test_a_trader_counts_on_railroads_that_can_be_finished() -> None:
    hopeless = build(land="1,0 C4a 0", cowboys={0: "1,0:city"}, left="Ea Ea Eb Eb")
    hopeful = build(land="1,0 C4a 0", cowboys={0: "1,0:city"}, left="Wa Wa Wb Wc")
    assert lead(hopeful) > lead(hopeless) + 2


def test_a_prairie_is_worth_what_lies_on_it_and_what_it_can_reach() -> None:
    bare = build(land="0,1 Ea 2", cowboys={0: "0,1:NL"})
    camp = build(land="0,1 Eb 2", cowboys={0: "0,1:NL"})
    herd = build(land="0,1 Ec 2", cowboys={0: "0,1:NL"})
    assert lead(bare) < lead(camp) < lead(herd)
    last = build(land="0,1 Ea 2", tile=None, left="")
    prairie = feature_at(bare, "0,1:NL")
    known = appraiser()
    known.look(table(bare))
    assert known.prairies.growth(prairie) > 0
    known.look(table(last))
    assert known.prairies.growth(prairie) == 0


def test_cowboys_in_hand_are_worth_the_more_the_longer_the_match_lasts() -> None:
    known = appraiser()
    for turns in (0.0, 1.0, 5.0, 30.0):
        worths = [known.in_hand(count, turns) for count in range(5)]
        assert worths == sorted(worths)
        gains = [after - before for before, after in pairwise(worths)]
        assert gains == sorted(gains, reverse=True)
    assert known.in_hand(2, 0.0) == 0
    assert known.in_hand(2, 20.0) > known.in_hand(2, 5.0)


def test_everybody_counts_on_their_own_turns() -> None:
    match = build(3, left="Ea Eb Ec", turn=1)  # and the tile in hand: four to be placed
    assert [turns_left(table(match), seat, 4.0) for seat in range(3)] == [1, 2, 1]
    acting = build(3, land="0,1 Ea 2", tile=None, left="Eb Ec", turn=1)
    assert [turns_left(table(acting), seat, 2.0) for seat in range(3)] == [1, 0, 1]


# Tents


def test_a_tent_is_worth_tokens_that_it_can_take() -> None:
    rich = "0,-1 Ra 2; 1,-1 Rc 3"
    here = build(land=rich, tents={0: "0,0:N"})
    assert lead(here) > lead(build(land=rich))
    both = build(land=rich, tents={0: "0,0:N", 1: "0,-1:E"})
    assert lead(both) == pytest.approx(lead(build(land=rich)))


def test_a_tent_beside_a_miner_takes_from_what_the_miner_hopes_for() -> None:
    land = "0,-1 Ra 2; 1,-1 Rc 3"
    alone = evaluator().expected(build(land=land, cowboys={0: "0,-1:E"}).state)
    beset = evaluator().expected(build(land=land, cowboys={0: "0,-1:E"}, tents={1: "0,0:N"}).state)
    assert beset[0] < alone[0]


# Moves


def test_an_own_railroad_is_finished() -> None:
    match = build(
        land=WEST_END_OPEN, tile="Wa", cowboys={0: "1,0:W"}, left="Ea Ea Ea Eb", points=(0, 0)
    )
    assert favourite(match).startswith("place -1,0")


def test_the_token_is_taken_when_nothing_is_better() -> None:
    match = build(
        land="0,-1 Ra 2; 1,-1 Rc 3; 0,1 Ea 2",
        tile=None,
        tents={0: "0,0:N"},
        left="",
    )
    moves = [str(move) for move in match.legal(0)]
    values = evaluator().judge(match.state, 0, match.state.legal(0), Sfc32(1))
    assert values[moves.index("take")] > values[moves.index("pass")]


def test_the_last_cowboys_are_put_where_they_score() -> None:
    match = build(land=WEST_END_OPEN + "; -1,0 Ua 1", tile=None, left="")
    assert favourite(match) == "railwayman E"


def test_nobody_finishes_a_mountain_for_somebody_else() -> None:
    land = "0,-1 Nd 2"
    theirs = build(land=land, tile="Ea", cowboys={1: "0,-1:E"})
    mine = build(land=land, tile="Ea", cowboys={0: "0,-1:E"})
    finishing = "place 1,-1 3"
    for match, wanted in ((theirs, False), (mine, True)):
        moves = [str(move) for move in match.legal(0)]
        values = evaluator().judge(match.state, 0, match.state.legal(0), Sfc32(1))
        at = values[moves.index(finishing)]
        better = sum(value > at for value in values)
        assert (better < len(values) / 3) is wanted


# In any position


def positions(players: int, seed: int, no_farmers: bool = False) -> list[GoldRush]:
    """Decisions of a match of random moves."""
    state = GAME.start(setting_for(GAME, players, {"farmers": not no_farmers}))
    assert isinstance(state, GoldRush)
    rng = Sfc32(seed)
    found: list[GoldRush] = []
    while not state.over():
        weight = state.chance_weight()
        if weight > 0:
            state.apply_chance(state.chance_pick(rng.below(weight)))
            continue
        found.append(state.copy())
        seat = state.actors()[0]
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
    found.append(state)
    return found


@pytest.mark.parametrize(("players", "no_farmers"), [(2, False), (3, True), (5, False)])
def test_chances_are_1_in_all_and_weights_are_positive(players: int, no_farmers: bool) -> None:
    for state in positions(players, players, no_farmers)[::7]:
        chances, expected = evaluator().forecast(state)
        assert sum(chances) == pytest.approx(1)
        assert len(expected) == players
        assert chances == evaluator().chances(state)
        assert expected == evaluator().expected(state)
        for seat in state.actors():
            moves = state.legal(seat)
            weights = evaluator().policy(state, seat, moves)
            assert len(weights) == len(moves)
            assert min(weights) > 0
            assert len(evaluator().judge(state, seat, moves, Sfc32(1))) == len(moves)


def test_the_end_is_expected_as_it_is() -> None:
    over = positions(3, 8)[-1]
    assert evaluator().expected(over) == over.scores()


@pytest.mark.parametrize("players", [2, 4])
def test_placings_are_compared_as_if_everything_were_appraised_again(players: int) -> None:
    known = appraiser()
    action = 1000.0  # better than any cowboy, so that no cowboy is put
    checked = 0
    for state in positions(players, 5)[20::8]:
        if state.over() or state.in_hand < 0:
            continue
        seat = state.actors()[0]
        placings = Placings(known, state)
        before = state.copy()
        apart: list[float] = []
        for move in list(state.legal(seat))[::3]:
            after = state.copy()
            after.apply(seat, move)
            quick = lead_of(placings.after(seat, move, action), seat) - action
            apart.append(quick - lead_of(known.appraise(after), seat))
            known.look(state)
            checked += 1
        # The turn that the tile costs is the same for all placings.
        assert max(apart) - min(apart) < 1.5
        assert list(state.cowboys) == list(before.cowboys)
        assert list(state.tent) == list(before.tent)
        assert list(state.pile) == list(before.pile)
    assert checked > 50


def test_a_cowhand_beats_random_moves() -> None:
    leads = []
    for seed in range(4):
        match = corral.new("goldrush", players=2, seed=seed)
        kinds = ["cowhand", "random"] if seed % 2 else ["random", "cowhand"]
        bots = [new_bot(kind, seed, seat, Limit(nodes=1)) for seat, kind in enumerate(kinds)]
        while match.actors:
            seat = match.actors[0]
            match.play(seat, ask(bots[seat], match, seat))
        better = kinds.index("cowhand")
        leads.append(match.scores[better] - match.scores[1 - better])
    assert min(leads) > 0
    assert sum(leads) > 100


# Priors of a search, and the last turns


def test_a_search_remembers_placings_where_nothing_has_changed() -> None:
    """The next tile of the same kind: what lies around elsewhere is not appraised again."""
    known = evaluator()
    state = positions(2, 6)[60]
    if state.in_hand < 0:
        state = positions(2, 6)[61]
    seat = state.actors()[0]
    moves = state.legal(seat)
    priors = PlacingPriors(known)
    first = priors.weigh(state, seat, moves)
    assert first == pytest.approx(known.policy(state, seat, moves))
    appraised = len(priors.known)
    assert appraised == len(moves)
    assert priors.weigh(state.copy(), seat, moves) == pytest.approx(first)
    assert len(priors.known) == appraised


@pytest.mark.parametrize("players", [2, 4])
def test_remembered_priors_are_nearly_those_of_first_sight(players: int) -> None:
    """Along a match, each position with what was remembered of those before."""
    known = evaluator()
    priors = PlacingPriors(known)
    agreed = []
    for state in positions(players, 12)[20:80]:
        if state.over() or state.in_hand < 0:
            continue
        seat = state.actors()[0]
        moves = state.legal(seat)
        quick, exact = priors.weigh(state, seat, moves), known.policy(state, seat, moves)
        top = sorted(range(len(moves)), key=lambda index: -quick[index])[:3]
        agreed.append(max(exact[index] for index in top) > 0.5)
    assert sum(agreed) / len(agreed) > 0.8


def test_what_others_thought_of_changes_no_priors() -> None:
    """Two searches in a row give the same as one alone."""
    state = positions(2, 3)[40]
    seat = state.actors()[0]
    visits = []
    for _ in range(2):
        search = Search(evaluator(), seat, Sfc32(4))
        search.think(state, 40, 0.0)
        visits.append([(node.key, int(node.visits)) for node in search.candidates()])
    assert visits[0] == visits[1]


def baron_acts(match: corral.Match) -> str:
    return str(ask(new_bot("baron", 5, 0, Limit(nodes=100)), match, 0))


@pytest.mark.parametrize("points", [(90, 10), (10, 90)])
def test_a_tent_that_can_no_longer_dig_is_not_moved(points: tuple[int, int]) -> None:
    """The last action of a match that is decided: a railwayman brings something, the tent not."""
    match = build(
        land="0,-1 Ra 2; -1,0 Ua 1",
        tile=None,
        tents={0: "0,0:N"},
        left="",
        points=points,
        piles={"0,0:N": 0},
        tokens={0: "0 0", 1: "0"},
    )
    moves = [str(move) for move in match.legal(0)]
    assert any(move.startswith("tent") for move in moves)
    chosen = baron_acts(match)
    assert not chosen.startswith("tent")
    before = match.copy()
    match.play(0, chosen)
    before.play(0, "pass")
    assert match.scores[0] > before.scores[0]


def test_the_last_turns_are_worked_out_from_the_last_tile_on() -> None:
    known = evaluator()
    for state in positions(2, 9):
        if state.over():
            continue
        near = state.tiles_left == 0 or (state.tiles_left == 1 and state.in_hand < 0)
        assert (known.last_worlds(state, state.actors()[0]) > 0) == near


def test_a_point_is_a_point_also_where_the_match_is_lost() -> None:
    """All actions after the last tile, each with its true end."""
    match = build(land=WEST_END_OPEN + "; -1,0 Ua 1", tile=None, left="", points=(0, 120), turn=0)
    lines = Ending(evaluator(), 0, Sfc32(1)).lines(match.state, 5_000, 0.0)
    names = {str(move): move.code for move in match.legal(0)}
    ends = {}
    for text, code in names.items():
        after = match.copy()
        after.play(0, text)
        if after.over and code in lines:
            ends[text] = (float(after.scores[0]), lines[code].points[0])
    assert len(ends) > 2
    assert all(true == reckoned for true, reckoned in ends.values())
    best = max(lines, key=lambda code: lines[code].worths[0])
    assert names[baron_acts(match)] == best
