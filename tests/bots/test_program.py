"""The line protocol: programs that play well, and programs that do not."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import corral
from corral.bots import Limit, ask, new_bot, protocol
from corral.bots import program as module
from corral.bots.program import Fault, ProgramBot, _one_line, program_name
from corral.bots.protocol import Late, Wire
from corral.cli import main
from corral.core.errors import CorralError
from corral.core.prng import Sfc32
from corral.terminal.faults import fault_sentences
from corral.words import Words
from tests.sayings import plain

ROOT = Path(__file__).resolve().parents[2]
MISBEHAVING = Path(__file__).with_name("misbehaving.py")
SHORT = Limit(seconds=0.15)
CALM = Limit(seconds=60.0)
"""For programs that answer: on a busy machine that may take a while."""
SLOW = ("unknown type", "late", "flood")
"""Ways that are known by no answer having come in time."""
DYING = ("dies", "dead at once", "ends")
"""Ways that end by themselves: that may take a while, too."""


def misbehaving(way: str) -> str:
    return f"exec:{sys.executable} {MISBEHAVING} '{way}'"


def play(way: str, moves: int = 6, limit: Limit | None = None) -> list[Fault]:
    """Some moves of Gold Rush with such a program at the first seat, and its faults."""
    match = corral.new("goldrush", players=2, seed=4)
    bot = new_bot(misbehaving(way), 1, 0, limit or (SHORT if way in SLOW else CALM))
    other = new_bot("random", 1, 1)
    assert isinstance(bot, ProgramBot)
    with pytest.MonkeyPatch.context() as patch:
        if way in DYING:
            patch.setattr(protocol, "PARTING", CALM.seconds)
        if way != "mute":
            patch.setattr(module, "TIME_TO_START", CALM.seconds)
        try:
            for _ in range(moves):
                seat = match.actors[0]
                mover = bot if seat == 0 else other
                match.play(seat, ask(mover, match, seat))
            return bot.faults
        finally:
            bot.close()


@pytest.mark.parametrize(
    "way", ["well", "old answer", "news of tomorrow", "spaces", "stops when told"]
)
def test_what_is_in_order_has_no_faults(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", CALM.seconds)
    assert play(way, limit=SHORT if way == "stops when told" else CALM) == []


BLAMED = {
    # A way to misbehave: what kind of fault it is, why, and how that is said.
    "garbage": (
        "garbage",
        "not_json",
        "not JSON: I think I shall pass",
        "kein JSON: I think I shall pass",
        "pas du JSON : I think I shall pass",
    ),
    "list": (
        "garbage",
        "not_object",
        "not a JSON object: [1, 2]",
        "kein JSON-Objekt: [1, 2]",
        "pas un objet JSON : [1, 2]",
    ),
    "no id": (
        "garbage",
        "wrong_id",
        "a move with the id None, wanted is 1",
        "ein Zug mit der id None, gefragt war 1",
        "un coup avec l’id None au lieu de 1",
    ),
    "unknown type": (
        "late",
        "unknown_type",
        "no move within 0.15 seconds, but a message of the unknown type 'resign'",
        "kein Zug innerhalb von 0,15 Sekunden, aber eine Nachricht der unbekannten Art 'resign'",
        "aucun coup en 0,15 seconde, mais un message du type inconnu 'resign'",
    ),
    "late": (
        "late",
        "no_move",
        "no move within 0.15 seconds",
        "kein Zug innerhalb von 0,15 Sekunden",
        "aucun coup en 0,15 seconde",
    ),
    "flood": (
        "late",
        "no_move",
        "no move within 0.15 seconds",
        "kein Zug innerhalb von 0,15 Sekunden",
        "aucun coup en 0,15 seconde",
    ),
    "dies": (
        "dead",
        "exited_saying",
        "exit status 5: out of ideas",
        "Rückgabewert 5: out of ideas",
        "code de sortie 5 : out of ideas",
    ),
    "ends": ("dead", "exited", "exit status 6", "Rückgabewert 6", "code de sortie 6"),
    "falls silent": (
        "dead",
        "closed",
        "it closed its output",
        "es hat seine Ausgabe geschlossen",
        "le programme a fermé sa sortie",
    ),
    "falls silent with a word": (
        "dead",
        "closed_saying",
        "it closed its output: no more",
        "es hat seine Ausgabe geschlossen: no more",
        "le programme a fermé sa sortie : no more",
    ),
    "dead at once": (
        "dead",
        "exited_saying",
        "exit status 3: no licence found",
        "Rückgabewert 3: no licence found",
        "code de sortie 3 : no licence found",
    ),
    "other protocol": (
        "dead",
        "other_protocol",
        "it speaks protocol 99, wanted is 1",
        "es spricht Protokoll 99, verlangt ist 1",
        "le programme parle le protocole 99 au lieu de 1",
    ),
    "wants the moon": (
        "dead",
        "other_wants",
        "it wants ['moon'], there are events, observation, moves, position, tensor",
        "es will ['moon'] wissen; möglich sind events, observation, moves, position, tensor",
        "il demande ['moon'] ; au choix : events, observation, moves, position, tensor",
    ),
    "chatty": (
        "dead",
        "not_ready_but_not_json",
        "no `ready`, but a line that is not JSON: Loading the model",
        "kein `ready`, sondern eine Zeile, die kein JSON ist: Loading the model",
        "pas de `ready`, mais une ligne qui n’est pas du JSON : Loading the model",
    ),
    "greets with a number": (
        "dead",
        "not_ready_but_not_object",
        "no `ready`, but a line that is not a JSON object: 1",
        "kein `ready`, sondern eine Zeile, die kein JSON-Objekt ist: 1",
        "pas de `ready`, mais une ligne qui n’est pas un objet JSON : 1",
    ),
    "mute": (
        "dead",
        "not_ready",
        "no `ready` within 0.2 seconds",
        "kein `ready` innerhalb von 0,2 Sekunden",
        "aucun `ready` en 0,2 seconde",
    ),
}


@pytest.mark.parametrize("way", BLAMED)
def test_misbehaving_programs_lose_the_move_and_are_blamed_in_every_language(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GRACE", 0.05)
    if way == "mute":
        monkeypatch.setattr(module, "TIME_TO_START", 0.2)
    if way.startswith(("falls", "mute")):
        monkeypatch.setattr(protocol, "PARTING", 0.2)
    kind, reason, *problems = BLAMED[way]
    faults = play(way, moves=3)
    first = faults[0]
    assert (first.kind, first.reason, first.seat) == (kind, reason, 0)
    assert first.problem == problems[0]
    assert kind != "dead" or len(faults) == 1
    for language, problem in zip(("en", "de", "fr"), problems, strict=True):
        (told,) = fault_sentences(faults[:1], "goldrush", ["Ann", "Bob"], Words(language))
        assert told.startswith("Ann ")
        assert problem in plain(told)


def test_every_problem_is_reached_and_worded() -> None:
    text = (ROOT / "src" / "corral" / "locales" / "en" / "terminal.ftl").read_text("utf-8")
    worded = set(re.findall(r"^terminal-problem-(\w+) =", text, re.MULTILINE))
    assert worded == {reason for _, reason, *_ in BLAMED.values()}


@pytest.mark.parametrize(
    ("way", "problem"), [("illegal", "place 9,9 0"), ("unreadable", "fly to the moon")]
)
def test_a_move_that_is_none_is_reported(way: str, problem: str) -> None:
    fault = play(way, moves=3)[0]
    assert (fault.kind, fault.seat) == ("illegal", 0)
    assert problem in fault.problem


def test_bots_alone_come_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(module, "part", missing)
    assert play("ends", moves=1)[0].problem == "exited, status 6"


def test_a_refusal_names_the_rule_and_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    send = Wire.send

    def spying(self: Wire, message: dict[str, Any]) -> None:
        sent.append(message)
        send(self, message)

    monkeypatch.setattr(Wire, "send", spying)
    play("illegal", moves=1)
    refused = [message for message in sent if message["type"] == "refused"]
    assert refused[0] == {
        "type": "refused",
        "id": 1,
        "move": "place 9,9 0",
        "problem": "A tile at (9,9) would touch no edge of another one.",
        "rule": "G-4",
        "reason": "touches_nothing",
        "values": {"cell": "9,9"},
        "played": refused[0]["played"],
    }
    kinds = [message["type"] for message in sent]
    assert kinds[:2] == ["hello", "new"]
    asked = [message for message in sent if message["type"] == "decide"]
    assert all(message["observation"]["seat"] == 0 for message in asked)


def test_a_program_is_always_told_its_seconds() -> None:
    match = corral.new("goldrush", players=2, seed=4)
    bot = new_bot(misbehaving("well"), 1, match.actors[0], Limit(nodes=7))
    assert isinstance(bot, ProgramBot)
    bot.attend(match, match.actors[0])
    bot.close()
    assert bot._question["limit"] == {"seconds": 5.0, "nodes": 7}


def test_a_program_is_told_nothing_that_its_seat_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two worlds that the seat cannot tell apart lead to the same messages."""
    sent: list[str] = []
    monkeypatch.setattr(Wire, "send", lambda self, message: sent.append(json.dumps(message)))
    match = corral.new("elgaucho", players=3, seed=5)
    told = []
    for world in (match, match.sample(1, 8), match.sample(1, 9)):
        sent.clear()
        bot = ProgramBot("cat", Sfc32(1), SHORT)
        monkeypatch.setattr(bot, "_shake_hands", lambda seat: None)
        bot.attend(world, 1)
        told.append([*sent, json.dumps(bot._question)])
        bot._wire.process.kill()
        bot._wire.process.wait()
    assert told[0] == told[1] == told[2]
    assert match.position() != match.sample(1, 8).position()


