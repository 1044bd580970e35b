"""What tries a release looks at what is installed here, and misses what is missing.

Whole matches are for ``script/release``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import corral
from corral.info import collect

MATCH = Path(__file__).resolve().parents[2] / "tools" / "release" / "match.py"
INSTALLED = collect()

pytestmark = pytest.mark.skipif(
    INSTALLED["engine"] != "compiled" or not INSTALLED["page"],
    reason="a release has compiled rules and the page; what is tested here has not",
)


def tried(docs: Path, version: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "CORRAL_DOCS": str(docs)}
    command = [sys.executable, str(MATCH), version]
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


def test_a_release_without_its_documentation_is_not_fit(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("all there is", encoding="utf-8")
    done = tried(tmp_path, "")
    assert done.returncode != 0
    assert "not fit for release: GET /docs/search.html: 404" in done.stderr


def test_another_version_is_not_fit(tmp_path: Path) -> None:
    done = tried(tmp_path, "0.0.0")
    assert done.returncode != 0
    assert f"version {corral.__version__} where 0.0.0 was built" in done.stderr
