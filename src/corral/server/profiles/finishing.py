"""The end of a match, as histories and ratings know it.

It is written in the transaction of the row that ends the match, so it counts once: whichever
process has stored that row, however often it dies, and whoever tries again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, bindparam, insert, select, tuple_, update

from corral.bots import opponents
from corral.server.profiles.rating import NEWCOMER, Strength, rate
from corral.server.storage.database import Database
from corral.server.storage.schema import MATCHES, RATINGS, RESULTS
from corral.server.tables.agreements import ends
from corral.server.tables.happenings import Adjudicated, Moved, Resigned, Row
from corral.server.tables.table import Table

Among: TypeAlias = Literal["people", "all"]
"""Who is compared at a rated table."""
BOT: Final = "bot:"
"""How a bot is called among those who are rated, before its level."""


class Result(Struct, frozen=True):
    """A seat at the end of a match."""

    seat: int
    player: str | None
    bot: str | None
    name: str
    points: int
    place: int
    away: bool


class Finished(Struct, frozen=True):
    """A match that is over."""

    table: str
    game: str
    ended: float
    public: bool
    rated: Among | None
    results: list[Result]
    accounts: frozenset[int] = frozenset()
    """The seats that were bot accounts'."""

    @property
    def people(self) -> int:
        return sum(one.player is not None for one in self.results) - len(self.accounts)

    @property
    def level(self) -> str | None:
        """The weakest bot, where one person has played against bots alone, from the beginning."""
        bots = [one.bot for one in self.results if one.bot is not None]
        known = opponents()
        alone = self.people == 1 and not self.accounts and all(bot in known for bot in bots)
        return min(bots, key=known.index) if alone and bots else None


def finished_after(table: Table, row: Row) -> Finished | None:
    """What the row makes of the match, if it ends with it.

    Played out, won by who is left when others have resigned, or ended by its tournament. One that
    was ended by agreement has no result, nor one that nobody came to or all kept waiting.
    """
    gone: set[int] = set()
    if isinstance(row, Resigned) and table.match is not None and ends(table.chairs, row.seat):
        scores = list(table.match.scores)
        gone = {seat for seat, chair in enumerate(table.chairs) if chair.resigned} | {row.seat}
    elif isinstance(row, Adjudicated) and table.match is not None:
        scores = list(table.match.scores)
        gone = {seat for seat, chair in enumerate(table.chairs) if chair.resigned} | {*row.seats}
        if len(gone) == len(table.chairs):
            return None
    elif isinstance(row, Moved) and row.scores is not None:
        scores = row.scores
    else:
        return None
    worth = [(seat not in gone, points) for seat, points in enumerate(scores)]
    results = [
        Result(
            seat=seat,
            player=chair.player,
            bot=chair.bot,
            name=f"{chair.name or chair.bot}",
            points=scores[seat],
            place=1 + sum(other > worth[seat] for other in worth),
            away=chair.away or seat in gone,
        )
        for seat, chair in enumerate(table.chairs)
    ]
    wish = table.wish
    rated = wish.rated if wish.position is None else None
    accounts = frozenset(seat for seat, chair in enumerate(table.chairs) if chair.owner is not None)
    return Finished(table.id, wish.game, row.at, wish.public, rated, results, accounts)


# Into the store


def write_finished(db: Connection, database: Database, found: Sequence[Finished]) -> None:
    """All of a batch, in an order in which no two processes wait for each other."""
    strengths = _strengths(db, database, found)
    for one in found:
        after = _rated(one, strengths)
        strengths.update({(who, one.game): strength for who, strength in after.items()})
        write_match(db, one, after)
        if after:
            change = update(RATINGS).where(
                RATINGS.c.rated == bindparam("of"), RATINGS.c.game == one.game
            )
            change = change.values(
                mu=bindparam("mean"), sigma=bindparam("spread"), matches=RATINGS.c.matches + 1
            )
            rows = [
                {"of": who, "mean": strength.mu, "spread": strength.sigma}
                for who, strength in after.items()
            ]
            db.execute(change, rows)


def write_match(db: Connection, one: Finished, after: dict[str, Strength]) -> None:
    match = {
        "table_id": one.table,
        "game": one.game,
        "ended": one.ended,
        "public": one.public,
        "people": one.people,
        "level": one.level,
        "rated": one.rated if after else None,
    }
    db.execute(insert(MATCHES), match)
    db.execute(insert(RESULTS), [_values(one, result, after) for result in one.results])


def _values(one: Finished, result: Result, after: dict[str, Strength]) -> dict[str, object]:
    strength = after.get(_who(result))
    return {
        "table_id": one.table,
        **{name: getattr(result, name) for name in Result.__struct_fields__},
        "mu": None if strength is None else strength.mu,
        "sigma": None if strength is None else strength.sigma,
    }


def _who(result: Result) -> str:
    return f"{BOT}{result.bot}" if result.player is None else result.player


def _compared(one: Finished) -> list[Result]:
    """Those whose ratings the match may change: at least two who are not the same."""
    if one.rated is None:
        return []
    seats = [one for one in one.results if one.player is not None or one.bot is not None]
    if one.rated == "people":
        persons = [result for result in seats if result.player is not None]
        seats = [result for result in persons if result.seat not in one.accounts]
    people = [result.player for result in seats if result.player is not None]
    several = len(set(map(_who, seats))) > 1
    return seats if several and people and len(set(people)) == len(people) else []


def _strengths(
    db: Connection, database: Database, found: Sequence[Finished]
) -> dict[tuple[str, str], Strength]:
    """What was believed of all of them before; nobody else changes it until the end."""
    wanted = sorted({(_who(result), one.game) for one in found for result in _compared(one)})
    if not wanted:
        return {}
    mu, sigma = NEWCOMER
    rows = [
        {"rated": who, "game": game, "mu": mu, "sigma": sigma, "matches": 0} for who, game in wanted
    ]
    db.execute(database.insert_new(RATINGS), rows)
    key = tuple_(RATINGS.c.rated, RATINGS.c.game)
    query = select(RATINGS).where(key.in_(wanted)).order_by(RATINGS.c.rated, RATINGS.c.game)
    return {
        (row.rated, row.game): Strength(row.mu, row.sigma)
        for row in db.execute(query.with_for_update())
    }


def _rated(one: Finished, strengths: dict[tuple[str, str], Strength]) -> dict[str, Strength]:
    places = [(_who(result), result.place) for result in _compared(one)]
    if not places:
        return {}
    return rate({who: strengths[who, one.game] for who, _ in places}, places)
