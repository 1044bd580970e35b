"""Tournaments: opened, joined, left, and driven on from round to round.

Whoever decides reads what is stored, decides, and writes: where somebody else was faster, in this
process or another, all of it once more (``TournamentBook``). Nothing is kept here that a restart
would lose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import random
from secrets import token_urlsafe
from time import time
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

import corral
from corral.core.errors import CorralError
from corral.core.event import Value
from corral.server.accounts.likeness import likeness
from corral.server.gate.nearby import Nearby
from corral.server.logs import Log, short
from corral.server.long_work import asker
from corral.server.pausing import set_within
from corral.server.post.occasions import table_ready
from corral.server.problems import Refusal, refusal_of
from corral.server.storage.store import Player, StoreError
from corral.server.storage.worker import Conflict
from corral.server.tables import decisions
from corral.server.tables.hub import Hub
from corral.server.tables.written import clean_text
from corral.server.tournaments.book import (
    GOING_ON,
    NewBoard,
    Participant,
    TournamentRow,
    TournamentState,
)
from corral.server.tournaments.rounds import Pairing, next_round, rounds_of
from corral.server.tournaments.tables import (
    ID_BYTES,
    end_now,
    give_up_for,
    make_boards,
    see_who_came,
    table_wish,
)
from corral.server.tournaments.wire import NewTournament
from corral.tournaments.pairing import Patience
from corral.tournaments.schedule import MOST_ENTRANTS

T = TypeVar("T")
TRIES: Final = 8
PAUSE: Final = 0.05
"""Up to so many seconds lie between two of them."""
EVERY: Final = 1.0
"""So many seconds lie between two looks, where no match has ended here."""
STEPS: Final = 100
"""So many rounds without a table may follow one another at once: all have withdrawn."""
COME: Final = 90.0
"""Seconds in which to come to a live table."""
LAST: Final = 30 * 60.0
"""So long matches may go on when an arena is over."""
FARTHEST: Final = 90 * 86400.0
"""A tournament is opened so long before it begins, at most."""
FORGOTTEN: Final = 30 * 86400.0
"""After so long one that the host has not begun is cancelled."""
CROWD: Final = 128
EVER: Final = 4 * CROWD
"""So many may have been in it, most of them not any more."""
MOST_BOARDS: Final = 3000
"""With so many an arena ends before its time: whoever gives up at once makes one a second."""
MOST_ENTERED: Final = 20
"""Tournaments that go on, in which somebody may be at a time."""
LOG: Final = Log("corral.tournaments")


class Tournaments:
    """What guests ask for, and what goes on by itself. To be run beside everything else."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._book = hub.store.tournaments
        self.patience = Patience()
        self.come_seconds = COME
        self.last_seconds = LAST
        self.clock: Callable[[], float] = time
        """Tests let days pass."""
        self.seed: int | None = None
        """Matches are repeatable with one, for tests."""
        self._opening = asyncio.Lock()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._nearby = Nearby()
        """By address: what was opened, and who has come to which."""
        self._seen_to: set[str] = set()
        """Tables at which it was seen who came."""
        self._waits_since: dict[str, float] = {}
        """Since when people could come to a table, as far as this process knows: after a restart
        they first have to come back."""

    # What guests ask for

    async def read(self, tournament: str) -> TournamentState:
        found = await self._book.read(tournament)
        if found is None:
            raise Refusal("not_found", "there is no such tournament")
        return found

    async def open(self, wish: NewTournament, host: Player) -> TournamentState:
        if self._hub.ending:
            raise Refusal("unavailable", "the server is stopping; please try again")
        name = clean_text(wish.name)
        _check(wish, self.clock())
        tournament = token_urlsafe(ID_BYTES)
        async with self._opening:
            await self._check_host(host)
            await self._check_member(wish.club, host)
            opened = self._nearby.of(asker())
            opened &= await self._book.still_going_on(opened)
            most = self._hub.settings.address_tournaments
            if len(opened) >= most:
                many = f"{most} tournaments that were opened from your network go on already"
                values: dict[str, Value] = {"most": most}
                raise Refusal("too_many_tables", many, reason="tournament_nearby", values=values)
            await self._book.open(tournament, name, host.id, wish, self.clock())
            opened.add(tournament)
        LOG.info("tournament opened", tournament=short(tournament), format=wish.format)
        return await self.read(tournament)

    async def _check_host(self, host: Player) -> None:
        if not await self._book.is_kept(host.id):
            kept = "keep your identity first, by a passkey, a password or a recovery link"
            raise Refusal("not_allowed", kept, reason="tournament_kept")
        most = self._hub.settings.guest_tournaments
        if await self._book.hosted(host.id) >= most:
            raise Refusal(
                "too_many_tables",
                f"{most} tournaments of yours are allowed at a time",
                reason="tournament_many",
                values={"most": most},
            )

    async def belongs(self, club: str, player: Player | None) -> bool:
        """Whether somebody is a member of a club."""
        if player is None:
            return False
        found = await self._hub.store.clubs.club(club, player.id)
        return found is not None and found.role in ("owner", "member")

    async def _check_member(self, club: str | None, player: Player) -> None:
        if club is not None and not await self.belongs(club, player):
            members = "this tournament is for members of its club"
            raise Refusal("not_allowed", members, reason="tournament_club")

    async def join(self, tournament: str, player: Player) -> TournamentState:
        """Enter, late or at first, or come back."""

        async def enter(found: TournamentState) -> None:
            await self._check_member(found.tournament.club, player)
            check_join(found, player, self.clock())
            self._check_nearby(found, player)
            await self._book.enter(found.tournament, player.id, self.clock())

        if await self._book.entered(player.id) >= MOST_ENTERED:
            many = f"you are in {MOST_ENTERED} tournaments already"
            told: dict[str, Value] = {"most": MOST_ENTERED}
            raise Refusal("not_allowed", many, reason="tournament_entered", values=told)
        await self._settle(tournament, enter)
        self._nearby.of(f"{tournament} {asker()}").add(player.id)
        self._hub.tournaments_stirred.set()
        return await self.read(tournament)

    def _check_nearby(self, found: TournamentState, player: Player) -> None:
        """Nobody fills a tournament with names that are all their own."""
        most = self._hub.settings.address_waiting
        came = self._nearby.of(f"{found.tournament.id} {asker()}")
        inside = {one.player for one in found.entrants if one.state == "in"}
        if len(came & inside) >= most:
            many = f"{most} people of your network take part already"
            values: dict[str, Value] = {"most": most}
            raise Refusal("seat_taken", many, reason="tournament_crowd", values=values)

    async def leave(self, tournament: str, player: Player) -> TournamentState:
        """Be paired no more; a match that goes on is still to be played, or resigned."""

        async def withdraw(found: TournamentState) -> None:
            own = own_entry(found, player)
            if own is None or own.state != "in":
                raise Refusal("not_seated", "you are not in this tournament")
            _check_going_on(found.tournament)
            await self._book.withdraw(found.tournament, own.number, "out")

        await self._settle(tournament, withdraw)
        return await self.read(tournament)

    async def start(self, tournament: str, player: Player) -> TournamentState:
        async def begin(found: TournamentState) -> None:
            _check_host_of(found.tournament, player)
            if found.tournament.status != "open":
                raise Refusal("started", "the tournament has begun already")
            if sum(one.state == "in" for one in found.entrants) < 2:
                alone = "two have to be there at least"
                raise Refusal("not_allowed", alone, reason="tournament_alone")
            await self._begin(found, self.clock())

        await self._settle(tournament, begin)
        self._hub.tournaments_stirred.set()
        return await self.read(tournament)

    async def cancel(self, tournament: str, player: Player) -> None:
        """Matches that go on stay tables like others."""

        async def end(found: TournamentState) -> None:
            _check_host_of(found.tournament, player)
            _check_going_on(found.tournament)
            await self._book.change(found.tournament, status="cancelled", ended=self.clock())

        await self._settle(tournament, end)

    async def remove(self, tournament: str, player: Player, entrant: int) -> TournamentState:
        """The host takes somebody out, who gives up the match they are in."""

        async def take_out(found: TournamentState) -> Participant:
            _check_host_of(found.tournament, player)
            _check_going_on(found.tournament)
            for one in found.entrants:
                if one.number == entrant and one.state != "removed":
                    await self._book.withdraw(found.tournament, entrant, "removed")
                    return one
            raise Refusal("not_found", "nobody with this number takes part")

        gone = await self._settle(tournament, take_out)
        found = await self.read(tournament)
        table = table_of(found, gone.number)
        if table is not None and gone.player is not None:
            with suppress(Refusal):  # it was removed
                await give_up_for(self._hub, table, gone.player)
        return await self.read(tournament)

    async def _settle(self, tournament: str, work: Callable[[TournamentState], Awaitable[T]]) -> T:
        """Decide on what is stored, again where another process was faster: here all who want to
        decide about it wait for each other, or of a crowd that joins at once most would fail."""
        async with self._turn(tournament):
            for _ in range(TRIES):
                with suppress(Conflict):
                    return await work(await self.read(tournament))
                await asyncio.sleep(PAUSE * random())
        raise Refusal("unavailable", "please try again in a moment")

    def _turn(self, tournament: str) -> asyncio.Lock:
        """Whoever decides about a tournament at this process holds it."""
        return self._turns.setdefault(tournament, asyncio.Lock())

    # What goes on by itself

    async def run(self) -> None:
        while True:
            self._hub.tournaments_stirred.clear()
            with suppress(StoreError):  # the next look will do
                await self.look()
            await set_within(self._hub.tournaments_stirred, EVERY)

    async def look(self) -> None:
        """All there is to do at present; one that goes wrong stops no other."""
        now = self.clock()
        for tournament in await self._book.going_on(now, FORGOTTEN):
            if not await self._drives(tournament):
                continue
            try:
                for _ in range(STEPS):
                    if not await self._step(tournament, now):
                        break
            except (Refusal, StoreError) as trouble:
                LOG.warning("tournament waits", tournament=short(tournament), reason=str(trouble))
            except Exception as error:
                self._hub.metrics.errors.inc()
                LOG.error("tournament stands still", error=error, tournament=short(tournament))

    async def _drives(self, tournament: str) -> bool:
        """Whether it is this process that lets it go on."""
        owner = self._hub.leases.owner
        return owner is None or await self._book.claim(tournament, owner)

    async def _step(self, tournament: str, now: float) -> bool:
        """Whether something was decided that may lead to more."""
        found = await self._book.read(tournament)
        if found is None:
            return False
        running = found.tournament.status == "running"
        if running and await self._see_to_tables(found, now):
            return True
        try:
            async with self._turn(tournament):
                found = await self._book.read(tournament)
                if found is None or found.tournament.status not in GOING_ON:
                    return False
                if found.tournament.status == "open":
                    return await self._open_no_more(found, now)
                return await self._go_on(found, now)
        except Conflict:
            return True

    async def _open_no_more(self, found: TournamentState, now: float) -> bool:
        """It is time; where nobody has come, or the host never, it is given up."""
        if found.tournament.begins is None or sum(one.state == "in" for one in found.entrants) < 2:
            await self._book.change(found.tournament, status="cancelled", ended=now)
            return False
        await self._begin(found, now)
        return True

    async def _begin(self, found: TournamentState, now: float) -> None:
        wish = found.tournament.wish
        field = [one.number for one in found.entrants if one.state == "in"]
        values: dict[str, Any] = {"field": msgspec.json.encode(field).decode()}
        if wish.format == "arena":
            values["deadline"] = now + 60.0 * wish.minutes
        await self._book.change(found.tournament, status="running", began=now, **values)
        LOG.info("tournament begun", tournament=short(found.tournament.id), entrants=len(field))

    async def _go_on(self, found: TournamentState, now: float) -> bool:
        """Pair those who can be paired, or end it."""
        tournament = found.tournament
        playing = [one for one in found.boards if not one.board.over]
        arena, due = tournament.wish.format == "arena", tournament.deadline or 0.0
        if arena and now < due and len(found.boards) < MOST_BOARDS:
            return await self._pair(found, now)
        if playing:
            if now >= due + (self.last_seconds if arena else 0.0):
                for one in playing:
                    await self._end_table(f"{one.table}", now)
                return True
            return False
        inside = sum(one.state == "in" for one in found.entrants)
        if arena or tournament.round == rounds_of(tournament) or inside < 2:
            await self._book.change(tournament, status="over", ended=now, deadline=None)
            LOG.info("tournament over", tournament=short(tournament.id), rounds=tournament.round)
            return False
        deadline = now + 60.0 * tournament.wish.round_minutes
        await self._pair(found, now, deadline=deadline)
        return True

    async def _pair(self, found: TournamentState, now: float, **values: Any) -> bool:
        work = self._hub.long_work.do
        pairings: list[Pairing] = await work(next_round, found, now, self.patience)
        if not pairings and not values:
            return False
        tournament = found.tournament
        boards: list[NewBoard] = await work(
            make_boards,
            tournament,
            pairings,
            found.entrants,
            self._hub.settings.stand_in,
            self.seed,
        )
        notices = [
            notice
            for board in boards
            if board.table is not None
            for notice in table_ready(tournament.name, board.table, board.players)
        ]
        await self._book.pair(tournament, boards, notices, now, **values)
        LOG.info(
            "tournament paired",
            tournament=short(tournament.id),
            round=tournament.round + 1,
            tables=len(boards),
        )
        await self._let_go_on(boards, now)
        return False

    async def _let_go_on(self, boards: list[NewBoard], now: float) -> None:
        """The clocks of its tables run, and notices go out."""
        self._hub.notices_asked.set()
        for board in boards:
            if board.table is not None:
                self._waits_since[board.table] = now
                with suppress(Refusal):  # whoever comes reads it
                    await self._hub.room(board.table)

    async def _see_to_tables(self, found: TournamentState, now: float) -> bool:
        """Whoever has not come to a live table in time has given it up."""
        if found.tournament.wish.seconds is None:
            return False
        seen_to = False
        for one in found.boards:
            if one.table is None or one.board.over or one.table in self._seen_to:
                continue
            if now - self._waits_since.setdefault(one.table, now) > self.come_seconds:
                with suppress(Refusal):  # it is ended when its time is over
                    absent = await see_who_came(self._hub, one.table)
                    self._seen_to.add(one.table)
                    seen_to = True
                    if found.tournament.wish.format == "arena":
                        await self._let_rest(found.tournament.id, absent)
        for one in found.boards:
            if one.board.over and one.table is not None:
                self._seen_to.discard(one.table)
                self._waits_since.pop(one.table, None)
        return seen_to

    async def _let_rest(self, tournament: str, absent: list[str]) -> None:
        """Who does not come to a table in an arena is paired no more until they come back."""
        for player in absent:

            async def withdraw(found: TournamentState, player: str = player) -> None:
                for one in found.entrants:
                    if one.player == player and one.state == "in":
                        await self._book.withdraw(found.tournament, one.number, "out")

            await self._settle(tournament, withdraw)

    async def _end_table(self, table: str, now: float) -> None:
        """With its time; one that is gone, or that an operator has closed, is nobody's."""
        try:
            await end_now(self._hub, table)
        except Refusal as refusal:
            if refusal.problem.code == "unavailable":
                raise
        await self._book.void(table, now)


