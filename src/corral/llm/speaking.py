"""A language model as a program of the line protocol: ``exec:corral llm bot --model …``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from corral.bots.program import PROTOCOL
from corral.core.errors import CorralError
from corral.core.prng import Sfc32
from corral.llm.briefing import Briefing
from corral.llm.models import Model
from corral.llm.player import TRIES, ModelPlayer
from corral.words import Words


def speak(
    model: Model,
    name: str,
    words: Words,
    lines: Iterable[str],
    say: Callable[[Mapping[str, Any]], None],
    tries: int = TRIES,
) -> None:
    """Answer the messages until the last one; those of unknown types are passed over."""
    player: ModelPlayer | None = None
    for line in lines:
        message = json.loads(line)
        match message.get("type"):
            case "hello":
                say({"type": "ready", "protocol": PROTOCOL, "name": name})
            case "new":
                rng = Sfc32(int(message["seat"]))
                player = ModelPlayer(model, Briefing.told(message, words), rng, tries=tries)
            case "decide":
                if player is None:
                    raise CorralError("a decision before the match has begun")
                chosen = player.decide(message["observation"], message["events"], message["moves"])
                say({"type": "info", "id": message["id"], **vars(player.usage)})
                say({"type": "move", "id": message["id"], "move": chosen})
            case "quit":
                return
