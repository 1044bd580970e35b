"""Language models as players: what a seat knows in words, numbered moves, one line back.

``Briefing`` makes the texts, ``ModelPlayer`` asks a model and reads its answers, ``evaluate`` plays
matches against bots and counts wins, illegal answers and tokens. ``docs/llm.md`` tells the rest.
"""

from corral.llm.briefing import Briefing
from corral.llm.evaluation import Evaluation, evaluate
from corral.llm.models import Model, Reply, model_named
from corral.llm.player import ModelPlayer

__all__ = [
    "Briefing",
    "Evaluation",
    "Model",
    "ModelPlayer",
    "Reply",
    "evaluate",
    "model_named",
]
