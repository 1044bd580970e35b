"""Looking at a match again, move by move, as a spectator saw it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from corral.core.errors import OptionError
from corral.core.match import Match
from corral.core.record import CHANCE
from corral.inputs.numbers import whole_number
from corral.terminal.journal import Journal
from corral.terminal.layout import styled
from corral.terminal.page import Page, prompt_bar
from corral.terminal.scores import ranking_table
from corral.terminal.screen import Screen
from corral.terminal.setup import Origin, moves_in, read_record
from corral.words import Words


def command(record: Origin, edition: Path | None, at: int | None, words: Words) -> int:
    """``corral replay``: show one step, or step through it all, or tell it all."""
    replay = Playback(record, edition, Screen(words))
    if at is not None:
        replay.show(at)
    elif replay.screen.live:
        replay.walk()
    else:
        replay.tell()
    return 0


class Playback:
    """A record and how far one has come in it; step 0 is the table before the first move."""

    def __init__(self, record: Origin, edition: Path | None, screen: Screen) -> None:
        self.record = record
        self.edition = edition
        self.screen = screen
        self.words = screen.words
        self.whole = read_record(record, edition)
        self.last = moves_in(self.whole)
        self.at = 0
        self.notice: list[Text] = []
        self.journal = Journal(screen, self.whole.game, self.whole.names)

    def tell(self) -> None:
        """The whole log, and the result where there is one."""
        self.screen.show(*self.journal.lines(self.whole.log(None), self.screen.width))
        if self.whole.over:
            self.screen.show("", ranking_table(self.whole, self.words, self.screen.signs))

    def show(self, step: int) -> None:
        """The table after a move, and what the move led to."""
        match = self._match(step)
        log = self.journal.lines(match.log(None, self._before(step)), self.screen.width)
        page = Page(self.screen, match, None)
        self.screen.show(*page.board, "", self._heading(match, step), *log)

    def walk(self) -> None:
        """Step to and fro until somebody has seen enough."""
        with self.screen.own_page():
            while self._step():
                pass

    def _step(self) -> bool:
        """Show the step, and do what is typed; whether to go on."""
        self._draw()
        self.notice = []
        try:
            typed = self.screen.ask("> ")
        except EOFError:
            return False
        letter, number = self.screen.command(typed, "terminal-replay-words")
        if letter == "q":
            return False
        if letter in ("", "n"):
            self.at = min(self.last, self.at + 1)
        elif letter == "b":
            self.at = max(0, self.at - 1)
        elif letter == "e":
            self.at = self.last
        else:
            self._jump(number if letter == "j" else typed)
        return True

    def _jump(self, number: str) -> None:
        try:
            self.at = whole_number("step", number, 0, self.last)
        except OptionError:
            problem = self.words.text("terminal-no-step", number=repr(number), last=self.last)
            self.notice = [styled(f" {problem} ", "warning")]

    def _draw(self) -> None:
        if self.notice and not self.screen.live:
            self.screen.show(*self.notice)
            return
        match = self._match(self.at)
        keys = self.words.text("terminal-replay-keys")
        bar = prompt_bar(self.screen, "bar", self._heading(match, self.at))
        page = Page(self.screen, match, None)
        self.screen.draw(page.lines(self._before(self.at), self.notice, keys, bar, None))

    def _match(self, step: int) -> Match:
        return read_record(self.record, self.edition, step)

    def _before(self, step: int) -> int:
        """How many events there were before this step."""
        return 0 if step == 0 else len(self._match(step - 1).events)

    def _heading(self, match: Match, step: int) -> str:
        """How far one has come, and the move that was made."""
        heading = self.words.text("terminal-step", step=step, last=self.last)
        moves = [entry for entry in match.entries if entry.seat != CHANCE]
        return f"{heading}  {moves[-1].text(match.setting.game)}" if moves else heading