def test_options_are_sent_if_the_program_has_them() -> None:
    match = corral.new("goldrush", players=2, seed=4)
    bot = new_bot(misbehaving("well"), 1, match.actors[0], CALM, {"depth": "7"})
    assert isinstance(bot, ProgramBot)
    ask(bot, match, match.actors[0])
    bot.close()
    assert list(bot._wire.complaints) == ["option depth=7"]
    other = new_bot(misbehaving("well"), 1, match.actors[0], CALM, {"width": "7"})
    with pytest.raises(CorralError, match="Test bot has no option 'width'; it has depth"):
        ask(other, match, match.actors[0])
    other.close()


def test_what_a_program_tells_is_kept() -> None:
    match = corral.new("goldrush", players=2, seed=4)
    bot = new_bot(misbehaving("well"), 1, match.actors[0], Limit(seconds=5.0))
    assert isinstance(bot, ProgramBot)
    move = ask(bot, match, match.actors[0])
    bot.close()
    assert bot.info == {"type": "info", "id": 1, "text": "thinking"}
    assert bot.name == "Test bot"
    assert bot.explain().candidates[0].move == str(move)


@pytest.mark.parametrize(
    ("kind", "problem"),
    [
        ("exec:", "needs a program"),
        ("exec:/no/such/program", "cannot be started: No such file"),
        ("exec:'open", "No closing quotation"),
    ],
)
def test_programs_that_cannot_be_started(kind: str, problem: str) -> None:
    with pytest.raises(CorralError, match=problem):
        new_bot(kind, 1, 0)


