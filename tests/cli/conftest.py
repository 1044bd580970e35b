"""Running the command inside the test's process, or as a process of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from corral.cli import main


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def told(self) -> str:
        """The output as running text, whatever the lines and kinds of spaces."""
        return " ".join(self.out.split())


Corral = Callable[..., Result]


@pytest.fixture(autouse=True)
def neutral(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An empty folder, an English system, 80 columns, no colours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR", "TTY_COMPATIBLE", "LINES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def corral(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Corral:
    """Calls ``main``; every refusal is checked to be short and without a traceback."""

    def run(*words: str | Path, stdin: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        monkeypatch.setattr(sys, "argv", ["corral"])
        capsys.readouterr()
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        if code in (1, 2):
            assert err.startswith("corral: ")
            assert len(err.splitlines()) <= 2
        return Result(code, out, err)

    return run


@pytest.fixture
def process() -> Corral:
    """Runs ``python -m corral`` with what is put in the environment besides."""

    def run(*words: str | Path, stdin: str | bytes = "", **environ: str) -> Result:
        given = stdin.encode() if isinstance(stdin, str) else stdin
        done = subprocess.run(
            [sys.executable, "-m", "corral", *map(str, words)],
            input=given,
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", **environ},
            timeout=180,
            check=False,
        )
        encoding = environ.get("PYTHONIOENCODING", "utf-8")
        return Result(done.returncode, done.stdout.decode(encoding), done.stderr.decode(encoding))

    return run
