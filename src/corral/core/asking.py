"""How a table asks several seats together, told by the game, so that the table need not know it.

The rules have no clock: all who may act may take their time. A live table does not wait for ever,
and at an unhurried one people come and go. What either has to know for that is said here.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Orders:
    """Standing orders: a seat's secret limit, by which an unhurried table answers for it.

    An order holds until an event of ``Game.closing``.
    """

    def __init__(self, low: int, high: int, seats: tuple[int, ...], rule: str) -> None:
        self.low = low
        """The least limit, 0 or more."""
        self.high = high
        self.seats = seats
        """Who may give orders, whether or not they are asked at this moment."""
        self.rule = rule
        """The number of the rule by which nobody else takes part."""

    def answer(self, limits: dict[int, int], seats: list[int]) -> tuple[int, str] | None:
        """The next move that the limits of all seats make, for one of ``seats``, who are asked."""
        raise NotImplementedError


class Asking:
    """One question to all actors of a match, in the order in which they could be asked in turn.

    ``number``: which question it is. With another one the time begins anew, and what was answered
    early does not count.
    ``silence``: the move that a live table makes for those who let the time pass. It is always
    legal, and leaves the question as it is until all have answered.
    ``calls``: how often a live table calls before that, as in "going once, going twice"; without
    calls it is a count-down, and silence is taken for an answer after a beat.
    ``race``: moves of which only the first counts. A live table looks who reacted first.
    ``in_turn``: whether an unhurried table asks one after the other. The others may answer early;
    that stays secret until they are asked.
    ``orders``: what may be ordered in advance at an unhurried table.
    """

    __slots__ = ("calls", "in_turn", "number", "orders", "race", "silence")

    def __init__(
        self,
        number: int,
        silence: str,
        calls: int = 0,
        race: tuple[str, ...] = (),
        in_turn: bool = False,
        orders: Orders | None = None,
    ) -> None:
        self.number = number
        self.silence = silence
        self.calls = calls
        self.race = race
        self.in_turn = in_turn
        self.orders = orders
