"""What was played: matches of a guest, ratings over time, leaders. Written by ``finishing``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, or_, select, update
from sqlalchemy.sql.functions import count

from corral.server.netbots.book import owner_of, owners_among
from corral.server.profiles.finishing import BOT, Finished, Result, write_match
from corral.server.profiles.rating import ENOUGH, Strength
from corral.server.storage.schema import BROUGHT, MATCHES, PLAYERS, RATINGS, RESULTS, TABLES
from corral.server.storage.worker import Conflict, Worker

MOST_LEADERS: Final = 50
MOST_COUNTED: Final = 500
"""Of so many of their latest matches with each game it is told what somebody did."""
MOST_POINTS: Final = 500
MOST_OPPONENTS: Final = 10
RUNG: Final = 3
"""So many wins against bots of a level make it one's own."""


class PastMatch(NamedTuple):
    """A match in somebody's history."""

    table: str
    game: str
    ended: float
    public: bool
    rated: str | None
    own: int
    """The seat that is theirs; the first, where they have had several."""
    results: list[tuple[Result, Strength | None]]
    owners: dict[str, str]
    """Of bot accounts that played: what their owners are called."""


class Count(NamedTuple):
    """How often somebody has played a game, and won."""

    game: str
    matches: int
    won: int


class Opponent(NamedTuple):
    """Somebody they have met; ``ahead``: how often they came before them."""

    player: str
    name: str
    matches: int
    ahead: int
    owner: str | None = None
    """What the owner is called, where it is a bot account."""


class Leader(NamedTuple):
    """Somebody in the list of leaders."""

    player: str
    name: str
    strength: Strength
    matches: int
    owner: str | None = None


class Climber(NamedTuple):
    """Somebody on the ladder: how often they have won against each level."""

    player: str
    name: str
    level: str
    wins: int


