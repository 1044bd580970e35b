"""OpenSpiel: its own random simulations, and what its algorithms rely on."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import corral
from corral.core.errors import CorralError, OptionError
from corral.envs.encoded_game import encoded_game
from corral.envs.openspiel import PREFIX
from corral.envs.openspiel.course import Course
from tests.once import once_compiled

GAMES = [PREFIX + name for name in corral.games()]
TINY = Path(__file__).resolve().parents[2] / "examples" / "tiny_goldrush.toml"


@pytest.mark.parametrize("name", GAMES)
@once_compiled
def test_openspiel_random_simulation(name: str) -> None:
    """Clones, serialisation, actions, strings, tensors and returns are checked by OpenSpiel."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiel_random_simulation_of_a_tiny_edition() -> None:
    game = pyspiel.load_game("corral_goldrush", {"players": 3, "edition": str(TINY)})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def walk(game: Any, seed: int, steps: int) -> Any:
    """A state after some random steps, in which somebody decides."""
    rng = Random(seed)
    state = game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        if state.is_terminal():
            return walk(game, seed + 1, steps // 2)
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state(name: str) -> None:
    state = walk(pyspiel.load_game(name), 3, 60)
    hidden = 0
    for player in range(2):
        for number in (0.25, 0.5, 0.75):
            other = state.resample_from_infostate(player, lambda number=number: number)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            hidden += str(other) != str(state)
            again = other.get_game().deserialize_state(other.serialize())
            assert again.information_state_string(player) == other.information_state_string(player)
    assert hidden


@pytest.mark.parametrize("name", GAMES)
def test_information_states_of_imagined_worlds_tell_the_others_hands_apart(name: str) -> None:
    """The same information state means the same legal actions, whoever's it is."""
    state = walk(pyspiel.load_game(name), 1, 0)
    player = state.current_player()
    found: dict[tuple[int, str], list[int]] = {}
    for number in range(30):
        world = state.resample_from_infostate(player, lambda number=number: number / 30)
        world.apply_action(world.legal_actions()[0])
        while world.is_chance_node():
            world.apply_action(world.chance_outcomes()[0][0])
        key = (world.current_player(), world.information_state_string())
        assert found.setdefault(key, world.legal_actions()) == world.legal_actions()


def test_a_resampled_state_can_be_played_to_the_end() -> None:
    state = walk(pyspiel.load_game("corral_kuhhandel"), 5, 40)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    rng = Random(1)
    while not world.is_terminal():
        actions = (
            [action for action, _ in world.chance_outcomes()] if world.is_chance_node() else []
        )
        world.apply_action(rng.choice(actions or world.legal_actions()))
    assert sum(world.returns()) == pytest.approx(1.0)


def test_worlds_are_imagined_where_somebody_decides() -> None:
    state = pyspiel.load_game("corral_elgaucho").new_initial_state()
    with pytest.raises(CorralError, match="not at a chance node"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_information_states_recall_everything() -> None:
    """The same position reached in two ways has one observation and two information states."""
    game = pyspiel.load_game("corral_elgaucho")
    state = walk(game, 2, 80)
    player = state.current_player()
    log = state.information_state_string(player).splitlines()
    assert log[0] == f"p{player}"
    assert len(log) > 10
    # What a network is given by default is what there is to learn from, and nothing else.
    assert game.information_state_tensor_size() == game.observation_tensor_size()
    marked = pyspiel.load_game("corral_elgaucho(fingerprint=true)")
    assert marked.information_state_tensor_size() == game.observation_tensor_size() + 64
    assert len(walk(marked, 2, 80).information_state_tensor(player)) == 1022 + 64


def test_players_remember_what_they_did_in_secret() -> None:
    """Which cattle somebody keeps is seen by nobody else before all have chosen (E-9)."""
    state = walk(pyspiel.load_game("corral_elgaucho(fingerprint=true)"), 1, 0)
    player = state.current_player()
    one, two = (state.child(action) for action in state.legal_actions()[:2])
    assert one.information_state_string(player) != two.information_state_string(player)
    other = 1 - player
    assert one.information_state_string(other) == two.information_state_string(other)
    assert one.information_state_tensor(other) == two.information_state_tensor(other)


def test_observers_have_named_pieces() -> None:
    game = pyspiel.load_game("corral_goldrush(players=4)")
    state = walk(game, 1, 9)
    kind = pyspiel.IIGObservationType(perfect_recall=False)
    observer = game.make_py_observer(kind, None)
    observer.set_from(state, 2)
    encoded = encoded_game("goldrush", 4, {"no_farmers": False})
    assert {*observer.dict} == {piece.name for piece in encoded.encoding.pieces}
    assert np.abs(observer.tensor).max() <= 20
    assert observer.tensor.tolist() == pytest.approx(state.observation_tensor(2))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(kind, {"depth": 1})
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(public, None) is None


@pytest.mark.parametrize("again", [copy, deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_copied_and_pickled(name: str, again: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game(f"{name}(players=3,reward=margin)")
    other = again(game)
    assert str(other) == str(game)
    assert other.new_initial_state().num_players() == 3


def test_openspiel_writes_a_playthrough() -> None:
    """It asks for every kind of observer that there may be."""
    lines = playthrough_lines(f"corral_goldrush(edition={TINY})", seed=1)
    assert "GameType.information = Information.IMPERFECT_INFORMATION" in lines
    assert "IsTerminal() = True" in lines


def test_steps_are_told_in_the_notation_of_records() -> None:
    state = walk(pyspiel.load_game("corral_elgaucho"), 1, 30)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert len({*texts}) == len(texts)
    start = pyspiel.load_game("corral_kuhhandel").new_initial_state()
    assert [start.action_to_string(action) for action, _ in start.chance_outcomes()] == [
        "start p0",
        "start p1",
    ]


def test_dice_come_one_after_the_other() -> None:
    """Nine dice at once would be 2,002 outcomes."""
    game = pyspiel.load_game("corral_elgaucho(players=4)")
    assert game.max_chance_outcomes() == 60
    state = walk(game, 1, 0)
    while not (state.is_chance_node() and state.action_to_string(0) == "die 1"):
        actions = [0] if state.is_chance_node() else state.legal_actions()
        state.apply_action(actions[0])
    before = state.history()
    for die in (3, 1, 0, 5, 5, 2, 3, 4, 0):
        assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
        again = game.deserialize_state(state.serialize())
        assert again.history() == state.history()
        state = state.child(die)
    assert not state.is_chance_node()
    assert len(state.history()) == len(before) + 9
    rolled = [line for line in state.information_state_string(0).splitlines() if "rolled" in line]
    assert json.loads(rolled[-1])["dice"] == [1, 1, 2, 3, 4, 4, 5, 6, 6]


@pytest.mark.parametrize("name", GAMES)
def test_matches_have_a_length_and_points_a_bound(name: str) -> None:
    """AlphaZero keeps a count for every length that is possible."""
    game = pyspiel.load_game(f"{name}(reward=margin,players=4)")
    assert 100 < game.max_game_length() <= 8000
    assert 200 < game.max_utility() == -game.min_utility() < 100_000


def test_a_match_can_be_ended_by_its_length() -> None:
    """The points so far count; a world that is imagined on the way has the same end."""
    game = pyspiel.load_game("corral_kuhhandel(longest=7)")
    assert game.max_game_length() == 7
    state = walk(game, 1, 0)
    for _ in range(7):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(0)
        if not state.is_terminal():
            world = state.resample_from_infostate(0, lambda: 0.5)
            assert (
                game.deserialize_state(world.serialize()).course.decisions == world.course.decisions
            )
    assert state.is_terminal()
    assert world.course.decisions == 6
    assert sum(state.returns()) == 1.0
    with pytest.raises(OptionError, match="longest=-1"):
        pyspiel.load_game("corral_kuhhandel(longest=-1)")


@pytest.mark.parametrize("players", [2, 4])
def test_margins_are_utilities_by_parameter(players: int) -> None:
    game = pyspiel.load_game(f"corral_elgaucho(players={players},reward=margin)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert game.num_players() == players
    with pytest.raises(OptionError, match="reward='luck'"):
        pyspiel.load_game("corral_elgaucho(reward=luck)")


def test_a_course_survives_pickling() -> None:
    course = Course(encoded_game("elgaucho", 2, {}))
    for _ in range(60):
        course.take(0 if course.state.chance_weight() else course.actions()[0])
    again = pickle.loads(pickle.dumps(course))
    assert again.steps == course.steps
    assert again.log(1) == course.log(1)
    assert again.state.scores() == course.state.scores()


def test_actions_that_are_not_legal_are_refused() -> None:
    state = pyspiel.load_game("corral_goldrush").new_initial_state()
    with pytest.raises(CorralError, match="action 99 of chance is not one of 2 places"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(0)
    player, before = state.current_player(), str(state)
    with pytest.raises(CorralError, match=f"action 0 is not legal for player {player} now"):
        state.apply_action(0)
    assert str(state) == before
    with pytest.raises(CorralError, match="there is no action 891; they are below 891"):
        state.action_to_string(player, 891)


def test_a_position_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"none.position: cannot be read: No such file"):
        pyspiel.load_game(f"corral_elgaucho(position={tmp_path / 'none.position'})")
    (tmp_path / "picture").write_bytes(b"\xff\xd8")
    with pytest.raises(OptionError, match="picture: cannot be read: it is no text"):
        pyspiel.load_game(f"corral_elgaucho(position={tmp_path / 'picture'})")


def test_worlds_are_imagined_without_a_detour_through_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing and reading a position took some hundred times as long."""
    state = walk(pyspiel.load_game("corral_kuhhandel"), 3, 60)

    def refused(*_: object) -> None:
        raise AssertionError("a position was written or read")

    monkeypatch.setattr("corral.core.match.Match.position", refused)
    monkeypatch.setattr("corral.from_position", refused)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.4)
    assert world.legal_actions() == state.legal_actions()
