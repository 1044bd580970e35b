"""Matches: seeds, undo, refusals, knowing, copying."""

from __future__ import annotations

import json
import random

import pytest

import corral
from corral.core.dealer import Dealer, SeededDealer
from corral.core.game import EVERYTHING
from corral.core.replay import steps
from corral.core.state import State


def play_some(match: corral.Match, seed: int, moves: int) -> corral.Match:
    rng = random.Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def test_games_are_listed() -> None:
    assert "elgaucho" in corral.games()
    assert corral.games() == sorted(corral.games())


def test_same_seed_and_moves_give_the_same_match() -> None:
    one = play_some(corral.new("elgaucho", players=3, seed=5), 1, 10_000)
    other = play_some(corral.new("elgaucho", players=3, seed=5), 1, 10_000)
    assert one.over
    assert one.record() == other.record()
    assert one.record() != play_some(corral.new("elgaucho", players=3, seed=6), 1, 10_000).record()


def test_without_a_seed_chance_is_the_systems() -> None:
    match = corral.new("elgaucho", players=2)
    assert type(match.dealer) is Dealer
    starts = {corral.new("elgaucho", players=4).position() for _ in range(5)}
    assert len(starts) == 5
    assert type(corral.new("elgaucho", players=2, seed=0).dealer) is SeededDealer


@pytest.mark.parametrize("seed", [-1, 1 << 64, "7", 1.5, True, b"1"])
def test_bad_seeds(seed: object) -> None:
    with pytest.raises(corral.OptionError, match="seed"):
        corral.new("elgaucho", players=2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [0, 1, 5, -2, "3", 2.0, True, None])
def test_bad_player_counts(players: object) -> None:
    with pytest.raises(corral.OptionError):
        corral.new("elgaucho", players=players)  # type: ignore[arg-type]


def test_unknown_game_and_option() -> None:
    with pytest.raises(corral.UnknownGame, match="no game 'chess'; there are elgaucho"):
        corral.new("chess", players=2)
    with pytest.raises(corral.OptionError, match="farmers"):
        corral.new("elgaucho", players=2, farmers=True)


@pytest.mark.parametrize(
    "names", [["Ana"], ["Ana", ""], ["Ana", "B\n"], ["Ana", "x" * 61], "AB", ["Ana", "a  b"]]
)
def test_bad_names(names: list[str]) -> None:
    with pytest.raises(corral.OptionError, match="name"):
        corral.new("elgaucho", players=2, names=names)


def test_names_are_in_view_and_record() -> None:
    match = corral.new("elgaucho", players=2, names=["Ana María", "Bo"])
    assert match.view(None)["names"] == ["Ana María", "Bo"]
    assert corral.replay(match.record()).names == ("Ana María", "Bo")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = corral.new("elgaucho", players=3, seed=1)
    for attempt in (match.legal, match.view, match.log, match.undo, match.position_seen_by):
        with pytest.raises(corral.OptionError, match="seat"):
            attempt(seat)


def test_an_illegal_move_names_the_rule_and_changes_nothing() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    position, record = match.position(), match.record()
    with pytest.raises(corral.IllegalMove) as caught:
        match.play(0, "end")
    assert (caught.value.rule, caught.value.reason, caught.value.values) == (
        "E-9",
        "keep_first",
        {},
    )
    assert str(caught.value) == "keep_first (E-9)"
    assert isinstance(caught.value, ValueError)
    assert (match.position(), match.record()) == (position, record)


def test_a_move_object_of_an_earlier_position_means_its_text() -> None:
    match = play_some(corral.new("elgaucho", players=2, seed=3), 1, 4)
    rng = random.Random(1)
    stale: dict[str, corral.Move] = {}
    while not match.over:
        seat = match.actors[0]
        legal = {str(move) for move in match.legal(seat)}
        for text, move in stale.items():
            if text in legal:
                before = match.copy()
                match.play(seat, move)
                before.play(seat, text)
                assert match.position() == before.position()
                break
        else:
            moves = match.legal(seat)
            stale.update({str(move): move for move in moves})
            match.play(seat, rng.choice(moves))


