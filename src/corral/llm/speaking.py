"""A language model as a program of the line protocol: ``exec:corral llm bot --model …``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from corral.bots.program import PROTOCOL
from corral.bots.speaking import field, messages
from corral.core.errors import CorralError
from corral.core.prng import Sfc32
from corral.llm.briefing import Briefing
from corral.llm.models import Model
from corral.llm.player import TRIES, ModelPlayer
from corral.words import Words

NEW: Final[dict[str, type[Any]]] = {
    "game": str,
    "players": int,
    "seat": int,
    "names": list,
    "options": dict,
    "edition": dict,
}
DECIDE: Final[dict[str, type[Any]]] = {
    "id": int,
    "observation": dict,
    "events": list,
    "moves": list,
}
"""What these messages need to have."""


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
    for number, message in messages(lines):
        match message.get("type"):
            case "hello":
                say({"type": "ready", "protocol": PROTOCOL, "name": name})
            case "new":
                for needed, kind in NEW.items():
                    field(number, message, needed, kind)
                rng = Sfc32(message["seat"])
                player = ModelPlayer(model, Briefing.told(message, words), rng, tries=tries)
            case "decide":
                if player is None:
                    raise CorralError("a decision before the match has begun")
                asked, view, events, moves = (
                    field(number, message, needed, kind) for needed, kind in DECIDE.items()
                )
                chosen = player.decide(view, events, moves)
                say({"type": "info", "id": asked, **vars(player.usage)})
                say({"type": "move", "id": asked, "move": chosen})
            case "quit":
                return
