"""Gold Rush at the terminal: people, bots, saving, resuming, replaying, batches."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import corral as package

from .conftest import Corral
from .test_goldrush_drawing import with_tokens

FIRST_MOVES = "1\n" * 400
PLAY = ("play", "goldrush", "--seed", "4")
ALONE = (*PLAY, "--players", "human,random", "--names", "Ana")
TWO = (*PLAY, "--players", "human:2", "--names", "Ana,Bo")


def test_a_match_to_its_end_with_undo_save_and_replay(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "saved.corral"
    script = f"1\n1\nu\ns {file}\n" + FIRST_MOVES
    played = corral(*PLAY, "--names", "Ana", stdin=script)
    assert (played.code, played.err) == (0, "")
    after = played.out.partition("The move is taken back.")[2]
    assert "Place the tile that you have drawn." in after.partition("> ")[0]
    assert "The game is over" in played.told
    match = package.replay(file.read_text())
    assert match.over
    assert corral("replay", file, "--check").code == 0
    ranking = corral("replay", file).out.splitlines()[-3:]
    assert ranking == played.out.splitlines()[-6:-3]


@pytest.mark.parametrize("players", ["random,human", "human:2,random:3"])
def test_any_seats(corral: Corral, tmp_path: Path, players: str) -> None:
    file = tmp_path / "match.corral"
    words = ("play", "goldrush", "--seed", "5", "--players", players, "--record", file)
    assert corral(*words, stdin="1\n" * 1000).code == 0
    assert package.replay(file.read_text()).over


def test_options_of_the_command_line(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "match"
    words = (*ALONE, "--option", "no_farmers", "--record", file)
    result = corral(*words, stdin="1\n1\nq\n")
    assert "option no_farmers yes" in file.read_text()
    assert "Put a farmer" not in result.out
    assert corral(*PLAY, "--option", "farms", stdin="").code == 1


@pytest.mark.parametrize(
    ("language", "prompt", "bundle", "event"),
    [
        ("en", "Place the tile that you have drawn.", "turned in one of 2 ways", "draws the tile"),
        ("de", "Lege das gezogene Kärtchen", "eine von 2 Arten gedreht", "zieht das Kärtchen"),
        ("fr", "Placez la tuile", "une de 2 façons", "tire la tuile"),
    ],
)
def test_three_languages(
    corral: Corral, language: str, prompt: str, bundle: str, event: str
) -> None:
    result = corral(*PLAY, "--lang", language, stdin="?\n1\n1\n1\n")
    for wanted in (prompt, bundle, event):
        assert wanted in result.told


def place(seed: int = 4) -> str:
    """A placement that is possible at the beginning."""
    match = package.new("goldrush", players=2, seed=seed)
    return str(match.legal(match.actors[0])[-1])


def test_a_move_can_be_typed_in_full_or_without_its_first_word(corral: Corral) -> None:
    file = Path("begun")
    file.write_text(package.new("goldrush", players=2, seed=4).record())
    seat = package.replay(file.read_text()).actors[0]
    seats = ["random", "random"]
    seats[seat] = "human"
    words = ("play", "goldrush", "--position", file, "--players", ",".join(seats))
    move = place()
    _, cell, turn = move.split()
    for typed in (move, f"  {move.upper()} ", f"{cell} {turn}"):
        result = corral(*words, "--record", "kept", stdin=f"{typed}\nq\n")
        assert f" {move}\n" in Path("kept").read_text()
        assert "Put a cowboy on the new tile" in result.told
        Path("kept").unlink()


def test_the_second_step_can_be_left_again(corral: Corral) -> None:
    result = corral(*ALONE, stdin="1\n\nq\n\n")
    first, second, third = result.out.split("\n> ")[:3]
    assert "Enter: back to all moves" not in first
    assert "Enter: back to all moves" in second
    assert "Enter: back to all moves" not in third
    assert second.count("place ") > 1


def test_looking_around_changes_nothing_but_the_picture(corral: Corral) -> None:
    result = corral(*ALONE, "--record", "kept", stdin="map\n50,50\nq\n")
    assert result.code == 0
    assert result.out.count("Place the tile that you have drawn.") == 3
    assert "\np0" not in Path("kept").read_text()


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("nonsense", "I do not understand 'nonsense'"),
        ("99", "There is no move 99 in the list"),
        ("u", "There is nothing to take back"),
        ("place 40,40 0", "A tile at (40,40) would touch no edge of another one. G-4 "),
        ("pass", "First place the tile that you have drawn. G-4 "),
        ("r G-7", "G-7 "),
        ("r G-77", "There is no rule 'G-77'; the rules are G-1 to G-26."),
        ("?", "a tipi camp, a wild-horse herd"),
        ("l", "is the start player."),
    ],
)
def test_what_can_be_typed(corral: Corral, typed: str, answer: str) -> None:
    result = corral(*ALONE, stdin=f"{typed}\nq\n\n")
    assert result.code == 0
    assert answer in result.told


def test_a_match_is_gone_on_with(corral: Corral) -> None:
    hint = corral(*TWO, "--record", "kept", stdin="1\n1\nq\n").out.splitlines()[-1]
    assert hint == ("corral play goldrush --players human,human --position kept --record kept")
    before = Path("kept").read_text()
    assert corral(*hint.split()[1:], stdin="1\n1\n1\nq\n").code == 0
    after = Path("kept").read_text()
    assert after.startswith(before)
    assert after != before


def test_own_tokens_are_shown_only_after_the_screen_was_passed(
    corral: Corral, tmp_path: Path
) -> None:
    match = with_tokens(2, 2)
    file = tmp_path / "rich"
    file.write_text(match.record())
    first = match.actors[0]
    script = "\n1\n1\nl\npass\n\n1\nq\n\n"
    words = ("play", "goldrush", "--players", "human:2", "--position", file, "--record", "other")
    pages = corral(*words, stdin=script).out.split("Please pass the screen to ")
    assert [page[:2] for page in pages[1:]] == [("An", "Bo")[first], ("An", "Bo")[1 - first]]
    assert "Tokens  " not in pages[0]
    for page, seat in zip(pages[1:], (first, 1 - first), strict=True):
        own = sorted(match.view(seat)["players"][seat]["tokens"], reverse=True)
        assert f"Tokens  {' '.join(map(str, own))} " in page
        assert page.count("Tokens  ") == page.count(f"{'★Ω'[seat]}  Tokens  ")


def test_nothing_is_passed_while_nobody_has_tokens(corral: Corral) -> None:
    assert "pass the screen" not in corral(*TWO, stdin="1\n1\npass\nq\n\n").out


def test_bots_alone_can_be_watched(corral: Corral) -> None:
    result = corral("play", "goldrush", "--players", "random:4", "--seed", "4")
    assert result.code == 0
    assert "Result" in result.out


def test_a_batch(corral: Corral) -> None:
    words = ("play", "goldrush", "--quiet", "--num", "3", "--seed", "7", "--json")
    result = json.loads(corral(*words, "--players", "random:5").out)
    assert len(result["matches"]) == 3
    assert len(result["summary"]["mean_points"]) == 5
    assert "Goldrausch: 3 Partien" in corral(*words[:-1], "--lang", "de").out


def test_a_record_is_shown_move_by_move(corral: Corral) -> None:
    corral(*ALONE, "--record", "kept", stdin="1\n1\n1\n1\nq\n")
    out = corral("replay", "kept", "--at", "1").out
    assert "Move 1 of" in out
    assert "New: " in out
    assert "draws the tile" in corral("replay", "kept").told


@pytest.mark.parametrize(("encoding", "language"), [("ascii", "fr"), ("latin-1", "de")])
def test_other_encodings(process: Corral, encoding: str, language: str) -> None:
    words = (*PLAY, "--lang", language)
    result = process(*words, stdin="?\n1\n1\n1\nmap\nq\n\n", PYTHONIOENCODING=encoding)
    assert (result.code, result.err) == (0, "")
    assert "AA" in result.out
    assert "?" not in "".join(line for line in result.out.splitlines() if "===" in line)


def test_piped_output_is_plain(process: Corral) -> None:
    result = process(*PLAY, stdin="1\n1\n1\nq\n\n", TERM="xterm")
    assert "\x1b" not in result.out
    assert max(map(len, result.out.splitlines())) <= 80


# A terminal of its own

if sys.platform != "win32":
    from .test_terminal import ENTER_PAGE, Terminal, terminals  # noqa: F401

    @pytest.mark.parametrize(
        ("answer", "option"),
        [("", "no"), ("2\n1", "yes"), ("no_farmers", "yes"), ("farmers=no", "yes")],
    )
    def test_play_asks_for_the_options(
        terminals: list[Terminal],  # noqa: F811
        tmp_path: Path,
        answer: str,
        option: str,
    ) -> None:
        file = tmp_path / "kept"
        terminal = Terminal("play", "goldrush", "--seed", "4", "--record", str(file))
        terminals.append(terminal)
        terminal.until("Who plays?")
        terminal.type("human,random")
        assert "farmers=yes: Farmers" in terminal.until("Which of them otherwise?")
        terminal.type(answer)
        terminal.until("Your name?")
        terminal.type("Ana")
        page = terminal.until("\n> ")
        assert ENTER_PAGE in page
        assert len(page.partition(ENTER_PAGE)[2].split("\r\n")) <= 24
        assert f"option no_farmers {option}\n" in file.read_text()
        terminal.type("q")
        assert terminal.wait() == 0

    def test_without_colours_and_with(terminals: list[Terminal]) -> None:  # noqa: F811
        words = ("play", "goldrush", "--seed", "4", "--players", "human,random")
        terminals += [Terminal(*words), Terminal(*words, NO_COLOR="1")]
        for terminal, coloured in zip(terminals, (True, False), strict=True):
            page = terminal.until("\n> ")
            assert ("48;5;143m" in page) == coloured
            assert "═════" in page
