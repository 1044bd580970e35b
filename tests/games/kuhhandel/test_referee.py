"""The barons' laws for the end of two before a referee: OpenSpiel's exact best responses.

The money is so little that all that can happen is a few hundred situations. NashConv is what both
sides together could gain by knowing the law: nothing, for a law that is solved.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from corral.core.edition import edition_of
from corral.games.kuhhandel.play.evaluator import KuhhandelEvaluator
from tests.once import once_compiled

from .build import EDITION, GAME, KINDS

pyspiel = pytest.importorskip("pyspiel")  # not there for every Python that script/pythons tries

from open_spiel.python.algorithms.exploitability import nash_conv  # noqa: E402
from open_spiel.python.policy import (  # noqa: E402
    UniformRandomPolicy,
    tabular_policy_from_callable,
)

from corral.envs.openspiel import PREFIX  # noqa: E402

OWN = "cock goose cat donkey pig"
"""What the first player has completed; the other one has the rest, but for cows."""


def small_position(cows: int, start: list[int], hands: tuple[str, str], deed: str = "") -> str:
    """The deck is used up, and two trade about cows, of which the first player has so many."""
    content = json.loads(json.dumps(EDITION.data))
    players, start = 6, start + [0] * (7 - len(start))
    cards = [players * number for number in start]
    cards[0] += 4 * players  # what donkeys pay
    content["name"] = "poor"
    content["money"] = {"cards": cards, "start": start, "donkeys": [0] * 4}
    content["two_players"] = {"removed": 4 * sum(start[1:])}
    content["limits"] = {"trades": 3}
    edition = edition_of("here", content, GAME.check_edition)
    farms: list[list[str]] = [[], []]
    for kind in KINDS:
        owned = cows if kind == "cow" else 4 * (kind in OWN.split())
        for farm, number in zip(farms, (owned, 4 - owned), strict=True):
            farm.extend([kind if number == 1 else f"{kind}*{number}"] * (number > 0))
    base = "+".join(
        value for value, number in zip(["0", "10"], start, strict=False) for _ in range(number)
    )
    lines = [
        "corral-position 1",
        "game kuhhandel",
        f"rules {GAME.rules_version}",
        f"edition poor {edition.digest}",
        *(f"| {line}" for line in json.dumps(content, indent=1).splitlines()),
        "players 2",
        "option cash_count no",
        "option super_trade no",
        "phase turn",
        "turn p0",
        "trades 0",
        "deck -",
        "deck-money 0",
        *(f"p{seat} base {base}" for seat in range(2)),
        *([f"money {deed}"] if deed else []),
    ]
    premiums = [OWN, "dog sheep goat cow horse"]
    for seat in range(2):
        lines += [f"p{seat} animals {' '.join(farms[seat])}", f"p{seat} premiums {premiums[seat]}"]
        lines.append(f"p{seat} hand {hands[seat]}")
    return "\n".join([*lines, ""])


def law(state: Any) -> dict[int, float]:
    """What a baron would draw from: OpenSpiel's actions, and how likely they are."""
    course, seat = state.course, state.current_player()
    world, evaluator = course.state, KuhhandelEvaluator()
    moves = world.legal(seat)
    weights = [1.0]
    if len(moves) > 1:
        assert evaluator.mixes(world, seat) or evaluator.works_out(world, seat)
        weights = evaluator.solved(world, seat, moves)
    actions = [int(course.encoded.encoding.action(world, seat, move)) for move in moves]
    return {action: weight / sum(weights) for action, weight in zip(actions, weights, strict=True)}


@pytest.mark.parametrize(
    ("cows", "start", "hands", "deed", "chance"),
    [
        # The last stake: all goes into it, and of equals the challenger wins (K-35).
        (2, [1, 1], ("10+0", "10+0"), "", 1.0),
        # p0 has three cows and little money: 10 more than the offer, whose number of cards is seen,
        # and as much is left for the last stake.
        (3, [0, 2], ("10", "10+10+10"), "give p0 p1 10", 0.0),
        # The richer one loses nothing.
        (3, [0, 2], ("10+10+10", "10"), "give p1 p0 10", 1.0),
    ],
)
@once_compiled
def test_nobody_gains_by_knowing_a_barons_law(
    tmp_path: Path, cows: int, start: list[int], hands: tuple[str, str], deed: str, chance: float
) -> None:
    path = tmp_path / "small.position"
    path.write_text(small_position(cows, start, hands, deed), encoding="utf-8")
    game = pyspiel.load_game(f"{PREFIX}kuhhandel", {"position": str(path)})
    solved = tabular_policy_from_callable(game, law)
    assert nash_conv(game, solved) < 0.01
    assert nash_conv(game, UniformRandomPolicy(game)) > 0.2  # there is something to be gained
    root = game.new_initial_state()
    assert value(root, solved) == pytest.approx(chance, abs=0.01)


def value(state: Any, policy: Any) -> float:
    """The first player's share of the win."""
    if state.is_terminal():
        return float(state.returns()[0])
    drawn: dict[int, float] = policy.action_probabilities(state)
    return sum(
        part * value(state.child(action), policy) for action, part in drawn.items() if part > 0.0
    )