class History:
    """The rows about finished matches."""

    def __init__(self, writer: Worker, reader: Worker) -> None:
        self._writer = writer
        self._reader = reader

    # A guest's own

    async def matches(
        self,
        player: str,
        viewer: str | None,
        most: int,
        before: float | None = None,
        game: str | None = None,
        won: bool | None = None,
        against: str | None = None,
    ) -> list[PastMatch]:
        """The latest first. Others are told of public tables, and of those they played at too."""
        mine = RESULTS.alias("mine")
        query = (
            select(MATCHES.c.table_id, func.min(mine.c.seat).label("own"))
            .join(mine, mine.c.table_id == MATCHES.c.table_id)
            .where(mine.c.player == player)
            .group_by(MATCHES.c.table_id, MATCHES.c.ended)
            .order_by(MATCHES.c.ended.desc(), MATCHES.c.table_id)
            .limit(most)
        )
        if viewer != player:
            query = query.where(or_(MATCHES.c.public, _with(viewer or "")))
        if before is not None:
            query = query.where(MATCHES.c.ended < before)
        if game is not None:
            query = query.where(MATCHES.c.game == game)
        if won is not None:
            query = query.where(mine.c.place == 1 if won else mine.c.place > 1)
        if against is not None:
            query = query.where(_with(against))

        def work(db: Connection) -> list[PastMatch]:
            found = {row.table_id: row.own for row in db.execute(query)}
            return _played(db, found)

        return await self._reader.do(work)

    async def counts(self, player: str) -> list[Count]:
        won = func.sum(case((RESULTS.c.place == 1, 1), else_=0))
        query = (
            select(MATCHES.c.game, count(), won)
            .join(RESULTS, RESULTS.c.table_id == MATCHES.c.table_id)
            .where(RESULTS.c.player == player)
            .group_by(MATCHES.c.game)
            .order_by(count().desc(), MATCHES.c.game)
        )
        return [Count(*row) for row in await self._reader.do(lambda db: db.execute(query).all())]

    async def opponents(self, player: str) -> list[Opponent]:
        """Whom they have met most often."""
        mine, theirs = RESULTS.alias("mine"), RESULTS.alias("theirs")
        ahead = func.sum(case((mine.c.place < theirs.c.place, 1), else_=0))
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, count(), ahead, owner_of(PLAYERS.c.id))
            .select_from(mine)
            .join(
                theirs, and_(theirs.c.table_id == mine.c.table_id, theirs.c.player != mine.c.player)
            )
            .join(PLAYERS, PLAYERS.c.id == theirs.c.player)
            .where(mine.c.player == player)
            .group_by(PLAYERS.c.id, PLAYERS.c.name)
            .order_by(count().desc(), PLAYERS.c.name)
            .limit(MOST_OPPONENTS)
        )
        return [Opponent(*row) for row in await self._reader.do(lambda db: db.execute(query).all())]

    async def strengths(self, player: str) -> list[tuple[str, Strength, int]]:
        """By game, with the number of rated matches."""
        query = select(RATINGS).where(RATINGS.c.rated == player).order_by(RATINGS.c.game)
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [(row.game, Strength(row.mu, row.sigma), row.matches) for row in found]

    async def shown(self, players: Collection[str]) -> dict[tuple[str, str], int]:
        """Ratings as people read them, by player and game."""
        query = select(RATINGS.c.rated, RATINGS.c.game, RATINGS.c.mu, RATINGS.c.sigma)
        some = query.where(RATINGS.c.rated.in_(players))
        found = await self._reader.do(lambda db: db.execute(some).all())
        return {(row.rated, row.game): Strength(row.mu, row.sigma).shown for row in found}

    async def curve(self, player: str, game: str) -> list[tuple[float, Strength]]:
        """Their rating after each of the latest rated matches, in the order of time."""
        query = (
            select(MATCHES.c.ended, RESULTS.c.mu, RESULTS.c.sigma)
            .join(RESULTS, RESULTS.c.table_id == MATCHES.c.table_id)
            .where(RESULTS.c.player == player, MATCHES.c.game == game, RESULTS.c.mu.is_not(None))
            .order_by(MATCHES.c.ended.desc())
            .limit(MOST_POINTS)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [(row.ended, Strength(row.mu, row.sigma)) for row in found][::-1]

    async def deeds(self, player: str, game: str) -> list[tuple[str, int]]:
        """What was told of their latest matches, as JSON, each with their seat."""
        query = (
            select(MATCHES.c.facts, RESULTS.c.seat)
            .join(RESULTS, RESULTS.c.table_id == MATCHES.c.table_id)
            .where(RESULTS.c.player == player, MATCHES.c.game == game)
            .where(func.coalesce(MATCHES.c.facts, "") != "")
            .order_by(MATCHES.c.ended.desc())
            .limit(MOST_COUNTED)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [(row.facts, row.seat) for row in found]

    # Everybody's

    async def leaders(self, game: str) -> list[Leader]:
        """By what they are at least, most likely: a lucky beginner is not the first."""
        query = (
            select(
                PLAYERS.c.id,
                PLAYERS.c.name,
                RATINGS.c.mu,
                RATINGS.c.sigma,
                RATINGS.c.matches,
                owner_of(PLAYERS.c.id).label("owner"),
            )
            .join(RATINGS, RATINGS.c.rated == PLAYERS.c.id)
            .where(RATINGS.c.game == game, RATINGS.c.matches >= ENOUGH, PLAYERS.c.banned.is_(None))
            .order_by((RATINGS.c.mu - 2 * RATINGS.c.sigma).desc(), PLAYERS.c.name)
            .limit(MOST_LEADERS)
        )
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [
            Leader(row.id, row.name, Strength(row.mu, row.sigma), row.matches, row.owner)
            for row in found
        ]

    async def bots(self, game: str) -> list[tuple[str, Strength, int]]:
        """Levels of bots as rated matches have shown them."""
        query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.rated.startswith(BOT))
        found = await self._reader.do(lambda db: db.execute(query).all())
        return [
            (row.rated.removeprefix(BOT), Strength(row.mu, row.sigma), row.matches) for row in found
        ]

    async def climbers(self, game: str, player: str | None = None) -> list[Climber]:
        """Who has won alone against bots, by their level; of one guest, or of everybody."""
        query = (
            select(PLAYERS.c.id, PLAYERS.c.name, MATCHES.c.level, count())
            .join(RESULTS, RESULTS.c.player == PLAYERS.c.id)
            .join(MATCHES, MATCHES.c.table_id == RESULTS.c.table_id)
            .where(MATCHES.c.game == game, MATCHES.c.level.is_not(None), RESULTS.c.place == 1)
            .where(~RESULTS.c.away, PLAYERS.c.banned.is_(None))
            .group_by(PLAYERS.c.id, PLAYERS.c.name, MATCHES.c.level)
        )
        if player is not None:
            query = query.where(PLAYERS.c.id == player)
        return [Climber(*row) for row in await self._reader.do(lambda db: db.execute(query).all())]

    # What is still to be written down

    async def untold(self, most: int) -> list[str]:
        """Tables whose match ended before there were histories."""
        known = exists().where(MATCHES.c.table_id == TABLES.c.id)
        brought = exists().where(BROUGHT.c.table_id == TABLES.c.id)
        query = select(TABLES.c.id).where(
            TABLES.c.status == "over", ~known, ~brought, TABLES.c.unreadable.is_(None)
        )
        return list(await self._reader.do(lambda db: db.scalars(query.limit(most)).all()))

    async def tell(self, found: Finished) -> None:
        """One of those; another process may have been faster."""
        try:
            await self._writer.do(lambda db: write_match(db, found, {}))
        except Conflict:
            return

    async def without_facts(self, most: int) -> list[str]:
        query = select(MATCHES.c.table_id).where(MATCHES.c.facts.is_(None))
        query = query.order_by(MATCHES.c.ended.desc()).limit(most)
        return list(await self._reader.do(lambda db: db.scalars(query).all()))

    async def keep_facts(self, table: str, facts: str) -> None:
        change = update(MATCHES).where(MATCHES.c.table_id == table).values(facts=facts)
        await self._writer.do(lambda db: db.execute(change))


def _with(player: str) -> ColumnElement[bool]:
    """Whether somebody has played in a match."""
    other = RESULTS.alias("other")
    return exists().where(other.c.table_id == MATCHES.c.table_id, other.c.player == player)


def _played(db: Connection, own: Mapping[str, int]) -> list[PastMatch]:
    """Matches with all their seats, in the order given."""
    matches = {
        row.table_id: row
        for row in db.execute(select(MATCHES).where(MATCHES.c.table_id.in_(list(own))))
    }
    results: dict[str, list[tuple[Result, Strength | None]]] = {}
    names = [RESULTS.c[name] for name in Result.__struct_fields__]
    query = select(RESULTS.c.table_id, *names, RESULTS.c.mu, RESULTS.c.sigma)
    query = query.where(RESULTS.c.table_id.in_(list(own))).order_by(RESULTS.c.seat)
    for table, *values, mu, sigma in db.execute(query):
        strength = None if mu is None else Strength(mu, sigma)
        results.setdefault(table, []).append((Result(*values), strength))
    players = {one.player for told in results.values() for one, _ in told}
    owners = owners_among(db, filter(None, players))
    return [
        PastMatch(
            table,
            matches[table].game,
            matches[table].ended,
            matches[table].public,
            matches[table].rated,
            seat,
            results[table],
            owners,
        )
        for table, seat in own.items()
    ]
