"""A search that asks a network: honest, in batches, and better than the network alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corral
from corral.bots import Limit, ask, new_bot
from corral.core.errors import OptionError
from corral.core.match import Match
from corral.core.prng import Sfc32
from corral.envs.encoded_game import EncodedGame, encoded_game
from corral.envs.policy import PolicyBot
from corral.nets import Network, NetworkBot, NetworkSearch
from tests.nets.making import kept


class Counting(NetworkBot):
    """Knows nothing and notes how it is asked."""

    leaves = 8
    rows: list[int]

    def load(self, table: EncodedGame) -> None:
        self.rows = []
        self.actions = table.actions

    def evaluate(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        assert observations.dtype == np.float32
        assert masks.shape == (len(observations), self.actions)
        self.rows.append(len(observations))
        return np.full(len(observations), 0.5), masks / masks.sum(axis=1, keepdims=True)


def middle(game: str, players: int, decisions: int, seed: int = 2) -> Match:
    match = corral.new(game, players=players, seed=seed)
    rng = Sfc32(seed)
    for _ in range(decisions):
        seat = match.actors[0]
        moves = match.legal(seat)
        match.play(seat, moves[int(rng.below(len(moves)))])
    while len(match.legal(match.actors[0])) < 2:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    return match


class Wrong(NetworkBot):
    """Answers what it was told to."""

    told: Any

    def evaluate(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        values, priors = np.full(len(observations), 0.5), masks / masks.sum(axis=1, keepdims=True)
        found: tuple[Any, Any] = self.told(values, priors)
        return found


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (lambda values, priors: [values], "has to return values and priors, two arrays"),
        (lambda values, priors: None, "has to return values and priors, two arrays"),
        (lambda values, priors: (values[:1], priors), r"values of the shape \(1,\); \(2,\) are"),
        (lambda values, priors: (values, priors[:, 1:]), r"priors of the shape \(2, 1467\)"),
        (lambda values, priors: (values * np.nan, priors), "values that are no chances"),
        (lambda values, priors: (values - 1, priors), "values that are no chances"),
        (lambda values, priors: (values, np.log(priors + 1e-9)), "priors that are no chances"),
    ],
)
def test_answers_that_cannot_be_searched_with_are_refused(told: Any, problem: str) -> None:
    """A network that has come to nothing plays on without a word, if nobody looks."""
    match = middle("elgaucho", 2, 9)
    bot = Wrong(Sfc32(1), Limit(nodes=4))
    bot.told = told
    with pytest.raises(OptionError, match=problem):
        ask(bot, match, match.actors[0])


def test_what_a_class_lacks_is_told() -> None:
    match = middle("elgaucho", 2, 9)
    for kind, method in ((NetworkBot, "evaluate"), (PolicyBot, "act")):
        with pytest.raises(OptionError, match=f"has no method {method}"):
            ask(kind(Sfc32(1), Limit(nodes=4)), match, match.actors[0])


@pytest.mark.parametrize("game", corral.games())
def test_leaves_are_judged_together(game: str) -> None:
    match = middle(game, 3, 9)
    bot = Counting(Sfc32(1), Limit(nodes=40))
    seat = match.actors[0]
    move = ask(bot, match, seat)
    assert move in match.legal(seat)
    assert bot.rows[0] == 3  # the root, as each seat would see it
    assert len(bot.rows) <= 1 + 40 // 8
    assert max(bot.rows) == 8 * 3
    candidates = bot.explain().candidates
    assert sum(one.visits for one in candidates) == 40
    assert str(move) == candidates[0].move


@pytest.mark.parametrize("trust", [1.0, 0.3])
@pytest.mark.parametrize("game", corral.games())
def test_what_a_seat_cannot_know_changes_nothing(game: str, trust: float, tmp_path: Path) -> None:
    """Neither the choice nor the reasons, with the policy alone and with a search."""
    path = kept(tmp_path, game, 3)
    network = Network.load(path)
    network.head["trust"] = trust
    network.save(path)
    kind = f"net:{path}"
    match = middle(game, 3, 30)
    seat = match.actors[0]
    for limit in (None, Limit(nodes=24)):
        told = []
        for world in (match, match.sample(seat, 1), match.sample(seat, 2)):
            bot = new_bot(kind, 5, seat, limit)
            move = ask(bot, world, seat)
            told.append((str(move), bot.explain()))
        assert told[0] == told[1] == told[2]


def test_the_same_seed_gives_the_same_search() -> None:
    table = encoded_game("goldrush", 2, {})
    match = middle("goldrush", 2, 7)
    seat = match.actors[0]

    def even(observations: Any, masks: Any) -> tuple[Any, Any]:
        return np.full(len(observations), 0.5), masks / masks.sum(axis=1, keepdims=True)

    found = []
    for _ in range(2):
        rng = Sfc32(9)
        search = NetworkSearch(table, even, seat, rng)
        search.think(match.state.determinize(seat, rng), 50)
        found.append([(move, fork.visits, fork.totals) for move, fork in search.tried()])
    assert found[0] == found[1]


class Pointed(NetworkBot):
    """Judges by the points that an observation tells, and has no idea which moves are good."""

    def load(self, table: EncodedGame) -> None:
        self.at, number = table.encoding.place("pesos")
        self.unit = table.encoding.pieces[number].unit

    def evaluate(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        ahead = observations[:, self.at] - observations[:, self.at + 1]
        return 1 / (1 + np.exp(-5 * ahead)), masks / masks.sum(axis=1, keepdims=True)


def test_a_search_finds_what_the_policy_does_not_know() -> None:
    """A sale at hand is made by one who merely sees that pesos are good."""
    match = corral.new("elgaucho", players=2, seed=2)
    rng = Sfc32(4)
    while not (
        match.actors and any(move.startswith("sale") for move in match.legal_texts(match.actors[0]))
    ):
        seat = match.actors[0]
        moves = match.legal(seat)
        match.play(seat, moves[int(rng.below(len(moves)))])
    seat = match.actors[0]
    bot = Pointed(Sfc32(1), Limit(nodes=300))
    assert str(ask(bot, match, seat)).startswith("sale")
    best, *others = bot.explain().candidates
    assert all(other.visits <= best.visits for other in others)


def test_an_end_is_judged_by_who_won(tmp_path: Path) -> None:
    """Without a network's opinion where the match is over."""
    match = corral.new("goldrush", players=2, seed=0, edition="examples/tiny_goldrush.toml")
    table = EncodedGame(match.setting)
    calls: list[int] = []

    def hopeful(observations: Any, masks: Any) -> tuple[Any, Any]:
        calls.append(len(observations))
        return np.full(len(observations), 0.99), masks / masks.sum(axis=1, keepdims=True)

    seat = match.actors[0]
    while len(match.legal(seat)) < 2:
        match.play(seat, match.legal(seat)[0])
        seat = match.actors[0]
    search = NetworkSearch(table, hopeful, seat, Sfc32(1), leaves=4)
    search.think(match.state.determinize(seat, Sfc32(2)), 400)
    assert search.root.visits == 401
    assert search.root.waiting == 0
    assert sum(search.root.totals) == pytest.approx(401)
    assert len(calls) < 101  # many walks reach the end, of which nobody needs an opinion


