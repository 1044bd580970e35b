"""Learning from nothing, with a small budget."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

torch = pytest.importorskip("torch", reason="needs PyTorch (corral[learn])")

import numpy as np  # noqa: E402
from torch import Tensor  # noqa: E402

from corral.cli import main  # noqa: E402
from corral.core.errors import CorralError, OptionError  # noqa: E402
from corral.envs.processes import ProcessBatchEnv  # noqa: E402
from corral.nets import Network  # noqa: E402
from corral.nets.rollout import Lessons, Matches, RolloutStep, credit, likely  # noqa: E402
from corral.nets.teaching import School  # noqa: E402
from corral.nets.training import (  # noqa: E402
    PAST_SELVES,
    WIN,
    WINNING,
    Recipe,
    Trainer,
    train,
)

SMALL = Recipe(opponents=("random",), matches=16, steps=8, hidden=(16,), parts=2)


def test_what_turned_out_well_is_done_more_often_and_foreseen() -> None:
    """The first legal action always gains, the second never; so it is learned, and no other."""
    trainer = Trainer("kuhhandel", 3, SMALL, 0)
    seen, masks = trainer.matches.seen, torch.zeros_like(trainer.matches.masks)
    masks[:, :3] = True
    actions = torch.arange(len(seen)) % 2
    gain = torch.where(actions == 0, 1.0, -1.0)
    lessons = Lessons(
        seen,
        masks,
        actions,
        torch.full((len(seen),), float(np.log(1 / 3))),
        torch.stack([gain, gain], dim=-1),
        torch.stack([gain, torch.ones(len(seen))], dim=-1),
    )
    for _ in range(5):
        trainer._learn(lessons)
    with torch.no_grad():
        scores, values = trainer.judge(seen, masks)
    first, second, third, *others = scores.softmax(-1).mean(dim=0).tolist()
    assert first > 0.4 > third > second
    assert max(others) == 0.0
    assert values[:, WIN].mean() > 0.52  # it was 0.5, and all of them were won


def step(
    seats: list[int], values: list[float], ended: list[bool], own: list[bool], gains: list[float]
) -> RolloutStep:
    """A step of one match for each seat in the list, among three; gains are a match's, by seat."""
    count = len(seats)
    return RolloutStep(
        torch.zeros(count, 1),
        torch.ones(count, 1),
        torch.arange(count),
        torch.zeros(count),
        torch.tensor(values).unsqueeze(-1).expand(-1, 2),
        torch.tensor(seats),
        torch.tensor(own),
        torch.tensor(gains).reshape(1, 3, 1).expand(count, -1, 2),
        torch.tensor(ended),
    )


DISCOUNT = torch.tensor([0.5, 1.0])
NOTHING = [0.0, 0.0, 0.0]


def test_advantages_end_with_the_match() -> None:
    """What comes after the end is another match's."""
    steps = [
        step([0], [0.0], [True], [True], [1.0, 0.0, 0.0]),
        step([0], [0.0], [False], [True], NOTHING),
    ]
    lessons = credit(steps, torch.ones(1, 2), torch.tensor([0]), DISCOUNT, 0.95)
    assert lessons.gains.tolist() == [[1.0, 1.0], [0.5, 1.0]]
    assert lessons.returns.tolist() == [[1.0, 1.0], [0.5, 1.0]]


def test_everybody_is_credited_with_what_came_of_their_own_decisions() -> None:
    """Two decisions of seat 1 with one of seat 2 between them, then the end."""
    steps = [
        step([1], [0.25], [False], [True], NOTHING),
        step([2], [0.5], [False], [False], NOTHING),
        step([1], [0.75], [True], [True], [0.0, 1.0, 0.0]),
        step([0], [0.5], [False], [True], NOTHING),
    ]
    lessons = credit(steps, torch.full((1, 2), 0.5), torch.tensor([1]), DISCOUNT, 0.5)
    last = 1.0 - 0.75
    first = [0.25 * 0.75 - 0.25 + 0.25 * last, 0.75 - 0.25 + 0.5 * last]
    assert lessons.gains.tolist() == [first, [last, last]]  # not the rival's, nor the unknown last
    assert lessons.returns[1].tolist() == [1.0, 1.0]


