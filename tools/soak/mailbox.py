"""What stands in for push services and webhooks: keeps what each person was told, and when."""

from __future__ import annotations

from time import time
from typing import Any, Final, NamedTuple

from tests.server.post_office import Box, PostOffice, Subscription, Taken

NOT_NOW: Final = 503


class Notice(NamedTuple):
    """A letter that was taken. ``tables``: what it was about; nothing where it does not say."""

    at: float
    tables: frozenset[str] | None


class Mailbox:
    """Of everybody; who has an even number is told by push, the others by webhook.

    ``refusing``: so many letters are not taken at first, and have to be brought again.
    """

    def __init__(self, refusing: int) -> None:
        self._refusing = refusing
        self._office = PostOffice()
        self._office.answers = [(NOT_NOW, {})] * refusing
        self._office.box = _Dated(self._office)
        self._subscriptions: dict[int, tuple[Subscription, str]] = {}

    def close(self) -> None:
        self._office.close()

    def push(self, number: int) -> Subscription:
        """To be handed to the server."""
        return Subscription(f"{self._office.url}/push/{number}")

    def webhook(self, number: int) -> str:
        return f"{self._office.url}/webhook/{number}"

    def subscribed(self, number: int, subscription: Subscription, key: str) -> None:
        self._subscriptions[number] = subscription, key

    def refused(self) -> int:
        return self._refusing - len(self._office.answers)

    def read(self) -> dict[int, list[Notice]]:
        """All that came, by number; whatever cannot be read is an error."""
        box = self._office.box
        assert isinstance(box, _Dated)
        found: dict[int, list[Notice]] = {}
        for at, taken in list(box.taken):
            _, kind, number = taken.path.split("/")
            tables = self._of_push(int(number), taken) if kind == "push" else _of_webhook(taken)
            found.setdefault(int(number), []).append(Notice(at, tables))
        return found

    def _of_push(self, number: int, taken: Taken) -> frozenset[str] | None:
        """A browser is told one table, or that there are several."""
        subscription, key = self._subscriptions[number]
        path: str = subscription.read(taken, key)["path"]
        return None if path == "/" else frozenset({_table(path)})


class _Dated(Box):
    """With the time at which it came; what is refused has not come."""

    def __init__(self, office: PostOffice) -> None:
        super().__init__()
        self._office = office
        self.taken: list[tuple[float, Taken]] = []

    def put(self, one: Any) -> None:
        if not self._office.answers:
            self.taken.append((time(), one))


def _of_webhook(taken: Taken) -> frozenset[str]:
    return frozenset(_table(one["url"]) for one in taken.json["tables"])


def _table(address: str) -> str:
    return address.rpartition("/")[2]
