"""The one exit: everything that anybody is told of a match is put together here.

What a viewer may know is decided by the engine (``Match.view``, ``Match.log`` and ``Match.legal``
are whitelists); nothing else of a match leaves the server while it is running.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from corral.core.event import Event
from corral.core.match import Match
from corral.server.tables.answering import early_answer
from corral.server.tables.messages import ChatLine, Fresh, News, OrderBounds, You
from corral.server.tables.patches import Shared, changes
from corral.server.tables.table import PUBLIC, Table
from corral.server.wire import SeatPosition, View

LOG_TOLD = 400

Cause = Literal["seats", "started", "moved", "undone", "said", "order", "rematch", "agreement"]


class Change:
    """What one row of the log changed, before it is put into a viewer's words."""

    __slots__ = (
        "afresh",
        "cause",
        "events",
        "key",
        "only",
        "retracted",
        "said",
        "seats",
        "speaker",
    )

    def __init__(
        self,
        cause: Cause,
        only: int | None = None,
        key: tuple[int, str] | None = None,
        events: Sequence[Event] = (),
        retracted: int = 0,
        said: ChatLine | None = None,
        seats: bool = False,
        afresh: bool = False,
        speaker: str | None = None,
    ) -> None:
        self.cause = cause
        self.only = only
        """The only viewer who is told."""
        self.key = key
        """The seat whose message this answers, and that message's key."""
        self.events = events
        self.retracted = retracted
        self.said = said
        self.seats = seats
        """Whether what everybody sees of the table itself has changed."""
        self.afresh = afresh
        """Whether so much has changed that everything is told anew."""
        self.speaker = speaker
        """The player who has said something."""


class Told:
    """What one viewer was last told, so that the next thing can be told as a difference."""

    __slots__ = ("view", "you")

    def __init__(self) -> None:
        self.view: View | None = None
        self.you: You | None = None


def you_are(table: Table, viewer: int) -> You:
    match = table.match if table.going_on else None
    if viewer == PUBLIC:
        return You(None, [], [], [], False, None, None, None, False)
    chair = table.chairs[viewer]
    seats = table.seats_of(chair.player)
    order, answer = table.orders.get(viewer), early_answer(table, viewer)
    if match is None:
        return You(viewer, seats, [], [], False, order, answer, None, chair.away)
    return You(
        viewer,
        seats,
        _awaited(table, match, seats),
        match.legal_texts(viewer),
        match.can_undo(viewer),
        order,
        answer,
        _order_bounds(table, match, viewer),
        chair.away,
    )


def _awaited(table: Table, match: Match, seats: list[int]) -> list[int]:
    """For which of these chairs the match waits for the person there."""
    actors = match.actors
    return [
        seat
        for seat in seats
        if seat in actors and not table.chairs[seat].away and early_answer(table, seat) is None
    ]


def _order_bounds(table: Table, match: Match, seat: int) -> OrderBounds | None:
    """Only where ``decisions.order`` would take one."""
    asking = None if table.wish.seconds is not None else match.asking
    orders = None if asking is None else asking.orders
    return (
        None if orders is None or seat not in orders.seats else OrderBounds(orders.low, orders.high)
    )


def standing_of(table: Table, viewer: int) -> SeatPosition:
    """The position as the viewer knows it, with what it may do there."""
    assert table.match is not None
    moves = table.match.legal_texts(viewer)
    return SeatPosition(viewer, table.version(viewer), moves, table.match.position_seen_by(viewer))


def view_of(table: Table, viewer: int) -> View | None:
    match = table.match
    if match is None:
        return None
    if table.gallery is None:
        table.gallery = match.setting.game.gallery()
    return match.view(None if viewer == PUBLIC else viewer, table.gallery)


def fresh(
    table: Table,
    viewer: int,
    known: Told,
    seconds: float | None,
    key: str | None = None,
    read: int = 0,
    unheard: frozenset[str] = frozenset(),
) -> Fresh:
    """All that the viewer may know, who has seen so many lines of the chat, and does not want to
    hear of some people."""
    known.view = view_of(table, viewer)
    known.you = you_are(table, viewer)
    log: list[Any] = []
    if table.match is not None:
        since = max(0, len(table.match.events) - LOG_TOLD)
        log = [
            dict(event) for event in table.match.log(None if viewer == PUBLIC else viewer, since)
        ]
    return Fresh(
        version=table.version(viewer),
        table=table.info(viewer != PUBLIC),
        you=known.you,
        view=known.view,
        log=log,
        chat=table.chat_without(unheard),
        said=table.said,
        read=min(read, table.said),
        seconds=seconds,
        key=key,
    )


def news(
    table: Table,
    viewer: int,
    known: Told,
    change: Change,
    seconds: float | None,
    shared: Shared | None = None,
) -> News:
    """What has changed for the viewer. What viewers have in common is compared once."""
    seat = None if viewer == PUBLIC else viewer
    key = change.key[1] if change.key is not None and change.key[0] == viewer else None
    events: list[Any] = [event.seen_by(seat) for event in change.events]
    view, patch = _view_changes(table, viewer, known, change, shared)
    you = you_are(table, viewer)
    told_you = None if you == known.you else you
    known.you = you
    return News(
        version=table.version(viewer),
        cause=change.cause,
        alone=change.only is not None,
        events=events,
        retracted=change.retracted,
        patch=patch,
        view=view,
        you=told_you,
        table=table.info(viewer != PUBLIC) if change.seats else None,
        said=change.said,
        seconds=seconds,
        key=key,
    )


def _view_changes(
    table: Table, viewer: int, known: Told, change: Change, shared: Shared | None
) -> tuple[View | None, list[list[Any]]]:
    """The view as changes where the viewer knows the one before."""
    if change.cause not in ("started", "moved", "undone"):
        return None, []
    view = view_of(table, viewer)
    old, known.view = known.view, view
    return (view, []) if old is None else (None, changes(old, view, shared))
