"""Versions of the rules at the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import corral as package
from corral.arena.bout import Place, play_out
from corral.arena.entrant import read_entrants
from corral.arena.plan import Plan
from tests.core.second_versions import SecondKuhhandel, kuhhandel_by

from .conftest import Corral

BATCH = ("play", "kuhhandel", "--quiet", "--json", "--seed", "1", "--players", "random:2")


@pytest.fixture(autouse=True)
def second_kuhhandel(tmp_path: Path) -> Iterator[None]:
    with kuhhandel_by(SecondKuhhandel(tmp_path)):
        yield


def test_the_newest_rules_are_played_unless_others_are_named(
    corral: Corral, tmp_path: Path
) -> None:
    for more, rules in (((), 2), (("--rules", "1", "--option", "super_trade"), 1)):
        folder = tmp_path / f"rules {rules}"
        told = json.loads(corral(*BATCH, *more, "--record", folder).out)
        edition = package.game("kuhhandel").at(rules).edition()
        assert told["rules"] == rules
        assert told["edition"] == {"name": "classic", "digest": edition.digest}
        checked = corral("replay", folder / "kuhhandel-1.corral", "--check").out
        assert f"OK (kuhhandel, rules {rules}, edition classic, " in checked


def test_a_record_is_gone_on_with_by_its_own_rules(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "begun"
    file.write_text(package.new("kuhhandel", players=2, seed=1, rules=1).record())
    told = json.loads(corral(*BATCH, "--position", file).out)
    assert told["rules"] == 1


def test_info_tells_all_versions(corral: Corral) -> None:
    games = {game["name"]: game for game in json.loads(corral("info", "--json").out)["games"]}
    kuhhandel = games["kuhhandel"]
    assert (kuhhandel["rules_version"], kuhhandel["earlier_versions"]) == (2, [1])
    assert "rules version    2 (also playable: 1)\n" in corral("info").out


def test_arena_and_stats_play_by_the_rules_that_are_named(corral: Corral) -> None:
    few = ("--seats", "2", "--num", "1", "--seed", "1", "--workers", "1", "--json", "--rules", "1")
    played = corral("arena", "kuhhandel", "--players", "random@2,random", *few)
    assert json.loads(played.out)["asked"]["rules_version"] == 1
    studied = corral("stats", "kuhhandel", "--players", "random", *few)
    assert json.loads(studied.out)["rules_version"] == 1


@pytest.mark.parametrize(("named", "rules"), [(None, 2), (1, 1)])
def test_a_plan_s_matches_are_played_by_its_rules(named: int | None, rules: int) -> None:
    """Workers are other processes, which know no second version; so it is played here."""
    entrants = read_entrants("random@2,random")
    plan = Plan("kuhhandel", entrants, "mixed", (2,), 1, 1, {}, named)
    match, _ = play_out(plan.job(Place(0, 0, 0), plan.line_ups()))
    assert match.setting.game.rules_version == rules
