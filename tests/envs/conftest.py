"""The environments are plain Python on top of the engine: what is slow runs once, compiled."""

from __future__ import annotations

import os

import pytest


@pytest.fixture
def run_once() -> None:
    """For what would show nothing new in the run with plain Python, and take its time there."""
    if os.environ.get("CORRAL_EXPECT") == "plain":
        pytest.skip("runs in the compiled run of script/test")
