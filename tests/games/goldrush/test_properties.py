"""What holds at every moment of any match of Gold Rush."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import corral
from tests.once import once_compiled

from .build import EDITION, TILES

pytestmark = once_compiled

TOKENS = {token["points"]: token["count"] for token in EDITION.data["tokens"]}
NUGGETS = {
    tile["id"]: sum(part["nuggets"] for part in tile.get("mountains", []))
    for tile in EDITION.data["tiles"]
}
SCORED = ("railroad_scored", "mountain_scored", "city_scored", "prairie_scored")

SEEDS = st.integers(min_value=0, max_value=2**32)
PLAYERS = st.integers(min_value=2, max_value=5)


def course(seed: int, players: int, *, no_farmers: bool = False) -> Iterator[corral.Match]:
    """A match at random, at its beginning and after every move; it likes tents and tokens."""
    rng = random.Random(seed)
    match = corral.new("goldrush", players=players, seed=seed, no_farmers=no_farmers)
    yield match
    while not match.over:
        (seat,) = match.actors
        moves = match.legal(seat)
        wanted = [move for move in moves if str(move).startswith(("take", "tent", "miner"))]
        match.play(seat, rng.choice(wanted if wanted and rng.random() < 0.4 else moves))
        yield match


def moments(seed: int, players: int) -> Iterator[corral.Match]:
    """Some moments of a match, the first and the last one among them."""
    for number, match in enumerate(course(seed, players)):
        if number % 9 == 0 or match.over:
            yield match


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g1_g5_no_tile_is_lost_or_found(seed: int, players: int) -> None:
    for match in moments(seed, players):
        view = match.view(None)
        seen = Counter(tile["tile"] for tile in view["tiles"])
        in_hand = Counter([view["tile"]] if view["tile"] else [])
        everywhere = seen + in_hand + Counter(view["left"]) + Counter(view["gone"])
        assert everywhere == Counter(TILES)
        assert view["tiles_left"] == sum(view["left"].values())
        cells = [tile["cell"] for tile in view["tiles"]]
        assert len(set(cells)) == len(cells)


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g1_g18_no_cowboy_and_no_tent_is_lost_or_found(seed: int, players: int) -> None:
    for match in moments(seed, players):
        view = match.view(None)
        parts = [part for tile in view["tiles"] for part in tile["parts"]]
        standing = Counter(part["cowboy"] for part in parts if part["cowboy"] is not None)
        tents = Counter(part["tent"] for part in parts if part["tent"] is not None)
        for seat, player in enumerate(view["players"]):
            assert player["supply"] + standing[seat] == 4
            assert len(player["cowboys"]) == standing[seat]
            assert tents[seat] == (player["tent"] is not None)
        assert all(part["cowboy"] is None or part["tent"] is None for part in parts)
        for feature in view["features"]:
            assert sum(feature["cowboys"]) <= 4 * players


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g1_g6_no_token_is_lost_or_found(seed: int, players: int) -> None:
    for match in moments(seed, players):
        view = match.view(None)
        tokens = view["tokens"]
        held = sum(len(player["tokens"]) for player in view["players"])
        assert tokens["supply"] + tokens["on_table"] + tokens["removed"] + held == 63
        laid = sum(NUGGETS[tile["tile"]] for tile in view["tiles"])
        assert tokens["supply"] == 63 - laid
        mountains = [found for found in view["features"] if found["sort"] == "mountain"]
        assert sum(mountain["tokens"] for mountain in mountains) == tokens["on_table"]
        assert all(mountain["tokens"] <= mountain["nuggets"] for mountain in mountains)
        assert sum(mountain["nuggets"] for mountain in mountains) == laid


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g25_scores_are_the_sum_of_all_that_was_told(seed: int, players: int) -> None:
    points = [0] * players
    told = 0
    for match in course(seed, players):
        log: list[dict[str, Any]] = match.log(None, told)
        for event in log:
            if event["kind"] in SCORED:
                for seat in event["seats"]:
                    points[seat] += event["points"]
            elif event["kind"] == "tokens_shown":
                assert event["points"] == sum(event["tokens"])
                points[event["seat"]] += event["points"]
        told = len(match.events)
        assert match.scores == tuple(points)
    assert match.winners == tuple(seat for seat in range(players) if points[seat] == max(points))


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g11_g12_g17_g24_events_say_why(seed: int, players: int) -> None:
    """The points follow from what is counted, and the seats from the cowboys."""
    for match in course(seed, players):
        if not match.over:
            continue
        for event in match.log(None):
            if event["kind"] in SCORED:
                assert event["points"] == worth_of(event)
                cowboys: Any = event["cowboys"]
                most = max(cowboys)
                owners = [seat for seat in range(players) if cowboys[seat] == most > 0]
                assert event["seats"] == owners


def worth_of(event: dict[str, Any]) -> int:
    kind = event["kind"]
    if kind == "railroad_scored":
        assert event["tiles"] == len(event["cells"])
        doubled = event["finished"] and event["locomotives"] == 1
        return int(event["tiles"]) * (2 if doubled else 1)
    if kind == "mountain_scored":
        return int(event["nuggets"])
    if kind == "city_scored":
        return 3 * int(event["railroads"])
    return 2 * int(event["camps"]) + 4 * int(event["herds"])


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g16_g18_nobody_and_nothing_stays_on_what_is_finished(seed: int, players: int) -> None:
    for match in moments(seed, players):
        view = match.view(None)
        if view["phase"] == "act":
            continue  # step 3 is still to come
        parts = {
            f"{tile['cell']}:{part['part']}": part
            for tile in view["tiles"]
            for part in tile["parts"]
        }
        for feature in view["features"]:
            if feature["finished"] and feature["sort"] in ("railroad", "mountain", "city"):
                assert sum(feature["cowboys"]) == 0
                assert feature.get("tokens", 0) == 0
                assert all(parts[part]["tent"] is None for part in feature["parts"])


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g19_farmers_never_return(seed: int, players: int) -> None:
    farmers: set[str] = set()
    for match in course(seed, players):
        now = {
            cowboy["part"]
            for player in match.view(None)["players"]
            for cowboy in player["cowboys"]
            if cowboy["role"] == "farmer"
        }
        assert farmers <= now
        farmers = now


@settings(max_examples=5)
@given(seed=SEEDS, players=PLAYERS)
def test_g4_g7_legal_moves_are_one_step_of_the_turn(seed: int, players: int) -> None:
    for match in course(seed, players):
        if match.over:
            assert match.actors == ()
            continue
        (seat,) = match.actors
        moves = [str(move) for move in match.legal(seat)]
        assert len(set(moves)) == len(moves) > 0
        if match.view(None)["phase"] == "place":
            assert all(move.startswith("place ") for move in moves)
        else:
            assert "pass" in moves
            assert not any(move.startswith("place ") for move in moves)
        assert all(not match.legal(other) for other in range(players) if other != seat)


@settings(max_examples=4)
@given(seed=SEEDS, players=PLAYERS, number=st.integers(min_value=0, max_value=1000))
def test_g10_imagined_worlds_keep_what_the_seat_knows(seed: int, players: int, number: int) -> None:
    for match in moments(seed, players):
        for seat in (None, *range(players)):
            world = match.sample(seat, number)
            assert world.position_seen_by(seat) == match.position_seen_by(seat)
            assert world.log(seat) == match.log(seat)
            view = world.view(seat)
            assert view == match.view(seat)
            if seat is not None:
                assert [str(move) for move in world.legal(seat)] == [
                    str(move) for move in match.legal(seat)
                ]
            held: Counter[int] = Counter()
            for owner in range(players):
                held.update(world.view(owner)["players"][owner]["tokens"])
            assert all(held[worth] <= TOKENS[worth] for worth in held)


@settings(max_examples=4)
@given(seed=SEEDS, players=PLAYERS)
def test_g10_tokens_of_others_are_in_no_view_log_or_position(seed: int, players: int) -> None:
    """Before the end; then they are in all of them."""
    for match in moments(seed, players):
        for seat in (None, *range(players)):
            for owner, player in enumerate(match.view(seat)["players"]):
                known = owner == seat or match.over
                assert all((token is not None) == known for token in player["tokens"])
                mine = match.position_seen_by(seat).splitlines()
                (shown,) = [text for text in mine if text.startswith(f"p{owner} tokens ")]
                assert ("?" in shown) == (not known and bool(player["tokens"]))
            for event in match.log(seat):
                assert ("token" in event) == (
                    event["kind"] in ("took", "claimed") and event["seat"] == seat
                )


@settings(max_examples=4)
@given(seed=SEEDS, players=PLAYERS)
def test_positions_and_records_tell_the_same_match(seed: int, players: int) -> None:
    for match in moments(seed, players):
        text = match.position()
        assert corral.from_position(text).position() == text
    again = corral.replay(match.record())
    assert again.position() == match.position()
    assert again.scores == match.scores
    assert [again.log(seat) for seat in range(players)] == [
        match.log(seat) for seat in range(players)
    ]


def test_g3_which_tiles_are_left_is_public() -> None:
    """By kind, the same for everybody; the one drawn is not among them any more."""
    for match in course(11, 3):
        views = [match.view(seat) for seat in (None, 0, 1, 2)]
        assert all(view["left"] == views[0]["left"] for view in views)
        laid = Counter(tile["tile"] for tile in views[0]["tiles"])
        drawn = Counter([views[0]["tile"]] if views[0]["tile"] else []) + Counter(views[0]["gone"])
        assert Counter(views[0]["left"]) == Counter(TILES) - laid - drawn
