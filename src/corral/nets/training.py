"""Masked PPO on a batch of matches: to a ``Network``, from nothing or from another one.

Matches are played with the present policy against opponents that play inside the batch (random,
greenhorn, cowhand), against itself, or against one of its past selves. Advantages are
estimated by GAE, the clipped objective is climbed with Adam. Two things are foreseen: the reward,
which is the share of the win and a little of the points ahead, and the win alone, which is the
value of the network.
With a teacher it first learns to do what the teacher does (``teaching``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from time import monotonic, process_time
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from corral.core.errors import OptionError
from corral.envs.batch import RIVALS
from corral.envs.encoded_game import encoded_game
from corral.nets.network import Network, found
from corral.nets.perceptron import JudgeNetwork, judge_from, network_for, weights_of
from corral.nets.rollout import (
    ITSELF,
    Judge,
    Lessons,
    Matches,
    Rival,
    chosen,
    credit,
    drawn,
    likely,
)
from corral.nets.seeing import SeeingNetwork
from corral.nets.teaching import School

PAST: Final = "past"
"""As an opponent: one of its past selves, in each update another one."""
PAST_SELVES: Final = 12
"""So many of them are remembered."""
FROZEN: Final = "net:"
"""As an opponent, before a network's name: that one, as it plays by its policy alone."""
PROCESSOR: Final = "cpu"
KEPT: Final = ("trust", "draws")
"""What of a file's head stays when somebody goes on with it."""
WINNING: Final = 5
"""So many updates show that somebody is beaten."""
REWARD, WIN = 0, 1


@dataclass(frozen=True)
class Recipe:
    """How it is learned; the usual values will do for the usual games."""

    opponents: tuple[str, ...] = ("random", "greenhorn")
    """One after the other, in equal parts of the time at most.

    ``self`` is the present policy, learning at all seats, ``past`` what it was a while ago.

    Against ``net:NAME``, a network that stays as it is, the share that is won bounds from below
    what can be won against it: how exploitable it is.
    """
    together: bool = False
    """All opponents by turns, an update each; named twice, one is met twice as often."""
    enough: float = 0.95
    """Who wins that share, over some updates, goes on to the next opponent at once."""
    matches: int = 128
    steps: int = 64
    hidden: tuple[int, ...] = (128, 128)
    discount: float = 0.999
    smoothing: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    rate: float = 1e-3
    epochs: int = 3
    parts: int = 4
    longest_step: float = 0.5
    points: float = 0.5
    """How much of a usual margin counts beside the win."""
    memory: int = 20
    """After so many updates the present self is remembered as a past one."""
    cooling: float = 1.0
    """What ``rate`` and ``entropy`` are multiplied by in the end, less before."""
    teacher: str | None = None
    """Who shows it what to do, to begin with: ``greenhorn`` or ``cowhand``."""
    taught: float = 0.5
    """The part of the time with the teacher."""
    repeats: int = 3
    """How often what the teacher showed is gone through, before it shows more."""
    rate_after: float = 2e-4
    """What ``rate`` falls to with a teacher, and stays: so as not to forget what it was taught."""

    @classmethod
    def of_pictures(cls, **told: Any) -> Recipe:
        """For networks that look at planes: of these, few at a time fit into memory."""
        return cls(**{"matches": 64, "steps": 32, "parts": 32, **told})


@dataclass
class Stretch:
    """How far it has come after an update."""

    update: int
    decisions: int
    seconds: float
    """Of the processor."""
    opponent: str
    matches: int
    """That ended in this update."""
    share: float
    """Of the wins in them; the agent explores, so it is better than that."""
    taught: bool = False
    """Whether it was with a teacher, the opponent; the share is that of decisions alike."""

    @property
    def who(self) -> str:
        """Whom it met, for the curve."""
        return f"taught by {self.opponent}" if self.taught else self.opponent


@dataclass
class Trained:
    """A network and how it came about."""

    network: Network
    curve: list[Stretch] = field(default_factory=list)


