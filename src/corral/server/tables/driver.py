"""What makes a table go on by itself: bots, the clock, standing orders.

At a live table every decision has its time; whoever lets it pass is taken for away, and the table's
bot plays on for them until they come back, or, where that was chosen, until nobody is left. Where
the game says what silence means (``Asking``) the table itself keeps the time: "going once, going
twice, gone", or the beat of a count-down. Every time is longer by the slowest connection that is
awaited, up to ``FAIR``, so that all have the same time to react.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from random import uniform
from time import monotonic
from typing import TYPE_CHECKING, Final
from weakref import ref

from corral.bots import BOTS
from corral.bots.desk import ThinkingFailed
from corral.server.pausing import set_within
from corral.server.problems import Overtaken, Refusal
from corral.server.tables.acts import check_version, make_move, set_away
from corral.server.tables.agreeing import desert
from corral.server.tables.answering import asked, next_answer
from corral.server.tables.clock import Clock
from corral.server.tables.latency import RoundTrip
from corral.server.tables.messages import Call, PaceKind, Play
from corral.server.tables.race import Race
from corral.server.thinking import Answer

if TYPE_CHECKING:
    from corral.core.asking import Asking
    from corral.core.match import Match
    from corral.server.processes.leases import Leases
    from corral.server.tables.room import Room

FAIR: Final = 0.25
"""The bound of fairness in seconds: slower connections than this are at a disadvantage.

It is also the most that can be won by pretending to have one.
"""
PACES: Final[dict[PaceKind, float]] = {"calm": 3.0, "brisk": 1.0, "once": 0.0}
"""By how much the pause of bots is longer, the calmest first."""
RETURN: Final = 15.0
"""So many seconds those who have left may take to come back before a match pauses in the place of a
stand-in's move: as long as pages need at most to connect again."""
LOOK: Final = 1.0
"""So many seconds lie between two looks whether they are back."""
RETRY: Final = 5.0
"""After so many seconds a bot is asked again that could not answer."""


