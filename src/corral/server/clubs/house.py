"""What guests do in clubs: who may do it, and what each is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hmac import compare_digest
from secrets import token_urlsafe
from time import time
from typing import Final

from corral.core.registry import games
from corral.server.accounts.likeness import shows_nothing
from corral.server.clubs.book import MOST_TABLES, Club, Evening, Gathering, Member
from corral.server.clubs.wire import (
    ClubForMe,
    ClubInfo,
    ClubLadder,
    EveningInfo,
    EveningTable,
    MemberInfo,
    NewClub,
    NewEvening,
    Role,
    RungInfo,
)
from corral.server.problems import Refusal
from corral.server.profiles.rating import NEWCOMER, Strength, rate
from corral.server.storage.store import Listed, Player
from corral.server.tables.hub import Hub
from corral.server.tables.lists import Lists
from corral.server.tables.room import Room
from corral.server.tables.seating import Seating
from corral.server.tables.written import clean_text
from corral.server.wire import NewTable, SeatWish

ID_BYTES: Final = 9
CODE_BYTES: Final = 15
DAY: Final = 24 * 3600.0
FARTHEST: Final = 730 * DAY
"""So far ahead an evening may be."""


class ClubHouse:
    """Looks at who asks, and tells them no more than they may know."""

    def __init__(self, hub: Hub, seating: Seating, lists: Lists) -> None:
        self._hub = hub
        self._seating = seating
        self._lists = lists
        self._book = hub.store.clubs
        self._guestbook = hub.store.guestbook

    # Who may

    async def find(self, club: str, viewer: Player | None) -> Club:
        found = await self._book.club(club, None if viewer is None else viewer.id)
        if found is None:
            raise Refusal("not_found", "there is no such club", reason="no_club")
        return found

    async def for_member(self, club: str, player: Player) -> Club:
        found = await self.find(club, player)
        if found.role not in ("owner", "member"):
            raise Refusal("not_allowed", "this is for members of the club", reason="club_members")
        return found

    async def for_owner(self, club: str, player: Player) -> Club:
        found = await self.find(club, player)
        if found.role != "owner":
            raise Refusal("not_allowed", "this is for owners of the club", reason="club_owners")
        return found

    # Clubs

    async def open(self, wish: NewClub, player: Player) -> str:
        """By somebody who can come back: a club is not to be lost with a cookie."""
        if not await self._guestbook.can_come_back(player.id):
            keep = "keep your identity first, by passkey, password or recovery link"
            raise Refusal("not_allowed", keep, reason="keep_identity")
        name, about = _clean(wish)
        code = token_urlsafe(CODE_BYTES)
        club = Club(token_urlsafe(ID_BYTES), name, about, wish.listed, code, 1, "owner")
        await self._book.open(club, player.id, time())
        return club.id

    async def change(self, club: str, wish: NewClub, player: Player) -> None:
        await self.for_owner(club, player)
        await self._book.change(club, *_clean(wish), wish.listed)

    async def delete(self, club: str, player: Player) -> None:
        await self.for_owner(club, player)
        await self._book.remove(club)

    async def told(self, club: str, viewer: Player | None) -> ClubForMe:
        found = await self.find(club, viewer)
        if viewer is None or found.role not in ("owner", "member"):
            return ClubForMe(club_info(found), [], [])
        members = await self._book.members(club)
        return ClubForMe(
            club_info(found),
            [_member_info(one) for one in members if found.role == "owner" or one.role != "asking"],
            [
                await self._evening_info(one, viewer)
                for one in await self._book.evenings(club, time())
            ],
        )

    async def new_link(self, club: str, player: Player) -> Club:
        await self.for_owner(club, player)
        await self._book.turn(club, token_urlsafe(CODE_BYTES))
        return await self.find(club, player)

    # Members

    async def join(self, club: str, code: str | None, player: Player) -> None:
        found = await self.find(club, player)
        role: Role = "asking"
        if code is not None:
            if not compare_digest(code.encode(errors="replace"), found.code.encode()):
                old = "this link is not good any more"
                raise Refusal("not_allowed", old, reason="club_link")
            role = "member"
        await self._book.join(club, player.id, role, time())

    async def leave(self, club: str, player: Player) -> None:
        await self.find(club, player)
        if not await self._book.leave(club, player.id):
            raise Refusal("not_found", "you do not belong to this club")

    async def give_role(self, club: str, other: str, role: Role, player: Player) -> None:
        await self.for_owner(club, player)
        await self._book.give_role(club, other, role, time())

    async def remove(self, club: str, other: str, player: Player) -> None:
        """Somebody else, or who has asked; owners are first made members.

        Whoever belonged to it knows its link: there is another one then.
        """
        await self.for_owner(club, player)
        roles = {one.player: one.role for one in await self._book.members(club)}
        if roles.get(other) == "owner":
            owner = "an owner is not removed; make them a member first, or leave yourself"
            raise Refusal("not_allowed", owner, reason="club_owner_stays")
        if not await self._book.leave(club, other):
            raise Refusal("not_found", "they do not belong to this club")
        if roles.get(other) == "member":
            await self._book.turn(club, token_urlsafe(CODE_BYTES))

    # Evenings

    async def evening(self, club: str, evening: str) -> Gathering:
        found = await self._book.evening(club, evening)
        if found is None:
            raise Refusal("not_found", "there is no such evening")
        return found

    async def plan(self, club: str, wish: NewEvening, player: Player) -> None:
        await self.for_owner(club, player)
        await self._book.add_evening(_evening(token_urlsafe(ID_BYTES), club, wish), time())

    async def replan(self, club: str, evening: str, wish: NewEvening, player: Player) -> None:
        await self.for_owner(club, player)
        await self.evening(club, evening)
        await self._book.change_evening(_evening(evening, club, wish))

    async def cancel(self, club: str, evening: str, player: Player) -> None:
        await self.for_owner(club, player)
        await self.evening(club, evening)
        await self._book.remove_evening(evening)

    async def come(self, club: str, evening: str, coming: bool, player: Player) -> None:
        await self.for_member(club, player)
        await self.evening(club, evening)
        await self._book.come(evening, player.id, coming)

    async def open_table(self, club: str, evening: str, wish: EveningTable, player: Player) -> Room:
        """A rated one, by link: members find it with the evening."""
        await self.for_member(club, player)
        found = await self.evening(club, evening)
        _check_game(wish.game)
        if found.evening.game not in (None, wish.game):
            raise Refusal("bad_request", f"{found.evening.game} is played this evening")
        if len(found.tables) >= MOST_TABLES:
            raise Refusal("too_many_tables", f"{MOST_TABLES} tables of an evening are enough")
        seats = [SeatWish("open")] * wish.players
        room = await self._seating.open(
            NewTable(game=wish.game, seats=seats, rated="people"), player
        )
        await self._book.add_table(evening, room.table.id)
        return room

    async def _evening_info(self, found: Gathering, viewer: Player) -> EveningInfo:
        evening = found.evening
        listed = [Listed(table, await self._hub.store.summary(table)) for table in found.tables]
        tables = [one.info(viewer.id in one.players) for one in await self._lists.summaries(listed)]
        return EveningInfo(
            evening.id,
            evening.at,
            evening.minutes,
            evening.game,
            evening.note,
            [name for _, name in found.coming],
            viewer.id in [who for who, _ in found.coming],
            [one for one in tables if one.status != "gone"],
        )

    # The ladder

    async def ladder(self, club: str, game: str, player: Player) -> ClubLadder:
        await self.for_member(club, player)
        _check_game(game)
        matches = await self._book.among_members(club, game)
        members = await self._book.members(club)
        return ClubLadder(game, await self._hub.long_work.do(standings, matches, members))


def standings(
    matches: Sequence[Sequence[tuple[str, int]]], members: Sequence[Member]
) -> list[RungInfo]:
    """Everybody begins as a newcomer; what is played with others does not count."""
    strengths: dict[str, Strength] = {}
    played, won = Counter[str](), Counter[str]()
    for places in matches:
        before = {who: strengths.get(who, NEWCOMER) for who, _ in places}
        strengths.update(rate(before, places))
        best = min(place for _, place in places)
        for who, place in places:
            played[who] += 1
            won[who] += place == best
    names = {one.player: one.name for one in members}
    order = sorted(
        (who for who in strengths if who in names),
        key=lambda who: (2 * strengths[who].sigma - strengths[who].mu, names[who]),
    )
    return [
        RungInfo(
            who, names[who], strengths[who].shown, strengths[who].spread, played[who], won[who]
        )
        for who in order
    ]


def club_info(club: Club) -> ClubInfo:
    return ClubInfo(club.id, club.name, club.about, club.listed, club.members, club.role)


def _member_info(one: Member) -> MemberInfo:
    return MemberInfo(one.player, one.name, one.role, one.since)


def _clean(wish: NewClub) -> tuple[str, str]:
    """Name and story, fit to be shown."""
    name = clean_text(wish.name)
    if shows_nothing(name):
        raise Refusal("bad_request", "a name must be visible", reason="name_blank")
    return name, clean_text(wish.about) if wish.about.strip() else ""


def _evening(number: str, club: str, wish: NewEvening) -> Evening:
    now = time()
    if not now - DAY <= wish.at <= now + FARTHEST:
        when = "an evening is today or within two years"
        raise Refusal("bad_request", when, reason="evening_when")
    if wish.game is not None:
        _check_game(wish.game)
    note = clean_text(wish.note) if wish.note.strip() else ""
    return Evening(number, club, wish.at, wish.minutes, wish.game, note)


def _check_game(game: str) -> None:
    if game not in games():
        raise Refusal("bad_request", "this game is not played here")
