"""``corral arena`` as people call it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import corral as package

from ..cli.conftest import Corral, corral, neutral

__all__ = ["corral", "neutral"]  # fixtures

PATIENCE = 180
ARENA = ("arena", "elgaucho", "--players", "random@2,random", "--seed", "3", "--workers", "1")


def load(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text())
    return found


def test_table_json_and_plots(corral: Corral, tmp_path: Path) -> None:
    out, png, svg = (tmp_path / name for name in ("results.json", "shares.png", "shares.svg"))
    result = corral(*ARENA, "--num", "3", "--out", out, "--plot", png, "--plot", svg)
    assert result.code == 0
    assert "elgaucho, rules 1, tables of 2: 1 line-up with 3 deals each" in result.err
    assert "6 matches in all, first seed 3" in result.err
    assert "2 players: random@2, random (3 deals, 6 matches)" in result.out
    assert "Ratings" in result.out
    assert "…" not in result.out
    found = load(out)
    assert found["summary"]["complete"]
    assert len(found["played"]) == 6
    assert found["asked"]["seed"] == 3
    assert found["asked"]["rules_version"] == 1
    assert found["asked"]["edition"]["name"] == "classic"
    assert png.read_bytes().startswith(b"\x89PNG")
    assert "<svg" in svg.read_text()
    assert [path.name for path in tmp_path.iterdir() if "journal" in path.name] == []


def test_json_on_the_terminal(corral: Corral) -> None:
    result = corral(*ARENA, "--num", "1", "--json", "--lineup", "ladder", "--seats", "3")
    found = json.loads(result.out)
    assert found["asked"]["line_up"] == "ladder"
    assert found["summary"]["line_ups"][0]["label"] == "random@2, 2 random"
    assert found["engine"] in ("compiled", "plain")


def test_more_deals_are_added_to_what_is_there(corral: Corral, tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    words = [word for word in ARENA if word not in ("--seed", "3")]
    assert corral(*words, "--num", "1", "--out", out).code == 0
    before = load(out)
    assert corral(*words, "--num", "2", "--out", out).code == 0
    after = load(out)
    assert after["asked"]["seed"] == before["asked"]["seed"]
    assert after["played"][:2] == before["played"]
    assert len(after["played"]) == 4
    again = corral(*words, "--num", "2", "--out", out)
    assert again.code == 0
    assert load(out) == after


def test_records_are_kept(corral: Corral, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert corral(*ARENA, "--num", "1", "--records", folder, "--out", "r.json").code == 0
    for number, match in enumerate(load(Path("r.json"))["played"]):
        text = (folder / f"elgaucho-0-3-{number}.corral").read_text()
        replayed = package.replay(text)
        assert list(replayed.scores) == match["scores"]
        assert replayed.names[0] == f"{match['players'][0].capitalize()} 1"


def test_a_clear_result_stops_early(corral: Corral) -> None:
    bounds = ("--sprt", "1%,2%", "--alpha", "0.2", "--beta", "0.2")
    result = corral(*ARENA, "--num", "100", *bounds)
    assert "SPRT random@2 1% or 2%: 2% after" in result.told
    assert "100 deals)" not in result.out.splitlines()[0]


def _heed_interrupts() -> None:
    """Whoever started the tests in the background has made them, and their children, deaf."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _ctrl_c(process: subprocess.Popen[str]) -> None:
    os.killpg(process.pid, signal.SIGINT)  # as a terminal tells all that run in it


@pytest.mark.parametrize("end", [_ctrl_c, subprocess.Popen.terminate])
def test_an_interrupt_leaves_a_file_and_the_same_command_goes_on(
    end: Callable[[subprocess.Popen[str]], None], corral: Corral, tmp_path: Path
) -> None:
    out = tmp_path / "results.json"
    words = [*ARENA, "--num", "400", "--out", str(out)]
    process = subprocess.Popen(
        [sys.executable, "-m", "corral", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_heed_interrupts,  # noqa: PLW1509
    )
    journal = tmp_path / "results.json.journal"
    patience = time.monotonic() + PATIENCE
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 4):
        assert time.monotonic() < patience
        time.sleep(0.05)
    end(process)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert "interrupted" in err
    before = load(out)
    assert not before["summary"]["complete"]
    assert len(before["played"]) >= 4
    assert not journal.exists()
    deals = max(match["deal"] for match in before["played"]) + 1
    words[words.index("400")] = str(deals)
    assert corral(*words).code == 0
    after = load(out)
    assert after["summary"]["complete"]
    assert len(after["played"]) == 2 * deals
    assert after["played"][:4] == before["played"][:4]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--players", "sheriff"), "there is no bot 'sheriff'"),
        (("--players", "random"), "an arena needs at least two players"),
        (("--num", "0"), "--num '0' is not a whole number from 1"),
        (("--seats", "5"), "in --seats '5' the number '5' is not a whole number from 2 to 4"),
        (("--seats", "3-2"), "in --seats '3-2' the number '2' is not a whole number from 3 to 4"),
        (("--lineup", "queue"), "invalid choice: 'queue'"),
        (("--seconds", "soon"), "--seconds 'soon' is not a number above 0"),
        (("--nodes", "1.5"), "--nodes '1.5' is not a whole number"),
        (("--sprt", "half"), "--sprt 'half' does not give two bounds"),
        (("--sprt", "50%,60%", "--alpha", "1"), "--alpha '1' is not a number above 0, up to 0.5"),
        (("--alpha", "0.01"), "--alpha and --beta are for the test of --sprt"),
        (("--workers", "0"), "--workers '0' is not a whole number from 1 to 1024"),
        (("--option", "fast"), "elgaucho has no option 'fast'"),
        (("--plot", "shares.pdf"), "the file's name has to end in .png or .svg"),
        (("--plot", "none/shares.png"), "there is no folder none"),
        (("--out", "none/results.json"), "there is no folder none"),
        (("--records", "/dev/null"), "/dev/null: is no folder"),
    ],
)
def test_refusals(corral: Corral, words: tuple[str, ...], problem: str) -> None:
    result = corral(*ARENA, *words)
    assert result.code in (1, 2)
    assert problem in result.err


def test_another_plan_is_not_mixed_in(corral: Corral) -> None:
    assert corral(*ARENA, "--num", "1", "--out", "r.json").code == 0
    result = corral(*ARENA, "--num", "1", "--out", "r.json", "--seats", "3")
    assert result.code == 1
    assert "r.json: was played with seats [2], not [3]; name another file" in result.err
