"""What came from one address: few of everybody's places are taken by one network."""

from __future__ import annotations

from collections import OrderedDict

from corral.server.gate.limits import REMEMBERED


class Nearby:
    """Sets of ids by name, as far as this process remembers; the longest unseen are forgotten."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, set[str]] = OrderedDict()

    def of(self, name: str) -> set[str]:
        """To be looked through, and added to."""
        found = self._known.pop(name, set())
        self._known[name] = found
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found
