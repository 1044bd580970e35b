"""Bots play by the rules of their match, whatever the newest are."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import corral
from corral.bots import Limit, ask, new_bot
from corral.bots.outlook import Outlook
from corral.core.errors import CorralError
from corral.core.evaluator import Evaluator
from corral.core.setting import Setting
from tests.core.second_versions import SecondKuhhandel, kuhhandel_by
from tools.keep.playing import play


class Unknown(SecondKuhhandel):
    """Nobody knows yet how to play it well."""

    def evaluator(self, setting: Setting) -> Evaluator:
        raise CorralError("the second rules were asked")


def test_bots_play_by_the_rules_of_their_match(tmp_path: Path) -> None:
    with kuhhandel_by(Unknown(tmp_path)):
        match = corral.new("kuhhandel", players=3, seed=1, rules=1)
        play(match, Random(1), 20)
        for _ in range(20):
            seat = match.actors[0]
            outlook = Outlook.read(match.position_seen_by(seat), seat, 1)
            assert outlook.setting.game is corral.game("kuhhandel").at(1)
            bot = new_bot("foreman", 1, seat, Limit(nodes=20))
            match.play(seat, ask(bot, match, seat))
        second = corral.new("kuhhandel", players=3, seed=1)
        play(second, Random(1), 20)
        with pytest.raises(CorralError, match="the second rules were asked"):
            ask(new_bot("foreman", 1, 0, Limit(nodes=20)), second, second.actors[0])
