"""Encodings in numbers, checked in random matches like everything else in the contract."""

from __future__ import annotations

from random import Random

from librt.vecs import vec
from mypy_extensions import i32

from corral.core.encoding import Encoding
from corral.core.match import Match
from corral.testing.conformance import ConformanceError, Variant, variants

WATCHED = 8
"""The first steps that are checked in every way; then ever fewer of them, at random."""


def check_encoding(name: str, matches: int = 1, players: int | None = None) -> None:
    """Check all versions of a game's encoding at every table, or at those with ``players``."""
    for variant in variants(name):
        if players in (None, variant.players):
            for seed in range(matches):
                check_encoded_match(variant, seed)


def observation(encoding: Encoding, match: Match, seat: int) -> list[int]:
    """What a seat knows, as plain numbers."""
    buffer = vec[i32]([-7777] * int(encoding.size))
    encoding.observe(match.state, seat, buffer, 0)
    return memoryview(buffer).tolist()


def check_encoded_match(variant: Variant, seed: int) -> None:
    """One random match to its end, in which observations keep their bounds and secrets.

    What is shown to who decides is inside its space at every step; the first few steps are looked
    at by all seats and for secrets, then ever fewer of them, at random.
    """
    rng = Random(f"{variant!r} {seed}")
    match = variant.new(seed)
    setting = match.setting
    encodings = [setting.game.encoding_at(setting, one) for one in setting.game.encodings]
    step = 0
    while not match.over:
        if rng.randrange(step + 1) < WATCHED:
            where = f"{variant!r}, seed {seed}, step {step}"
            for encoding in encodings:
                _check_standing(encoding, match, rng, f"{where}, version {encoding.version}")
        seat = rng.choice(match.actors)
        for encoding in encodings:
            where = f"{variant!r}, seed {seed}, step {step}, version {encoding.version}, p{seat}"
            _check_bounds(encoding, observation(encoding, match, seat), where)
        match.play(seat, rng.choice(match.legal(seat)))
        step += 1
    for encoding in encodings:
        where = f"{variant!r}, seed {seed}, the end, version {encoding.version}"
        _check_standing(encoding, match, rng, where)


def _check_standing(encoding: Encoding, match: Match, rng: Random, where: str) -> None:
    for seat in range(match.players):
        _check_bounds(encoding, observation(encoding, match, seat), f"{where}, p{seat}")
        _check_actions(encoding, match, seat, f"{where}, p{seat}")
    _check_two_worlds(encoding, match, rng.choice(range(match.players)), rng, where)


def _check_bounds(encoding: Encoding, seen: list[int], where: str) -> None:
    at = 0
    for piece in encoding.pieces:
        part = seen[at : at + piece.size]
        if min(part) < piece.low or max(part) > piece.high:
            raise ConformanceError(
                f"{where}: piece {piece.name} is from {piece.low} to {piece.high}, but has "
                f"{min(part)} to {max(part)}"
            )
        at += piece.size


def _check_actions(encoding: Encoding, match: Match, seat: int, where: str) -> None:
    """Actions and moves stand for each other, one to one."""
    state = match.state
    actions = [int(action) for action in encoding.legal(state, seat)]
    moves = [int(move) for move in state.legal(seat)]
    if sorted(int(encoding.move(state, seat, action)) for action in actions) != sorted(moves):
        raise ConformanceError(f"{where}: actions {actions} are not the moves {moves}")
    if sorted(int(encoding.action(state, seat, move)) for move in moves) != sorted(actions):
        raise ConformanceError(f"{where}: moves {moves} are not the actions {actions}")
    if len({*actions}) < len(actions) or not all(0 <= one < encoding.actions for one in actions):
        raise ConformanceError(f"{where}: actions {actions} repeat or go beyond the last one")
    blocks = [range(block.first, block.first + block.size) for block in encoding.blocks]
    for action in actions:
        if sum(action in block for block in blocks) != 1:
            raise ConformanceError(f"{where}: action {action} is not in exactly one block")


def _check_two_worlds(encoding: Encoding, match: Match, seat: int, rng: Random, where: str) -> None:
    """A world that a seat cannot tell from the true one gives the same numbers."""
    world = match.sample(seat, rng.randrange(1 << 30))
    seen, imagined = observation(encoding, match, seat), observation(encoding, world, seat)
    if seen != imagined:
        at = next(at for at, number in enumerate(seen) if number != imagined[at])
        piece = _piece_at(encoding, at)
        raise ConformanceError(f"{where}: p{seat} is shown what it cannot know: {piece}")
    if sorted(encoding.legal(match.state, seat)) != sorted(encoding.legal(world.state, seat)):
        raise ConformanceError(f"{where}: p{seat} is offered what it cannot know")


def _piece_at(encoding: Encoding, at: int) -> str:
    """The piece to which a place of the flat observation belongs."""
    for piece in encoding.pieces:
        if at < piece.size:
            return f"{piece.name}[{at}]"
        at -= piece.size
    return "beyond the last piece"
