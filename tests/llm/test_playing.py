"""A scripted stand-in model plays: as a function, as a program, over the chat protocol."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

import corral
from corral.bots import Limit, ask, new_bot
from corral.bots.program import ProgramBot
from corral.cli import main
from corral.core.errors import CorralError, OptionError
from corral.llm import Briefing, ModelPlayer, evaluate, model_named
from corral.llm.models import ChatModel, CommandModel, FunctionModel
from corral.llm.player import Usage
from corral.llm.speaking import speak
from corral.words import Words
from tests.llm.stand_in import StandIn, last_move
from tests.thorough import few_or_all

PROGRAM = shlex.join([sys.executable, str(Path(__file__).with_name("stand_in.py"))])


@pytest.mark.parametrize("game", few_or_all(["elgaucho", "kuhhandel"], corral.games()))
def test_an_evaluation_counts_wins_illegal_answers_and_tokens(game: str) -> None:
    stand_in = StandIn(errs=5)
    done = evaluate(FunctionModel(stand_in), game, ("random",), deals=1, seed=4)
    usage = done.usage
    assert done.matches == 2
    assert usage.answers == len(stand_in.asked)
    assert usage.illegal == usage.answers // 5
    assert usage.answers == usage.decisions + usage.illegal
    assert usage.stood_in == 0  # it never errs twice
    signs = sum(len(rules) + len(question) for rules, question in stand_in.asked)
    assert abs(usage.read - signs / 4) < usage.answers
    assert not usage.counted
    if game == "elgaucho":  # the shortest
        again = evaluate(FunctionModel(StandIn(errs=5)), game, ("random",), deals=1, seed=4)
        assert again == done


def test_who_never_names_a_move_is_stood_in_for() -> None:
    match = corral.new("elgaucho", players=2, seed=1)
    seat = match.actors[0]
    usage = Usage()
    stand_in = StandIn(errs=1)
    rng = new_bot("random", 1, 0).rng
    player = ModelPlayer(FunctionModel(stand_in), Briefing.of(match, seat), rng, usage)
    moves = match.legal_texts(seat)
    assert player.decide(match.view(seat), [], moves) in moves
    assert (usage.decisions, usage.answers, usage.illegal, usage.stood_in) == (1, 2, 2, 1)
    assert "I would rather have a cow." not in stand_in.asked[0][1]
    assert "I would rather have a cow." in stand_in.asked[1][1]


def test_a_single_move_costs_no_question() -> None:
    match = corral.new("kuhhandel", players=3, seed=1)
    seat = match.actors[0]
    stand_in = StandIn()
    rng = new_bot("random", 1, 0).rng
    player = ModelPlayer(FunctionModel(stand_in), Briefing.of(match, seat), rng)
    assert player.decide(match.view(seat), [], match.legal_texts(seat)) == "auction"
    assert not stand_in.asked


def test_a_model_is_a_program_of_the_line_protocol() -> None:
    """In a process of its own, with a model that is a process as well."""
    command = shlex.join([sys.executable, "-m", "corral", "llm", "bot", "--model", PROGRAM])
    bot = new_bot(f"exec:{command}", 1, 0, Limit(seconds=60.0))
    assert isinstance(bot, ProgramBot)
    match = corral.new("elgaucho", players=2, seed=1)
    try:
        for _ in range(3):
            seat = match.actors[0]
            while seat != 0:
                match.play(seat, match.legal(seat)[0])
                seat = match.actors[0]
            assert str(ask(bot, match, 0)) == match.legal_texts(0)[-1]
            match.play(0, match.legal(0)[-1])
        assert bot.faults == []
        assert bot.info["illegal"] == 0
        assert bot.name == "Model"
    finally:
        bot.close()


def test_a_decision_before_the_match_is_an_error() -> None:
    lines = [json.dumps({"type": "gossip"}), json.dumps({"type": "decide", "id": 1})]
    with pytest.raises(CorralError, match="before the match has begun"):
        speak(FunctionModel(last_move), "M", Words("en"), lines, lambda _: None)
    speak(FunctionModel(last_move), "M", Words("en"), ['{"type": "quit"}', *lines], print)
    for line, problem in (
        ("moo", "line 1: 'moo' is no JSON object"),
        ('{"type": "new", "game": "elgaucho"}', "`new` needs `players`, here it is None"),
    ):
        with pytest.raises(CorralError, match=problem):
            speak(FunctionModel(last_move), "M", Words("en"), [line], print)


class Chat(BaseHTTPRequestHandler):
    """A server of the chat protocol with the stand-in behind it."""

    seen: ClassVar[list[dict[str, Any]]] = []
    answer: ClassVar[dict[str, Any]] = {}

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.seen.append({"path": self.path, "key": self.headers["authorization"], **body})
        rules, question = (message["content"] for message in body["messages"])
        told = self.answer or {
            "choices": [{"message": {"content": last_move(rules, question)}}],
            "usage": {"prompt_tokens": 700, "completion_tokens": 3},
        }
        text = json.dumps(told).encode()
        self.send_response(200 if "error" not in told else 429)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: Any) -> None:
        """Nobody wants to read it."""


@pytest.fixture
def chat() -> Iterator[str]:
    Chat.seen.clear()
    Chat.answer = {}
    with ThreadingHTTPServer(("127.0.0.1", 0), Chat) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1#cow-7b"
        finally:
            server.shutdown()
            thread.join()


def test_a_server_of_the_chat_protocol(chat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CORRAL_LLM_KEY", "moo")
    model = model_named(chat)
    assert isinstance(model, ChatModel)
    done = evaluate(model, "elgaucho", ("greenhorn",), deals=1, seed=2)
    assert done.usage.counted
    assert done.usage.read == 700 * done.usage.answers
    assert done.usage.written == 3 * done.usage.answers
    assert done.usage.illegal == 0
    first = Chat.seen[0]
    assert (first["path"], first["model"]) == ("/v1/chat/completions", "cow-7b")
    assert first["key"] == "Bearer moo"
    assert [message["role"] for message in first["messages"]] == ["system", "user"]


def test_a_server_that_refuses_or_babbles(chat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ChatModel, "pauses", (0.0, 0.0))
    Chat.answer = {"error": "too many cows"}
    with pytest.raises(CorralError, match=r"refuses .429.*too many cows"):
        ChatModel(chat).ask("", "")
    assert len(Chat.seen) == 3  # who is busy is asked again
    Chat.answer = {"choices": [{"message": {"content": "moo"}}], "usage": {"prompt_tokens": None}}
    assert not ChatModel(chat).ask("", "").counted
    Chat.answer = {"moo": 1}
    with pytest.raises(CorralError, match="does not speak the chat protocol"):
        ChatModel(chat).ask("", "")


def test_a_server_that_was_there_is_waited_for(chat: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match has been paid for; an address at which nobody ever was is told at once."""
    pauses: list[float] = []
    monkeypatch.setattr("corral.llm.models.sleep", pauses.append)
    model = ChatModel(chat)
    Chat.answer = {"choices": [{"message": {"content": "moo"}}]}
    model.ask("", "")
    for one in (model, ChatModel("http://127.0.0.1:1/v1#nobody")):
        one.port = 1
        with pytest.raises(CorralError, match="does not answer"):
            one.ask("", "")
        assert pauses == [1.0, 5.0, 20.0]