@pytest.mark.parametrize("game", corral.games())
def test_a_move_object_that_is_not_legal_any_more_is_refused_as_its_text_is(game: str) -> None:
    match = corral.new(game, players=2, seed=3)
    rng = random.Random(1)
    seen: dict[str, corral.Move] = {}
    refused = 0
    for _ in range(12):
        seat = match.actors[0]
        legal = match.legal(seat)
        for text in seen.keys() - {str(move) for move in legal}:
            outcomes = [outcome_of(match.copy(), seat, move) for move in (seen[text], text)]
            assert outcomes[0] == outcomes[1]
            refused += outcomes[0].startswith("refused")
        seen.update({str(move): move for move in legal})
        match.play(seat, rng.choice(legal))
    assert refused > 5


def outcome_of(match: corral.Match, seat: int, move: corral.Move | str) -> str:
    """The position that a move leads to, or why it is refused."""
    try:
        match.play(seat, move)
    except corral.IllegalMove as illegal:
        return f"refused: {illegal}"
    return match.position()


def test_moves_are_equal_by_text() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    first, second = match.legal(0)[:2]
    assert first == match.legal(0)[0]
    assert hash(first) == hash(match.legal(0)[0])
    assert first != second
    assert first != str(first)
    assert repr(first) == f"Move({str(first)!r})"


def started(seed: int = 4) -> corral.Match:
    """A match at the first turn."""
    match = corral.new("elgaucho", players=2, seed=seed)
    while match.view(None)["phase"] != "turn":
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_undo_goes_back_to_the_roll_and_no_further() -> None:
    match = started()
    seat = match.actors[0]
    positions = [match.position()]
    for move in (str(match.legal(seat)[0]), "end"):
        match.play(seat, move)
        positions.append(match.position())
    assert match.can_undo(seat)
    while positions:
        assert match.position() == positions.pop()
        if positions:
            match.undo(seat)
    with pytest.raises(corral.CannotUndo):
        match.undo(seat)


def test_before_is_the_state_before_the_latest_move_that_counts() -> None:
    """A shorter way back than undo: one move, but from everywhere."""
    match = started()
    seat, game = match.actors[0], match.setting.game

    def told(state: State) -> list[str]:
        return game.position_lines(state, EVERYTHING)

    known = [(told(match.before), told(match.state))]
    assert known[0][0] != known[0][1]  # the roll
    for move in (str(match.legal(seat)[0]), "end"):
        match.play(seat, move)
        known.append((told(match.before), told(match.state)))
        assert known[-1][0] == known[-2][1]
    while known:
        for same in (match, match.copy()):
            assert (told(same.before), told(same.state)) == known[-1]
        known.pop()
        if known:
            match.undo(seat)


def test_before_the_first_move_there_is_no_other_state() -> None:
    match = corral.new("goldrush", players=2, seed=1)
    assert match.before is match.state
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    assert match.before is not match.state
    match.undo(seat)
    assert match.before is match.state
    match.play(seat, match.legal(seat)[0])
    match.forget()
    assert match.before is match.state


def test_undo_is_for_own_moves_only() -> None:
    match = started()
    first = match.actors[0]
    match.play(first, match.legal(first)[0])
    with pytest.raises(corral.CannotUndo):
        match.undo(1 - first)
    match.play(first, "end")
    match.play(1 - first, match.legal(1 - first)[0])
    assert not match.can_undo(first)
    assert match.can_undo(1 - first)


