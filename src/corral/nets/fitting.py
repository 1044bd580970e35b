"""Fits a learned judgement to rows of self-play, with PyTorch.

What is learned: by how much the points that the hand-written evaluation expects are off, and who
wins. Both come from the same two hidden layers, in the order in which ``corral.core.judgement``
keeps and plays them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn

from corral.core.errors import CorralError
from corral.core.judgement import POINTS, FeatureShape
from corral.nets.self_play_rows import SelfPlayRows

SQUARE: Final = 400.0
"""The square of a lead's error that counts as much as 1 of log loss, before ``Method.points``."""
HELD_OUT: Final = 10
"""Of so many matches one is kept to measure by."""


@dataclass(frozen=True, slots=True)
class Method:
    """How it learns."""

    hidden: tuple[int, int, int] = (0, 32, 16)
    epochs: int = 12
    batch: int = 4096
    rate: float = 3e-3
    decay: float = 1e-5
    points: float = 0.3
    """What an error of the points counts beside one of the chances."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Measured:
    """How far off it is on matches that were held out, and the hand-written evaluation there."""

    rows: int
    loss: float
    """Of the chances: the log loss."""
    loss_before: float
    lead: float
    """Of the lead in points over the others: the root of the mean square."""
    lead_before: float


class JudgementNetwork(nn.Module):  # type: ignore[misc, unused-ignore]
    """The network, as ``corral.core.judgement`` plays it."""

    def __init__(self, shape: FeatureShape, hidden: tuple[int, int, int]) -> None:
        super().__init__()
        self.shape = shape
        pool, wide, deep = hidden
        pool = pool if shape.items else 0
        self.hidden = (pool, wide, deep)
        self.looking = nn.Linear(int(shape.item + shape.stake), pool, bias=False) if pool else None
        self.first = nn.Linear(int(shape.table + 2 * (shape.seat + pool)), wide)
        self.second = nn.Linear(wide, deep)
        self.last = nn.Linear(deep, 2)
        nn.init.zeros_(self.last.weight)  # begins as the hand-written evaluation
        nn.init.zeros_(self.last.bias)

    def forward(self, features: Tensor, expected: Tensor, spread: Tensor) -> tuple[Tensor, Tensor]:
        """Scores, of which the softmax is the chances, and points; a column for each seat."""
        players = expected.shape[1]
        shape = self.shape
        table = features[:, : shape.table]
        end = shape.table + players * shape.seat
        seats = features[:, shape.table : end].reshape(-1, players, shape.seat)
        own = torch.cat([seats, self._look_at_items(features[:, end:], players)], 2)
        others = (own.sum(1, keepdim=True) - own) / (players - 1)
        whole = torch.cat([table[:, None].expand(-1, players, -1), own, others], 2)
        answers = self.last(self.second(self.first(whole).relu()).relu())
        points = expected + POINTS * answers[:, :, 0]
        return points / spread[:, None] + answers[:, :, 1], points

    def _look_at_items(self, items: Tensor, players: int) -> Tensor:
        """What all items together mean to each seat."""
        shape = self.shape
        if self.looking is None:
            return items.new_zeros(len(items), players, 0)
        items = items.reshape(-1, shape.items, shape.item + players * shape.stake)
        common = items[:, None, :, : shape.item].expand(-1, players, -1, -1)
        stakes = items[:, :, shape.item :].reshape(-1, shape.items, players, shape.stake)
        there = torch.cat([common, stakes.transpose(1, 2)], 3)
        found: Tensor = self.looking(there).relu().sum(2)
        return found

    def weights(self) -> list[float]:
        """In the order of the file."""
        parts = [] if self.looking is None else [self.looking.weight.T.reshape(-1)]
        for layer in (self.first, self.second, self.last):
            parts += [layer.weight.T.reshape(-1), layer.bias]
        return [float(number) for number in torch.cat(parts).detach().cpu().double()]


def fit(
    rows: SelfPlayRows,
    shape: FeatureShape,
    method: Method,
    tell: Callable[[str], None] = lambda line: None,
) -> tuple[JudgementNetwork, Measured]:
    """A network that fits the rows, and how well it does on those held out."""
    torch.manual_seed(method.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    judge = JudgementNetwork(shape, method.hidden).to(device)
    held = torch.from_numpy(rows.match % HELD_OUT == 0)
    if held.all() or not held.any():
        raise CorralError(f"{len(rows)} rows of too few matches: one of {HELD_OUT} is held out")
    whole = [torch.from_numpy(part) for part in (rows.features, rows.expected, rows.spread)]
    won, leads = _ends(torch.from_numpy(rows.final))
    tested = [part[held].to(device) for part in (*whole, won, leads)]
    learned = [part[~held].to(device) for part in (*whole, won, leads)]
    count = len(learned[0])
    steps = method.epochs * (count // method.batch + 1)
    optimizer = torch.optim.AdamW(judge.parameters(), method.rate, weight_decay=method.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, method.rate, steps)
    for epoch in range(method.epochs):
        order = torch.randperm(count, device=device)
        for first in range(0, count, method.batch):
            chosen = order[first : first + method.batch]
            loss, lead = _errors(judge, *(part[chosen] for part in learned))
            optimizer.zero_grad()
            torch.autograd.backward(loss + method.points * lead / SQUARE)
            optimizer.step()
            schedule.step()
        measured = measure(judge, tested)
        tell(f"epoch {epoch + 1}: {measured}")
    return judge.cpu(), measured


def measure(judge: JudgementNetwork, tested: list[Tensor]) -> Measured:
    """How far off it is, and what it corrects."""
    before = JudgementNetwork(judge.shape, (1, 1, 1)).to(tested[0].device)
    with torch.no_grad():
        loss, lead = _errors(judge, *tested)
        loss_before, lead_before = _errors(before, *tested)
    return Measured(
        len(tested[0]),
        round(float(loss), 4),
        round(float(loss_before), 4),
        round(float(lead) ** 0.5, 2),
        round(float(lead_before) ** 0.5, 2),
    )


def _errors(
    judge: JudgementNetwork,
    features: Tensor,
    expected: Tensor,
    spread: Tensor,
    won: Tensor,
    leads: Tensor,
) -> tuple[Tensor, Tensor]:
    """The log loss of the chances, and the mean square of what leads are off."""
    scores, points = judge(features, expected, spread)
    loss = -(won * scores.log_softmax(1)).sum(1).mean()
    return loss, ((_leads(points) - leads) ** 2).mean()


def _ends(final: Tensor) -> tuple[Tensor, Tensor]:
    """Who won, shared by those with the most points, and by how much everybody led."""
    won = (final == final.max(1, keepdim=True).values).float()
    return won / won.sum(1, keepdim=True), _leads(final)


def _leads(points: Tensor) -> Tensor:
    """How far each seat is ahead of the mean of the others."""
    players = points.shape[1]
    return points - (points.sum(1, keepdim=True) - points) / (players - 1)
