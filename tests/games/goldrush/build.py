"""Positions of Gold Rush for tests: everything has a default, a test says only what it is about.

Seats sit clockwise: p1 is the left-hand neighbour of p0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import corral
from corral.core.event import Event
from corral.core.state import State
from tests.games.playing import told

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


def scored(events: list[Event], kind: str) -> list[tuple[object, object]]:
    """Who got how many points for what was scored."""
    return [(values["seats"], values["points"]) for values in told(events, f"{kind}_scored")]


def outcomes(state: State) -> dict[str, int]:
    """The outcomes of a chance node with their weights."""
    context = state.chance_context()
    return {
        GAME.chance_text(outcome, context): weight for outcome, weight in state.chance_outcomes()
    }
