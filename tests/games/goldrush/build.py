"""Positions of Gold Rush for tests: everything has a default, a test says only what it is about.

Seats sit clockwise: p1 is the left-hand neighbour of p0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pytest

import corral
from corral.core.event import Event, Value
from corral.core.state import State

from .reference import Reference, turned

GAME = corral.game("goldrush")
EDITION = GAME.edition()
TILES = {tile["id"]: tile["count"] for tile in EDITION.data["tiles"]}
START = EDITION.data["start"]

NOTHING: Mapping[int, str] = MappingProxyType({})
AS_LAID: Mapping[str, int] = MappingProxyType({})


def build(
    players: int = 2,
    *,
    land: str = "",
    tile: str | None = "Va",
    start: int = 0,
    turn: int = 0,
    cowboys: Mapping[int, str] = NOTHING,
    tents: Mapping[int, str] = NOTHING,
    tokens: Mapping[int, str] = NOTHING,
    piles: Mapping[str, int] = AS_LAID,
    points: Sequence[int] = (),
    left: str | None = None,
    gone: str = "",
    no_farmers: bool = False,
    seed: int = 1,
) -> corral.Match:
    """A match that begins at the position described.

    ``land`` are the tiles placed after the start tile, in that order: ``"1,0 Ua 1; 2,0 C3a 0"``.
    ``tile`` is in hand and to be placed next; with ``tile=None`` the last one of ``land`` has just
    been placed and its player may act.

    ``cowboys``, ``tents`` and ``tokens`` go by seat: ``{0: "1,0:E 2,0:city"}``. A tile bears one
    cowboy at most and the start tile none; two on one feature must have been put there before a
    later tile of ``land`` joined them.

    Every unfinished mountain (with ``tile=None`` also one that the last tile finished) has a token
    for each nugget, unless ``piles`` says otherwise under its oldest part: ``{"0,0:N": 0}``; what
    lies nowhere then must be in ``tokens``, or a finished mountain must be there to have lost it.

    With ``left`` only these tiles are still to be drawn; all others are gone.
    """
    laid = [entry.split() for entry in land.split(";") if entry.strip()]
    used = Counter([START, *(kind for _, kind, _ in laid), *([tile] if tile else [])])
    away = Counter(gone.split())
    if left is not None:
        away = Counter(TILES) - used - Counter(left.split())
    acting = tile is None
    lines = [
        *_head("corral-position 1", players, no_farmers),
        f"phase {'act' if acting else 'place'}",
        f"start p{start}",
        f"turn p{turn}",
        f"tile {tile or '-'}",
        f"gone {_listed([kind for kind in TILES for _ in range(away[kind])])}",
        f"land 0,0 {START} 0",
        *(f"land {cell} {kind} {rotation}" for cell, kind, rotation in laid),
        f"piles {_listed(_piles(players, laid, acting, piles))}",
    ]
    for seat in range(players):
        lines += [
            f"p{seat} points {points[seat] if points else 0}",
            f"p{seat} cowboys {cowboys.get(seat, '') or '-'}",
            f"p{seat} tent {tents.get(seat, '') or '-'}",
            f"p{seat} tokens {tokens.get(seat, '') or '-'}",
        ]
    return corral.from_position("\n".join(lines) + "\n", seed=seed)


def _head(title: str, players: int, no_farmers: bool) -> list[str]:
    return [
        title,
        "game goldrush",
        f"rules {GAME.rules_version}",
        f"edition {EDITION.name} {EDITION.digest}",
        f"players {players}",
        f"option no_farmers {'yes' if no_farmers else 'no'}",
    ]


def _piles(
    players: int, laid: list[list[str]], acting: bool, wanted: Mapping[str, int]
) -> list[str]:
    """The piles as they would be if nobody had taken a token, but for those that are wanted."""
    slow = Reference(players, EDITION.data, no_farmers=False)
    cell = (0, 0)
    for where, kind, rotation in laid:
        x, y = where.split(",")
        cell = (int(x), int(y))
        fits = slow.fits(cell, turned(slow.tiles[kind], int(rotation)))
        assert fits, f"{kind} does not fit on {where} with rotation {rotation}"
        slow.lay(cell, kind, int(rotation))
    order = [part for place in slow.land for part in slow.parts_of(place)]
    named = dict(wanted)
    piles = []
    for part in order:
        feature = slow.feature(part)
        if part.sort != "mountain" or part != min(feature, key=order.index):
            continue
        new = acting and any(other.cell == cell for other in feature)
        full = slow.tokens_on(feature) if new or not slow.finished(feature) else 0
        count = named.pop(slow.name(part), full)
        if count:
            piles.append(f"{slow.name(part)}={count}")
    assert not named, f"no mountain's oldest part is {', '.join(named)}"
    return piles


def _listed(words: Sequence[str]) -> str:
    return " ".join(words) or "-"


def record(players: int, *lines: str, no_farmers: bool = False) -> corral.Match:
    """A match from the very beginning, as these lines of a record tell it."""
    head = [
        *_head("corral-record 1", players, no_farmers),
        *[f"seat p{seat} p{seat}" for seat in range(players)],
        "moves",
    ]
    return corral.replay("\n".join([*head, *lines]) + "\n")


def then(match: corral.Match, *lines: str) -> corral.Match:
    """The match played on as these lines of a record tell it: moves and outcomes of chance."""
    return corral.replay(match.record() + "\n".join(lines) + "\n")


def play(match: corral.Match, seat: int, *moves: str) -> list[Event]:
    """A seat's moves, one after the other; all the events they caused."""
    return [event for move in moves for event in match.play(seat, move)]


