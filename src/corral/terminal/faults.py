"""What programs did wrong, in a few sentences: each kind of fault once, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from corral.bots.program import Fault, alike
from corral.words import Words


def fault_sentences(
    faults: Iterable[Fault], game: str, names: Sequence[str], words: Words
) -> list[str]:
    """The first fault of each kind at each seat stands for those like it."""
    return [fault_sentence(one, more, game, names, words) for one, more in alike(faults)]


def fault_sentence(fault: Fault, more: int, game: str, names: Sequence[str], words: Words) -> str:
    """One fault, and how many more there are like it."""
    kind, problem = fault.kind, ""
    if refusal := fault.refusal:
        kind, problem = "refused", words.refusal(game, refusal, names)
    elif fault.reason:
        problem = words.text(f"terminal-problem-{fault.reason}", **fault.values)
    told = words.text(
        f"terminal-fault-{kind}",
        name=names[fault.seat],
        number=fault.decision,
        problem=problem,
        move=repr(fault.move),
    )
    return words.text("terminal-fault-again", fault=told, number=more) if more else told
