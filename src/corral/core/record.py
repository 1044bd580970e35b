"""Records: a whole match as text, one move or outcome of chance a line.

A record needs no seed, for it holds every outcome of chance.
"""

from __future__ import annotations

from corral.core.game import Game
from corral.core.position import FORMAT_VERSION, INDENT, setting_lines
from corral.core.setting import Setting

CHANCE = -1


class Entry:
    """A line of the record: a seat's move, or an outcome of chance."""

    __slots__ = ("code", "context", "seat")

    def __init__(self, seat: int, code: int, context: int) -> None:
        self.seat = seat
        self.code = code
        self.context = context

    def text(self, game: Game) -> str:
        """The entry as a line of a record: who, and what."""
        if self.seat == CHANCE:
            return "* " + game.chance_text(self.code, self.context)
        return f"p{self.seat} {game.move_text(self.code, self.context)}"


def record_text(setting: Setting, entries: list[Entry], result: list[int] | None) -> str:
    """The record of a match; with its result when it is over."""
    lines = [f"corral-record {FORMAT_VERSION}", *setting_lines(setting)]
    lines += [f"seat p{seat} {name}" for seat, name in enumerate(setting.names)]
    if setting.origin is not None:
        lines.append("from")
        lines += [f"{INDENT} {line}" for line in setting.origin.rstrip("\n").split("\n")]
    lines.append("moves")
    lines += [entry.text(setting.game) for entry in entries]
    if result is not None:
        lines.append("result " + " ".join(str(points) for points in result))
    return "\n".join(lines) + "\n"
