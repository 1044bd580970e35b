"""What the tests of all games do with a match: play on, be refused, look at lines and events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import corral
from corral.core.event import Event, Value
from corral.core.state import State


def play(match: corral.Match, seat: int, *moves: str) -> list[Event]:
    """A seat's moves, one after the other; all the events they caused."""
    return [event for move in moves for event in match.play(seat, move)]


def then(match: corral.Match, *lines: str) -> corral.Match:
    """The match played on as these lines of a record tell it: moves and outcomes of chance."""
    return corral.replay(match.record() + "\n".join(lines) + "\n")


def state_after(match: corral.Match, seat: int, move: str) -> State:
    """The state right after a move, before chance answers."""
    state = match.state.copy()
    (code,) = [legal.code for legal in match.legal(seat) if str(legal) == move]
    state.apply(seat, code)
    return state


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
    assert caught.value.rule in match.setting.game.rule_numbers
    assert caught.value.reason in match.setting.game.refusal_reasons
    return caught.value.rule


def _everything(match: corral.Match) -> list[Any]:
    undo = [match.can_undo(seat) for seat in range(match.players)]
    seen = [seen_by(match, seat) for seat in viewers(match)]
    return [match.position(), match.record(), match.actors, seen, undo]


def viewers(match: corral.Match) -> tuple[int | None, ...]:
    """All who can look on: every seat, and a spectator."""
    return (*range(match.players), None)


def seen_by(match: corral.Match, seat: int | None) -> list[Any]:
    """All that a seat (``None``: a spectator) can find out."""
    moves = [] if seat is None else [str(move) for move in match.legal(seat)]
    return [match.view(seat), match.log(seat), match.position_seen_by(seat), moves]


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


def told(events: Iterable[Event], kind: str) -> list[dict[str, Value]]:
    """What everybody saw of the events of a kind."""
    return [event.values for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events in the order in which they happened."""
    return [event.kind for event in events]
