"""Those who do an arena's work: here and now, in processes, or on a cluster (``ray_crew``)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Protocol, TypeAlias, TypeVar

from corral.bots.blaming import blame
from corral.core.errors import CorralError

Task = TypeVar("Task")
Result = TypeVar("Result")
Results: TypeAlias = Generator[Result, None, None]

TRIES = 3
"""How often a task is begun when those who do it die."""


class TaskFailed(CorralError):
    """A task raised an error, or ended whoever tried it."""


class Crew(Protocol):
    """Does tasks in any order. Tasks are taken one by one, only when somebody is free for them."""

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """The results, as they come. Whoever stops asking for more ends the work.

        A task whose worker dies is done again by another. One that raises an error, or is the end
        of ``TRIES`` workers, is a ``TaskFailed``.
        """


class SoloCrew:
    """Does one task after the other in this very process."""

    def run(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        """The results, in the order of the tasks."""
        for task in tasks:
            yield attempt(work, task)


def attempt(work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task; whatever is wrong becomes an error that names the task."""
    try:
        return work(task)
    except CorralError as error:  # a sentence for people, such as that a program cannot be started
        raise TaskFailed(f"{task}: {error}") from error
    except Exception as error:
        told = blame(error) or f"{type(error).__name__}: {error}"
        raise TaskFailed(f"{task}: {told}") from error
