"""A game of another package brings its lesson along: a file beside its module, and words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import corral
from corral.core import registry
from corral.core.errors import CorralError
from corral.learning import lesson_of, scene_at
from corral.testing import check_lesson
from corral.testing.conformance import ConformanceError
from tests.core import highcard
from tests.scratch import install

TAUGHT = """
from corral.core.manifest import Manifest
from highcard import HighCard

class Taught(HighCard):
    manifest = Manifest(words="taught", lesson="lesson.toml")

GAME = Taught()
"""
WORDS = """
highcard-lesson-swap-title = Swap
highcard-lesson-swap = The higher card wins.
highcard-lesson-swap-1 = Swap the 2.
highcard-lesson-swap-done = You win.
highcard-lesson-swap-other = A 2 hardly ever wins.
"""


@pytest.fixture
def taught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package ``taught``: High Card with a lesson."""
    package = tmp_path / "taught"
    (package / "locales" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text(TAUGHT)
    (package / "locales" / "en" / "highcard-lesson.ftl").write_text(WORDS)
    point = {registry.GROUP: {"highcard": "taught:GAME"}}
    install(tmp_path, "taught", point, Path(highcard.__file__))
    monkeypatch.syspath_prepend(tmp_path)
    registry.look_again()
    position = corral.new("highcard", players=2, seed=1).position().splitlines()
    dealt = [*(line for line in position if line[:2] not in ("p0", "p1")), "p0 2 -", "p1 5 -"]
    lesson = f'[[step]]\nname = "swap"\nposition = """\n{chr(10).join(dealt)}\n"""\n'
    moves = "p0 swap\np1 stay\n* card 9\n"
    (package / "lesson.toml").write_text(f'{lesson}moves = """\n{moves}"""\n')
    yield package
    registry.look_again()


def test_it_is_played_through_and_its_words_are_looked_for(taught: Path) -> None:
    check_lesson("highcard")
    (step,) = lesson_of(corral.game("highcard")).steps
    assert scene_at(step, ["swap"]).frames[-1].view["winners"] == [0]
    words = taught / "locales" / "en" / "highcard-lesson.ftl"
    words.write_text(WORDS.replace("highcard-lesson-swap-done", "highcard-lesson-other"))
    with pytest.raises(ConformanceError, match="no message highcard-lesson-swap-done"):
        check_lesson("highcard")


def test_a_game_need_not_bring_one() -> None:
    class Untaught(type(corral.game("elgaucho"))):  # type: ignore[misc]
        manifest = type(corral.game("elgaucho").manifest)()

    with pytest.raises(CorralError, match="elgaucho brings no lesson"):
        lesson_of(Untaught())
