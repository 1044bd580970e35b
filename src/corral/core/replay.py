"""Replaying records. Every line is checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from corral.core.dealer import Dealer, dealer_for
from corral.core.errors import IllegalLine, IllegalMove, NotationError, OptionError
from corral.core.event import Event
from corral.core.game import Game
from corral.core.match import Match
from corral.core.options import Options
from corral.core.position import INDENT, read_position, read_setting, read_version
from corral.core.prng import Sfc32
from corral.core.setting import Setting, check_name
from corral.core.state import State
from corral.core.text import Line, Reader


class _RecordDealer(Dealer):
    """Answers with what the record says."""

    def __init__(self, game: Game, reader: Reader) -> None:
        self.game = game
        self.reader = reader

    def outcome(self, state: State) -> int:
        line = self.reader.line("an outcome of chance")
        if line.words[0].text != "*":
            raise line.words[0].unexpected("`*` (an outcome of chance is due)")
        outcome = self.game.read_chance(line, state)
        if not state.chance_allows(outcome):
            raise line.words[-1].wrong(f"{line.words[-1].text} cannot come now")
        return outcome

    def copy(self) -> Dealer:
        """A copy of the match is played on by itself; the record's lines stay with the replay."""
        return Dealer()


def replay(
    text: str,
    edition: Path | None = None,
    moves: int | None = None,
    seed: object = None,
) -> Match:
    """The match that a record tells, at its end or after its first ``moves`` moves.

    If it is played on, chance comes from the system or from ``seed``.
    """
    dealer = dealer_for(seed)
    if moves is not None and moves < 0:
        raise OptionError(f"moves={moves!r} is not a number of moves from 0 on")
    told = steps(text, edition)
    match = next(told)
    played = 0
    while played != moves and next(told, None) is not None:
        played += 1
    if moves is not None and played < moves:
        raise OptionError(f"the record has {played} moves, not {moves}")
    match.dealer = dealer
    return match


def steps(text: str, edition: Path | None = None) -> Iterator[Match]:
    """The match that a record tells, once at its beginning and again after every move.

    It is the same match all the time: take a ``copy`` to keep it.
    """
    reader = Reader(text)
    read_version(reader, "corral-record")
    setting = read_setting(reader, edition)
    _read_names(reader, setting)
    if reader.peek() == "from":
        setting, state = _read_origin(reader, setting, edition)
    else:
        state = setting.game.start(setting)
    reader.keyed("moves").only(1)
    match = Match(setting, state, _RecordDealer(setting.game, reader))
    match.begin()
    yield match
    while not reader.done() and reader.peek() != "result":
        _play_line(match, reader.line("a move"))
        yield match
    _check_result(match, reader)
    reader.finish()


def play_on(match: Match, lines: Sequence[str]) -> list[Event]:
    """One more move of a record with the outcomes it led to; the events it caused.

    A match for which the lines are wrong is left in the middle, and of no use any more.
    """
    reader = Reader("\n".join(lines))
    own = match.dealer
    known = len(match.events)
    match.dealer = _RecordDealer(match.setting.game, reader)
    try:
        _play_line(match, reader.line("a move"))
        reader.finish()
    finally:
        match.dealer = own
    return match.events[known:]


def _read_names(reader: Reader, setting: Setting) -> None:
    names = []
    for seat in range(setting.players):
        line = reader.keyed("seat", f"p{seat}")
        first = line.word(2, "a name")
        try:
            names.append(check_name(" ".join(token.text for token in line.rest(2))))
        except OptionError as error:
            raise first.wrong(str(error)) from None
    setting.names = tuple(names)


def _read_origin(reader: Reader, setting: Setting, edition: Path | None) -> tuple[Setting, State]:
    """The position that the match began at: the following lines with a bar in front."""
    head = reader.keyed("from")
    head.only(1)
    lines: list[Line] = []
    while reader.peek() == INDENT:
        lines.append(reader.line("a line of the position"))
    if not lines:
        raise head.words[0].wrong("a position must follow, each line with a bar in front")
    # Blank lines in front keep the line numbers, spaces in place of the bar keep the columns.
    text = [""] * lines[-1].number
    for line in lines:
        text[line.number - 1] = line.text.replace(INDENT, " ", 1)
    origin, state = read_position("\n".join(text), edition, Sfc32())
    if _kind(origin) != _kind(setting):
        raise lines[0].words[0].wrong("the position is of another game, or played otherwise")
    origin.names = setting.names
    return origin, state


def _kind(setting: Setting) -> tuple[Game, int, Options, str]:
    """What cannot change in the course of a match."""
    return setting.game, setting.players, setting.options, setting.edition.digest


def _play_line(match: Match, line: Line) -> None:
    seat = line.words[0].seat(match.players)
    move = line.word(1, "a move")
    try:
        match.play(seat, line.text[move.column - 1 :])
    except IllegalMove as illegal:
        raise IllegalLine(line.number, move.column, match.game, match.names, illegal) from illegal
    except NotationError as garbled:
        if garbled.line != 1:  # an outcome of chance further down
            raise
        column = move.column + garbled.column - 1
        raise NotationError(line.number, column, garbled.problem) from None


def _check_result(match: Match, reader: Reader) -> None:
    if reader.peek() != "result":
        if match.over:
            reader.keyed("result")
        return
    line = reader.keyed("result")
    if not match.over:
        raise line.words[0].wrong("the match is not over, so it has no result yet")
    line.word(match.players, "the points of each seat")
    line.only(1 + match.players)
    points = [token.number(0, 10**9) for token in line.rest(1)]
    if points != list(match.scores):
        scores = " ".join(str(score) for score in match.scores)
        raise line.words[1].wrong(f"the moves lead to the result {scores}")