def texts(match: corral.Match, seat: int) -> set[str]:
    """The legal moves of a seat, none of them twice."""
    moves = [str(move) for move in match.legal(seat)]
    assert len(set(moves)) == len(moves)
    return set(moves)


def starting(match: corral.Match, seat: int, *verbs: str) -> set[str]:
    """Those legal moves of a seat that start with one of these words."""
    return {move for move in texts(match, seat) if move.split()[0] in verbs}


def refused(match: corral.Match, seat: int, move: str) -> str:
    """The number of the rule that forbids a move; the refusal changes nothing."""
    before = _everything(match)
    with pytest.raises(corral.IllegalMove) as caught:
        match.play(seat, move)
    assert _everything(match) == before
    assert caught.value.rule in GAME.rule_numbers
    return caught.value.rule


def _everything(match: corral.Match) -> list[Any]:
    seats = range(match.players)
    logs = [match.log(seat) for seat in (None, *seats)]
    moves = [[str(move) for move in match.legal(seat)] for seat in seats]
    undo = [match.can_undo(seat) for seat in seats]
    return [match.position(), match.record(), logs, moves, undo]


def line(match: corral.Match, key: str) -> str:
    """The line of the full position that begins with a key, without it."""
    return _line(match.position(), key)


def line_seen(match: corral.Match, key: str, seat: int | None) -> str:
    """The same line in the position as a seat (``None``: a spectator) knows it."""
    return _line(match.position_seen_by(seat), key)


def _line(position: str, key: str) -> str:
    found = [text for text in position.splitlines() if text.startswith(key + " ")]
    assert len(found) == 1, f"{len(found)} lines begin with {key!r}"
    return found[0][len(key) + 1 :]


def feature(match: corral.Match, part: str) -> dict[str, Any]:
    """What the view says about the feature to which a part belongs, such as ``1,0:N``."""
    (found,) = [found for found in match.view(None)["features"] if part in found["parts"]]
    assert isinstance(found, dict)
    return found


def supply(match: corral.Match, seat: int) -> int:
    """How many cowboys a seat has in the supply."""
    cowboys = match.view(None)["players"][seat]["supply"]
    assert isinstance(cowboys, int)
    return cowboys


def told(events: Iterable[Event], kind: str) -> list[dict[str, Value]]:
    """What everybody saw of the events of a kind."""
    return [event.values for event in events if event.kind == kind]


def scored(events: list[Event], kind: str) -> list[tuple[object, object]]:
    """Who got how many points for what was scored."""
    return [(values["seats"], values["points"]) for values in told(events, f"{kind}_scored")]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events in the order in which they happened."""
    return [event.kind for event in events]


def outcomes(state: State) -> dict[str, int]:
    """The outcomes of a chance node with their weights."""
    context = state.chance_context()
    return {
        GAME.chance_text(outcome, context): weight for outcome, weight in state.chance_outcomes()
    }


def state_after(match: corral.Match, seat: int, move: str) -> State:
    """The state right after a move, before chance answers."""
    state = match.state.copy()
    (code,) = [legal.code for legal in match.legal(seat) if str(legal) == move]
    state.apply(seat, code)
    return state