class Trainer:
    """A network that learns at one table."""

    def __init__(
        self,
        game: str,
        players: int,
        recipe: Recipe,
        seed: int,
        begin: str | None = None,
        device: str = PROCESSOR,
        workers: int = 0,
        **table: Any,
    ) -> None:
        torch.manual_seed(seed)
        self.recipe, self.seed = recipe, seed
        self.device, self.workers = _usable(device), workers
        self.table = {"game": game, "players": players, **table}
        kinds = {name: told for name, told in table.items() if name in ("edition", "rules")}
        version = table.get("encoding", 0)
        options = {name: told for name, told in table.items() if name not in (*kinds, "encoding")}
        self.encoded = encoded_game(game, players, options, encoding=version, **kinds)
        self.judge = self._first(begin)
        self.selves = [deepcopy(self.judge)]
        """Past ones, the oldest first."""
        self.past = self.selves[0]
        """The one that is met in this update."""
        self.optimizer = torch.optim.Adam(self.judge.parameters(), recipe.rate)
        self.entropy = recipe.entropy
        self.unit = 0.0
        """The usual size of a margin, learned from the first matches."""
        self.decisions = 0
        self.school: School | None = None
        self.matches = self._against(recipe.opponents[0])
        self._begun = {self.matches.opponent: self.matches}

    def _first(self, begin: str | None) -> JudgeNetwork | SeeingNetwork:
        if begin is None:
            judge = network_for(self.encoded, self.recipe.hidden)
        else:
            judge = judge_from(Network.load(found(begin)), self.encoded)
        made: JudgeNetwork | SeeingNetwork = judge.to(self.device)
        return made

    def _against(self, opponent: str) -> Matches:
        """Matches against somebody, begun anew."""
        return Matches(
            self.recipe.matches,
            opponent,
            self._rival(opponent),
            self.seed,
            self.device,
            self.workers,
            **self.table,
        )

    def _rival(self, opponent: str) -> Rival | None:
        """Who decides for an opponent that does not play inside the batch."""
        if opponent == ITSELF or opponent in RIVALS:
            return None
        if opponent == PAST:
            return lambda seen, masks: drawn(self.past(seen, masks)[0])
        if not opponent.startswith(FROZEN):
            known = ", ".join((*RIVALS, ITSELF, PAST, f"{FROZEN}NAME"))
            raise OptionError(f"{opponent!r} is none of {known}, against whom networks learn")
        network = Network.load(found(opponent.removeprefix(FROZEN)))
        frozen: Judge = judge_from(network, self.encoded).to(self.device)
        if network.draws:
            return lambda seen, masks: drawn(likely(frozen(seen, masks)[0]))
        return lambda seen, masks: frozen(seen, masks)[0].argmax(dim=-1)

    def face(self, opponent: str) -> None:
        """Go on against another opponent: in the matches with it, if there will be more of them."""
        if opponent == self.matches.opponent:
            return
        if not self.recipe.together:
            self._remember()
            self.close()
        if opponent not in self._begun:
            self._begun[opponent] = self._against(opponent)
        self.matches = self._begun[opponent]

    def close(self) -> None:
        """Let the processes of all matches end, if there are any."""
        while self._begun:
            self._begun.popitem()[1].close()
        if self.school is not None:
            self.school.close()
            self.school = None

    def _remember(self) -> None:
        self.selves = [*self.selves[1 - PAST_SELVES :], deepcopy(self.judge)]

    def study(self, teacher: str) -> tuple[int, float]:
        """Learn from a teacher; the matches that ended, and the share of decisions alike."""
        recipe = self.recipe
        if self.school is None:
            self.school = School(
                teacher,
                recipe.matches,
                recipe.steps,
                self.seed,
                self.device,
                self.workers,
                **self.table,
            )
        taught, matches, share = self.school.attend(self.judge, self._rewards)
        self.decisions += len(taught.laws)
        for _ in range(recipe.repeats):
            for part in taught.parts(recipe.parts):
                self._climb(part.good(self.judge))
        return matches, share

    def slow_down(self, part: float) -> None:
        """Learn the more slowly the more of the time with the teacher is over."""
        recipe = self.recipe
        self._set_rate(recipe.rate + (recipe.rate_after - recipe.rate) * min(part, 1.0))

    def cool(self, part: float) -> None:
        """Explore less, and learn more slowly, the more of the time by itself is over."""
        recipe = self.recipe
        cooler = recipe.cooling ** min(part, 1.0)
        self._set_rate((recipe.rate_after if recipe.teacher else recipe.rate) * cooler)
        self.entropy = recipe.entropy * cooler

    def _set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def update(self, number: int) -> tuple[int, float]:
        """Play, then learn; the matches that ended, and the share of the wins."""
        if number % self.recipe.memory == 0:
            self._remember()
        self.past = self.selves[int(torch.randint(len(self.selves), ()))]
        recipe = self.recipe
        steps, after, won = self.matches.play(self.judge, recipe.steps, self._rewards)
        seats = torch.from_numpy(self.matches.seats).to(self.device)
        discount = torch.tensor([recipe.discount, 1.0])  # a win is a win, whenever it comes
        lessons = credit(steps, after, seats, discount.to(self.device), recipe.smoothing)
        self.decisions += sum(int(step.own.sum()) for step in steps)
        self._learn(lessons)
        return len(won), float(np.mean(won)) if won else 0.0

    def _rewards(self, margins: Any, over: Any) -> Tensor:
        """Both kinds, for matches that have ended."""
        if over.any():
            usual = float(np.abs(margins[over]).mean())
            self.unit = usual if not self.unit else max(self.unit, usual)
        ahead = np.clip(margins / (self.unit or 1.0), -2, 2)
        win = np.where(over, (np.sign(margins) + 1) / 2, 0.0)
        mixed = win + self.recipe.points * np.where(over, ahead, 0.0)
        return torch.from_numpy(np.stack([mixed, win], axis=-1)).float().to(self.device)

    def _learn(self, lessons: Lessons) -> None:
        recipe = self.recipe
        gains = lessons.gains[:, REWARD]
        spread = gains.std() + 1e-8
        for _ in range(recipe.epochs):
            for part in lessons.parts(recipe.parts):
                scores, values = self.judge(part.seen, part.masks)
                logs = scores.log_softmax(-1)
                ratio = (chosen(logs, part.actions) - part.logs).exp()
                near = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
                better = (part.gains[:, REWARD] - gains.mean()) / spread
                gain = torch.minimum(ratio * better, near * better).mean()
                error = (values - part.returns).square().mean()
                entropy = -(scores.softmax(-1) * logs).sum(-1).mean()
                self._climb(gain + self.entropy * entropy - error)

    def _climb(self, good: Any) -> None:
        """A step towards more of it."""
        self.optimizer.zero_grad()
        (-good).backward()
        nn.utils.clip_grad_norm_(self.judge.parameters(), self.recipe.longest_step)
        self.optimizer.step()

    def network(self, figures: dict[str, Any]) -> Network:
        """What has been learned so far."""
        return Network.of(self.encoded, weights_of(self.judge), figures)


