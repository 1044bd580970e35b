"""Barons play with a learned judgement where one fits the table; nobody else does."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral
from corral.bots import BOTS, Bot, Limit, Outlook, ask, new_bot
from corral.bots.searcher import Foreman, Searcher
from corral.core.errors import CorralError
from corral.core.evaluator import Evaluator
from corral.core.judgement import Judgement, fits, read_judgement, table_of, write_judgement
from corral.core.prng import Sfc32
from corral.core.setting import Setting, setting_for
from tests.house import ROOT

OWN_EDITION = ROOT / "examples" / "tiny_goldrush.toml"


def shipped() -> list[Path]:
    return sorted(path for game in corral.games() for path in _folder(game))


def _folder(game: str) -> list[Path]:
    folder = corral.game(game).judgements
    return [] if folder is None else list(folder.glob("judgement-*.json"))


def setting_of(judgement: Judgement) -> Setting:
    table = judgement.head["table"]
    return setting_for(corral.game(table["game"]), table["players"], table["options"])


def evaluator_of(kind: type[Bot], match: corral.Match) -> Evaluator:
    bot = kind(Sfc32(1), Limit(nodes=1))
    assert isinstance(bot, Searcher)
    return bot.evaluator_for(Outlook.of(match, match.actors[0], Sfc32(1)))


@pytest.mark.parametrize("path", shipped(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_what_comes_with_a_game_fits_it(path: Path) -> None:
    judgement = read_judgement(path)
    setting = setting_of(judgement)
    evaluator = setting.game.evaluator(setting)
    assert judgement.head["table"] == table_of(setting)
    assert judgement.shape.to_data() == evaluator.feature_shape(setting.players).to_data()
    assert path.name == f"judgement-{setting.players}.json"
    figures = judgement.head["figures"]
    assert figures["held_out"]["loss"] < figures["held_out"]["loss_before"]
    assert figures["arenas"], "a judgement ships with the arenas by which it was accepted"
    assert path.stat().st_size < 100_000


@pytest.mark.parametrize("game", ["elgaucho", "goldrush"])
def test_barons_have_it_and_foremen_have_not(game: str) -> None:
    match = corral.new(game, players=2, seed=1)
    assert evaluator_of(Searcher, match).judgement is not None
    assert evaluator_of(Foreman, match).judgement is None
    setting = match.setting
    assert setting.game.evaluator(setting).judgement is None  # cowhands, lessons, forecasts


def test_other_tables_are_judged_as_ever() -> None:
    for match in (
        corral.new("goldrush", players=2, farmers=False),
        corral.new("goldrush", players=2, edition=OWN_EDITION),
    ):
        assert match.setting.game.judgement(match.setting) is None
        assert evaluator_of(Searcher, match).judgement is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_tells_seats_apart_only_by_what_they_have(players: int) -> None:
    """Chances sum up to 1, and whoever is far ahead is the favourite."""
    match = corral.new("elgaucho", players=players, seed=3)
    setting = match.setting
    evaluator = setting.game.judged_evaluator(setting, setting.game.judgement(setting))
    bots = [new_bot("greenhorn", seat, seat) for seat in range(players)]
    agreed = asked = 0
    while match.actors:
        seat = match.actors[0]
        chances, points = evaluator.forecast(match.state)
        assert sum(chances) == pytest.approx(1.0)
        assert len(points) == players
        plain = setting.game.evaluator(setting).chances(match.state)
        if max(plain) > 0.9:
            asked += 1
            agreed += chances.index(max(chances)) == plain.index(max(plain))
        match.play(seat, ask(bots[seat], match, seat))
    assert evaluator.forecast(match.state) == setting.game.evaluator(setting).forecast(match.state)
    assert asked
    assert agreed >= 0.8 * asked


def test_a_judgement_is_named_by_its_file(tmp_path: Path) -> None:
    own = corral.game("elgaucho").judgements
    assert own is not None
    kind = f"judged:{own / 'judgement-2.json'}"
    assert kind in BOTS
    assert kind not in list(BOTS)
    match = corral.new("elgaucho", players=2, seed=7)
    while not match.legal(match.actors[0])[0].code >= 64:  # the first turn with dice
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat, limit = match.actors[0], Limit(nodes=60)
    named = new_bot(kind, 5, seat, limit)
    baron = new_bot("baron", 5, seat, limit)
    assert ask(named, match, seat) == ask(baron, match, seat)
    assert named.explain() == baron.explain()
    without = new_bot("judged:none", 5, seat, limit)
    ask(without, match, seat)
    assert without.explain() != baron.explain()


def test_a_judgement_of_another_table_is_refused() -> None:
    own = corral.game("elgaucho").judgements
    assert own is not None
    match = corral.new("elgaucho", players=3, seed=7)
    bot = new_bot(f"judged:{own / 'judgement-2.json'}", 5, match.actors[0], Limit(nodes=4))
    with pytest.raises(CorralError, match="was learned for"):
        ask(bot, match, match.actors[0])
    with pytest.raises(CorralError, match="no learned judgement"):
        new_bot("judged:nowhere.json", 5, 0)


def test_a_judgement_of_other_features_is_refused(tmp_path: Path) -> None:
    own = corral.game("elgaucho").judgements
    assert own is not None
    kept = read_judgement(own / "judgement-2.json")
    head = {name: value for name, value in kept.head.items() if name != "format"}
    head["features"] = {**head["features"], "version": 99}
    write_judgement(tmp_path / "judgement-2.json", head, list(kept.weights))
    match = corral.new("elgaucho", players=2, seed=7)
    bot = new_bot(f"judged:{tmp_path / 'judgement-2.json'}", 5, match.actors[0], Limit(nodes=4))
    with pytest.raises(CorralError, match="'version': 99"):
        ask(bot, match, match.actors[0])
    stale = read_judgement(tmp_path / "judgement-2.json")
    shape = match.setting.game.evaluator(match.setting).feature_shape(2)
    assert not fits(stale, match.setting, shape)
    assert fits(kept, match.setting, shape)