class Driver:
    """Asks bots, winds the clock, carries out orders."""

    def __init__(self, room: Room) -> None:
        self._room = ref(room)  # the room has its driver: one that is forgotten is gone at once
        self._live = room.table.wish.seconds is not None
        self._thoughts: dict[int, tuple[int, str, asyncio.Task[None]]] = {}
        self._busy: set[asyncio.Task[None]] = set()
        """Tasks that have thought and now act; they are not to be cancelled."""
        self._clock = Clock()
        self._timer: asyncio.TimerHandle | None = None
        self._race: Race | None = None
        self._paced: asyncio.Event | None = None
        """Set when somebody wishes for another pace."""

    @property
    def room(self) -> Room:
        room = self._room()
        assert room is not None, "whoever drives a table holds its room"
        return room

    @property
    def _match(self) -> Match | None:
        table = self.room.table
        return table.match if table.going_on else None

    # The clock

    def wind(self) -> None:
        """See what there is to wait for, and until when."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self._live:
            return
        due = self._next_due()
        if due is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, due - monotonic())
            if wait == 0.0 and not self._leases.holds(self.room.table.id):
                wait = self._leases.pause  # whoever drives the table may still do so
            self._timer = loop.call_later(wait, self._ring)

    def reset_clock(self) -> None:
        """The match was paused, or moves were taken back by agreement: all have their time anew."""
        self._clock = Clock()
        self._race = None

    def _next_due(self) -> float | None:
        match, table = self._match, self.room.table
        if match is None or table.wish.seconds is None:
            self._clock.stop()
            return None
        asking = match.asking
        if asking is None:
            awaited = [seat for seat in match.actors if table.played_by_bot(seat) is None]
            return self._clock.decide(table, awaited, table.wish.seconds + self._slack())
        return self._clock.ask(table, asking, self._beat(asking), self._slack())

    def _beat(self, asking: Asking) -> float:
        """The seconds from call to call, or from number to number."""
        pace = self.room.hub.settings
        return pace.call_seconds if asking.calls else pace.count_seconds

    def check_undo(self, seat: int) -> None:
        """At a live table a decision can be taken back within its own time."""
        table = self.room.table
        if self._live and self._clock.too_late_to_undo(seat, table.moves):
            late = "the time for the decision that you want to take back is over"
            raise Refusal("not_allowed", late, reason="undo_late")

    def _slack(self) -> float:
        """The slowest connection of a player, up to the bound."""
        trips = (
            watcher.round_trip.seconds
            for watcher in self.room.watchers
            if watcher.player is not None and self.room.viewer(watcher) >= 0
        )
        return min(FAIR, max(trips, default=0.0))

    def seconds_left(self) -> float | None:
        """How long the present decision may still take; the same for everybody."""
        if not self._live or self._match is None:
            return None
        return self._clock.seconds_left()

    def _ring(self) -> None:
        self._timer = None
        room = self._room()
        if room is not None:  # forgotten in the very moment in which time was over
            self._start(self._time_is_over(room))

    async def _time_is_over(self, room: Room) -> None:
        async with room.lock:
            await room.settle(self._act_on_time)
            self.wind()
            await self.go_on()

    async def _act_on_time(self) -> None:
        room, match = self.room, self._match
        if match is None or room.lost or self._race is not None:
            return
        asking = match.asking
        if await self._deserted(asking):
            await desert(room)
        elif asking is None:
            for seat in self._clock.over():
                if await self._drives():
                    await set_away(room, seat, True, by_itself=True)
        elif self._clock.call_due <= monotonic():
            if self._clock.call < asking.calls:  # every process calls, those who are there hear it
                seconds = self._beat(asking)
                self._clock.next_call(seconds + self._slack())
                room.shout(Call(self._clock.call, seconds))
            elif await self._drives():
                for seat in match.actors:
                    await make_move(room, seat, asking.silence, by_itself=True)

    async def _deserted(self, asking: Asking | None) -> bool:
        """Whether time is over that somebody should have used, nobody is there, and the table is
        one that pauses then."""
        last_call = asking is not None and self._clock.call >= asking.calls
        over = self._clock.call_due <= monotonic() and last_call if asking else self._clock.over()
        return bool(over) and await self._drives() and await self._pauses_now(self.room)

    async def _pauses_now(self, room: Room) -> bool:
        """Whether the table is one that pauses when nobody is there, and nobody is."""
        if room.table.wish.deserted != "pause":
            return False
        await room.look_elsewhere()
        return room.register.deserted(room)

    def _stands_in(self, seat: int) -> bool:
        """Whether a bot plays there for somebody who may come back."""
        chair = self.room.table.chairs[seat]
        return self._live and chair.away and not chair.resigned

    async def _wait_for_company(self, room: Room) -> None:
        """Before a stand-in plays on: who reloads the page is back in a moment."""
        until = monotonic() + RETURN
        while monotonic() < until and await self._pauses_now(room):
            await asyncio.sleep(LOOK)

    # A photo finish

    def race(self, seat: int, message: Play) -> bool:
        """Whether the move is held back for slower connections that may have been faster."""
        for trip in self._trips(seat):
            trip.at_most(monotonic() - self._clock.asked_at)
        if self._race is None:
            hold = self._slack() - self._trip(seat)
            if hold <= 0.0:
                return False
            self._race = Race()
            room, loop = self.room, asyncio.get_running_loop()
            loop.call_later(hold, lambda: self._start(self._finish(room)))
        self._race.arrive(seat, message, monotonic() - self._trip(seat))
        return True

    def _trip(self, seat: int) -> float:
        return min(FAIR, max((trip.seconds for trip in self._trips(seat)), default=0.0))

    def _trips(self, seat: int) -> list[RoundTrip]:
        room = self.room
        return [one.round_trip for one in room.watchers if room.viewer(one) == seat]

    async def _finish(self, room: Room) -> None:
        async with room.lock:
            race, self._race = self._race, None
            if race is None or room.lost:
                return
            winner, message = race.winner()
            try:
                await room.settle(lambda: self._win(winner, message))
            except Refusal as refusal:
                room.refuse(winner, refusal, message.key)
            for seat, late in race.losers(winner):
                stale = Refusal("stale", "somebody was faster")
                room.refuse(seat, stale, late.key)
            self.wind()
            await self.go_on()

    async def _win(self, seat: int, message: Play) -> None:
        """Unless somebody at another process has won meanwhile."""
        check_version(self.room, seat, message.version)
        await make_move(self.room, seat, message.move, message.key)

    # Orders and bots

    async def go_on(self) -> None:
        """Carry out standing orders, then ask the bots. The room's lock is held."""
        room = self.room
        if not room.summary.driven:  # nobody decides but people, who are not hurried
            if self._thoughts:
                self._ask_bots()
            return
        if not await self._drives():
            self.forget_thoughts()
            return
        await room.settle(self._carry_out_orders)
        self._ask_bots()

    @property
    def _leases(self) -> Leases:
        return self.room.hub.leases

    async def _drives(self) -> bool:
        """Whether it is this process that lets the table go on by itself."""
        return await self._leases.claim(self.room.table.id)

    async def _carry_out_orders(self) -> None:
        table = self.room.table
        while self._match is not None and not self._live:
            answer = next_answer(table, self._match)
            if answer is None or not await self._drives():
                break
            await make_move(self.room, *answer, by_itself=True)

    def _ask_bots(self) -> None:
        room = self.room
        match, table = self._match, room.table
        asking = None if match is None else match.asking
        wanted = {}
        for seat in () if match is None else self._awaited(match, asking):
            kind = table.played_by_bot(seat)
            if kind is not None:
                wanted[seat] = (table.turned.get(seat, 0), kind)
        for seat, (mark, kind, task) in list(self._thoughts.items()):
            if wanted.get(seat) != (mark, kind) or task.done():
                del self._thoughts[seat]
                if task not in self._busy:
                    task.cancel()
        for seat, (mark, kind) in wanted.items():
            if seat not in self._thoughts:
                assert match is not None
                limit = self._thinking_time(asking)
                think = room.hub.thinker.think
                thought = think(
                    match, table.host, table.id, seat, kind, limit, awaited=room.attended
                )
                task = self._start(self._think(room, match, asking, thought, seat, mark, kind))
                self._thoughts[seat] = (mark, kind, task)

    def _awaited(self, match: Match, asking: Asking | None) -> tuple[int, ...]:
        return match.actors if self._live else asked(match, asking)

    async def _think(
        self,
        room: Room,
        match: Match,
        asking: Asking | None,
        thought: asyncio.Future[Answer],
        seat: int,
        mark: int,
        kind: str,
    ) -> None:
        begun = monotonic()
        try:
            answer = await thought
        except ThinkingFailed as error:
            room.hub.log.error("bot failed", bot=kind, reason=str(error))
            await asyncio.sleep(RETRY)
            self._thoughts.pop(seat, None)
            async with room.lock:
                await self.go_on()
            return
        room.tell_haste(answer.share < 1.0)
        await self._rest(kind, asking, answer, begun)
        if self._stands_in(seat):
            await self._wait_for_company(room)
        task = asyncio.current_task()
        assert task is not None
        self._busy.add(task)
        try:
            async with room.lock:
                races = asking is not None and answer.move in asking.race
                beaten = races and self._race is not None  # a person was first
                if self._awaits(seat, mark, kind) and not beaten and self._match is match:
                    self._thoughts.pop(seat, None)
                    with suppress(Overtaken):  # then it is thought about anew
                        if self._stands_in(seat) and await self._pauses_now(room):
                            await desert(room)
                        else:
                            await room.in_step(
                                lambda: make_move(room, seat, answer.move, by_itself=True)
                            )
                    await self.go_on()
                elif not beaten and not room.lost and self._own_thought(seat) is task:
                    self._thoughts.pop(seat)  # it was about something else: ask again
                    await self.go_on()
        except Refusal as refusal:
            room.hub.log.error("bot refused", reason=str(refusal))
        finally:
            self._busy.discard(task)

    def _own_thought(self, seat: int) -> asyncio.Task[None] | None:
        return self._thoughts[seat][2] if seat in self._thoughts else None

    def _awaits(self, seat: int, mark: int, kind: str) -> bool:
        """Whether that bot's decision is still what the table waits for."""
        room = self.room
        same = room.table.turned.get(seat, 0) == mark and room.table.played_by_bot(seat) == kind
        return same and not room.lost

    async def _rest(self, kind: str, asking: Asking | None, answer: Answer, begun: float) -> None:
        """The pause before a bot's move; whoever plays may shorten it while it lasts."""
        beat, answered = uniform(0.4, 0.8), monotonic()
        while True:
            pause = self._pause(kind, asking, answer, answered - begun, beat)
            left = pause - (monotonic() - answered)
            if left <= 0.0:
                return
            if self._paced is None:
                self._paced = asyncio.Event()
            await set_within(self._paced, left)

    def pace_changed(self) -> None:
        """Let those who rest look again how long."""
        if self._paced is not None:
            self._paced.set()
            self._paced = None

    def _pace(self) -> float:
        """The calmest wish of those who play here; where nobody looks, the usual pace."""
        room = self.room
        wishes = [
            one.pace for one in room.watchers if one.player is not None and room.viewer(one) >= 0
        ]
        return max((PACES[wish] for wish in wishes), default=PACES["brisk"])

    def _thinking_time(self, asking: Asking | None) -> float | None:
        """Where silence is taken for an answer a bot has to decide before that."""
        return 0.5 * self._beat(asking) if asking is not None and self._live else None

    def _pause(
        self, kind: str, asking: Asking | None, answer: Answer, since: float, beat: float = 0.6
    ) -> float:
        """How much longer it waits, at a human pace: a bot's hand is no faster than a person's.

        It is also no faster when there was little to think about, which would tell of its hand:
        neither since it was asked, nor since it had its turn in a full house.
        """
        if asking is not None:
            if self._live and answer.move in asking.race:
                return beat * self._beat(asking) - since
            if answer.move == asking.silence and not asking.calls:
                return 0.0  # the next number comes soon enough
        usual = BOTS[kind].limit.seconds or 0.0
        allowed = self._thinking_time(asking)
        thinking = usual if allowed is None else min(usual, allowed)
        least = max(self._pace() * self.room.hub.settings.bot_pause, thinking)
        return max(least - since, thinking * answer.share - answer.seconds)

    # Beginning and ending

    def _start(self, coroutine: Coroutine[None, None, None]) -> asyncio.Task[None]:
        return self.room.hub.start(coroutine, self.room.table.id)

    async def wake(self) -> None:
        """Go on after the table was read from the store."""
        room = self.room  # held, for others may forget it meanwhile
        async with room.lock:
            if not room.lost:
                self.wind()
                await self.go_on()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self.forget_thoughts()

    def forget_thoughts(self) -> None:
        """What was thought was about another match; whoever acts already finds that out."""
        for _, _, task in self._thoughts.values():
            if task not in self._busy:
                task.cancel()
        self._thoughts.clear()

    @property
    def idle(self) -> bool:
        """Whether nothing will happen here before somebody comes."""
        if not self._leases.holds(self.room.table.id):
            return self._race is None
        thinking = any(not task.done() for _, _, task in self._thoughts.values())
        return self._timer is None and not thinking and self._race is None

    @property
    def stalled(self) -> bool:
        """Whether this process should let the table go on by itself, and nothing is under way."""
        match, table = self._match, self.room.table
        if match is None or not self._leases.holds(table.id) or not self.idle:
            return False
        awaited = self._awaited(match, match.asking)
        return self._live or any(table.played_by_bot(seat) is not None for seat in awaited)
