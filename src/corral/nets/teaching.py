"""Learning from a teacher: by what law a bot would draw, at every decision of many matches.

Half of the matches are played by the teacher, half by the learner at all their seats, so it is told
what to do in the situations of both, also where its own mistakes lead (as in DAgger). How matches
end teaches it to foresee.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from corral.envs.batch import SELF
from corral.nets.rollout import Judge, Rewards, batch_of

LONGER: Final = 4
"""Fewer matches and as many times more steps than without a teacher, so that most are ended."""


@dataclass
class Taught:
    """What was seen, the teacher's law, and how the match ended; NaN if it has not yet."""

    seen: Tensor
    masks: Tensor
    laws: Tensor
    results: Tensor

    def parts(self, count: int) -> Iterator[Taught]:
        """Everything once, in parts drawn at random."""
        for part in torch.randperm(len(self.laws)).chunk(count):
            yield Taught(*(whole[part] for whole in vars(self).values()))

    def good(self, judge: Judge) -> Tensor:
        """How near the learner is to the law (cross entropy), and to foreseeing what came."""
        scores, values = judge(self.seen, self.masks)
        likely = (scores.log_softmax(-1) * self.laws).sum(-1).mean()
        known = ~self.results.isnan().any(dim=-1)
        if not known.any():
            return likely
        return likely - (values[known] - self.results[known]).square().mean()


class School:
    """A batch in which a teacher is asked about every decision."""

    def __init__(
        self,
        teacher: str,
        matches: int,
        steps: int,
        seed: int,
        device: str = "cpu",
        workers: int = 0,
        **table: Any,
    ) -> None:
        self.teacher = teacher
        self.device = device
        self.matches = max(2, matches // LONGER)
        self.steps = steps * LONGER
        self.env = batch_of(
            self.matches,
            min(workers, self.matches),
            opponents=SELF,
            reward="margin",
            autoreset="same_step",
            skip_forced=True,
            **table,
        )
        self._rows = np.arange(self.matches)
        self._teachers = torch.from_numpy(self._rows % 2 == 1).unsqueeze(-1).to(device)
        seen, infos = self.env.reset(seed=seed)
        self._take(seen, infos)

    def _take(self, seen: Any, infos: dict[str, Any]) -> None:
        self.seen = torch.from_numpy(seen).to(self.device)
        self.masks = torch.from_numpy(infos["action_mask"]).to(self.device).bool()
        self.seats = infos["seat"]

    @torch.no_grad()  # type: ignore[untyped-decorator, unused-ignore]
    def attend(self, judge: Judge, rewards: Rewards) -> tuple[Taught, int, float]:
        """What is taught; the matches that ended; how often both hold the same for the best."""
        seen, masks, laws, seats, ends = ([] for _ in range(5))
        same = 0
        for _ in range(self.steps):
            seen.append(self.seen)
            masks.append(self.masks)
            seats.append(self.seats)
            scores, _ = judge(self.seen, self.masks)
            law = torch.from_numpy(self.env.advice(self.teacher)).to(self.device)
            laws.append(law)
            same += int((scores.argmax(-1) == law.argmax(-1)).sum())
            drawn = torch.where(self._teachers, law, scores.softmax(-1))
            actions = drawn.multinomial(1).squeeze(-1)
            shown, _, over, _, infos = self.env.step(actions.cpu().numpy())
            self._take(shown, infos)
            ends.append((over.copy(), infos.get("rewards")))
        results = self._results(seats, ends, rewards)
        matches = sum(int(over.sum()) for over, _ in ends)
        taught = Taught(torch.cat(seen), torch.cat(masks), torch.cat(laws), results)
        return taught, matches, same / (self.steps * self.matches)

    def close(self) -> None:
        """Let its processes end, if it has any."""
        self.env.close()

    def _results(self, seats: list[Any], ends: list[tuple[Any, Any]], rewards: Rewards) -> Tensor:
        """For each decision how its match ended for whoever decided."""
        players = self.env.encoded.players
        later = torch.full((self.matches, players, 2), torch.nan, device=self.device)
        found = []
        for (over, margins), deciding in zip(reversed(ends), reversed(seats), strict=True):
            if margins is not None:
                told = rewards(margins.ravel(), np.repeat(over, players))
                later = later.clone()
                later[over] = told.reshape(self.matches, players, 2)[over]
            found.append(later[self._rows, deciding])
        return torch.cat(found[::-1])
