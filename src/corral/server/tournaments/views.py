"""Tournaments as they are told."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic, time
from typing import Final, NamedTuple

from corral.server.problems import Refusal
from corral.server.storage.store import Player
from corral.server.tournaments.book import Seated, TournamentRow, TournamentState
from corral.server.tournaments.rounds import rounds_of
from corral.server.tournaments.tournaments import Tournaments, check_join, own_entry, table_of
from corral.server.tournaments.wire import (
    BoardInfo,
    BoardSeat,
    StandingInfo,
    TournamentForMe,
    TournamentInfo,
)
from corral.tournaments.boards import POINT
from corral.tournaments.standings import TIE_BREAKS, TieBreak, standings

LATEST: Final = 40
"""So many finished boards are told."""
MOMENT: Final = 1.0
REMEMBERED: Final = 100
IN_POINTS: Final[tuple[TieBreak, ...]] = ("average", "opposition")
"""Tie-breaks that are reckoned in parts of a point."""


def info(one: TournamentRow, entrants: int) -> TournamentInfo:
    wish = one.wish
    arena = wish.format == "arena"
    return TournamentInfo(
        id=one.id,
        name=one.name,
        game=wish.game,
        format=wish.format,
        size=wish.size,
        options=wish.options,
        seconds=wish.seconds,
        rated=wish.rated,
        public=one.public,
        host=one.host_name,
        club=one.club,
        status=one.status,
        made=one.made,
        begins=one.begins,
        began=one.began,
        ended=one.ended,
        deadline=one.deadline,
        round=one.round,
        rounds=rounds_of(one),
        minutes=wish.minutes if arena else None,
        round_minutes=None if arena else wish.round_minutes,
        times=wish.times,
        entrants=entrants,
    )


class _Public(NamedTuple):
    """What all are told alike."""

    found: TournamentState
    info: TournamentInfo
    standings: list[StandingInfo]
    boards: list[BoardInfo]


def _public(found: TournamentState) -> _Public:
    entrants = sum(one.state == "in" for one in found.entrants)
    return _Public(found, info(found.tournament, entrants), _standings(found), _boards(found))


def for_player(found: TournamentState, player: Player | None) -> TournamentForMe:
    return _told(_public(found), player)


class Showing:
    """Shows tournaments to many who ask again and again; what they see is a moment old."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments
        self._known: OrderedDict[str, tuple[float, _Public]] = OrderedDict()

    async def to(self, tournament: str, player: Player | None) -> TournamentForMe:
        made, public = self._known.get(tournament, (0.0, None))
        if public is None or monotonic() - made > MOMENT:
            public = _public(await self._tournaments.read(tournament))
            self._known[tournament] = monotonic(), public
            self._known.move_to_end(tournament)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        club = public.found.tournament.club
        welcome = club is None or await self._tournaments.belongs(club, player)
        return _told(public, player, welcome)


def _told(public: _Public, player: Player | None, welcome: bool = True) -> TournamentForMe:
    """``welcome``: whether it is for people like them."""
    found = public.found
    own = None if player is None else own_entry(found, player)
    return TournamentForMe(
        tournament=public.info,
        standings=public.standings,
        boards=public.boards,
        breaks=list(TIE_BREAKS[found.tournament.wish.format]),
        host=player is not None and found.tournament.host == player.id,
        entrant=None if own is None else own.number,
        state=None if own is None else own.state,
        table=None if own is None else table_of(found, own.number),
        can_join=welcome and _can_join(found, player),
    )


def _can_join(found: TournamentState, player: Player | None) -> bool:
    try:
        check_join(found, player or Player("", "\N{EM DASH}"), time())
    except Refusal:
        return False
    return True


def _standings(found: TournamentState) -> list[StandingInfo]:
    form = found.tournament.wish.format
    by_number = {one.number: one for one in found.entrants}
    tables = {
        sitter.entrant: one.table
        for one in found.boards
        if not one.board.over
        for sitter in one.board.sitters
    }
    told = []
    for score in standings(by_number, [one.board for one in found.boards], form):
        one = by_number[score.entrant]
        told.append(
            StandingInfo(
                entrant=one.number,
                id=one.player,
                name=one.name,
                state=one.state,
                place=score.place,
                points=score.points / POINT,
                played=score.played,
                wins=score.wins,
                breaks={
                    name: float(value / POINT if name in IN_POINTS else value)
                    for name, value in score.breaks.items()
                },
                table=tables.get(one.number),
            )
        )
    return told


def _boards(found: TournamentState) -> list[BoardInfo]:
    names = {one.number: one.name for one in found.entrants}

    def told(one: Seated) -> BoardInfo:
        seats = [
            BoardSeat(sitter.entrant, names[sitter.entrant], sitter.place, sitter.forfeit)
            for sitter in one.board.sitters
        ]
        return BoardInfo(one.board.round, one.table, one.board.over, seats)

    playing = [one for one in found.boards if not one.board.over]
    over = [one for one in found.boards if one.board.over]
    over.sort(key=lambda one: (one.board.round, one.board.ended or 0.0), reverse=True)
    return [told(one) for one in (*playing, *over[:LATEST])]
