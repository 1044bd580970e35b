"""A language model on a seat: asked, told when its answer is no move, and stood in for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from corral.core.event import Value
from corral.core.game import View
from corral.core.prng import Sfc32
from corral.llm.briefing import Briefing
from corral.llm.models import Model

TRIES = 2
"""How often it is asked about a decision before somebody moves for it."""


@dataclass
class Usage:
    """What a model did and took, over any number of decisions."""

    decisions: int = 0
    answers: int = 0
    illegal: int = 0
    """Answers that were no legal move."""
    stood_in: int = 0
    """Decisions made at random, as no answer was a legal move."""
    read: int = 0
    written: int = 0
    counted: bool = True
    """Whether tokens were told by the model itself."""


class ModelPlayer:
    """A model at one seat of one match."""

    def __init__(
        self,
        model: Model,
        briefing: Briefing,
        rng: Sfc32,
        usage: Usage | None = None,
        tries: int = TRIES,
    ) -> None:
        self.model = model
        self.briefing = briefing
        self.rng = rng
        self.usage = usage or Usage()
        self.tries = tries
        self._rules = briefing.rules()

    def decide(
        self, view: View, events: Sequence[Mapping[str, Value]], moves: Sequence[str]
    ) -> str:
        """One of the moves. A single one is made without a question."""
        if len(moves) == 1:
            return moves[0]
        usage = self.usage
        usage.decisions += 1
        question = self.briefing.question(view, events, moves)
        asked = question
        for _ in range(self.tries):
            reply = self.model.ask(self._rules, asked)
            usage.answers += 1
            usage.read += reply.read
            usage.written += reply.written
            usage.counted = usage.counted and reply.counted
            chosen = self.briefing.answer(reply.text, moves)
            if chosen is not None:
                return chosen
            usage.illegal += 1
            asked = f"{question}\n\n{self.briefing.refusal(reply.text)}"
        usage.stood_in += 1
        return moves[int(self.rng.below(len(moves)))]
