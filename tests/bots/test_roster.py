"""The kinds of bots: legal, repeatable, within their limits, and able to say why."""

import pytest

import corral
from corral.bots import BOTS, LEVELS, Limit, ask, new_bot
from corral.bots.explanation import Candidate
from corral.bots.one_step import COURSES
from corral.core.errors import OptionError
from corral.core.match import Match
from tests.bots.test_outlook import decisions, match_after


def play_on(match: Match, kinds: list[str], nodes: int, most: int) -> Match:
    bots = [new_bot(kind, 3, seat, Limit(nodes=nodes)) for seat, kind in enumerate(kinds)]
    for _ in range(most):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, ask(bots[seat], match, seat))
    return match


def test_the_levels_are_bots() -> None:
    assert set(LEVELS) < set(BOTS)
    assert set(BOTS) - set(LEVELS) == {"plain"}


@pytest.mark.parametrize("game", corral.games())
def test_every_kind_plays_and_repeats_itself(game: str) -> None:
    kinds = ["foreman", "cowhand", "greenhorn", "random"]
    one, other = (
        play_on(corral.new(game, players=4, seed=2), kinds, 6, 60).record() for _ in range(2)
    )
    assert one == other


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("game", corral.games())
def test_says_why(game: str, kind: str) -> None:
    for match, seat in decisions(game, 2, 9, range(6, 40, 15)):
        bot = new_bot(kind, 1, seat, Limit(nodes=30))
        move = ask(bot, match, seat)
        candidates = bot.explain().candidates
        texts = [candidate.move for candidate in candidates]
        legal = [str(one) for one in match.legal(seat)]
        assert str(move) in texts
        assert set(texts) <= set(legal)
        assert len(set(texts)) == len(texts)
        if len(legal) > 1 and kind != "random":
            chances = [one.chance for one in candidates if one.chance is not None]
            assert len(chances) == len(candidates)
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert all(one.score is not None for one in candidates)
            assert all(one.visits > 0 for one in candidates)
        if len(legal) > 1 and kind in ("greenhorn", "cowhand"):
            assert {one.visits for one in candidates} == {COURSES}
        if kind in ("foreman", "baron"):
            visits = [candidate.visits for candidate in candidates]
            assert visits == sorted(visits, reverse=True)
            drew = set(visits) == {COURSES}  # who draws does not search, and says why afterwards
            assert drew or 0 < sum(visits) <= 30
        told = bot.explain().to_data()
        assert told["candidates"][0]["move"] == texts[0]
        assert (told["game"], told["rules"]) == (match.game, match.setting.game.rules_version)


def test_a_single_move_costs_nothing() -> None:
    match = match_after("kuhhandel", 3, 1, 0)
    while len(match.legal(match.actors[0])) != 1:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    bot = new_bot("baron", 1, seat)
    before = bot.rng.copy().word()
    assert ask(bot, match, seat) == match.legal(seat)[0]
    assert bot.rng.copy().word() == before
    assert bot.explain().candidates == (Candidate(str(match.legal(seat)[0]), None, None, 0),)


@pytest.mark.parametrize("kind", ["greenhorn", "cowhand", "foreman", "baron"])
def test_to_be_asked_why_changes_nothing(kind: str) -> None:
    match = match_after("kuhhandel", 2, 4, 30)
    seat = match.actors[0]
    silent, asked = (new_bot(kind, 1, seat, Limit(nodes=20)) for _ in range(2))
    for _ in range(3):
        choice = ask(silent, match, seat)
        assert ask(asked, match, seat) == choice
        assert asked.explain() == asked.explain()


@pytest.mark.parametrize(
    ("wish", "wrong"),
    [
        ({}, "needs seconds"),
        ({"seconds": 0.0}, "above 0"),
        ({"seconds": 1e9}, "up to 3600"),
        ({"nodes": 0}, "from 1"),
    ],
)
def test_limits_are_checked(wish: dict[str, float], wrong: str) -> None:
    with pytest.raises(OptionError, match=wrong):
        Limit(**wish)  # type: ignore[arg-type]


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(OptionError, match="no bot 'sheriff'; there are random, greenhorn"):
        new_bot("sheriff", 1, 0)