def test_time_and_a_call_end_the_thinking() -> None:
    match = middle("elgaucho", 2, 5)
    seat = match.actors[0]
    bot = Counting(Sfc32(1), Limit(seconds=0.05))
    assert ask(bot, match, seat) in match.legal(seat)
    bot = Counting(Sfc32(1), Limit(nodes=100_000))
    bot.stopped = lambda: True
    assert ask(bot, match, seat) in match.legal(seat)
    assert len(bot.rows) == 2


@pytest.mark.parametrize("game", corral.games())
def test_the_games_own_evaluation_has_the_say_that_it_is_given(game: str) -> None:
    """The network thinks everything even; with half of the trust in it the rest counts half."""
    match = middle(game, 2, 9)
    seat = match.actors[0]
    told: dict[float, list[float]] = {}
    for trust in (1.0, 0.5, 0.0):
        table = encoded_game(game, 2, {})
        rows: list[int] = []

        def even(observations: Any, masks: Any, rows: list[int] = rows) -> tuple[Any, Any]:
            rows.append(len(observations))
            return np.full(len(observations), 0.5), masks / masks.sum(axis=1, keepdims=True)

        search = NetworkSearch(table, even, seat, Sfc32(4), 8, trust)
        search.think(match.state.determinize(seat, Sfc32(3)), 0)
        told[trust] = search.root.totals
        assert rows == [2 if trust else 1]  # who does not decide is asked for chances alone
    assert told[1.0] == [0.5, 0.5]
    assert told[0.0] != told[1.0]
    assert sum(told[0.0]) == pytest.approx(1)
    assert told[0.5] == pytest.approx([(one + 0.5) / 2 for one in told[0.0]])