def test_a_look_at_the_steppe_cannot_be_undone_even_if_nothing_is_drawn() -> None:
    """p0 has seen all four tiles; when p1 looks, chance is not asked, but p1 learns something."""
    for seed in range(200):
        match = play_some(corral.new("elgaucho", players=2, seed=seed), seed, 60)
        rng = random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            moves = {str(move): move for move in match.legal(seat)}
            if "steppe" in moves:
                entries = len(match.entries)
                match.play(seat, "steppe")
                assert not match.can_undo(seat)
                if len(match.entries) == entries + 1:
                    return
            else:
                match.play(seat, rng.choice(list(moves.values())))
    pytest.fail("no look without a draw was met")


def test_log_since() -> None:
    match = started()
    whole = match.log(0)
    assert match.log(0, since=len(whole) - 2) == whole[-2:]
    assert match.log(0, since=len(whole)) == []


def test_secrets_of_the_log() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    dealt = [event for event in match.log(0) if event["kind"] == "dealt"]
    assert "tiles" in dealt[0]
    assert "tiles" not in dealt[1]
    assert all("tiles" not in event for event in match.log(None) if event["kind"] == "dealt")


def test_views_are_json() -> None:
    match = play_some(corral.new("elgaucho", players=4, seed=9), 2, 100)
    for seat in (0, 1, 2, 3, None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


def test_a_copy_is_independent_and_goes_on_alike() -> None:
    match = play_some(corral.new("elgaucho", players=3, seed=2), 1, 50)
    twin = match.copy()
    record = match.record()
    play_some(twin, 5, 1000)
    assert match.record() == record
    play_some(match, 5, 1000)
    assert match.record() == twin.record()


def test_undo_on_a_copy_leaves_the_original_alone() -> None:
    match = started()
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    twin = match.copy()
    twin.undo(seat)
    twin.play(seat, twin.legal(seat)[-1])
    position = match.position()
    match.undo(seat)
    match.play(seat, match.legal(seat)[0])
    assert match.position() == position


def test_a_sample_is_repeatable_and_can_be_recorded() -> None:
    match = play_some(corral.new("elgaucho", players=3, seed=2), 1, 80)
    one, other = match.sample(1, 5), match.sample(1, 5)
    assert one.position() == other.position()
    assert match.sample(1, 6).position() != one.position()
    play_some(one, 3, 30)
    assert corral.replay(one.record()).position() == one.position()


def test_samples_reach_every_hidden_tile() -> None:
    """In the preliminary round a seat must think any unseen tile possible in another hand."""
    match = corral.new("elgaucho", players=2, seed=8)
    unseen = set(match.view(0)["unseen"])
    met = set()
    for seed in range(400):
        met.update(match.sample(0, seed).view(1)["players"][1]["hand"])
    assert met == unseen


def test_a_match_prints_what_it_is() -> None:
    assert repr(corral.new("elgaucho", players=2)).startswith("<corral.Match elgaucho, 2 players")


@pytest.mark.parametrize("text", [None, 5, b"corral-record 1", ["x"]])
def test_records_and_positions_are_texts(text: object) -> None:
    for read in (corral.replay, corral.from_position):
        with pytest.raises(corral.OptionError, match="is a text, not"):
            read(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [{"edition": 5}, {"names": 5}, {"names": {"Ana", "Bo"}}])
def test_editions_and_names_of_a_wrong_type(wrong: dict[str, object]) -> None:
    with pytest.raises(corral.OptionError, match=next(iter(wrong))):
        corral.new("elgaucho", players=2, **wrong)  # type: ignore[arg-type]


def test_a_game_is_named_by_a_text() -> None:
    with pytest.raises(corral.UnknownGame, match="'5'"):
        corral.new(5, players=2)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seat", "move"), [("0", "end"), (0, None), (0, b"end"), (None, "end")])
def test_wrong_types_change_nothing(seat: object, move: object) -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    before = match.position(), match.record(), match.log(0)
    with pytest.raises((TypeError, corral.OptionError)):
        match.play(seat, move)  # type: ignore[arg-type]
    assert (match.position(), match.record(), match.log(0)) == before


def test_undo_of_another_one_gives_the_first_one_the_undo_back() -> None:
    match = started()
    first = match.actors[0]
    match.play(first, match.legal(first)[0])
    match.play(first, "end")
    second = match.actors[0]
    match.play(second, match.legal(second)[0])
    assert not match.can_undo(first)
    match.undo(second)
    match.undo(first)
    assert match.actors == (first,)


def test_a_finished_match_is_finished() -> None:
    for seed in range(10):
        match = play_some(corral.new("elgaucho", players=2, seed=seed), seed, 10_000)
        assert match.over
        assert not any(match.can_undo(seat) for seat in (0, 1))


def test_changing_a_log_changes_nothing_but_the_log() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    event = next(event for event in match.log(0) if "tiles" in event)
    tiles = event["tiles"]
    assert isinstance(tiles, list)
    tiles.clear()
    assert any(event.get("tiles") for event in match.log(0))


def test_a_copy_of_a_replay_is_played_on_by_itself() -> None:
    record = play_some(corral.new("elgaucho", players=2, seed=1), 1, 40).record()
    last = None
    for match in steps(record):
        play_some(match.copy(), 2, 20)
        last = match
    assert last is not None
    assert last.record() == record


def test_endless_moves_are_refused() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    with pytest.raises(corral.NotationError, match="at most 200"):
        match.play(0, "keep " * 1000)
    with pytest.raises(corral.NotationError) as caught:
        match.play(0, "x" * 190)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("seed", [-1, "7", 1.5, True])
def test_bad_seeds_everywhere(seed: object) -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    with pytest.raises(corral.OptionError, match="seed"):
        match.sample(0, seed)
    with pytest.raises(corral.OptionError, match="seed"):
        corral.replay(match.record(), seed=seed)  # type: ignore[arg-type]
    with pytest.raises(corral.OptionError, match="seed"):
        corral.from_position(match.position(), seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", corral.games())
def test_moves_and_their_texts(game: str) -> None:
    """Whether texts were asked for or not, the same texts are taken."""
    rng = random.Random(8)
    match = corral.new(game, players=3, seed=8)
    for number in range(60):
        for seat in range(3):
            texts = [str(move) for move in match.legal(seat)]
            if number % 2:
                assert match.legal_texts(seat) == texts
                match.legal_texts(seat).append("nonsense")  # a list of one's own
                assert match.legal_texts(seat) == texts
        seat = rng.choice(match.actors)
        before = match.legal(seat)
        place = rng.randrange(len(before))
        match.play(seat, str(before[place]))
        entry = next(one for one in reversed(match.entries) if one.seat == seat)
        assert entry.code == before[place].code


# Forgetting


@pytest.mark.parametrize("game", corral.games())
def test_after_forgetting_the_record_begins_at_a_position_and_is_true(game: str) -> None:
    match = play_some(corral.new(game, players=2, seed=3), 3, 40)
    origin, latest = match.position(), match.log(None)[-4:]
    match.forget(events=4)
    assert match.entries == []
    assert match.log(None) == latest
    assert corral.replay(match.record()).position() == match.position() == origin
    play_some(match, 4, 30)
    again = corral.replay(match.record())
    assert (again.position(), again.record()) == (match.position(), match.record())
    assert corral.replay(match.record(), moves=0).position() == origin


def test_what_was_forgotten_cannot_be_undone_and_what_comes_later_can() -> None:
    match = started()
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    assert match.can_undo(seat)
    match.forget()
    assert not match.can_undo(seat)
    position, record = match.position(), match.record()
    match.play(seat, "end")
    match.undo(seat)
    assert (match.position(), match.record()) == (position, record)


def test_a_text_is_read_as_the_move_that_it_means() -> None:
    match = started()
    seat = match.actors[0]
    first = match.legal(seat)[0]
    assert match.move(seat, f"  {first} ") == first
    with pytest.raises(corral.IllegalMove):
        match.move(1 - seat, str(first))
    with pytest.raises(corral.NotationError):
        match.move(seat, "nonsense")