def test_a_rival_decides_for_its_seats_and_nothing_is_learned_from_it() -> None:
    def first(seen: Tensor, masks: Tensor) -> Tensor:
        return masks.int().argmax(dim=-1)

    def judge(seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        last = torch.arange(masks.shape[1]).float() * 100
        return last.masked_fill(~masks, -1e9), torch.zeros(len(masks), 2)

    matches = Matches(
        6, "past", first, 0, game="goldrush", players=2, edition="examples/tiny_goldrush.toml"
    )
    steps, _, won = matches.play(judge, 9, lambda margins, _: torch.zeros(len(margins), 2))
    turned = set()
    for one in steps:
        ends = [int(mask.nonzero().max()) for mask in one.masks]
        begins = one.masks.int().argmax(dim=-1)
        assert torch.equal(one.actions, torch.where(one.own, torch.tensor(ends), begins))
        turned |= set(one.seats[one.own].tolist())
    assert turned == {0, 1}  # the learner's seat changes from match to match
    assert len(won) == sum(int(one.ended.sum()) for one in steps) > 6


def test_processes_play_for_a_learner() -> None:
    recipe = Recipe(("self",), matches=8, steps=8, hidden=(8,), parts=1)
    done = train(
        "goldrush", 2, updates=2, recipe=recipe, workers=2, edition="examples/tiny_goldrush.toml"
    )
    figures = done.network.head["figures"]
    assert figures["workers"] == 2
    assert figures["decisions"] == 2 * 8 * 8  # at all seats


def test_learning_goes_on_from_a_network(tmp_path: Path) -> None:
    path = tmp_path / "first.net"
    Trainer("elgaucho", 2, SMALL, 3).network({}).save(path)
    first = Network.load(path)
    trainer = Trainer("elgaucho", 2, SMALL, 0, begin=str(path))
    seen = trainer.matches.seen
    with torch.no_grad():
        scores, values = trainer.judge(seen, torch.ones_like(trainer.matches.masks))
    chances, told = first(seen.numpy())
    assert np.allclose(scores.numpy(), told, atol=1e-5)
    assert np.allclose(values[:, WIN].numpy(), chances, atol=1e-6)
    done = train("elgaucho", 2, updates=1, recipe=SMALL, begin=str(path))
    assert done.network.head["figures"]["begun_as"] == str(path)
    with pytest.raises(CorralError, match="the network has learned with players 2, here is 3"):
        Trainer("elgaucho", 3, SMALL, 0, begin=str(path))


def test_no_time_is_enough_for_one_update() -> None:
    assert len(train("elgaucho", 2, seconds=0, recipe=SMALL).curve) == 1


def test_nobody_learns_against_who_is_not_known() -> None:
    with pytest.raises(OptionError, match=r"'baron' is none of random, .*, self, past, net:NAME"):
        train("elgaucho", 2, updates=1, recipe=Recipe(("baron",)))


def test_the_networks_file_plays_what_was_learned() -> None:
    """NumPy's answers are PyTorch's."""
    trainer = Trainer("kuhhandel", 3, SMALL, 0)
    trainer.update(1)
    network = trainer.network({})
    with torch.no_grad():
        scores, values = trainer.judge(trainer.matches.seen, trainer.matches.masks)
    own, found = network(trainer.matches.seen.numpy())
    legal = trainer.matches.masks.numpy()
    assert np.allclose(scores.numpy()[legal], found[legal], atol=1e-4)
    assert np.allclose(values[:, 1].numpy(), own, atol=1e-5)


def test_who_is_taught_does_as_the_teacher_and_foresees_how_it_ends() -> None:
    """Some rounds of a tiny game are enough to tell."""
    recipe = Recipe(("random",), matches=64, steps=8, hidden=(32,), parts=4, teacher="cowhand")
    trainer = Trainer("goldrush", 2, recipe, 0, edition="examples/tiny_goldrush.toml")
    told = [trainer.study("cowhand") for _ in range(6)]
    assert all(matches > 100 and 0 < share <= 1 for matches, share in told)
    assert trainer.school is not None
    taught, _, _ = trainer.school.attend(trainer.judge, trainer._rewards)
    assert torch.allclose(taught.laws.sum(-1), torch.ones(len(taught.laws)))
    assert not taught.laws[~taught.masks].any()
    known = taught.results[~taught.results.isnan().any(dim=-1)]
    assert len(known) > 0.9 * len(taught.laws)
    assert set(known[:, WIN].tolist()) <= {0.0, 0.5, 1.0}
    untaught = Trainer("goldrush", 2, recipe, 1, edition="examples/tiny_goldrush.toml").judge
    with torch.no_grad():
        assert taught.good(trainer.judge) > taught.good(untaught) + 0.1


def test_results_are_those_of_whoever_decided() -> None:
    school = School("greenhorn", 8, 1, 0, game="kuhhandel", players=3)
    rows, ends = school.matches, []
    seats = [np.full(rows, step % 3) for step in range(3)]
    margins = np.arange(rows * 3).reshape(rows, 3)
    over = np.arange(rows) == 1
    ends = [(over & False, None), (over, margins), (over & False, None)]
    found = school._results(seats, ends, lambda ahead, _: torch.tensor(ahead).repeat(2, 1).T * 1.0)
    assert found.isnan().all(dim=-1).tolist() == [True, False, True, False, True, True]
    assert found[1].tolist() == [3.0, 3.0]  # of seat 0 in match 1
    assert found[3].tolist() == [4.0, 4.0]


def test_a_teacher_comes_first_and_is_left_in_time() -> None:
    recipe = Recipe(
        ("random",), matches=8, steps=4, hidden=(8,), parts=1, teacher="greenhorn", taught=0.5
    )
    done = train("goldrush", 2, updates=4, recipe=recipe, edition="examples/tiny_goldrush.toml")
    assert [one.who for one in done.curve] == ["taught by greenhorn"] * 2 + ["random"] * 2
    assert done.network.head["figures"]["teacher"] == "greenhorn"


def test_a_teacher_is_asked_by_several_processes() -> None:
    recipe = Recipe(
        ("random",), matches=8, steps=4, hidden=(8,), parts=1, teacher="greenhorn", taught=1.0
    )
    trainer = Trainer("elgaucho", 2, recipe, 0, workers=4)
    try:
        assert trainer.study("greenhorn")[1] >= 0
        assert trainer.school is not None
        env = trainer.school.env
        assert isinstance(env, ProcessBatchEnv)
        assert len(env.pids) == trainer.school.matches == 2  # no process without a match
    finally:
        trainer.close()
    assert not any(worker.is_alive() for worker in env._workers)


def test_a_network_that_stays_as_it_is_can_be_an_opponent(tmp_path: Path) -> None:
    path = tmp_path / "frozen.net"
    Trainer("elgaucho", 2, SMALL, 0).network({}).save(path)
    recipe = Recipe((f"net:{path}",), matches=8, steps=4, hidden=(8,), parts=1)
    done = train("elgaucho", 2, updates=1, recipe=recipe)
    assert done.curve[0].opponent == f"net:{path}"
    with pytest.raises(CorralError, match="the network has learned with players 2, here is 3"):
        train("elgaucho", 3, updates=1, recipe=recipe)


def test_it_meets_its_opponents_one_after_the_other() -> None:
    recipe = Recipe(opponents=("random", "past"), matches=8, steps=4, hidden=(8,), parts=1)
    done = train("goldrush", 2, updates=4, recipe=recipe, edition="examples/tiny_goldrush.toml")
    assert [one.opponent for one in done.curve] == ["random", "random", "past", "past"]


def test_it_meets_all_opponents_by_turns() -> None:
    """And goes on with the matches against each where it left them."""
    recipe = Recipe(("self", "random"), together=True, matches=4, steps=8, hidden=(8,), parts=1)
    done = train("elgaucho", 2, updates=4, recipe=recipe)
    assert [one.opponent for one in done.curve] == ["random", "self", "random", "self"]
    assert done.network.head["figures"]["together"] is True
    trainer = Trainer("elgaucho", 2, recipe, 0)
    first = trainer.matches
    trainer.face("random")
    trainer.face("self")
    assert trainer.matches is first
    trainer.close()


def test_it_meets_past_selves() -> None:
    """The last twelve of them, as they were."""
    recipe = Recipe(("past",), matches=4, steps=8, hidden=(8,), parts=1, memory=1)
    trainer = Trainer("elgaucho", 2, recipe, 0)
    met = []
    for number in range(1, PAST_SELVES + 3):
        before = trainer.judge.policy.bias.detach().clone()
        trainer.update(number)
        assert torch.equal(trainer.selves[-1].policy.bias, before)
        met.append(trainer.selves.index(trainer.past))
    assert len(trainer.selves) == PAST_SELVES
    assert len(set(met)) > 1
    biases = {tuple(one.policy.bias.tolist()) for one in trainer.selves}
    assert len(biases) == PAST_SELVES
    trainer.close()


def test_it_cools_down_to_the_end() -> None:
    recipe = replace(SMALL, cooling=0.25)
    trainer = Trainer("elgaucho", 2, recipe, 0)
    found = []
    for part in (0.0, 0.5, 1.0):
        trainer.cool(part)
        found.append((trainer.optimizer.param_groups[0]["lr"], trainer.entropy))
    assert found == [
        pytest.approx((recipe.rate * left, recipe.entropy * left)) for left in (1.0, 0.5, 0.25)
    ]
    trainer.close()


def test_a_frozen_network_that_draws_leaves_out_what_is_unlikely() -> None:
    left = likely(torch.tensor([[0.0, -3.0, -4.0], [-9.0, 2.0, 2.0]])).softmax(-1)
    assert (left > 0).tolist() == [[True, True, False], [False, True, True]]


def test_who_is_beaten_makes_room_for_the_next() -> None:
    recipe = Recipe(opponents=("random", "past"), matches=8, steps=4, hidden=(8,), enough=0.0)
    done = train("goldrush", 2, updates=30, recipe=recipe, edition="examples/tiny_goldrush.toml")
    told = [one.opponent for one in done.curve]
    ended = [one for one in done.curve if one.opponent == "random"]
    assert told == ["random"] * len(ended) + ["past"] * (30 - len(ended))
    assert WINNING <= len(ended) < 15


def test_an_interrupt_keeps_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    learn = Trainer._learn
    calls = 0

    def interrupted(trainer: Trainer, lessons: Lessons) -> None:
        nonlocal calls
        calls += 1
        if calls == 3:
            raise KeyboardInterrupt
        learn(trainer, lessons)

    monkeypatch.setattr(Trainer, "_learn", interrupted)
    done = train("elgaucho", 2, updates=9, recipe=SMALL)
    assert len(done.curve) == done.network.head["figures"]["updates"] == 2
    calls = 2
    with pytest.raises(KeyboardInterrupt):
        train("elgaucho", 2, updates=9, recipe=SMALL)


def test_the_same_seed_gives_the_same_network() -> None:
    one, other = (train("elgaucho", 2, updates=2, recipe=SMALL, seed=5).network for _ in range(2))
    assert all(np.array_equal(one.weights[name], other.weights[name]) for name in one.weights)


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "mine.net"
    flags = ["--updates", "1", "--hidden", "4", "--opponents", "random", "--option", "cash_count"]
    assert main(["train", "kuhhandel", "--players", "3", "--out", str(out), *flags]) == 0
    assert str(out) in capsys.readouterr().out
    head = Network.load(out).head
    assert head["options"]["cash_count"] is True
    assert head["layers"] == 1
    again = tmp_path / "again.net"
    flags[flags.index("random")] = "self"
    more = ["--from", str(out), "--workers", "2", "--device", "cpu", "--out", str(again)]
    assert main(["train", "kuhhandel", "--players", "3", *more, *flags]) == 0
    figures = Network.load(again).head["figures"]
    assert (figures["begun_as"], figures["workers"], figures["device"]) == (str(out), 2, "cpu")
    assert figures["opponents"] == ["self"]
    assert figures["before"] == head["figures"]


def test_the_command_takes_from_a_network_what_is_not_told(tmp_path: Path) -> None:
    """The table, how a search believes it, and whether it draws."""
    out, again = tmp_path / "one.net", tmp_path / "two.net"
    flags = ["--updates", "1", "--opponents", "random"]
    table = ["--players", "3", "--encoding", "1", "--hidden", "4", "--draws"]
    assert main(["train", "kuhhandel", "--out", str(out), *table, *flags]) == 0
    first = Network.load(out)
    first.head["trust"] = 0.5
    first.save(out)
    assert main(["train", "kuhhandel", "--from", str(out), "--out", str(again), *flags]) == 0
    head = Network.load(again).head
    assert (head["players"], head["encoding"]["version"]) == (3, 1)
    assert (head["trust"], head["draws"]) == (0.5, True)


@pytest.mark.parametrize(("encoding", "matches"), [("0", 128), ("1", 64)])
def test_of_pictures_few_at_a_time_are_kept(
    encoding: str, matches: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a first try at Gold Rush's planes takes four gigabytes."""
    sizes: list[int] = []

    def note(trainer: Trainer, number: int) -> tuple[int, float]:
        sizes.append(len(trainer.matches.seen))
        return 0, 0.0

    monkeypatch.setattr(Trainer, "update", note)
    flags = ["--edition", "examples/tiny_goldrush.toml", "--encoding", encoding, "--updates", "1"]
    assert main(["train", "goldrush", *flags, "--out", str(tmp_path / "mine.net")]) == 0
    assert sizes == [matches]


def test_news_come_after_seconds_not_after_updates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An update may take a minute, or a hundredth of a second."""
    monkeypatch.setattr("corral.commands.train.NEWS", 0.0)
    flags = ["--opponents", "random", "--updates", "3", "--hidden", "4"]
    out = str(tmp_path / "mine.net")
    tiny = ["--edition", "examples/tiny_goldrush.toml"]
    assert main(["train", "goldrush", *tiny, *flags, "--out", out]) == 0
    assert capsys.readouterr().out.count("matches against random") == 3


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        (["--out", "nowhere/mine.net"], "nowhere/mine.net: there is no folder nowhere"),
        (["--out", "."], ".: cannot be written to"),
        (["--device", "banana"], "device 'banana' is not to be had here: Expected one of cpu"),
        (["--teacher", "baron"], "no advice of 'baron'; there is that of random"),
    ],
)
def test_the_command_refuses_before_it_learns(
    flags: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Trainer, "update", lambda *_: pytest.fail("it has begun"))
    assert main(["train", "elgaucho", "--out", "mine.net", "--updates", "9", *flags]) == 1
    told = capsys.readouterr().err
    assert problem in told
    assert "Traceback" not in told
    assert not (tmp_path / "mine.net").exists()
