"""Waterhole, registered: everything the contract asks of a game."""

from __future__ import annotations

from corral.core.encoding import Encoding
from corral.core.errors import IllegalMove
from corral.core.game import EVERYTHING, Game, View
from corral.core.manifest import Manifest
from corral.core.options import Choice, Number, Switch
from corral.core.prng import Sfc32
from corral.core.setting import Setting
from corral.core.state import State
from corral.core.text import Line, Reader, Token, listed, unlisted
from corral.core.view import kinds_of
from waterhole.encoding import WaterholeEncoding
from waterhole.knowledge import UNKNOWN, Knowledge
from waterhole.state import (
    AT_HOME,
    DEALING,
    HERDS,
    MUD,
    NOBODY,
    WATERHOLES,
    Waterhole,
    WaterholeEvent,
)

MOST_POINTS = 99


class WaterholeGame(Game):
    """Secret herds, one waterhole a round, the largest drinks; two to five players."""

    name = "waterhole"
    fewest = 2
    most = 5
    options = (
        Choice("mud", NOBODY, MUD, "W-7"),
        Switch("fog", False, "W-8", excludes=("mud",)),
        Number("herds", 5, 3, 6, "W-9"),
    )
    move_numbers = HERDS.stop
    rule_numbers = tuple(f"W-{number}" for number in range(1, 10))
    event_kinds = kinds_of(WaterholeEvent)
    refusal_reasons = ("over", "on_its_way", "has_drunk", "not_yours")
    manifest = Manifest(minutes=(5, 10), words="waterhole", environment="Waterhole")

    def start(self, setting: Setting) -> State:
        return _begun(setting)

    # Notation

    def move_text(self, code: int, context: int) -> str:
        return f"send {code}"

    def canonical(self, text: str) -> str:
        line = Line(1, text)
        verb = line.word(0, "`send`")
        if verb.text != "send":
            raise verb.unexpected("`send`")
        line.only(2)
        return f"send {_herd(line.word(1, 'a herd'))}"

    def refusal(self, state: State, seat: int, text: str) -> IllegalMove:
        table = _own(state)
        if table.over():
            return IllegalMove("W-6", "over")
        if table.sent[seat] != AT_HOME:
            return IllegalMove("W-3", "on_its_way")
        drunk = int(text.removeprefix("send ")) in table.drunk[seat]
        return IllegalMove("W-5", "has_drunk") if drunk else IllegalMove("W-3", "not_yours")

    def chance_text(self, outcome: int, context: int) -> str:
        return f"herd {outcome}" if context == DEALING else f"water {outcome}"

    def read_chance(self, line: Line, state: State) -> int:
        dealing = state.chance_context() == DEALING
        kind = line.word(1, "`herd` or `water`")
        kind.one_of(["herd" if dealing else "water"])
        line.only(3)
        if dealing:
            return _herd(line.word(2, "a herd"))
        return _water(line.word(2, "a waterhole"))

    # Positions

    def position_lines(self, state: State, seat: int) -> list[str]:
        known = Knowledge(_own(state), seat)
        lines = [f"found {_written(known.found)}"]
        for owner, points in enumerate(known.points):
            lines += [
                f"p{owner} points {points}",
                f"p{owner} secret {_written(known.secret[owner])}",
                f"p{owner} shown {_written(known.shown[owner])}",
                f"p{owner} drunk {_written(known.drunk[owner])}",
                f"p{owner} sent {_written([herd for herd in [known.sent[owner]] if herd])}",
            ]
        return lines

    def read_position(
        self, reader: Reader, setting: Setting, seat: int, rng: Sfc32, quick: bool
    ) -> State:
        state = _begun(setting)
        seen: set[int] = set()
        found = reader.keyed("found")
        state.found = _read_found(found)
        for owner in state.seats:
            _read_player(reader, state, owner, seen, hides=seat not in (owner, EVERYTHING))
        _check_course(state, found.words[0])
        return state if seat == EVERYTHING else state.sample(seat, rng)

    # Showing

    def view(self, state: State, seat: int) -> View:
        known = Knowledge(_own(state), seat)
        return {
            "phase": "over" if known.over else "send",
            "turn": None,
            "round": known.round,
            "rounds": known.rounds,
            "water": known.water,
            "to_come": known.to_come,
            "players": [
                {
                    "herds": _shown(known.herds(owner)),
                    "sent": _shown([herd for herd in [known.sent[owner]] if herd]),
                    "drunk": known.drunk[owner],
                }
                for owner in range(len(known.points))
            ],
        }

    # Learning and proving

    def encoding(self, setting: Setting) -> Encoding:
        return WaterholeEncoding(setting.players)

    def census(self, state: State) -> dict[str, int]:
        table = _own(state)
        herds = [herd for seat in table.seats for herd in table.herds(seat) + table.drunk[seat]]
        return {"herds": len(herds), "different herds": len(set(herds))}


