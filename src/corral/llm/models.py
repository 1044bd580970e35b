"""Where answers come from: a program, a server that speaks the usual chat protocol, a function."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import sleep
from typing import Any, ClassVar, Final, Protocol
from urllib.parse import urlsplit

from corral.bots.brought import CLASS_PREFIX, named_in
from corral.core.errors import CorralError, OptionError

PATIENCE: Final = 120.0
"""Seconds for an answer."""
SIGNS_A_TOKEN: Final = 4
"""About; for models that do not tell how many tokens they read and wrote."""
LATER: Final = (408, 429, 500, 502, 503, 504)
"""Refusals that pass."""
TOKENS: Final = ("prompt_tokens", "completion_tokens")
KEY: Final = "CORRAL_LLM_KEY"
"""The variable of the environment with the key that a server may ask for."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a model answered, and what it took."""

    text: str
    read: int
    """Tokens of the question."""
    written: int
    """Tokens of the answer."""
    counted: bool = True
    """Whether the model told these numbers; if not they are reckoned from the texts."""


class Model(Protocol):
    """Whoever answers a text by a text."""

    def ask(self, rules: str, question: str, /) -> Reply:
        """``rules`` is the same for a whole match, ``question`` is about one decision."""


class FunctionModel:
    """A function of one's own, from the rules and the question to the answer."""

    def __init__(self, function: Callable[[str, str], str]) -> None:
        self.function = function

    def ask(self, rules: str, question: str) -> Reply:
        try:
            answer = self.function(rules, question)
        except CorralError:
            raise
        except Exception as error:  # whatever somebody else's code does
            name = getattr(self.function, "__name__", "a function")
            told = f"{type(error).__name__}: {error}"
            raise CorralError(f"the model {name!r} does not answer: {told}") from error
        return _reckoned(rules, question, str(answer))


class CommandModel:
    """A program that reads all of it from its input and writes the answer to its output."""

    def __init__(self, command: str) -> None:
        self.words = shlex.split(command)
        if not self.words:
            raise OptionError("the command of a model is empty")

    def ask(self, rules: str, question: str) -> Reply:
        told = f"{rules}\n\n{question}\n"
        try:
            done = subprocess.run(
                self.words, input=told, capture_output=True, text=True, timeout=PATIENCE, check=True
            )
        except (OSError, subprocess.SubprocessError) as error:
            said = (getattr(error, "stderr", None) or "").strip().rpartition("\n")[2]
            told = f"{error} {said}".strip()
            raise CorralError(f"the model {self.words[0]!r} does not answer: {told}") from None
        return _reckoned(rules, question, done.stdout)


class Busy(CorralError):
    """A server that cannot answer now, and perhaps can in a while."""


class ChatModel:
    """A server with ``POST …/chat/completions``, as local and hosted ones have.

    ``http://localhost:8000/v1#NAME``: the address, and the model's name there.
    """

    pauses: ClassVar[tuple[float, ...]] = (1.0, 5.0, 20.0)
    """Seconds before a server that is busy or away is asked again: matches have been paid for."""

    def __init__(self, address: str) -> None:
        self.site = urlsplit(address)
        try:
            self.port = self.site.port
        except ValueError:
            raise OptionError(f"{address!r} is no address of a server: its port is none") from None
        self.name = self.site.fragment or "default"
        self.answered = False

    def ask(self, rules: str, question: str) -> Reply:
        messages = [{"role": "system", "content": rules}, {"role": "user", "content": question}]
        told = self._post({"model": self.name, "messages": messages})
        try:
            text = str(told["choices"][0]["message"]["content"] or "")
        except (KeyError, IndexError, TypeError):
            raise CorralError(f"{self.site.netloc} does not speak the chat protocol") from None
        usage = told.get("usage")
        counts = [usage.get(name) for name in TOKENS] if isinstance(usage, dict) else [None]
        if not all(isinstance(count, int) for count in counts):
            return _reckoned(rules, question, text)
        return Reply(text, *counts)

    def _post(self, body: object) -> Any:
        """The server's answer; one that is busy or away for a moment is asked again."""
        for pause in self.pauses:
            try:
                return self._posted(body)
            except Busy:
                sleep(pause)
        return self._posted(body)

    def _posted(self, body: object) -> Any:
        kind = HTTPSConnection if self.site.scheme == "https" else HTTPConnection
        assert self.site.hostname is not None
        headers = {"Content-Type": "application/json"}
        if key := os.environ.get(KEY):
            headers["Authorization"] = f"Bearer {key}"
        path = f"{self.site.path.rstrip('/')}/chat/completions"
        with closing(kind(self.site.hostname, self.port, timeout=PATIENCE)) as line:
            try:
                line.request("POST", path, json.dumps(body), headers)
                answer = line.getresponse()
                text = answer.read()
            except (OSError, HTTPException) as error:
                away = Busy if self.answered else CorralError  # else the address may be wrong
                raise away(f"{self.site.netloc} does not answer: {error}") from None
        self.answered = True
        if answer.status != HTTPStatus.OK:
            kind_of_error = Busy if answer.status in LATER else CorralError
            raise kind_of_error(f"{self.site.netloc} refuses ({answer.status}): {text[:200]!r}")
        try:
            return json.loads(text)
        except ValueError:
            raise CorralError(f"{self.site.netloc} does not speak the chat protocol") from None


def model_named(name: str) -> Model:
    """``py:MODULE:NAME``, ``http(s)://HOST/PATH#MODEL`` or a command.

    A name in a module is a function from rules and question to the answer, or something with
    ``ask``.
    """
    if name.startswith(CLASS_PREFIX):
        found = named_in(name)
        if isinstance(found, type):
            found = found()
        if hasattr(found, "ask"):
            model: Model = found
            return model
        if callable(found):
            return FunctionModel(found)
        raise OptionError(f"{name!r} is neither a function nor something that can be asked")
    if name.startswith(("http://", "https://")) and urlsplit(name).hostname:
        return ChatModel(name)
    return CommandModel(name)


def _reckoned(rules: str, question: str, text: str) -> Reply:
    read = (len(rules) + len(question)) // SIGNS_A_TOKEN
    return Reply(text, read, max(1, len(text) // SIGNS_A_TOKEN), counted=False)