# What may be done


def _check(wish: NewTournament, now: float) -> None:
    """Refuse what no table could be played with; and dates of another age."""
    try:
        game = corral.game(wish.game)
    except CorralError as error:
        raise refusal_of(error) from None
    if game.fewest > 2 or wish.size > game.most:
        few = f"{wish.game} cannot be played at tables of two to {wish.size}"
        raise Refusal("bad_request", few, reason="tournament_size")
    if wish.format == "arena" and wish.seconds is None:
        hurry = "an arena needs a time for decisions"
        raise Refusal("bad_request", hurry, reason="tournament_pace")
    if wish.begins is not None and not now < wish.begins < now + FARTHEST:
        when = "a tournament begins within the next 90 days"
        raise Refusal("bad_request", when, reason="tournament_when")
    empty = TournamentRow(
        "", "", True, None, None, None, wish, now, None, "open", None, None, None, 0, [], 0
    )
    decisions.open_table(table_wish(empty, wish.size), "", "", "random")


def most_entrants(tournament: TournamentRow) -> int:
    wish = tournament.wish
    return MOST_ENTRANTS[wish.size] if wish.format == "round_robin" else CROWD


def check_join(found: TournamentState, player: Player, now: float) -> None:
    """Refuse whoever cannot come in: it is too late or too full, or they were taken out."""
    tournament = found.tournament
    _check_going_on(tournament)
    own = own_entry(found, player)
    if own is not None and own.state == "in":
        raise Refusal("repeated", "you are in this tournament already")
    if own is not None and own.state == "removed":
        out = "the host has taken you out of this tournament"
        raise Refusal("not_allowed", out, reason="tournament_removed")
    begun = tournament.status == "running"
    if begun and tournament.wish.format == "arena" and now > (tournament.deadline or 0.0):
        raise Refusal("over", "the time of this arena is over")
    inside = own is not None and own.number in tournament.field
    if begun and tournament.wish.format == "round_robin" and not inside:
        late = "a round robin that has begun takes nobody new: all meet equally often"
        raise Refusal("started", late, reason="tournament_late")
    taken = sum(one.state == "in" for one in found.entrants)
    ever = len(found.entrants) - (own is not None)
    if not (begun and inside) and (taken >= most_entrants(tournament) or ever >= EVER):
        full = f"{most_entrants(tournament)} take part already"
        values: dict[str, Any] = {"most": most_entrants(tournament)}
        raise Refusal("seat_taken", full, reason="tournament_full", values=values)
    for other in found.entrants:
        if other.player not in (None, player.id) and likeness(other.name) == likeness(player.name):
            alike = f"{player.name!r} looks like {other.name!r}, who takes part: choose another"
            told: dict[str, Any] = {"name": player.name, "other": other.name}
            raise Refusal("not_allowed", alike, reason="name_taken", values=told)


def own_entry(found: TournamentState, player: Player) -> Participant | None:
    return next((one for one in found.entrants if one.player == player.id), None)


def table_of(found: TournamentState, entrant: int) -> str | None:
    """Where an entrant plays now."""
    for one in found.boards:
        here = any(sitter.entrant == entrant for sitter in one.board.sitters)
        if here and not one.board.over:
            return one.table
    return None


def _check_going_on(tournament: TournamentRow) -> None:
    if tournament.status not in GOING_ON:
        raise Refusal("over", "the tournament is over")


def _check_host_of(tournament: TournamentRow, player: Player) -> None:
    if tournament.host != player.id:
        raise Refusal("not_allowed", "only the host of the tournament may do this")