def test_models_by_their_names() -> None:
    assert isinstance(model_named("py:tests.llm.stand_in:last_move"), FunctionModel)
    assert isinstance(model_named("py:tests.llm.stand_in:StandIn"), FunctionModel)
    assert isinstance(model_named(PROGRAM), CommandModel)
    with pytest.raises(OptionError, match="neither a function"):
        model_named("py:tests.llm.stand_in:LISTED")
    with pytest.raises(OptionError, match="cannot be loaded"):
        model_named("py:tests.llm.stand_in:Nobody")
    with pytest.raises(CorralError, match="does not answer"):
        CommandModel("/nowhere/model").ask("", "")
    with pytest.raises(OptionError, match="empty"):
        model_named("")
    with pytest.raises(OptionError, match="its port is none"):
        model_named("http://127.0.0.1:99999/v1#cow")
    with pytest.raises(CorralError, match=r"status 3. too hot"):
        CommandModel("sh -c 'echo too hot >&2; exit 3'").ask("", "")
    with pytest.raises(CorralError, match="the model 'main' does not answer: TypeError"):
        FunctionModel(main).ask("", "")  # type: ignore[arg-type]


def test_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["llm"]) == 0
    assert "corral llm eval GAME" in capsys.readouterr().out
    assert main(["llm", "show", "kuhhandel", "--lang", "de"]) == 0
    assert "Antworte mit" in capsys.readouterr().out
    model = "py:tests.llm.stand_in:last_move"
    flags = ["--model", model, "--num", "1", "--opponents", "random", "--json"]
    assert main(["llm", "eval", "elgaucho", *flags]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 2
    assert told["usage"]["illegal"] == 0
    assert main(["llm", "show", "kuhhandel", "--option", "super_trade", "--players", "6"]) == 0
    assert "after a cow trade you may also hold an auction" in capsys.readouterr().out
    assert main(["llm", "eval", "elgaucho", *flags, "--option", "glory"]) == 1
    assert "elgaucho has no option 'glory'" in capsys.readouterr().err
    assert main(["llm", "eval", "elgaucho", *flags[:-1]]) == 0
    assert "illegal answers  0 of" in capsys.readouterr().out
