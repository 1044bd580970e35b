"""A record becomes a table whose match is over, so that it is seen and reviewed like any other.

Whoever has the link sees it, and nobody else: a record tells everything, also what was hidden. It
counts for nobody's history and rating, and it stays as long as finished matches do that nobody can
come back to.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from time import monotonic, time
from typing import Final, NamedTuple

from corral.bots import opponents
from corral.core.errors import CorralError, NotationError
from corral.core.event import Value
from corral.core.match import Match
from corral.core.position import head_text
from corral.core.registry import game as game_named
from corral.core.registry import games
from corral.core.replay import steps
from corral.server.gate.limits import Buckets
from corral.server.logs import short
from corral.server.long_work import asker
from corral.server.problems import Refusal
from corral.server.storage.store import Player
from corral.server.tables.decisions import name_bots
from corral.server.tables.happenings import Moved, Opened, Row, Started, Unfinished
from corral.server.tables.hub import Hub
from corral.server.tables.room import KEEP_EVERY
from corral.server.tables.seating import ID_BYTES
from corral.server.tables.summary import summary_of
from corral.server.tables.table import fold
from corral.server.wire import NewTable, SeatWish, TableInfo

HOUR: Final = 3600.0
LONGEST_SECONDS: Final = 20.0
"""Nobody's match takes so long to be played again."""
SHOWN: Final = 40
"""So much of a name is told again."""
FIRST: Final = "corral-record"
"""The word that a record begins with."""


class Retold(NamedTuple):
    """What becomes of a record."""

    rows: list[Row]
    positions: list[tuple[int, str]]
    """After how many rows, and the position: late moves cost no more than early ones."""


class Bringing:
    """Takes records, so many of each guest and address."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._most = hub.settings.guest_records
        often = hub.settings.address_records
        self._from = Buckets(often / HOUR, often)

    async def bring(self, text: str, player: Player) -> TableInfo:
        """The table that the record has become."""
        if not self._from.of(asker()).take():
            many = "many records came from your network; please wait some minutes"
            raise Refusal("slow_down", many, reason="records_often")
        stand_in = self._hub.settings.stand_in
        rows, positions = await self._hub.long_work.do(read, text, stand_in)
        found = fold(token_urlsafe(ID_BYTES), rows)
        kept = await self._hub.store.brought.add(
            player.id, summary_of(found), rows, positions, self._most
        )
        if not kept:
            many = f"{self._most} records of yours are kept here: remove one first"
            most: dict[str, Value] = {"most": self._most}
            raise Refusal("not_allowed", many, reason="records_many", values=most)
        where = short(found.id)
        self._hub.log.info("record brought", table=where, game=found.wish.game, moves=found.moves)
        return found.info()

    async def remove(self, table: str, player: Player) -> None:
        if not await self._hub.store.brought.remove(player.id, table):
            raise Refusal("not_found", "there is no such record of yours")
        await self._hub.rewritten([table])


def read(text: str, stand_in: str) -> Retold:
    """The rows of a table at which that was played; a refusal says what is wrong."""
    text = "\n".join(text.removeprefix("\ufeff").splitlines())  # as other systems write it
    if text.split(maxsplit=1)[:1] != [FIRST]:
        raise Refusal("bad_request", f"a record begins with {FIRST!r}", reason="record_none")
    _check_game(text)
    try:
        return _played(text, stand_in)
    except NotationError as error:
        values: dict[str, Value] = {"line": error.line, "problem": error.problem}
        raise Refusal("bad_request", str(error), reason="record_wrong", values=values) from None
    except CorralError as error:
        why: dict[str, Value] = {"problem": str(error)}
        raise Refusal("bad_request", str(error), reason="record_unfit", values=why) from None
    except RecursionError:
        raise Refusal("bad_request", "nested too deeply", reason="record_none") from None


def _check_game(text: str) -> None:
    """What people most often meet, in words of their own: a game or rules that are not here."""
    words = [line.split() for line in text.split("\n", 4)[:4]]
    told = {line[0]: line[1][:SHOWN] for line in words if len(line) > 1}
    name, rules = told.get("game"), told.get("rules", "")
    if name is not None and name not in games():
        known = f"{name!r} is not played here; there are {', '.join(games())}"
        raise Refusal("bad_request", known, reason="record_game", values={"game": name})
    if name is None or not (rules.isascii() and rules.isdigit()):
        return  # the reader says where that is missing
    try:
        game_named(name).at(int(rules))
    except CorralError as error:
        values: dict[str, Value] = {"game": name, "rules": rules}
        raise Refusal("bad_request", str(error), reason="record_rules", values=values) from None


def _played(text: str, stand_in: str) -> Retold:
    until = monotonic() + LONGEST_SECONDS
    told = steps(text)
    match = next(told)
    now = time()
    rows: list[Row] = [_opened(match, stand_in, now), _started(match, now)]
    positions: list[tuple[int, str]] = []
    since = len(match.entries)
    for _ in told:
        game = match.setting.game
        new = match.entries[since:]
        since = len(match.entries)
        scores = list(match.scores) if match.over else None
        lines = [entry.text(game) for entry in new]
        rows.append(Moved(at=now, seat=new[0].seat, lines=lines, scores=scores))
        if (len(rows) - 2) % KEEP_EVERY == 0 and not match.over:
            positions.append((len(rows), match.position()))
        if monotonic() > until:
            raise Refusal("too_large", "the match takes too long", reason="record_long")
    if not match.over:
        rows.append(Unfinished(at=now))
    return Retold(rows, positions)


def _opened(match: Match, stand_in: str, at: float) -> Opened:
    """As if the table had been opened with the seats that the record names."""
    setting = match.setting
    wish = NewTable(
        game=setting.game.name,
        seats=_seats(setting.names),
        rules=setting.game.rules_version,
        options=setting.options,
        hints=True,
        stand_in=stand_in,
        position=setting.origin,
    )
    return Opened(at=at, host="", host_name="", wish=wish, brought=True)


def _seats(names: Sequence[str]) -> list[SeatWish]:
    """In records bots are called by their level; everybody else was a person."""
    levels = opponents()
    seats = [
        SeatWish("bot", name) if name in levels else SeatWish("here", name=name) for name in names
    ]
    return name_bots(seats, [])


def _started(match: Match, at: float) -> Started:
    setting = match.setting
    lines = [entry.text(setting.game) for entry in match.entries]
    return Started(at=at, lines=lines, head=head_text(setting))
