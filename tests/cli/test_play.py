"""``corral play``: matches that people play, scripted through standard input."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

import corral as package
from corral.terminal.called import called
from tests.tables import each_once

from .conftest import Corral

FIRST_MOVES = "1\n" * 1000


def test_a_match_to_its_end_with_undo_save_and_replay(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "saved.corral"
    script = f"1\n1\n1\nu\n1\ns {file}\n" + FIRST_MOVES
    played = corral("play", "elgaucho", "--seed", "3", "--names", "Ana", stdin=script)
    assert (played.code, played.err) == (0, "")
    after = played.out.partition("The move is taken back.")[2]
    assert "Take two dice" in after.partition("> ")[0]
    assert "The game is over" in played.told
    assert played.out.endswith(f"kept in {file}. To come back to it:\ncorral replay {file}\n")
    match = package.replay(file.read_text())
    assert match.over
    assert match.names == ("Ana", "Cowhand 2", "Cowhand 3")
    assert corral("replay", file, "--check").code == 0
    ranking = corral("replay", file).out.splitlines()[-3:]
    assert ranking == played.out.splitlines()[-6:-3]


@pytest.mark.parametrize("players", ["random,human", "human:2,random:2"])
def test_any_seats(corral: Corral, tmp_path: Path, players: str) -> None:
    file = tmp_path / "match.corral"
    words = ("play", "elgaucho", "--seed", "5", "--players", players, "--record", file)
    assert corral(*words, stdin=FIRST_MOVES).code == 0
    assert package.replay(file.read_text()).over


def test_a_seed_makes_it_repeatable(corral: Corral, tmp_path: Path) -> None:
    records = []
    for name in ("one", "two"):
        file = tmp_path / name
        corral("play", "elgaucho", "--seed", "3", "--record", file, stdin="1\n" * 30)
        records.append(file.read_text())
    assert records[0] == records[1]


@pytest.mark.parametrize(
    ("language", "prompt", "move", "event"),
    [
        ("en", "Choose the tiles that you keep.", "Keep the", "ends the turn."),
        ("de", "Wähle die Kärtchen, die du behältst.", "Behalten:", "beendet den Zug."),
        ("fr", "Choisissez les tuiles que vous gardez.", "Garder la", "termine son tour."),
    ],
)
def test_three_languages(corral: Corral, language: str, prompt: str, move: str, event: str) -> None:
    words = ("play", "elgaucho", "--seed", "3", "--lang", language)
    result = corral(*words, stdin="?\n1\n1\n1\n")
    for wanted in (prompt, move, event, "stand c3 5+6"):
        assert wanted in result.told


def test_notation_can_be_typed(corral: Corral) -> None:
    match = package.new("elgaucho", players=2, seed=3)
    keep = str(match.legal(0)[-1])
    script = f"{keep}\n  place   wish\nq\n\n"
    result = corral("play", "elgaucho", "--seed", "3", "--players", "human,random", stdin=script)
    assert "puts a gaucho on WISH" in result.out


def test_a_refused_move_is_answered_with_its_rule(corral: Corral) -> None:
    result = corral("play", "elgaucho", "--seed", "3", stdin="end\nq\n\n")
    assert "First everybody chooses the tiles to keep. E-9 " in result.told
    assert "E-9  Draw 3" in result.out


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        (
            "de",
            [
                "Zuerst wählen alle die Kärtchen, die sie behalten. E-9 Ziehe heimlich 3 Kärtchen",
                "Ich verstehe 'tanz' nicht; tippe eine Nummer, einen Spielzug wie keep ",
                "'keep x' ist kein Spielzug: Ab Spalte 6 passt es nicht.",
                "Es gibt keine Regel 'E-77'; die Regeln sind E-1 bis E-46.",
            ],
        ),
        (
            "fr",
            [
                "Chacun choisit d’abord les tuiles qu’il garde. E-9 Tirez",
                "Je ne comprends pas 'tanz' ; tapez un numéro, un coup comme keep ",
                "'keep x' n’est pas un coup : cela ne va plus à partir de la colonne 6.",
                "Il n’y a pas de règle 'E-77' ; les règles vont de E-1 à E-46.",
            ],
        ),
    ],
)
def test_refusals_are_in_the_language_of_the_player(
    corral: Corral, language: str, answers: list[str]
) -> None:
    script = "end\ntanz\nkeep x\nr E-77\nq\n\n"
    result = corral("play", "elgaucho", "--seed", "3", "--lang", language, stdin=script)
    for answer in answers:
        assert answer in result.told
    assert "keep_first" not in result.out
    assert "stands where" not in result.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("nonsense", "I do not understand 'nonsense'; type a number, a move such as keep "),
        ("nonsense", "'nonsense' is no move: from column 1 on it does not fit."),
        ("nonsense", "'nonsense' stands where one of keep, place, take"),
        ("99", "There is no move 99 in the list"),
        ("0", "There is no move 0 in the list"),
        ("²", "There is no move ² in the list"),
        ("u", "There is nothing to take back"),
        ("s", "Name the file to save to"),
        ("s /no/such/folder/x", "there is no folder /no/such/folder"),
        ("r E-19", "E-19 In one turn you touch each action area only once."),
        ("r", "There is no rule ''; the rules are E-1 to E-46."),
        ("r E-77", "There is no rule 'E-77'; the rules are E-1 to E-46."),
        ("Rule e-23", "E-23 Your turn ends when you say so."),
        ("?", "a standing gaucho, a lying gaucho"),
        ("help", "a standing gaucho, a lying gaucho"),
        ("l", "gets the start player token"),
        ("LOG", "gets the start player token"),
        ("b", "Steppe"),
        ("Undo", "There is nothing to take back"),
        ("save", "Name the file to save to"),
        ("END", "First everybody chooses the tiles to keep. E-9 "),
    ],
)
def test_what_can_be_typed(corral: Corral, typed: str, answer: str) -> None:
    result = corral("play", "elgaucho", "--seed", "3", stdin=f"{typed}\nq\n\n")
    assert result.code == 0
    assert answer in result.told


def test_save_does_not_write_over_what_is_there(corral: Corral, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    script = "1\ns mine\ns other\n1\ns other\nq\n"
    result = corral("play", "elgaucho", "--seed", "3", stdin=script)
    assert "mine: exists already" in result.out
    assert (tmp_path / "mine").read_text() == "precious"
    assert "other" in result.out.splitlines()[-1] + result.out.splitlines()[-2]
    assert package.replay((tmp_path / "other").read_text()).names[0] == "Player 1"


UNUSABLE = ["~nosuchuser/x", "x" * 300, "a\0b"]


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_name_that_no_file_can_have_is_refused(corral: Corral, name: str) -> None:
    script = f"1\ns {name}\nu\n1\nq\n{name}\ngood\n"
    result = corral("play", "elgaucho", "--seed", "3", stdin=script)
    assert (result.code, result.err) == (0, "")
    assert "".join(result.out.split()).count("cannotbeafile:") == 2
    assert "p0 keep" in Path("good").read_text()
    assert [path.name for path in Path().iterdir()] == ["good"]


@pytest.mark.parametrize("word", ["q", "Q", "quit", "Exit"])
def test_words_for_leaving(corral: Corral, word: str) -> None:
    assert "Save the match?" in corral("play", "elgaucho", stdin=f"1\n{word}\n\n").out


@pytest.mark.parametrize(("language", "word"), [("de", "Schluss"), ("fr", "quitter")])
def test_words_of_other_languages(corral: Corral, language: str, word: str) -> None:
    result = corral("play", "elgaucho", "--lang", language, stdin=f"1\n{word}\n\n1\n")
    assert word + "\n" in result.out
    assert not result.out.rstrip().endswith(">")


def test_the_case_of_a_move_does_not_matter(corral: Corral) -> None:
    keep = str(package.new("elgaucho", players=2, seed=3).legal(0)[-1])
    script = f"{keep.lower()}\nPLACE Wish\nq\n\n"
    result = corral("play", "elgaucho", "--seed", "3", "--players", "human,random", stdin=script)
    assert "puts a gaucho on WISH" in result.out


# Leaving


def test_quitting_offers_to_save(corral: Corral, tmp_path: Path) -> None:
    result = corral("play", "elgaucho", "--seed", "3", stdin="1\nq\n/no/such/x\nkept\n")
    assert result.code == 0
    assert "there is no folder /no/such" in result.out
    assert result.out.endswith(
        "\ncorral play elgaucho --players human,cowhand,cowhand --position kept --record kept\n"
    )
    assert not package.replay((tmp_path / "kept").read_text()).over


@pytest.mark.parametrize("script", ["", "1\n", "1\n1\n1", "1\nq\n"])
def test_the_end_of_input_is_no_accident(corral: Corral, script: str) -> None:
    result = corral("play", "elgaucho", "--seed", "3", stdin=script)
    assert (result.code, result.err) == (0, "")
    assert ("was not saved" in result.out) == bool(script)


def test_with_record_nothing_is_lost(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "match.corral"
    result = corral("play", "elgaucho", "--seed", "3", "--record", file, stdin="1\n1\n1\n")
    assert result.code == 0
    assert f"--position {file}" in result.out
    assert "p0 take" in file.read_text()


def test_a_disk_that_fills_up_does_not_stop_the_match(
    corral: Corral, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    def ask(prompt: str) -> str:
        monkeypatch.setattr(Path, "replace", fail)
        return next(lines)

    lines = iter(["1", "1", "q"])
    monkeypatch.setattr("builtins.input", ask)
    result = corral("play", "elgaucho", "--seed", "3", "--record", "kept")
    assert result.told.count("kept: cannot be written: No space left on device") == 2
    assert "Take two dice" in result.told
    assert (result.code, "No space left" in result.err) == (1, True)
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]


def test_a_record_is_gone_on_with(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "match.corral"
    corral("play", "elgaucho", "--seed", "3", "--names", "Ana", "--record", file, stdin="1\n1\n1\n")
    half = file.read_text()
    assert corral("play", "elgaucho", "--position", file, stdin=FIRST_MOVES).code == 0
    whole = file.read_text()
    assert whole.startswith(half)
    assert "seat p0 Ana" in whole
    assert package.replay(whole).over


def test_the_same_people_come_back(corral: Corral, tmp_path: Path) -> None:
    words = ("play", "elgaucho", "--seed", "3", "--players", "human:2", "--names", "Ana,Bo")
    hint = corral(*words, "--record", "my match", stdin="\n1\nq\n").out.splitlines()[-1]
    assert hint == (
        "corral play elgaucho --players human,human --position 'my match' --record 'my match'"
    )
    for again in (shlex.split(hint)[1:], ["play", "elgaucho", "--position", "my match"]):
        before = (tmp_path / "my match").read_text()
        result = corral(*again, stdin="\n1\nq\n")
        assert "Ana: " in result.out or "Bo: " in result.out  # so both are people
        assert result.out.splitlines()[-1] == hint
        after = (tmp_path / "my match").read_text()
        assert after.startswith(before)
        assert after != before


def test_the_edition_comes_back_with_the_record(corral: Corral, tmp_path: Path) -> None:
    classic = Path(package.game("elgaucho").edition().source).read_text()
    (tmp_path / "mine.toml").write_text(classic.replace("full_at = 20", "full_at = 15"))
    words = ("play", "elgaucho", "--edition", "mine.toml", "--record", "kept")
    hint = corral(*words, stdin="1\nq\n").out.splitlines()[-1]
    (tmp_path / "mine.toml").unlink()
    assert hint.endswith("--record kept")
    assert corral(*shlex.split(hint)[1:], stdin="q\n").code == 0


def test_a_position_is_not_written_over(corral: Corral, tmp_path: Path) -> None:
    file = tmp_path / "position"
    file.write_text(package.new("elgaucho", players=2, seed=1).position())
    before = file.read_text()
    corral("play", "elgaucho", "--position", file, stdin="1\nq\n\n")
    assert file.read_text() == before


def test_the_hint_calls_the_program_as_it_was_called(
    corral: Corral, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "a folder"
    folder.mkdir()
    program = folder / "corral"
    program.touch(0o755)
    monkeypatch.setenv("PATH", "/nowhere")
    for word, shown in (
        ("corral", "corral"),
        (".venv/bin/corral", ".venv/bin/corral"),
        (str(program), f"'{program}'"),
        ("/x/corral/__main__.py", f"{sys.executable} -m corral"),
    ):
        monkeypatch.setattr(sys, "argv", [word])
        assert called() == shown
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert called() == "corral"


def test_ctrl_c_keeps_the_record(
    corral: Corral, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = corral("play", "elgaucho", "--record", "kept")
    assert result.code == 130
    assert "kept in kept" in result.out
    assert result.err == "\ncorral: interrupted\n"
    assert package.replay((tmp_path / "kept").read_text()).actors


# One screen for several people


def test_secrets_are_shown_only_after_the_screen_was_passed(corral: Corral) -> None:
    match = package.new("elgaucho", players=2, seed=3)
    hands = [match.view(seat)["players"][seat]["hand"] for seat in (0, 1)]
    words = ("play", "elgaucho", "--seed", "3", "--players", "human:2", "--names", "Ana,Bo")
    pages = corral(*words, stdin="\n1\n\nl\n1\nq\n\n").out.split("Please pass the screen to ")
    assert [page[:3] for page in pages[1:]] == ["Ana", "Bo."]
    before, anas, bos = pages
    assert "Your hand" not in before
    for page, own, other in ((anas, *hands), (bos, *reversed(hands))):
        first = page.partition("> ")[0]
        assert "Your hand  " + "   ".join(own) in first
        assert "   ".join(other) not in page


def test_a_prompt_names_its_player_as_the_language_does(corral: Corral) -> None:
    words = ("play", "elgaucho", "--players", "human:2", "--names", "Ana,Bo", "--lang")
    for language, prompt in (
        ("en", "Ana: Choose the tiles"),
        ("de", "Ana: Wähle die Kärtchen"),
        ("fr", "Ana\u00a0: Choisissez les tuiles"),
    ):
        assert prompt in corral(*words, language, stdin="\nq\n\n").out


def test_with_one_person_nothing_is_passed(corral: Corral) -> None:
    assert "pass the screen" not in corral("play", "elgaucho", stdin="1\n1\nq\n\n").out


def test_bots_alone_can_be_watched(corral: Corral) -> None:
    result = corral("play", "elgaucho", "--players", "random:2", "--seed", "4")
    assert result.code == 0
    assert "Round 1 begins" in result.told
    assert "Result" in result.out


# Terminals that cannot do everything


@pytest.mark.parametrize(
    ("encoding", "language"), each_once(["ascii", "latin-1", "cp1252"], ["de", "fr"])
)
def test_other_encodings(process: Corral, encoding: str, language: str) -> None:
    words = ("play", "elgaucho", "--seed", "3", "--lang", language)
    result = process(*words, stdin="?\n1\n1\nq\n\n", PYTHONIOENCODING=encoding)
    assert (result.code, result.err) == (0, "")
    assert "*  " in result.out
    assert "W7/3" in result.out


def test_what_is_typed_need_not_be_text(process: Corral) -> None:
    result = process("play", "elgaucho", stdin=b"\xff\xfe\x00\nq\n\n")
    assert (result.code, result.err) == (0, "")


def test_piped_output_is_plain(process: Corral) -> None:
    result = process("play", "elgaucho", "--seed", "3", stdin="1\n1\n1\nq\n\n", TERM="xterm")
    assert "\x1b" not in result.out
    assert max(map(len, result.out.splitlines())) <= 80
