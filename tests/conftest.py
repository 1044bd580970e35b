"""Which tests are run with plain rules, and how long Hypothesis looks.

Everything is tested with compiled rules, which are what people install. That the same files give
the same results uncompiled is shown by the tests of the rules themselves, by the kit and by golden
files: ``--rules-only`` takes these, and ``script/test`` runs them a second time with plain rules.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import settings

from tests.costs import Costs
from tests.once import PLAIN
from tests.thorough import THOROUGH

HERE = Path(__file__).parent
RULES = {
    "core",
    "games",
    "test_conformance.py",
    "test_golden.py",
    "test_kept.py",
    "test_reference.py",
    "test_setup.py",
}
"""What ``--rules-only`` takes of this folder."""

# Machines are noisy. The same examples each time, so that no change fails for what it did not
# bring about; others are looked for at night. Plain rules have passed as compiled ones already.
settings.register_profile("usual", deadline=None, derandomize=True)
settings.register_profile("again", deadline=None, derandomize=True, max_examples=20)
settings.register_profile("deep", deadline=None, max_examples=5_000)
settings.load_profile("deep" if THOROUGH else "again" if PLAIN else "usual")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rules-only", action="store_true", help="only the tests that plain rules have to pass too"
    )
    parser.addoption("--costs", type=Path, help="write processor seconds of each test into a file")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.costs:
        config.pluginmanager.register(Costs(config.option.costs.absolute()))


@contextmanager
def _by_turns() -> Iterator[None]:
    """Who collects first writes bytecode of all tests; two at once would both make all of it."""
    try:
        from fcntl import LOCK_EX, flock  # not on Windows
    except ImportError:
        yield
        return
    folder = os.open(HERE, os.O_RDONLY)
    try:
        flock(folder, LOCK_EX)
        yield
    finally:
        os.close(folder)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end: looking through it for garbage is of no use.

    Nor is looking often afterwards: what tests make is mostly gone by itself.
    """
    gc.disable()
    try:
        with _by_turns():
            return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


def pytest_report_header(config: pytest.Config) -> str | None:
    return f"rules only: {', '.join(sorted(RULES))}" if config.option.rules_only else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if not config.option.rules_only or collection_path == HERE:
        return None
    inside = collection_path.relative_to(HERE).parts
    return True if inside[0] not in RULES else None