def train(
    game: str,
    players: int = 2,
    seconds: float | None = None,
    updates: int | None = None,
    recipe: Recipe | None = None,
    seed: int = 0,
    tell: Callable[[Stretch], None] | None = None,
    begin: str | None = None,
    device: str = PROCESSOR,
    workers: int = 0,
    **table: Any,
) -> Trained:
    """Learn for some seconds, or for some updates.

    The seconds are the processor's, on another ``device`` or with ``workers``, processes that play,
    those of the clock. ``begin`` is the name of a network to go on with. With updates the same seed
    gives the same network on the same machine. ``table`` has the game's options, ``encoding``,
    ``edition`` and ``rules``. An interrupt ends it with what has been learned by then.
    """
    recipe = recipe or Recipe()
    clock = process_time if device == PROCESSOR and not workers else monotonic
    with one_core():
        trainer = Trainer(game, players, recipe, seed, begin, device, workers, **table)
        try:
            done = _train(trainer, seconds, updates, clock, tell)
        finally:
            trainer.close()
    if begin is not None:
        _remember_beginning(done.network, begin)
    return done


def _usable(device: str) -> str:
    """A device that PyTorch has here; it may know one by name and have been built without it."""
    try:
        torch.empty(1, device=device).numel()
    except (RuntimeError, AssertionError, NotImplementedError) as error:
        reason = str(error).partition("\n")[0]
        raise OptionError(f"device {device!r} is not to be had here: {reason}") from None
    return device


