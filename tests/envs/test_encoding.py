"""Observations and actions in numbers: bounds, secrets, and what the numbers say."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

import corral
from corral.core.encoding import Block, Encoding, Piece
from corral.core.errors import CorralError, OptionError
from corral.core.game import Game
from corral.core.match import Match
from corral.core.setting import setting_for
from corral.core.state import State
from corral.envs.encoded_game import encoded_game
from corral.envs.stepping import ALL_SEATS, Batch
from corral.games.kuhhandel.state import Kuhhandel
from corral.info import compiled
from corral.testing import ConformanceError, Variant, variants
from corral.testing.encoding import check_encoded_match, check_encoding
from tests.tables import tables

TABLES = [table for game in corral.games() for table in tables(game)]


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_tables_keep_bounds_and_secrets(table: Variant) -> None:
    if not compiled() and table.players > 2:
        pytest.skip("takes plain rules minutes")
    check_encoded_match(table, table.players)


def test_a_game_is_checked_at_all_its_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[tuple[str, int]] = []

    def note(variant: Variant, seed: int) -> None:
        checked.append((repr(variant), seed))

    monkeypatch.setattr("corral.testing.encoding.check_encoded_match", note)
    check_encoding("goldrush", matches=2, players=3)
    assert checked == [
        (f"goldrush 3{options}", seed) for options in ("", "-no_farmers") for seed in range(2)
    ]
    checked.clear()
    check_encoding("kuhhandel")
    assert len(checked) == len(list(variants("kuhhandel")))


class _Leaky(Encoding):
    """Shows everybody's hand, or numbers out of bounds."""

    def __init__(self, inner: Encoding, leak: bool) -> None:
        pieces = [*inner.pieces, Piece("leak", (1,), 0, 2**31 - 1 if leak else 0, "too much")]
        super().__init__(inner.players, pieces, inner.blocks, inner.chances)
        self.inner = inner

    def observe(self, state: State, seat: int, out: vec[i32], at: int) -> None:
        self.inner.observe(state, seat, out, at)
        assert isinstance(state, Kuhhandel)
        hands = sum(int(hand) for owner, hand in enumerate(state.hand) if owner != seat)
        out[at + int(self.inner.size)] = i32(hands % 1_000_003)


