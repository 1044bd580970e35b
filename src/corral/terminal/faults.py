"""What programs did wrong, in a few sentences: each kind of fault once, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from corral.bots.program import Fault
from corral.words import Words


def fault_sentences(
    faults: Iterable[Fault], game: str, names: Sequence[str], words: Words
) -> list[str]:
    """The first fault of each kind at each seat stands for those like it."""
    alike: dict[tuple[int, str], list[Fault]] = {}
    for fault in faults:
        alike.setdefault((fault.seat, fault.kind), []).append(fault)
    return [_sentence(same[0], len(same) - 1, game, names, words) for same in alike.values()]


def _sentence(fault: Fault, more: int, game: str, names: Sequence[str], words: Words) -> str:
    kind, problem = fault.kind, fault.problem
    if refusal := fault.refusal:
        kind, problem = "refused", words.refusal(game, refusal, names)
    told = words.text(
        f"terminal-fault-{kind}",
        name=names[fault.seat],
        number=fault.decision,
        problem=problem,
        move=repr(fault.move),
    )
    return words.text("terminal-fault-again", fault=told, number=more) if more else told