def _remember_beginning(network: Network, begin: str) -> None:
    """What the one that was gone on with has told of itself: how to search with it, its figures."""
    before = Network.load(found(begin)).head
    network.head |= {name: before[name] for name in KEPT if name in before}
    network.head["figures"] |= {"begun_as": begin, "before": before["figures"]}


def _part(spent: float, seconds: float | None) -> float:
    """How much of the time is over; without a word of it there is a minute."""
    whole = 60.0 if seconds is None else seconds
    return spent / whole if whole > 0.0 else 1.0


def _train(
    trainer: Trainer,
    seconds: float | None,
    updates: int | None,
    clock: Callable[[], float],
    tell: Callable[[Stretch], None] | None,
) -> Trained:
    recipe = trainer.recipe
    begin, worked, went = clock(), process_time(), monotonic()
    curve: list[Stretch] = []
    number, part, stage = 0, 0.0, 0
    taught = recipe.taught if recipe.teacher else 0.0
    while part < 1.0:
        number += 1
        teacher = recipe.teacher if part < taught else None
        if taught:
            trainer.slow_down(part / taught)
        if teacher is None:
            alone = (part - taught) / (1.0 - taught)
            trainer.cool(alone)
            if recipe.together:
                stage = number % len(recipe.opponents)
            else:
                stage = max(stage, _stage(alone, recipe))
                if stage + 1 < len(recipe.opponents) and _is_enough(curve, recipe):
                    stage += 1
            trainer.face(recipe.opponents[stage])
        try:
            matches, share = trainer.study(teacher) if teacher else trainer.update(number)
        except KeyboardInterrupt:
            if not curve:
                raise
            number -= 1
            break
        spent = clock() - begin
        part = number / updates if updates else _part(spent, seconds)
        opponent = teacher or trainer.matches.opponent
        done = Stretch(
            number, trainer.decisions, spent, opponent, matches, share, teacher is not None
        )
        curve.append(done)
        if tell is not None:
            tell(done)
    figures = {
        "method": "masked PPO",
        "teacher": recipe.teacher,
        "opponents": list(recipe.opponents),
        "together": recipe.together,
        "cooling": recipe.cooling,
        "decisions": trainer.decisions,
        "updates": number,
        "seed": trainer.seed,
        "device": trainer.device,
        "workers": trainer.workers,
        "processor_seconds": round(process_time() - worked, 1),
        "seconds": round(monotonic() - went, 1),
        "curve": [[one.update, one.who, round(one.share, 3)] for one in curve if one.matches],
    }
    return Trained(trainer.network(figures), curve)


@contextmanager
def one_core() -> Iterator[None]:
    """Networks so small are slower on several."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(before)


def _stage(part: float, recipe: Recipe) -> int:
    return min(int(part * len(recipe.opponents)), len(recipe.opponents) - 1)


def _is_enough(curve: Sequence[Stretch], recipe: Recipe) -> bool:
    """Whether the last opponent has been beaten for some updates, in which matches ended."""
    last = [one for one in curve[-WINNING:] if one.matches and one.who == curve[-1].opponent]
    return len(last) == WINNING and sum(one.share for one in last) >= recipe.enough * WINNING
