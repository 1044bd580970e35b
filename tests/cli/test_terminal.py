"""A real terminal: the page of its own, the questions, colours, the size."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from select import select

import pytest

if sys.platform == "win32":
    pytest.skip("needs a POSIX terminal", allow_module_level=True)

import fcntl
import pty
import struct
import termios

ENTER_PAGE, LEAVE_PAGE = "\x1b[?1049h", "\x1b[?1049l"
PATIENCE = 180.0
NOTHING_CAME = 5.0
"""Seconds after which a person presses once more."""
TASTES = ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLORTERM", "COLUMNS", "LINES")


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, *words: str, columns: int = 80, rows: int = 24, **environ: str) -> None:
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        clean = {name: value for name, value in os.environ.items() if name not in TASTES}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "corral", *words],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**clean, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environ},
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
        )
        os.close(inner)
        self.output = ""

    def until(self, text: str) -> str:
        """Read on until the text has come; what came since the last time."""
        deadline = time.monotonic() + PATIENCE
        start = len(self.output)
        while text not in self.output[start:]:
            assert time.monotonic() < deadline, self.output[start:]
            if select([self.end], [], [], 0.5)[0]:
                try:
                    self.output += os.read(self.end, 65536).decode(errors="replace")
                except OSError:  # the other end is closed
                    break
        return self.output[start:]

    def interrupt(self) -> None:
        """Ctrl+C, and again where nothing comes of it.

        Python's readline does not notice a signal between its prompt and its waiting.
        """
        os.killpg(self.process.pid, signal.SIGINT)
        while not select([self.end], [], [], NOTHING_CAME)[0]:
            os.killpg(self.process.pid, signal.SIGINT)

    def type(self, line: str) -> None:
        os.write(self.end, line.encode() + b"\n")

    def wait(self) -> int:
        self.until("no such text, so to the end")
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.end)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def test_play_asks_for_seats_and_names_and_plays_on_its_own_page(
    terminals: list[Terminal], tmp_path: Path
) -> None:
    terminal = Terminal("play", "elgaucho", "--seed", "3")
    terminals.append(terminal)
    terminal.until("Who plays?")
    terminal.type("human,robot")
    assert "there is no kind of player 'robot'" in terminal.until("Who plays?")
    terminal.type("human,random")
    terminal.until("Your name?")
    terminal.type("Ana")
    page = terminal.until("\n> ")
    assert ENTER_PAGE in page
    assert "Ana (you)" in page
    assert "\x1b[1;38;5;230;48;5;25m" in page  # the bar in the player's colour
    assert len(page.partition(ENTER_PAGE)[2].split("\r\n")) <= 24
    terminal.type("l")
    terminal.until("Enter: back")
    terminal.type("")
    terminal.until("\n> ")
    terminal.type("q")
    assert terminal.wait() == 0
    assert terminal.output.rstrip().endswith(LEAVE_PAGE)


def test_every_name_is_taken_only_once(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "elgaucho")
    terminals.append(terminal)
    terminal.until("Who plays?")
    terminal.type("human:2,random")
    terminal.until("Player 1)")
    terminal.type("Random 3")
    assert "Somebody is called Random 3 already." in terminal.until("Player 1)")
    terminal.type("Ana")
    terminal.until("Player 2)")
    terminal.type("Ana")
    assert "Somebody is called Ana already." in terminal.until("Player 2)")
    terminal.type("Bo")
    assert "pass the screen to Ana" in terminal.until("nobody else is looking")


def test_the_seats_of_a_record_are_offered(terminals: list[Terminal], tmp_path: Path) -> None:
    import corral

    file = tmp_path / "begun"
    names = ["Ana", "Random 2", "Cleo"]
    file.write_text(corral.new("elgaucho", players=3, seed=1, names=names).record())
    terminal = Terminal("play", "elgaucho", "--position", str(file))
    terminals.append(terminal)
    terminal.until("(Enter: human,random,human)")


def test_a_hand_scrolls_away_where_nothing_can_be_cleared(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "elgaucho", "--players", "human:2", TERM="dumb")
    terminals.append(terminal)
    assert "\r\n" * 20 not in terminal.until("looking.")
    terminal.type("")
    assert "Your hand" in terminal.until("\n> ")
    terminal.type("1")
    assert "\r\n" * 24 in terminal.until("Player 2: press Enter")
    assert "\x1b" not in terminal.output


def test_what_was_typed_is_not_passed_on(terminals: list[Terminal]) -> None:
    pytest.importorskip("readline")
    terminal = Terminal("play", "elgaucho", "--players", "human:2", "--seed", "3")
    terminals.append(terminal)
    terminal.until("looking.")
    terminal.type("")
    terminal.until("\n> ")
    terminal.type("keep nonsense")
    terminal.until("\n> ")
    terminal.type("1")
    terminal.until("looking.")
    terminal.type("")
    terminal.until("\n> ")
    terminal.type("\x1b[A\x1b[A\x1b[A")
    assert "nonsense" not in terminal.until("\n> ")


def test_no_color_is_respected(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "elgaucho", "--players", "human,random", NO_COLOR="1")
    terminals.append(terminal)
    page = terminal.until("\n> ")
    assert "Steppe" in page
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", page)


def test_ctrl_c_leaves_the_page(terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "kept"
    terminal = Terminal("play", "elgaucho", "--players", "human,random", "--record", str(file))
    terminals.append(terminal)
    terminal.until("\n> ")
    terminal.interrupt()
    assert terminal.wait() == 130
    rest = terminal.output.partition(LEAVE_PAGE)[2]
    assert f"kept in {file}" in rest
    assert "corral: interrupted" in rest
    assert file.exists()


def test_replay_steps(terminals: list[Terminal], tmp_path: Path) -> None:
    import corral

    file = tmp_path / "begun"
    match = corral.new("elgaucho", players=2, seed=1)
    match.play(0, match.legal(0)[0])
    file.write_text(match.record())
    terminal = Terminal("replay", str(file), columns=140, rows=50)
    terminals.append(terminal)
    assert "Move 0 of 1" in terminal.until("\n> ")
    terminal.type("")
    assert "Move 1 of 1" in terminal.until("\n> ")
    terminal.type("q")
    assert terminal.wait() == 0


# Kuhhandel Master


def test_play_asks_for_the_options_of_a_game(terminals: list[Terminal], tmp_path: Path) -> None:
    import corral

    file = tmp_path / "kept"
    terminal = Terminal("play", "kuhhandel", "--seed", "3", "--record", str(file))
    terminals.append(terminal)
    terminal.until("Who plays?")
    terminal.type("")
    options = terminal.until("Which of them otherwise?")
    assert "super_trade=no: after a cow trade you may also hold an auction (K-45)" in options
    terminal.type("3")
    assert "kuhhandel has no option '3'" in terminal.until("Which of them otherwise?")
    terminal.type("2, super_trade")
    terminal.until("Your name?")
    terminal.type("Ana")
    page = terminal.until("\n> ")
    assert "Ana (you)" in page
    assert len(page.partition(ENTER_PAGE)[2].split("\r\n")) <= 24
    terminal.type("q")
    assert terminal.wait() == 0
    options_kept = corral.replay(file.read_text()).setting.options
    assert options_kept == {"super_trade": True, "cash_count": True}


@pytest.mark.parametrize(
    "words", [("--option", "cash_count"), ("--players", "human,random:2")], ids=["option", "seats"]
)
def test_options_are_not_asked_for_twice(terminals: list[Terminal], words: tuple[str, str]) -> None:
    terminal = Terminal("play", "kuhhandel", *words)
    terminals.append(terminal)
    if words[0] == "--option":
        terminal.until("Who plays?")
        terminal.type("")
        terminal.until("Your name?")
        terminal.type("")
    terminal.until("\n> ")
    assert "Which of them otherwise?" not in terminal.output


def test_while_the_screen_is_passed_everybody_sees_the_table(terminals: list[Terminal]) -> None:
    words = ("play", "kuhhandel", "--players", "human:3", "--names", "Ana,Bo,Cleo", "--seed", "8")
    terminal = Terminal(*words, columns=100, rows=40)
    terminals.append(terminal)
    page = terminal.until("looking.")
    assert "pass the screen to Bo" in page
    assert "Farms" in page
    assert "(you)" not in page
    terminal.type("")
    assert "Bo (you)" in terminal.until("\n> ")
    terminal.type("auction")
    page = terminal.until("looking.")
    assert "Bo turns up a cat." in page
    assert "(you)" not in page
    terminal.type("")
    assert "Cleo (you)" in terminal.until("\n> ")


def test_kuhhandel_without_colours(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "kuhhandel", "--players", "human,random:2", NO_COLOR="1")
    terminals.append(terminal)
    page = terminal.until("\n> ")
    assert "Deck" in page
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", page)
