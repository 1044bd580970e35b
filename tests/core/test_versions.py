"""Versions of the rules: the newest is played, and old matches stay what they were."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import corral
from corral.core.match import Match
from corral.testing import (
    ConformanceError,
    check_golden,
    check_match,
    variants,
    write_golden,
)
from tests.core import highcard
from tests.core.second_versions import (
    SecondHighCard,
    SecondKuhhandel,
    installed,
    kuhhandel_by,
)
from tests.kept_folder import folders
from tests.test_kept import Kept, check
from tools.keep.playing import go_on, play

SEEDS = range(12)


def begun(seed: int, double: bool) -> Match:
    """A match of the toy, in the middle of its choices."""
    match = corral.new("highcard", players=3, seed=seed, double=double)
    match.play(seed % 3, "swap")
    return match


@pytest.fixture
def old_matches() -> list[Match]:
    """By the first rules, before anybody thought of others."""
    with installed(highcard.GAME):
        return [begun(seed, seed % 2 == 0) for seed in SEEDS]


@pytest.fixture
def second_highcard() -> Iterator[SecondHighCard]:
    game = SecondHighCard()
    with installed(game):
        yield game


def test_both_versions_are_there(second_highcard: SecondHighCard) -> None:
    assert corral.game("highcard") is second_highcard
    assert second_highcard.versions == (1, 2)
    assert second_highcard.at(2) is second_highcard
    assert second_highcard.at(1).rules_version == 1
    with pytest.raises(corral.OptionError, match=r"rules version 3 .* known: 1, 2"):
        second_highcard.at(3)


def test_new_matches_play_the_newest_rules_unless_others_are_named(
    second_highcard: SecondHighCard,
) -> None:
    assert "\nrules 2\n" in corral.new("highcard", players=2, seed=1).record()
    first = corral.new("highcard", players=2, seed=1, rules=1, double=False)
    assert "\nrules 1\n" in first.record()
    assert "option double no" in first.position()
    with pytest.raises(corral.OptionError, match="no option 'double'"):
        corral.new("highcard", players=2, double=False)
    with pytest.raises(corral.OptionError, match="rules version 3"):
        corral.new("highcard", players=2, rules=3)


def test_every_version_holds_to_the_contract(second_highcard: SecondHighCard) -> None:
    met = list(variants("highcard"))
    names = ["2", "2-double", "3", "3-double", "2-rules2", "3-rules2"]
    assert [variant.name for variant in met] == names
    for variant in met:
        for seed in range(5):
            check_match(variant, seed)


def test_every_version_has_golden_files(tmp_path: Path) -> None:
    with installed(highcard.GAME):
        first = write_golden(tmp_path, ["highcard"])
    with installed(SecondHighCard()):
        with pytest.raises(ConformanceError, match=r"no golden playthrough .*2-rules2"):
            check_golden("highcard", tmp_path)
        second = write_golden(tmp_path, ["highcard"])
        assert not {*first} & {*second}
        check_golden("highcard", tmp_path)


def test_old_texts_lead_to_the_old_rules(
    old_matches: list[Match], second_highcard: SecondHighCard
) -> None:
    for seed, old in zip(SEEDS, old_matches, strict=True):
        record, position, seen = old.record(), old.position(), old.position_seen_by(0)
        expected = go_on(old.copy(), seed)
        again = corral.replay(record)
        assert again.setting.game is highcard.GAME.earlier[0]
        assert (again.record(), again.position()) == (record, position)
        assert go_on(again, seed) == expected
        assert corral.from_position(position).position() == position
        assert corral.from_position(seen, seed=1).position_seen_by(0) == seen
        sampled = again.sample(0, 1).record()
        assert corral.replay(sampled).record() == sampled


def test_the_same_record_leads_elsewhere_by_other_rules(
    old_matches: list[Match], second_highcard: SecondHighCard
) -> None:
    """Otherwise the tests above would show nothing."""
    plain = next(match for match in old_matches if not match.setting.options["double"])
    go_on(plain, 3)
    assert plain.over
    told = plain.record().replace("\nrules 1\n", "\nrules 2\n").replace("option double no\n", "")
    digest = second_highcard.edition().digest
    told = told.replace(plain.setting.edition.digest, digest)
    with pytest.raises(corral.NotationError, match="lead to the result"):
        corral.replay(told)


def test_kept_matches_of_a_real_game_stay_what_they_were(tmp_path: Path) -> None:
    second = SecondKuhhandel(tmp_path)
    with kuhhandel_by(second):
        for name in folders()[0].numbers():
            if name.startswith("kuhhandel"):
                check(Kept(folders()[0], name))
        assert second.edition().digest != second.at(1).edition().digest
        match = corral.new("kuhhandel", players=3, seed=1, cash_count=True)
        play(match, Random(1), 200)
        record = match.record()
        assert "\nrules 2\n" in record
        assert "option super_trade" not in record
        assert corral.replay(record).record() == record