def _begun(setting: Setting) -> Waterhole:
    chosen = setting.options
    return Waterhole(setting.players, int(chosen["herds"]), str(chosen["mud"]), bool(chosen["fog"]))


def _own(state: State) -> Waterhole:
    assert isinstance(state, Waterhole)
    return state


def _shown(herds: list[int]) -> list[int | None]:
    """Herds as views tell them."""
    return [None if herd == UNKNOWN else herd for herd in herds]


def _written(numbers: list[int]) -> str:
    return listed(["?" if number == UNKNOWN else str(number) for number in numbers])


def _herd(token: Token) -> int:
    return token.number(HERDS.start, HERDS.stop - 1)


def _water(token: Token) -> int:
    return token.number(WATERHOLES.start, WATERHOLES.stop - 1)


def _read_found(line: Line) -> list[int]:
    waters: list[int] = []
    for token in unlisted(line.rest(1)):
        if _water(token) in waters:
            raise token.wrong(f"the waterhole of {token.text} is found twice")
        waters.append(_water(token))
    return waters


def _read_player(reader: Reader, state: Waterhole, owner: int, seen: set[int], hides: bool) -> None:
    key = f"p{owner}"
    points = reader.value(key, "points", wanted="a number")
    state.points[owner] = points.number(0, MOST_POINTS)
    state.secret[owner] = _read_herds(reader.values(key, "secret"), seen, hides)
    state.shown[owner] = _read_herds(reader.values(key, "shown"), seen, False)
    state.drunk[owner] = _read_herds(reader.values(key, "drunk"), seen, False)
    herds = state.secret[owner] + state.shown[owner]
    if len(herds) + len(state.drunk[owner]) != state.rounds:
        raise points.wrong(f"{key} must have {state.rounds} herds, those that drank included")
    for token in reader.values(key, "sent")[:1]:
        state.sent[owner] = UNKNOWN if hides and token.text == "?" else _herd(token)
        if not hides and state.sent[owner] not in herds:
            raise token.wrong(f"{key} has no herd of {token.text} to send")


def _read_herds(tokens: list[Token], seen: set[int], hides: bool) -> list[int]:
    herds: list[int] = []
    for token in tokens:
        herd = UNKNOWN if hides and token.text == "?" else _herd(token)
        if herd in seen:
            raise token.wrong(f"the herd of {herd} is there twice")
        if herd != UNKNOWN:
            seen.add(herd)
        herds.append(herd)
    return herds


def _check_course(state: Waterhole, found: Token) -> None:
    """What has been found fits the herds that have drunk, and somebody is to go on."""
    if state.rounds_over > state.rounds:
        raise found.wrong(f"{state.rounds_over} herds have drunk in {state.rounds} rounds")
    due = state.rounds_over + (0 if state.fog or state.over() else 1)
    if len(state.found) != due:
        raise found.wrong(f"{due} waterholes must have been found, not {len(state.found)}")
    if AT_HOME not in state.sent or (state.over() and any(state.sent)):
        raise found.wrong("herds have been sent, but none of them has drunk")


GAME = WaterholeGame()