def test_names_are_those_of_files() -> None:
    assert program_name("exec:./mybot") == "mybot"
    assert program_name("exec:./mybot --depth 5") == "mybot"
    assert program_name("exec:python3.12 -u bots/clever.py 7") == "clever"
    assert program_name("exec:'open") == "program"


# The command


def test_play_with_programs_reports_their_faults(capsys: pytest.CaptureFixture[str]) -> None:
    players = f"random,{misbehaving('dies')}"
    assert main(["play", "goldrush", "--players", players, "--seed", "1", "--json"]) == 0
    faults = json.loads(capsys.readouterr().out)["matches"][0]["faults"]
    assert [fault["kind"] for fault in faults] == ["dead"]
    assert main(["play", "goldrush", "--players", players, "--seed", "1", "--lang", "en"]) == 0
    assert "has ended (decision 1): exit status 5" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("language", "illegal", "unreadable"),
    [
        (
            "en",
            "move 'place 9,9 0' (decision 1): A tile at",
            "'fly to the moon' (decision 1), which",
        ),
        (
            "de",
            "Zug 'place 9,9 0' (Entscheidung 1): Ein",
            "(Entscheidung 1); das ist kein Spielzug",
        ),
        ("fr", "coup interdit 'place 9,9 0' (décision 1) : ", "(décision 1), ce qui n’est pas un"),
    ],
)
@pytest.mark.parametrize("more", [[], ["--quiet"]])
def test_an_illegal_move_is_told_in_the_language_of_who_watches(
    language: str,
    illegal: str,
    unreadable: str,
    more: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    for way, told in (("illegal", illegal), ("unreadable", unreadable)):
        arguments = ["play", "goldrush", "--players", f"random,{misbehaving(way)}", "--seed", "1"]
        arguments += ["--edition", str(ROOT / "examples" / "tiny_goldrush.toml"), *more]
        assert main([*arguments, "--lang", language]) == 0
        out = " ".join(capsys.readouterr().out.split())
        assert told in plain(out)
        assert "touches_nothing" not in out
        assert "stands where" not in out


def test_json_tells_rule_reason_and_values_of_an_illegal_move(
    capsys: pytest.CaptureFixture[str],
) -> None:
    players = f"random,{misbehaving('illegal')}"
    assert main(["play", "goldrush", "--players", players, "--seed", "1", "--json"]) == 0
    fault = json.loads(capsys.readouterr().out)["matches"][0]["faults"][0]
    assert fault["move"] == "place 9,9 0"
    assert (fault["rule"], fault["reason"]) == ("G-4", "touches_nothing")
    assert fault["values"] == {"cell": "9,9"}


def test_faults_of_one_kind_are_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "goldrush", "--players", f"random,{misbehaving('garbage')}", "--seed", "1"]
    edition = ["--edition", str(ROOT / "examples" / "tiny_goldrush.toml")]
    many = ["--quiet", "--num", "2"]
    for more, times in (([], 1), (many, 3)):
        assert main([*words, *edition, *more, "--lang", "en"]) == 0
        told = " ".join(capsys.readouterr().out.split())
        assert told.count("sent something that is no message") == 1
        assert told.endswith("And once more." if times == 1 else f"And {times} times more.")


