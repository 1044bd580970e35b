"""Whatever is wrong gets a sentence that names it, an exit code, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import corral as package
from corral.languages import LANGUAGES

from .conftest import Corral

PLAY = ("play", "elgaucho")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("play", "poker"), "there is no game 'poker'; there are elgaucho"),
        (("rules", "poker"), "there is no game 'poker'; there are elgaucho"),
        (
            (*PLAY, "--players", "human,robot"),
            "no kind of player 'robot' in 'human,robot'; there are",
        ),
        ((*PLAY, "--players", ""), "no kind of player '' in ''"),
        ((*PLAY, "--players", "human,"), "no kind of player '' in 'human,'"),
        ((*PLAY, "--players", "human"), "elgaucho is played by 2 to 4, not by 1"),
        ((*PLAY, "--players", "human,random:4"), "elgaucho is played by 2 to 4, not by 5"),
        ((*PLAY, "--players", "random:0"), "the count of random '0' is not a whole number"),
        ((*PLAY, "--players", "random:x"), "the count of random 'x' is not a whole number"),
        ((*PLAY, "--players", "random:999999999999"), "is not a whole number from 1 to 4"),
        ((*PLAY, "--seed", "abc"), "--seed 'abc' is not a whole number from 0 to 2**64 - 1"),
        ((*PLAY, "--seed", "-5"), "--seed '-5' is not a whole number from 0 to 2**64 - 1"),
        ((*PLAY, "--seed", "1.5"), "--seed '1.5' is not a whole number"),
        ((*PLAY, "--seed", str(2**64)), f"--seed '{2**64}' is not a whole number"),
        ((*PLAY, "--seed", "٣"), "is not a whole number"),
        ((*PLAY, "--names", "Ana,Bo,Cleo,Dov"), "gives 4 names for 3 seats"),
        ((*PLAY, "--names", "Ana,,Cleo"), "'Ana,,Cleo' has an empty name; right would be Ana,Bo"),
        ((*PLAY, "--names", ","), "--names ',' has an empty name; right would be Ana,Bo"),
        ((*PLAY, "--names", "Ana,Ana"), "two seats have the name 'Ana'; give each its own"),
        ((*PLAY, "--names", "Cowhand 2"), "two seats have the name 'Cowhand 2'"),
        ((*PLAY, "--names", "x" * 61), "is not one line of at most 60 characters"),
        ((*PLAY, "--option", "super"), "elgaucho has no option 'super'; it has none"),
        ((*PLAY, "--rules", "2"), "rules version 2 of elgaucho is not known; known: 1"),
        ((*PLAY, "--rules", "old"), "--rules 'old' is not a whole number from 1 to 10000"),
        (("play", "kuhhandel", "--option", "super_trade=maybe"), "where one of no, yes is wanted"),
        (
            (*PLAY, "--lang", "qq"),
            f"there is no language 'qq'; there are {', '.join(LANGUAGES)}",
        ),
        (("rules", "elgaucho", "--lang", ""), "there is no language ''"),
        ((*PLAY, "--quiet", "--num", "0"), "--num '0' is not a whole number from 1 to 1000000"),
        ((*PLAY, "--quiet", "--num", "many"), "--num 'many' is not a whole number"),
        ((*PLAY, "--edition", "missing.toml"), "missing.toml: cannot be read: No such file"),
        ((*PLAY, "--edition", "."), ".: cannot be read: Is a directory"),
        ((*PLAY, "--position", "missing"), "missing: cannot be read: No such file"),
        ((*PLAY, "--record", "no/such/x"), "no/such/x: there is no folder no/such"),
        ((*PLAY, "--record", "."), ".: exists already"),
        ((*PLAY, "--record", "x" * 300), "xxx: cannot be a file: File name too long"),
        ((*PLAY, "--record", "x" * 250), "xxx: cannot be written: File name too long"),
        ((*PLAY, "--record", "~nosuchuser/x"), "'~nosuchuser/x' cannot be a file"),
        ((*PLAY, "--quiet", "--record", "x" * 300), "xxx: is no folder and cannot be made"),
        ((*PLAY, "--quiet", "--json", "--record", "/dev/null"), "/dev/null: is no folder"),
        (("replay", "missing"), "missing: cannot be read: No such file"),
        (("replay", "."), ".: cannot be read: Is a directory"),
        (("replay", "/dev/zero"), "/dev/zero: is longer than"),
    ],
)
def test_refused(corral: Corral, words: tuple[str, ...], complaint: str) -> None:
    result = corral(*words)
    assert result.code == 1
    assert complaint in result.err
    assert result.out == ""


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("dance",), "invalid choice: 'dance'"),
        (("play",), "required: GAME"),
        (("replay",), "required: FILE"),
        (("--fast",), "unrecognized arguments: --fast\nTry 'corral --help'."),
        (("info", "--fast"), "unrecognized arguments: --fast\nTry 'corral info --help'."),
        (("play", "elgaucho", "--fast"), "unrecognized arguments: --fast\nTry 'corral play"),
        (("play", "elgaucho", "--seed"), "expected one argument"),
        ((*PLAY, "--quiet", "--players", "human,random"), "human,random has a human seat"),
        ((*PLAY, "--num", "2", "--seed", str(2**64 - 1)), "lead beyond the last seed"),
        ((*PLAY, "--rules", "1", "--position", "x"), "the file names its own rules"),
        (("replay", "x", "--check", "--at", "1"), "it goes without --at and --position"),
        (("replay", "x", "--check", "--position"), "it goes without --at and --position"),
    ],
)
def test_used_wrongly(corral: Corral, words: tuple[str, ...], complaint: str) -> None:
    result = corral(*words)
    assert result.code == 2
    assert complaint in result.err
    assert result.out == ""


# Files


@pytest.fixture
def record() -> str:
    return package.new("elgaucho", players=2, seed=1).record()


@pytest.fixture
def position() -> str:
    return package.new("elgaucho", players=2, seed=1).position()


def test_a_record_that_is_none(corral: Corral, tmp_path: Path, position: str) -> None:
    file = tmp_path / "file"
    for text, complaint in (
        ("", "line 1, column 1: the text ends"),
        ("hello\n", "line 1, column 1: 'hello' stands where `corral-record` is wanted"),
        (position, "line 1, column 1: 'corral-position' stands where `corral-record` is wanted"),
    ):
        file.write_text(text)
        result = corral("replay", file)
        assert result.code == 1
        assert f"{file}: {complaint}" in result.err


def test_a_record_with_a_wrong_line(corral: Corral, tmp_path: Path, record: str) -> None:
    file = tmp_path / "file"
    last = len(record.splitlines()) + 1
    for line, complaint in (
        ("p0 keep W99", f"line {last}, column 9: 'W99' stands where a tile"),
        ("p0 end", f"line {last}, column 4: illegal move (E-9). First everybody chooses"),
        ("result 1 2", f"line {last}, column 1: the match is not over"),
    ):
        file.write_text(f"{record}{line}\n")
        for more in ((), ("--check",), ("--at", "1")):
            result = corral("replay", file, *more)
            assert result.code == 1
            assert f"{file}: {complaint}" in result.err


@pytest.mark.parametrize(
    ("language", "complaint"),
    [
        ("de", "Spalte 4: kein erlaubter Spielzug (E-9). Zuerst wählen alle die Kärtchen"),
        ("fr", "colonne 4\u00a0: coup interdit (E-9). Chacun choisit d’abord"),
    ],
)
def test_a_move_against_the_rules_in_a_record(
    corral: Corral, tmp_path: Path, record: str, language: str, complaint: str
) -> None:
    file = tmp_path / "file"
    file.write_text(f"{record}p0 end\n")
    for words in (("replay", file), (*PLAY, "--position", file)):
        result = corral(*words, "--lang", language)
        assert result.code == 1
        assert complaint in result.err


def test_a_position_that_is_none(corral: Corral, tmp_path: Path, position: str) -> None:
    file = tmp_path / "file"
    for text, complaint in (
        ("", "line 1"),
        (position.replace("phase keep", "phase dance"), "'dance' stands where one of"),
        (position.replace("players 2", "players 9"), "'9' stands where a number from 2 to 4"),
        (position.replace("elgaucho", "poker"), "there is no game 'poker'"),
    ):
        file.write_text(text)
        result = corral(*PLAY, "--position", file)
        assert result.code == 1
        assert f"{file}: " in result.err
        assert complaint in result.err


def test_a_position_for_other_seats(corral: Corral, tmp_path: Path, position: str) -> None:
    file = tmp_path / "file"
    file.write_text(position)
    result = corral(*PLAY, "--position", file, "--players", "human,random:2")
    assert result.code == 1
    assert f"{file} is a match of 2, but 'human,random:2' are 3" in result.err


def test_files_that_are_no_text(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"corral-record 1\n\xff\xfe")
    for words in (("replay", file), (*PLAY, "--position", file)):
        result = corral(*words)
        assert result.code == 1
        assert f"{file}: byte 17 is not UTF-8 text" in result.err
    result = corral(*PLAY, "--edition", file)
    assert result.code == 1
    assert "is not UTF-8 text" in result.err


def test_a_byte_order_mark_is_no_part_of_a_text(
    corral: Corral, tmp_path: Path, record: str, position: str
) -> None:
    file = tmp_path / "file"
    file.write_text(record, encoding="utf-8-sig")
    assert corral("replay", file, "--check").code == 0
    file.write_text(position, encoding="utf-8-sig")
    assert corral(*PLAY, "--position", file).code == 0


def test_editions(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    classic = Path(package.game("elgaucho").edition().source).read_text()
    for text, complaint in (
        ("= 3", "is not TOML"),
        ("name = 'x'", "lacks `tiles`"),
        (classic.replace("full_at = 20", "full_at = 'high'"), "pampa.full_at: is 'high'"),
    ):
        file.write_text(text)
        result = corral(*PLAY, "--quiet", "--edition", file)
        assert result.code == 1
        assert str(file) in result.err
        assert complaint in result.err


def test_the_edition_of_a_record_is_wanted(corral: Corral, tmp_path: Path) -> None:
    edition, folder = tmp_path / "mine.toml", tmp_path / "records"
    classic = Path(package.game("elgaucho").edition().source).read_text()
    edition.write_text(classic.replace("full_at = 20", "full_at = 15"))
    batch = (*PLAY, "--quiet", "--json", "--seed", "1", "--edition", edition, "--record", folder)
    assert corral(*batch).code == 0
    record = folder / "elgaucho-1.corral"
    assert corral("replay", record, "--check", "--edition", edition).code == 0
    assert corral("replay", record, "--check").code == 0  # it holds the edition itself
    untold = [line for line in record.read_text().splitlines() if not line.startswith("|")]
    record.write_text("\n".join(untold))
    result = corral("replay", record, "--check")
    assert result.code == 1
    assert "give the file of the right edition" in result.err


def test_a_folder_that_cannot_be_written_to(
    corral: Corral, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    result = corral(*PLAY, "--record", tmp_path / "x")
    assert result.code == 1
    assert f"{tmp_path / 'x'}: the folder {tmp_path} cannot be written to" in result.err


# Output that goes nowhere


@pytest.mark.parametrize("command", ["rules elgaucho", "info", "play elgaucho --players random:2"])
def test_a_closed_pipe_is_no_accident(command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "corral", *command.split()],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("word", ["info", "--help", "--version"])
def test_a_full_disk_is_told(word: str, unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "corral", word],
            stdout=full,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "corral: cannot write the output: No space left on device\n"


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("play elgaucho <&-", 0),
        ("play elgaucho <&- >&- 2>&-", 0),
        ("info >&-", 0),
        ("rules elgaucho >&-", 0),
        ("--help >&-", 0),
        ("play poker 2>&-", 1),
        ("dance 2>&-", 2),
    ],
)
def test_closed_streams_are_no_accident(command: str, code: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m corral {command}', sys.executable],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (code, "")
    assert "corral:" not in done.stdout


def test_names_that_the_output_cannot_spell(tmp_path: Path, record: str) -> None:
    (tmp_path / "Färse.corral").write_text(record)
    done = subprocess.run(
        [sys.executable, "-m", "corral", "replay", "--check", "Färse.corral"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    setting = "elgaucho, rules 1, edition classic"
    assert done.stdout == f"F\\xe4rse.corral: OK ({setting}, 0 moves, not finished)\n"


def test_trouble_with_a_file_is_not_blamed_on_the_output(
    corral: Corral, monkeypatch: pytest.MonkeyPatch
) -> None:
    from corral.terminal import batch

    def fail(*asked: object) -> None:
        raise PermissionError(13, "Permission denied", "some/file")

    monkeypatch.setattr(batch, "run", fail)
    result = corral(*PLAY, "--quiet", "--json")
    assert (result.code, result.err) == (1, "corral: some/file: Permission denied\n")


def test_ctrl_c(corral: Corral, monkeypatch: pytest.MonkeyPatch) -> None:
    from corral.terminal import batch

    def interrupt(*asked: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(batch, "run", interrupt)
    result = corral(*PLAY, "--quiet", "--json")
    assert (result.code, result.out, result.err) == (130, "", "\ncorral: interrupted\n")
