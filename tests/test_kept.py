"""Records and positions of older versions are read, and go on exactly as they would have then."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral
from corral.core.match import Match
from tests.kept_folder import KeptFolder, folders, untold
from tools.keep.playing import go_on
from tools.keep.texts import SEED_FROM_POSITION, SEED_ON, SEED_UNKNOWN, keep_texts

CASES = [(folder, name) for folder in folders() for name in folder.numbers()]


class Kept:
    """A kept match."""

    def __init__(self, folder: KeptFolder, name: str) -> None:
        self.folder = folder
        self.name = name
        self.number = folder.numbers()[name]
        self.edition = folder.edition(name)

    def read(self, kind: str, seed: int | None = None) -> Match:
        text = self.folder.text("records", self.name, kind)
        if text.startswith("corral-record"):
            return corral.replay(text, edition=self.edition, seed=seed)
        return corral.from_position(text, edition=self.edition, seed=seed)

    def is_kept(self, kind: str, text: str, match: Match) -> bool:
        """Whether the text is the kept one, byte by byte."""
        told = text if self.edition is None else untold(text, match.setting)
        return told == self.folder.text("records", self.name, kind)


def check(kept: Kept) -> None:
    match = kept.read("running")
    assert kept.is_kept("running", match.record(), match)
    assert kept.is_kept("position", match.position(), match)
    assert kept.is_kept("seen", match.position_seen_by(0), match)
    assert kept.is_kept("goes-on", go_on(match, SEED_ON + kept.number), match)
    other = kept.read("position", SEED_UNKNOWN)
    assert kept.is_kept("position", other.position(), other)
    assert kept.is_kept("from-position", go_on(other, SEED_FROM_POSITION + kept.number), other)
    seen = kept.read("seen", SEED_UNKNOWN)
    assert kept.is_kept("seen", seen.position_seen_by(0), seen)
    over = kept.read("over")
    assert over.over
    assert kept.is_kept("over", over.record(), over)


@pytest.mark.parametrize(("folder", "name"), CASES, ids=str)
def test_kept_matches_go_on_as_they_would_have(folder: KeptFolder, name: str) -> None:
    check(Kept(folder, name))


def test_what_is_kept_today_is_kept_likewise(tmp_path: Path) -> None:
    keep_texts(tmp_path, ["elgaucho"])
    today = KeptFolder(tmp_path)
    names = list(today.numbers())
    assert names == ["elgaucho-2", "elgaucho-4", "elgaucho-own"]
    for name in names:
        check(Kept(today, name))


def test_an_edition_of_ones_own_that_is_not_told_must_be_given() -> None:
    kept = Kept(folders()[0], "goldrush-tiny")
    assert kept.edition is not None
    kept.edition = None
    with pytest.raises(corral.NotationError, match="give the file of the right edition"):
        kept.read("running")