@pytest.mark.parametrize(
    "command",
    [
        f"{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}",
        f"node {ROOT}/examples/bots/bot.mjs",
    ],
)
def test_the_example_bots_play_whole_matches(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if shutil.which(command.partition(" ")[0]) is None:
        pytest.skip("there is no Node here")
    arguments = [
        "play",
        "kuhhandel",
        "--players",
        f"random,exec:{command}",
        "--seed",
        "1",
        "--json",
    ]
    assert main(arguments) == 0
    assert "faults" not in json.loads(capsys.readouterr().out)["matches"][0]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--seconds", "0"], "--seconds '0' is not a number above 0"),
        (["--seconds", "soon"], "--seconds 'soon' is not a number above 0"),
        (["--program-option", "depth"], "'depth' is not NAME=VALUE"),
    ],
)
def test_wrong_words_are_refused(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "goldrush", "--players", "random:2", "--json", *arguments]) != 0
    assert problem in capsys.readouterr().err


def test_who_never_stops_talking_is_late() -> None:
    """Even if there is always another line to be read."""
    wire = Wire(f"{sys.executable} -c \"while True: print('{{}}')\"")
    assert wire.receive(monotonic() + 60) == {}
    with pytest.raises(Late):
        wire.receive(monotonic())
    wire.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """A shell script hands the conversation on to another program, which never stops talking."""
    script, diary = tmp_path / "bot.sh", tmp_path / "diary"
    other = "while True: print('{}', flush=True); open('diary', 'a').write('alive ')"
    script.write_text(f'cd {tmp_path}\n{sys.executable} -c "{other}"\necho done\n')
    wire = Wire(f"sh {script}")
    assert wire.receive(monotonic() + 60) == {}
    wire.close()
    written = diary.read_text()
    sleep(0.2)
    assert diary.read_text() == written


def test_a_program_is_called_as_it_calls_itself(capsys: pytest.CaptureFixture[str]) -> None:
    players = f"{misbehaving('well')},random"
    tiny = str(ROOT / "examples" / "tiny_goldrush.toml")
    batch = ["play", "goldrush", "--players", players, "--json", "--seed", "3", "--edition", tiny]
    assert main(batch) == 0
    assert json.loads(capsys.readouterr().out)["names"] == ["Test bot 1", "Random 2"]
    assert main([*batch, "--names", "Ann,Bob"]) == 0
    assert json.loads(capsys.readouterr().out)["names"] == ["Ann", "Bob"]


def test_names_of_programs_fit_on_one_line() -> None:
    assert _one_line("  Deep\n\tCow \x07 2 ") == "Deep Cow 2"
    assert _one_line("x" * 39 + " y") == "x" * 39
    assert _one_line("\n") == ""


def test_a_program_is_told_what_it_wants_and_may_answer_with_an_action() -> None:
    """JSON views reach 53 KB in Gold Rush, a position 1.6 KB."""
    for way in ("numbers", "position"):
        match = corral.new("goldrush", players=2, seed=4)
        bot = new_bot(misbehaving(way), 1, match.actors[0], CALM)
        assert isinstance(bot, ProgramBot)
        seat = match.actors[0]
        try:
            for _ in range(6):
                actor = match.actors[0]
                move = match.legal(actor)[-1]
                if actor == seat:
                    assert ask(bot, match, seat) == move
                match.play(actor, move)
        finally:
            bot.close()
        assert bot.faults == []


def test_wishes_and_actions_that_are_none_are_faults() -> None:
    (fault,) = play("wants nothing")
    assert fault.kind == "dead"
    fault, *_ = play("wrong numbers")
    assert (fault.kind, fault.problem.partition(":")[0]) == ("illegal", "'action -5'")
