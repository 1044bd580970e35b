"""Matches of Kuhhandel Master to look at."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import corral
from corral import Match
from corral.core.move import Move
from corral.games.kuhhandel.seen.knowledge import PHASE_NAMES

NAMES = ("Ana", "Bo", "Cleo", "Maximilian der Erste", "Eve", "Frederike")


def phase(match: Match) -> str:
    """Told by the state, for views take their time."""
    return PHASE_NAMES[int(match.state.phase)]  # type: ignore[attr-defined]


def sensible(moves: list[Move], rng: Random) -> Move:
    """A random move, but a low bid, and a slap only now and then."""
    are_bids = [str(move).startswith("bid") for move in moves]  # hundreds, so told only once
    bids = [move for move, bid in zip(moves, are_bids, strict=True) if bid][:3]
    others = [move for move, bid in zip(moves, are_bids, strict=True) if not bid]
    if others and str(others[0]) == "wait" and rng.random() < 0.9:
        return others[0]
    return rng.choice([*others, *bids])


@cache
def decisions(players: int, each: int, seed: int = 1) -> list[tuple[Match, int]]:
    """Moments of a match: the first ones of every phase, one of so many others, and the end."""
    names = NAMES[:players]
    match = corral.new("kuhhandel", players=players, seed=seed, names=names, super_trade=True)
    rng = Random(seed)
    seen: Counter[str] = Counter()
    found = []
    number = 0
    while match.actors:
        seat = match.actors[0]
        seen[phase(match)] += 1
        if number % each == 0 or seen[phase(match)] <= 2:
            found.append((match.copy(), seat))
        match.play(seat, sensible(match.legal(seat), rng))
        number += 1
    return [*found, (match, 0)]


def at(wanted: str, players: int = 3, seed: int = 1, late: int = 0) -> tuple[Match, int]:
    """The first moment of a phase after so many decisions."""
    return next(
        (match.copy(), seat)
        for match, seat in decisions(players, each=1, seed=seed)[late:]
        if phase(match) == wanted
    )
