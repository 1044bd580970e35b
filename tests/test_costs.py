"""What tests cost is counted with what they started, and told by folder, file and test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.costs import told

ROOT = Path(__file__).resolve().parent.parent
BUSY = "import time\nwhile time.process_time() < 0.3: pass"
HELPING = f"{BUSY}\nprint(flush=True)\ninput()"
TESTS = f"""
import subprocess, sys, time

def test_begins():
    global helper
    pipes = {{"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}}
    helper = subprocess.Popen([sys.executable, "-c", {HELPING!r}], **pipes)
    helper.stdout.readline()

def test_ends():
    helper.communicate(b"enough")

def test_busy():
    subprocess.run([sys.executable, "-c", {BUSY!r}], check=True)

def test_waiting():
    time.sleep(0.3)
"""


def test_sums_are_told_the_dearest_first() -> None:
    lines = ["1.5 2.0 tests/a/test_x.py::one[two words]", "0.5 9.0 tests/test_y.py::two"]
    text = told("\n".join([*lines, "1.0 1.0 tests/a/test_x.py::three"]), 1)
    assert [line.split(maxsplit=3) for line in text.splitlines() if line] == [
        ["processor", "clock", "tests", "folder"],
        ["3.0", "12.0", "3", "all"],
        ["2.5", "3.0", "2", "tests/a"],
        ["processor", "clock", "tests", "file"],
        ["3.0", "12.0", "3", "all"],
        ["2.5", "3.0", "2", "tests/a/test_x.py"],
        ["processor", "clock", "tests", "test"],
        ["3.0", "12.0", "3", "all"],
        ["1.5", "2.0", "1", "tests/a/test_x.py::one[two words]"],
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="there, children are not counted")
def test_processes_that_a_test_starts_count_and_waiting_does_not(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "conftest.py").write_text("from tests.conftest import *\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "--costs", "found", "test_some.py"]
    environ = {"PYTHONPATH": str(ROOT), "PATH": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    subprocess.run(
        [*command, "-p", "xdist.plugin"], cwd=tmp_path, env=environ, check=True, capture_output=True
    )
    lines = (tmp_path / "found").read_text(encoding="utf-8").splitlines()
    costs = {name.partition("::")[2]: line for line in lines for name in line.split()[2:]}
    busy, waiting = (costs[name].split() for name in ("test_busy", "test_waiting"))
    assert float(busy[0]) > 0.2 > float(waiting[0])
    assert float(waiting[1]) > 0.2
    begins, ends = (float(costs[name].split()[0]) for name in ("test_begins", "test_ends"))
    assert begins > 0.2 > ends  # what a helper has spent counts once, and where it was spent
