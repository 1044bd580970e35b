"""What people may do at a table: each function checks it and gives the row for the log.

Only ``play``, ``undo`` and ``start`` touch anything, the match itself; the caller writes the row
down before anybody is told, or gives the table up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from time import time
from typing import Any, NamedTuple

import corral
from corral.bots import BOTS, opponents
from corral.core.errors import CannotUndo, CorralError
from corral.core.event import Event, Value
from corral.core.game import Game
from corral.core.match import Match
from corral.core.position import head_text
from corral.core.state import SPECTATOR
from corral.server.accounts.likeness import likeness
from corral.server.problems import Refusal, refusal_of
from corral.server.tables.happenings import (
    Arranged,
    Deleted,
    Excused,
    HostChanged,
    Invited,
    Moved,
    Opened,
    Ordered,
    Rose,
    Row,
    Said,
    Sat,
    Started,
    Undone,
)
from corral.server.tables.nicknames import nickname
from corral.server.tables.table import PUBLIC, Chair, Table
from corral.server.tables.written import clean_name, clean_text
from corral.server.wire import Excuse, NewTable, SeatWish


def check_bot(kind: str | None) -> str:
    if kind is None or kind not in opponents():
        known = ", ".join(opponents())
        raise Refusal("bad_request", f"there is no bot {kind!r}; there are {known}")
    try:
        BOTS[kind]  # one of another package may be broken
    except CorralError as error:
        raise refusal_of(error) from None
    return kind


def check_seat_wish(wish: SeatWish) -> SeatWish:
    """The wish with its name as it is shown."""
    if (wish.kind == "invited") != (wish.account is not None):
        raise Refusal("bad_request", "a seat is `invited` with the `account` of a bot, or neither")
    if wish.kind == "bot":
        check_bot(wish.bot)
    elif wish.bot is not None:
        raise Refusal("bad_request", f"a seat that is {wish.kind} has no bot")
    if wish.name is None:
        return wish
    if wish.kind not in ("here", "bot"):
        raise Refusal("bad_request", f"a seat that is {wish.kind} has no name yet")
    return SeatWish(wish.kind, wish.bot, clean_name(wish.name))


def name_bots(seats: Sequence[SeatWish], taken: Iterable[str]) -> list[SeatWish]:
    """The seats with a name for every bot; one that looks like an earlier one gives way."""
    known = [*taken, *(seat.name for seat in seats if seat.kind == "here" and seat.name)]
    named = []
    for seat in seats:
        if seat.kind == "bot":
            alike = seat.name is not None and likeness(seat.name) in map(likeness, known)
            name = nickname(known) if seat.name is None or alike else seat.name
            known.append(name)
            named.append(SeatWish("bot", seat.bot, name))
        else:
            named.append(seat)
    return named


def _game_of(wish: NewTable) -> Game:
    game = corral.game(wish.game)
    return game if wish.rules is None else game.at(wish.rules)


def _begun_at(wish: NewTable, position: str) -> Match:
    """The match at a position, by the rules and with the edition that it names."""
    begun = corral.from_position(position)
    if begun.over:
        raise Refusal("bad_request", "in this position the match is over")
    if begun.game != wish.game:
        raise Refusal("bad_request", f"the position is one of {begun.game}")
    if len(wish.seats) != begun.players:
        raise Refusal("bad_request", f"the position has {begun.players} seats")
    version = begun.setting.game.rules_version
    if wish.rules not in (None, version):
        raise Refusal("bad_request", f"the position is one of rules {version}")
    return begun


def open_table(
    wish: NewTable,
    host: str,
    host_name: str,
    stand_in: str,
    belongs: Sequence[str | None] = (),
    invited: Sequence[Invited | None] = (),
) -> Opened:
    """A table with everything about it checked and spelled out. Reading a position takes time.

    ``belongs``: the players for whom chairs are kept, one for each chair. ``invited``: the bot
    accounts that are asked to take chairs, which are open until then.
    """
    seats = [check_seat_wish(seat) for seat in wish.seats]
    if wish.rated is not None and (wish.hints or wish.position is not None):
        fair = "a rated match begins at the start, and without hints"
        raise Refusal("bad_request", fair, reason="rated_fair")
    check_bot(wish.stand_in or stand_in)
    try:
        begun = None if wish.position is None else _begun_at(wish, wish.position)
        game = _game_of(wish) if begun is None else begun.setting.game
        options = game.check_options(wish.options)
        if begun is not None:
            options = begun.setting.options
        kinds = [seat.kind for seat in seats if seat.kind != "closed"]
        if wish.start:
            game.check_players(len(kinds))
    except CorralError as error:
        raise refusal_of(error) from None
    if len(kinds) > game.most:
        raise Refusal("bad_request", f"{game.name} has at most {game.most} seats")
    if wish.start and kinds.count("open") > (0 if "here" in kinds else 1):
        raise Refusal("bad_request", "a match that begins at once has no seats for others")
    asked = [one.name for one in invited if one is not None]
    check_invited_apart(asked, [host_name, *(one.name for one in seats if one.kind == "here")])
    named = name_bots(seats, [host_name, *asked])
    whole = NewTable(
        game=wish.game,
        seats=[SeatWish("open") if seat.kind == "invited" else seat for seat in named],
        rules=game.rules_version,
        options=options,
        public=wish.public,
        seconds=wish.seconds,
        hints=wish.hints,
        stand_in=wish.stand_in or stand_in,
        position=None if begun is None else begun.position(),
        helpers=wish.helpers,
        deserted=wish.deserted,
        rated=wish.rated,
        start=wish.start and bool(asked),
    )
    return Opened(
        at=time(),
        host=host,
        host_name=host_name,
        wish=whole,
        belongs=list(belongs),
        invited=list(invited) if asked else [],
    )


def check_invited_apart(invited: Sequence[str], others: Iterable[str | None]) -> None:
    """Refuse a bot account whose name looks like that of somebody else at the table: it cannot
    choose another one, and those who sit down later can."""
    known = {likeness(name): name for name in others if name}
    for name in invited:
        if likeness(name) in known:
            other = known[likeness(name)]
            alike = f"{name!r} looks like {other!r}, who is at this table"
            values: dict[str, Value] = {"name": name, "other": other}
            raise Refusal("not_allowed", alike, reason="name_taken", values=values)
        known[likeness(name)] = name


# Before the match


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("started", "the match has already started")


def _host(table: Table, player: str) -> None:
    if table.host != player:
        raise Refusal("not_allowed", "only the host of the table may do this")


def sit(
    table: Table,
    player: str,
    name: str,
    chair: int | None,
    more: bool = False,
    owner: str | None = None,
) -> Sat:
    """Take an open chair; one more only for somebody else at the same screen.

    A bot account, which has an owner, comes where it was invited or was given the link.
    """
    own = table.seats_of(player)
    if own and not more:
        raise Refusal("repeated", "you already have a seat at this table")
    _waiting(table)
    if own:
        _check_one_more(table, player)
    place = _open_chair(table, player, chair)
    shown = clean_name(name)
    if table.chairs[place].belongs != player:
        if owner is not None and table.wish.public:
            asked = "at public tables bot accounts sit where they were invited"
            raise Refusal("not_allowed", asked, reason="bots_invited")
        check_apart(table, player, shown)
    return Sat(at=time(), chair=place, player=player, name=shown, owner=owner)


def take_over(table: Table, player: str) -> HostChanged | None:
    """At a table that its host has left alone, whoever comes first is the host."""
    seats = table.seats_of(player)
    if table.host or table.status != "waiting" or not seats:
        return None
    return HostChanged(at=time(), host=player, host_name=f"{table.chairs[seats[0]].name}")


def _check_one_more(table: Table, player: str) -> None:
    """Nobody takes all seats, unless the table is one for people who share screens."""
    shared = any(seat.kind == "here" for seat in table.wish.seats)
    if player != table.host and (table.wish.public or not shared):
        only = "one seat for each guest: people who share a screen need a table that is made for it"
        raise Refusal("not_allowed", only, reason="one_seat")


def seats_kept() -> Refusal:
    """The same words for seats of a rematch and for whom the host has blocked: nobody is to learn
    by them that they are."""
    kept = "the seats that are left are kept for others"
    return Refusal("seat_taken", kept, reason="seats_kept")


def _open_chair(table: Table, player: str, chair: int | None) -> int:
    """The wanted chair, or the first; those of a rematch belong to those who played."""
    free = [place for place, one in enumerate(table.chairs) if one.kind == "open"]
    own = [place for place in free if table.chairs[place].belongs == player]
    able = [*own, *(place for place in free if table.chairs[place].belongs is None)]
    if (free and not able) or (chair in free and chair not in able):
        raise seats_kept()
    if not able:
        raise Refusal("seat_taken", "there is no open seat at this table")
    if chair is not None and chair not in able:
        raise Refusal("seat_taken", f"seat {chair} is not open")
    return able[0] if chair is None else chair


def check_apart(table: Table, player: str, name: str) -> None:
    """Refuse a name that looks like that of somebody else at the table."""
    others = [one.name for one in table.chairs if one.name and one.player not in (None, player)]
    if table.host != player:
        others.append(table.host_name)
    for other in others:
        if likeness(other) == likeness(name):
            alike = f"{name!r} looks like {other!r}, who is at this table: choose another name"
            values: dict[str, Value] = {"name": name, "other": other}
            raise Refusal("not_allowed", alike, reason="name_taken", values=values)


def check_part(table: Table, player: str) -> None:
    """Who leaves has a seat, or is the host of a table that waits."""
    if table.status != "waiting" or table.host != player:
        seated(table, player)


def renamed(table: Table, name: str) -> list[Row]:
    """A bot that is called like somebody who comes gets another name."""
    known = [*(one.name for one in table.chairs if one.name), name]
    return [
        Arranged(at=time(), chair=place, bot=chair.bot, name=nickname(known))
        for place, chair in enumerate(table.chairs)
        if chair.bot and chair.name and likeness(chair.name) == likeness(name)
    ]


def rise(table: Table, player: str) -> Rose | HostChanged | None:
    """The next step to leave, with all who share the screen, as long as there is one.

    A host hands the table on to somebody who stays; where nobody does, the next who comes is the
    host.
    """
    _waiting(table)
    seats = table.seats_of(player)
    if seats:
        return Rose(at=time(), chair=seats[0])
    if table.host != player:
        return None
    staying = [chair for chair in table.chairs if chair.player is not None]
    host, name = (staying[0].player, staying[0].name) if staying else ("", "")
    return HostChanged(at=time(), host=f"{host}", host_name=f"{name}")


def arrange(
    table: Table, player: str, chair: int, wish: SeatWish, invited: Invited | None = None
) -> list[Row]:
    """The host opens or closes a chair or gives it away; who sits there must rise.

    A bot that takes the place of another keeps its name. A bot account that is ``invited`` has the
    chair kept for it.
    """
    _host(table, player)
    _waiting(table)
    wish = check_seat_wish(wish)
    if not 0 <= chair < len(table.chairs):
        raise Refusal("not_found", f"there is no seat {chair} at this table")
    if table.wish.position is not None and wish.kind == "closed":
        raise Refusal("bad_request", "the position needs all seats")
    if wish.kind == "here":
        name = wish.name or table.host_name
        check_apart(table, player, name)
        return [*renamed(table, name), Sat(at=time(), chair=chair, player=player, name=name)]
    if invited is not None:
        others = [table.host_name]
        for place, one in enumerate(table.chairs):
            asked = one.invited.name if one.invited and one.excuse is None else None
            if place != chair:
                others.append(asked or (f"{one.name}" if one.player else ""))
        check_invited_apart([invited.name], others)
        rows = renamed(table, invited.name)
        return [*rows, Arranged(at=time(), chair=chair, invited=invited)]
    if wish.kind == "bot" and wish.name is None and table.chairs[chair].bot:
        wish = SeatWish("bot", wish.bot, table.chairs[chair].name)
    known = [one.name for place, one in enumerate(table.chairs) if place != chair and one.name]
    [wish] = name_bots([wish], [*known, table.host_name])
    closed = wish.kind == "closed"
    return [Arranged(at=time(), chair=chair, bot=wish.bot, name=wish.name, closed=closed)]


def excuse(table: Table, chair: int, challenge: str, reason: Excuse) -> Excused | None:
    """A bot account does not take its chair, if that is still kept for it."""
    kept = table.chairs[chair].invited if chair < len(table.chairs) else None
    asked = table.status == "waiting" and kept is not None and kept.challenge == challenge
    if not asked or table.chairs[chair].excuse is not None:
        return None
    return Excused(at=time(), chair=chair, reason=reason)


def delete(table: Table, player: str) -> Deleted:
    """The host gives up a table that has not begun."""
    _host(table, player)
    _waiting(table)
    return Deleted(at=time())


def start(table: Table, player: str, seed: int | None) -> Started:
    """Begin the match."""
    _host(table, player)
    _waiting(table)
    seats = [chair for chair in table.chairs if chair.kind != "closed"]
    if any(chair.kind == "open" for chair in seats):
        raise Refusal("not_allowed", "a seat is still open: wait, close it, or give it to a bot")
    _check_rated(table, seats)
    names = [chair.bot or f"{chair.name}" for chair in seats]
    try:
        if table.wish.position is not None:
            match = corral.from_position(table.wish.position, seed=seed)
            match.setting.names = tuple(names)
        else:
            options: dict[str, Any] = dict(table.wish.options)
            match = corral.new(
                table.wish.game,
                players=len(seats),
                names=names,
                seed=seed,
                rules=table.rules,
                **options,
            )
    except CorralError as error:
        raise refusal_of(error) from None
    table.match = match
    setting = match.setting
    lines = [entry.text(setting.game) for entry in match.entries]
    return Started(at=time(), lines=lines, head=head_text(setting))


def _check_rated(table: Table, seats: Sequence[Chair]) -> None:
    """At a rated table everybody has one seat, and somebody to be compared with."""
    rated = table.wish.rated
    if rated is None:
        return
    people = [chair.player for chair in seats if chair.player is not None]
    if len(set(people)) != len(people):
        one = "at a rated table everybody has one seat"
        raise Refusal("not_allowed", one, reason="one_seat")
    persons = [chair for chair in seats if chair.player is not None and chair.owner is None]
    if len(persons if rated == "people" else people) < (2 if rated == "people" else 1):
        alone = "a match that is rated among people needs two of them"
        raise Refusal("not_allowed", alone, reason="rated_people")


# During the match


def seated(table: Table, player: str) -> list[int]:
    """All seats of a player, at least one."""
    seats = table.seats_of(player)
    if not seats:
        raise Refusal("not_seated", "you have no seat at this table")
    return seats


def running(table: Table) -> Match:
    if table.match is None:
        raise Refusal("not_started", "the match has not started yet")
    if table.status == "over":
        raise Refusal("over", "the match is over")
    return table.match


def going_on(table: Table) -> Match:
    """A match that is running and not paused."""
    match = running(table)
    if table.paused is not None:
        raise Refusal("not_allowed", "the match is paused: let it go on first", reason="paused")
    return match


class Played(NamedTuple):
    """A move that was made: its row, its events, and whose decisions it left as they were."""

    row: Moved
    events: list[Event]
    undisturbed: frozenset[int]


def play(table: Table, seat: int, move: str, key: str | None = None) -> Played:
    """Make a move in the match."""
    match = going_on(table)
    since = len(match.entries)
    choices = choices_beside(match, seat)
    try:
        events = match.play(seat, move)
    except CorralError as error:
        raise refusal_of(error) from None
    game = match.setting.game
    row = Moved(
        at=time(),
        seat=seat,
        lines=[entry.text(game) for entry in match.entries[since:]],
        key=key,
        hidden=not events and game.alike(match.before, match.state, SPECTATOR),
        closes=any(event.kind in game.closing for event in events),
        scores=list(match.scores) if match.over else None,
    )
    return Played(row, events, undisturbed(match, choices, events))


def choices_beside(match: Match, seat: int) -> dict[int, list[int]]:
    """What all others have to choose from while a seat moves."""
    return {other: match.legal_codes(other) for other in match.actors if other != seat}


def undisturbed(
    match: Match, choices: dict[int, list[int]], events: Sequence[Event]
) -> frozenset[int]:
    """Whose decisions a move has left as they were: the same choices, and nothing revealed."""
    if any(event.reveals for event in events):
        return frozenset()
    return frozenset(other for other, codes in choices.items() if match.legal_codes(other) == codes)


def meant(match: Match, seat: int, text: str) -> str:
    """The legal move that a text means, as the engine writes it."""
    try:
        return str(match.move(seat, text))
    except CorralError as error:
        raise refusal_of(error) from None


def order(table: Table, seat: int, limit: int | None, key: str) -> Ordered:
    """A standing order, or the end of one."""
    if table.wish.seconds is not None:
        hurried = "standing orders are for unhurried tables"
        raise Refusal("not_allowed", hurried, reason="order_hurried")
    asking = going_on(table).asking
    orders = None if asking is None else asking.orders
    if orders is None:
        nothing = "there is nothing now that could be ordered"
        raise Refusal("not_allowed", nothing, reason="order_nothing")
    if seat not in orders.seats:
        apart = "you take no part in what is asked now"
        raise Refusal("not_allowed", apart, orders.rule, "order_apart")
    if limit is not None and not orders.low <= limit <= orders.high:
        beyond = f"{limit} is not from {orders.low} to {orders.high}"
        bounds: dict[str, Value] = {"limit": limit, "low": orders.low, "high": orders.high}
        raise Refusal("bad_request", beyond, reason="order_beyond", values=bounds)
    return Ordered(at=time(), seat=seat, key=key, limit=limit)


def undo(table: Table, seat: int, key: str) -> tuple[Undone, int]:
    """Take a move back; how many events went with it."""
    match = running(table)
    events, game, before = len(match.events), match.setting.game, match.state
    try:
        match.undo(seat)
    except CannotUndo as error:
        raise Refusal("not_allowed", str(error)) from None
    retracted = events - len(match.events)
    hidden = not retracted and game.alike(before, match.state, SPECTATOR)
    return Undone(at=time(), seat=seat, key=key, hidden=hidden), retracted


def say(table: Table, player: str, name: str, seat: int, text: str, key: str) -> Said:
    """A line of chat, from a seat under the name that sits there.

    Who watches may talk where anybody may come, under a name of their own.
    """
    watching = seat == PUBLIC
    if watching and not table.wish.public:
        raise Refusal("not_seated", "only those who have a seat at this table talk here")
    if watching:
        check_apart(table, player, name)
    return Said(
        at=time(),
        player=player,
        name=name if watching else table.chairs[seat].name or name,
        text=clean_text(text),
        key=key,
        seat=None if watching else seat,
    )
