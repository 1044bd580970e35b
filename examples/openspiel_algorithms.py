"""OpenSpiel's own algorithms on Corral's games: search in each, and CFR on small ones.

python examples/openspiel_algorithms.py --simulations 50 --iterations 20
"""

from argparse import ArgumentParser
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import corral
import corral.envs.openspiel  # registers the games

TINY = Path(__file__).with_name("tiny_goldrush.toml")


def first_decision(game, rng):
    """A state in which somebody decides, after chance has set the table."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=chances))
    return state


def search(simulations, rng):
    """MCTS, which looks at the true state, and ISMCTS, which knows what the player knows."""
    for name in (f"corral_{game}" for game in corral.games()):
        game = pyspiel.load_game(name)
        state = first_decision(game, rng)
        player = state.current_player()
        tree = mcts.MCTSBot(
            game, 1.5, simulations, mcts.RandomRolloutEvaluator(random_state=rng), random_state=rng
        )
        print(f"{name}: MCTS takes {state.action_to_string(player, tree.step(state))!r}")
        rollouts = mcts.RandomRolloutEvaluator(random_state=rng)
        honest = ismcts.ISMCTSBot(
            game=game, evaluator=rollouts, uct_c=1.5, max_simulations=simulations, random_state=rng
        )
        print(f"{name}: ISMCTS takes {state.action_to_string(player, honest.step(state))!r}")


def small_games():
    """A Gold Rush of three tiles, and the last moves of a match of each other game."""
    yield "goldrush", {"players": 2, "edition": str(TINY), "farmers": False}
    for path in sorted(TINY.parent.glob("small_*.position")):
        yield path.stem.removeprefix("small_"), {"position": str(path)}


def solve(name, parameters, iterations):
    """Counterfactual regret minimisation, and by how much the policies can be exploited."""
    game = pyspiel.load_game(f"corral_{name}", parameters)
    solver = cfr.CFRSolver(game)
    uniform = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    solved = exploitability.nash_conv(game, solver.average_policy())
    print(f"{name}: NashConv {uniform:.3f} at random, {solved:.3f} after CFR")
    return uniform, solved


def main(arguments=None):
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--iterations", type=int, default=20)
    wanted = parser.parse_args(arguments)
    search(wanted.simulations, np.random.RandomState(7))
    return {name: solve(name, table, wanted.iterations) for name, table in small_games()}


if __name__ == "__main__":
    main()