@pytest.mark.parametrize(
    ("leak", "complaint"), [(True, "cannot know: leak"), (False, "piece leak")]
)
def test_the_kit_finds_leaks_and_numbers_out_of_bounds(
    leak: bool, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = next(variants("kuhhandel"))
    honest = variant.game.encoding

    def leaky(*args: object) -> Encoding:
        return _Leaky(honest(*args), leak)  # type: ignore[arg-type]

    monkeypatch.setattr(variant.game, "encoding", leaky)
    with pytest.raises(ConformanceError, match=complaint):
        check_encoded_match(variant, 1)


def test_the_kit_looks_at_every_step_for_numbers_out_of_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also at those that are looked at in no other way."""
    variant = next(variants("kuhhandel"))
    honest = variant.game.encoding
    monkeypatch.setattr(
        variant.game,
        "encoding",
        lambda *args: _Leaky(honest(*args), leak=False),
    )
    monkeypatch.setattr("corral.testing.encoding.WATCHED", 0)
    with pytest.raises(ConformanceError, match=r"step 0, .*: piece leak"):
        check_encoded_match(variant, 1)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(CorralError, match="has no encoding"):
        Game().encoding(setting_for(corral.game("elgaucho"), 2, {}))


# What the numbers say


def pieces(match: Match, seat: int) -> dict[str, list[Any]]:
    encoded = encoded_game(match.game, match.players, match.setting.options, observation="dict")
    found = encoded.observe(match.state, seat)
    return {name: numbers.tolist() for name, numbers in found.items()}


def test_elgaucho_shows_what_the_view_shows() -> None:
    match = corral.new("elgaucho", players=3, seed=5)
    for seat in range(3):
        seen, view = pieces(match, seat), match.view(seat)
        hand = [f"{'WKBGS'[tile // 12]}{tile % 12 + 1}" for tile in _members(seen["hand"])]
        assert hand == view["players"][seat]["hand"]
        unseen = [f"{'WKBGS'[tile // 12]}{tile % 12 + 1}" for tile in _members(seen["unseen"])]
        assert unseen == view["unseen"]
        assert seen["pile"] == [view["pile"]]
        supplies = [player["supply"] for player in view["players"]]
        assert seen["supply"] == supplies[seat:] + supplies[:seat]
        assert _members(seen["start"]) == [(view["start"] - seat) % 3]


def test_kuhhandel_counts_own_money_and_the_start_hands_of_others() -> None:
    match = corral.new("kuhhandel", players=4, seed=5)
    seen = pieces(match, 2)
    assert seen["hand"] == [2, 3, 1, 1, 0, 0, 0]
    assert seen["seen_money"] == [[2, 3, 1, 1, 0, 0, 0]] * 4
    assert seen["unseen_money"] == [[0, 0]] * 4


def test_kuhhandel_sees_what_it_pays_and_only_the_number_of_what_others_pay() -> None:
    match = corral.new("kuhhandel", players=3, seed=5)
    auctioneer = match.actors[0]
    match.play(auctioneer, "auction")
    while match.view(0)["phase"] != "bid":  # a rat or a premium came first
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    auctioneer = match.view(None)["turn"]
    buyer, watcher = (auctioneer + 1) % 3, (auctioneer + 2) % 3
    before = {seat: pieces(match, seat) for seat in range(3)}
    match.play(buyer, "bid 20")
    match.play(watcher, "pass")
    match.play(auctioneer, "sell")
    match.play(buyer, "pay 20")
    paid = pieces(match, buyer)
    assert paid["hand"][2] == before[buyer]["hand"][2] - 1
    of_auctioneer = (auctioneer - buyer) % 3
    assert paid["seen_money"][of_auctioneer][2] == before[buyer]["seen_money"][of_auctioneer][2] + 1
    watched = pieces(match, watcher)
    assert watched["seen_money"] == before[watcher]["seen_money"]
    assert watched["unseen_money"][(buyer - watcher) % 3] == [0, 1]
    assert watched["unseen_money"][(auctioneer - watcher) % 3] == [1, 0]


def test_kuhhandel_counts_opponents_from_oneself() -> None:
    encoded = encoded_game("kuhhandel", 4, {})
    match = corral.new("kuhhandel", players=4, seed=1)
    for seat in range(4):
        for other in range(4):
            move = 35 + other * 11 + 3
            action = encoded.encoding.action(match.state, seat, move)
            assert action == 35 + (other - seat) % 4 * 11 + 3
            assert encoded.encoding.move(match.state, seat, action) == move


def test_goldrush_names_cells_by_their_rows() -> None:
    match = corral.new("goldrush", players=2, seed=3)
    encoded = encoded_game("goldrush", 2, {}, observation="dict")
    first = next(block.first for block in encoded.encoding.blocks if block.name == "place")
    while not match.over:
        seat = match.actors[0]
        cells = encoded.observe(match.state, seat)["cells"].tolist()
        cells = [cell for cell in cells if cell[0]]
        assert cells == sorted(cells, key=lambda cell: (cell[2], cell[1]))
        for move in match.legal(seat):
            action = int(encoded.encoding.action(match.state, seat, move.code))
            kind, place, *rotation = [*str(move).split(), ""]
            if kind == "place":
                _, x, y, *_needs = cells[(action - first) // 4]
                assert f"{x},{y}" == place
                assert (action - first) % 4 == int(rotation[0])
        match.play(seat, match.legal(seat)[-1])


def _members(flags: list[int] | list[list[int]]) -> list[int]:
    flat: list[int] = []
    for flag in flags:
        flat += flag if isinstance(flag, list) else [flag]
    return [at for at, flag in enumerate(flat) if flag]


# Many at once


def test_a_batch_plays_whole_matches_as_the_surface_would() -> None:
    """Every observation and mask of a batch is that of a match played alike."""
    encoded = encoded_game("kuhhandel", 3, {})
    batch = Batch(encoded.start(), encoded.encoding, 3, ALL_SEATS, False, 9)
    size, actions = encoded.size, encoded.actions
    for _ in range(60):
        chosen = []
        for index in range(3):
            state, seat = batch.running[index].state, int(batch.seats[index])
            mask = encoded.mask(state, seat).tolist()
            assert list(batch.masks)[index * actions : (index + 1) * actions] == mask
            shown = list(batch.observations)[index * size : (index + 1) * size]
            assert shown == encoded.numbers(state, seat).tolist()
            chosen.append(mask.index(1))
        batch.step(_actions(chosen))


def _actions(chosen: list[int]) -> vec[i64]:
    return vec[i64](chosen)


def test_a_batch_refuses_illegal_actions_and_stays_as_it_was() -> None:
    encoded = encoded_game("elgaucho", 2, {})
    batch = Batch(encoded.start(), encoded.encoding, 2, ALL_SEATS, False, 1)
    before = list(batch.observations)
    legal = list(batch.masks).index(1)
    with pytest.raises(OptionError, match="action 1467 is not legal in match 1"):
        batch.step(_actions([legal, 1467]))
    with pytest.raises(OptionError, match="1 actions for 2 matches"):
        batch.step(_actions([legal]))
    assert list(batch.observations) == before


def test_blocks_and_pieces_have_sizes() -> None:
    assert Piece("herd", (2, 3), 0, 1, "").size == 6
    assert Block("take", 5, 2, "").first == 5
