"""Playthroughs in OpenSpiel's own format: what its players see, kept and compared.

``python -m tests.envs.test_playthroughs`` writes those that are missing.
"""

from __future__ import annotations

import pickle
from importlib.metadata import version
from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel (corral[openspiel])")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

import corral  # noqa: E402
import corral.envs.openspiel  # noqa: E402 (registers the games)
from corral.core.errors import OptionError  # noqa: E402
from corral.testing import Variant  # noqa: E402
from tests.tables import few_tables  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "tests" / "golden" / "openspiel"
GAMES = {
    "corral_goldrush": "edition=examples/tiny_goldrush.toml,players=2",
    "corral_elgaucho": "position=examples/small_elgaucho.position",
    "corral_kuhhandel": "position=examples/small_kuhhandel.position,reward=margin",
}
"""Small enough that a playthrough can be read."""
SMALL = ROOT / "examples" / "small_kuhhandel.position"


@pytest.mark.skipif(
    int(version("open_spiel").split(".")[0]) < 2, reason="OpenSpiel 1 names players otherwise"
)
@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_what_it_was(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    flags.FLAGS.mark_as_parsed()  # those of OpenSpiel's own command
    was, now = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    assert now.splitlines() == was.splitlines()


def tables() -> list[Variant]:
    return [table for game in corral.games() for table in few_tables(game)]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_openspiels_own_simulation_of_every_set_of_options(table: Variant) -> None:
    """Of the first decisions; whole matches are simulated in ``test_openspiel.py``."""
    parameters = {"players": table.players, "longest": 12, **table.options}
    game = pyspiel.load_game(f"corral_{table.game.name}", parameters)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_position_is_of_the_game_and_not_over(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="is a position of kuhhandel, not of elgaucho"):
        pyspiel.load_game("corral_elgaucho", {"position": str(SMALL)})
    match = corral.from_position(SMALL.read_text(), seed=1)
    while match.actors:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    (tmp_path / "over").write_text(match.position())
    with pytest.raises(OptionError, match="the match is over in this position"):
        pyspiel.load_game("corral_kuhhandel", {"position": str(tmp_path / "over")})


def test_a_state_from_a_position_survives_pickling() -> None:
    game = pyspiel.load_game("corral_kuhhandel", {"position": str(SMALL)})
    state = game.new_initial_state()
    for _ in range(3):
        state.apply_action(state.legal_actions()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert [again.information_state_string(seat) for seat in (0, 1)] == [
        state.information_state_string(seat) for seat in (0, 1)
    ]
    fresh = pickle.loads(pickle.dumps(game)).new_initial_state()
    assert str(fresh) == str(game.new_initial_state())


def write() -> None:
    for name, parameters in GAMES.items():
        game = f"{name}({parameters})"
        path = FOLDER / f"{name}.txt"
        if not path.exists():
            text = generate_playthrough.playthrough(game, None, seed=1, alsologtostdout=False)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
