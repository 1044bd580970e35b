"""Profiles, put together from histories."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from corral.bots import opponents
from corral.server.accounts.guestbook import Player
from corral.server.problems import Refusal
from corral.server.profiles.history import RUNG, Climber, PastMatch
from corral.server.profiles.rating import ENOUGH, Strength
from corral.server.profiles.wire import (
    BotRating,
    ClimberInfo,
    FactInfo,
    GameCount,
    GameFacts,
    Ladder,
    LeaderInfo,
    Leaders,
    OpponentInfo,
    PlayedMatch,
    Profile,
    RatingInfo,
    Rung,
    SeatResult,
)
from corral.server.storage.store import Store

LOWEST: Final = "random"
"""The bot that is no rung of the ladder: it does not try to win."""


class Profiles:
    """Tells of people's play."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._history = store.history

    async def player(self, player: str) -> Player:
        found = await self._store.guestbook.player(player)
        if found is None:
            raise Refusal("not_found", "there is nobody with this number")
        return found

    async def of(self, player: str, viewer: Player | None) -> Profile:
        found = await self.player(player)
        bot = await self._store.botbook.account(player)
        counts = [GameCount(*one) for one in await self._history.counts(player)]
        return Profile(
            id=found.id,
            name=found.name,
            since=await self._store.guestbook.created(player) or 0.0,
            own=viewer is not None and viewer.id == player,
            owner=None if bot is None else bot.owner_name,
            counts=counts,
            ratings=[
                RatingInfo(game, strength.shown, strength.spread, matches)
                for game, strength, matches in await self._history.strengths(player)
            ],
            rung=RUNG,
            ladders=[
                Ladder(one.game, rungs(await self._history.climbers(one.game, player)))
                for one in counts
            ],
            opponents=[OpponentInfo(*one) for one in await self._history.opponents(player)],
            facts=[
                told
                for one in counts
                if (told := facts_in(one.game, await self._history.deeds(player, one.game)))
            ],
        )

    async def leaders(self, game: str) -> Leaders:
        return Leaders(
            game=game,
            enough=ENOUGH,
            leaders=[
                LeaderInfo(
                    one.player,
                    one.name,
                    one.strength.shown,
                    one.strength.spread,
                    one.matches,
                    one.owner,
                )
                for one in await self._history.leaders(game)
            ],
            bots=sorted(
                (
                    BotRating(bot, strength.shown, strength.spread, matches)
                    for bot, strength, matches in await self._history.bots(game)
                ),
                key=lambda one: -one.rating,
            ),
            rung=RUNG,
            ladder=climbers(await self._history.climbers(game)),
        )


def match_info(played: PastMatch) -> PlayedMatch:
    seats = [
        SeatResult(
            one.name,
            one.player,
            one.bot,
            one.points,
            one.place,
            _shown(strength),
            played.owners.get(one.player or ""),
            one.away,
        )
        for one, strength in played.results
    ]
    rated: Any = played.rated
    return PlayedMatch(played.table, played.game, played.ended, played.own, rated, seats)


def _shown(strength: Strength | None) -> int | None:
    return None if strength is None else strength.shown


# The ladder


def levels() -> list[str]:
    return [level for level in opponents() if level != LOWEST]


def rungs(found: Iterable[Climber]) -> list[Rung]:
    """A win against a stronger level counts for the weaker ones as well."""
    wins = {one.level: one.wins for one in found}
    order = levels()
    return [
        Rung(level, won, won >= RUNG)
        for place, level in enumerate(order)
        for won in [sum(wins.get(other, 0) for other in order[place:])]
    ]


def climbers(found: Iterable[Climber]) -> list[ClimberInfo]:
    """Everybody who has reached a rung, the highest first."""
    people: dict[str, list[Climber]] = {}
    for one in found:
        people.setdefault(one.player, []).append(one)
    told = []
    for own in people.values():
        reached = [rung for rung in rungs(own) if rung.reached]
        if reached:
            told.append(
                ClimberInfo(own[0].player, own[0].name, reached[-1].level, reached[-1].wins)
            )
    order = levels()
    return sorted(told, key=lambda one: (-order.index(one.level), -one.wins, one.name))


# What somebody does


def facts_in(game: str, told: Iterable[tuple[str, int]]) -> GameFacts | None:
    """On average over matches; nothing where nobody has looked yet."""
    counted: dict[str, dict[str, list[int]]] = {"worth": {}, "deeds": {}}
    matches = 0
    for text, seat in told:
        matches += 1
        for kind, facts in msgspec.json.decode(text, type=dict[str, dict[str, list[int]]]).items():
            for name, numbers in facts.items():
                counted[kind].setdefault(name, []).append(numbers[seat])
    if not matches:
        return None
    worth, deeds = (
        [FactInfo(name, sum(own) / matches, max(own)) for name, own in counted[kind].items()]
        for kind in ("worth", "deeds")
    )
    return GameFacts(game, matches, worth, deeds)
