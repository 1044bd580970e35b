"""An arena on a local Ray.

Ray listens on every network the machine has, whatever it is told. So it is run only where there is
none: in a namespace with a loopback device and nothing else.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

ALONE = ("unshare", "--user", "--map-root-user", "--net", "--", "sh", "-c")
LOOPBACK = 'ip link set lo up && exec "$0" "$@"'


def obstacle() -> str:
    """Why Ray cannot be tried here; nothing if it can."""
    if find_spec("ray") is None:
        return "ray is not installed (corral[ray])"
    for program in ("unshare", "ip"):
        if shutil.which(program) is None:
            return f"there is no program {program} to keep Ray off the network with"
    tried = subprocess.run([*ALONE, LOOPBACK, "true"], capture_output=True, text=True, check=False)
    return f"no network of its own is allowed: {tried.stderr.strip()}" if tried.returncode else ""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    if problem := obstacle():
        pytest.skip(f"RAY IS NOT TESTED HERE: {problem}")
    folder = tmp_path_factory.mktemp("ray")
    script = Path(__file__).with_name("on_ray.py")
    with TemporaryDirectory(prefix="ray") as short:  # paths of sockets have at most 107 bytes
        done = subprocess.run(
            [*ALONE, LOOPBACK, sys.executable, "-W", "ignore", str(script), str(folder)],
            capture_output=True,
            text=True,
            timeout=400,
            check=False,
            env={**os.environ, "RAY_TMPDIR": short},
        )
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads((folder / "found.json").read_text())
    result["played"] = json.loads((folder / "results.json").read_text())["played"]
    return result


def test_an_arena_on_a_local_ray(found: dict[str, Any]) -> None:
    assert found["code"] == 0
    assert [(match["deal"], match["rotation"]) for match in found["played"]] == [
        (deal, rotation) for deal in range(4) for rotation in range(2)
    ]


def test_the_matches_are_those_of_any_other_crew(found: dict[str, Any]) -> None:
    from corral.arena.crew import SoloCrew
    from corral.arena.entrant import read_entrants
    from corral.arena.plan import Plan
    from corral.arena.tournament import Tournament

    plan = Plan("elgaucho", read_entrants("random@2,random"), "mixed", (2,), 4, 3, {})
    here = [list(outcome.scores) for outcome in Tournament(plan).run(SoloCrew())]
    assert [match["scores"] for match in found["played"]] == here


def test_a_worker_that_dies_costs_nothing_but_its_task(found: dict[str, Any]) -> None:
    assert found["died"]
    assert found["results"] == [1, 2, 3, 9]


def test_a_cluster_that_does_not_answer(found: dict[str, Any]) -> None:
    assert "no Ray cluster at 127.0.0.1:1: " in found["unreachable"]


def test_an_error_names_the_task(found: dict[str, Any]) -> None:
    assert found["error"] == "1 / 0: ZeroDivisionError: division by zero"


def test_whatever_keeps_ray_from_starting_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine Ray gives up with an exception of no particular kind."""
    pytest.importorskip("ray")
    from corral.arena.ray_crew import RayCrew
    from corral.core.errors import CorralError

    def too_slow(**_: object) -> None:
        raise Exception("The current node timed out during startup.\nMore of it.")

    crew = RayCrew("auto", None)
    monkeypatch.setattr(crew.ray, "init", too_slow)
    with pytest.raises(CorralError) as refused, crew.connected():
        pass
    assert (
        str(refused.value) == "no Ray cluster at auto: The current node timed out during startup."
    )
