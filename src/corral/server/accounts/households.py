"""Guests behind one address: a few have turns of their own with the bots, the others share these.

Names are free, so whoever wants to be served a hundred times as often takes a hundred of them.
Known in memory alone: which address somebody has is stored nowhere.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypeVar

from corral.server.long_work import HOUSE, asker

T = TypeVar("T")
SHARES: Final = 4
"""So many turns an address has, for as many guests or more."""
REMEMBERED: Final = 20_000


class Households:
    """In whose name a guest's bots think."""

    def __init__(self) -> None:
        self._shares: OrderedDict[str, tuple[str, int]] = OrderedDict()
        """Of each guest: the address, and which of its turns."""
        self._met: OrderedDict[str, int] = OrderedDict()
        """How many guests have come from each address."""

    def meet(self, guest: str) -> None:
        """The guest asks for something, from the address for which it is done now."""
        address = asker()
        if address == HOUSE:
            return
        known = self._shares.pop(guest, None)
        if known is None or known[0] != address:
            number = self._met.pop(address, 0)
            _remember(self._met, address, number + 1)
            known = address, number % SHARES
        _remember(self._shares, guest, known)

    def share(self, guest: str) -> str:
        """The same for guests who share their turns; one who was not met has their own."""
        address, number = self._shares.get(guest, (guest, 0))
        return f"{address} {number}"


def _remember(where: OrderedDict[str, T], name: str, what: T) -> None:
    """As the latest; the longest unseen is forgotten."""
    where[name] = what
    if len(where) > REMEMBERED:
        where.popitem(last=False)
