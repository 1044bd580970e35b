"""Notes in a judgement's file by which arenas it was accepted (``corral learn --accept``)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from corral.bots.judged import PREFIX
from corral.core.errors import CorralError
from corral.core.judgement import read_judgement, write_judgement


def accept(path: Path, results: Path, game: str) -> str:
    """Note what a file of ``corral arena --out`` tells of a judgement, once; what was noted."""
    judgement = read_judgement(path)
    head = {name: value for name, value in judgement.head.items() if name != "format"}
    if head["table"]["game"] != game:
        raise CorralError(f"{path}: was learned for {head['table']['game']}, not for {game}")
    lines = _told(results, game, head["table"]["players"])
    figures = dict(head["figures"])
    before = [one for one in figures.get("arenas", []) if one not in lines]
    head["figures"] = {**figures, "arenas": [*before, *lines]}
    write_judgement(path, head, list(judgement.weights))
    return json.dumps(lines)


def _told(results: Path, game: str, players: int) -> list[dict[str, Any]]:
    """Of each line-up of so many: who was judged, over whom, and the share of wins."""
    try:
        document = json.loads(results.read_text(encoding="utf-8"))
        asked = document["asked"]
        lines = [
            _line(line_up, asked["seed"])
            for line_up in document["summary"]["line_ups"]
            if line_up["seats"] == players
        ]
        played = asked["game"]
    except (OSError, ValueError, KeyError, IndexError, TypeError, StopIteration) as error:
        raise CorralError(
            f"{results}: holds no results of `corral arena --out` with one {PREFIX}FILE in each "
            f"line-up ({error!r})"
        ) from None
    if played != game or not lines:
        raise CorralError(f"{results}: holds no matches of {game} with {players} players")
    return lines


def _line(line_up: dict[str, Any], seed: int) -> dict[str, Any]:
    players = line_up["players"]
    judged = [
        one
        for one in players
        if one["player"].startswith(PREFIX) and not one["player"].startswith(f"{PREFIX}none")
    ]
    if len(judged) != 1:
        raise ValueError(f"{len(judged)} judged players")
    own = judged[0]
    return {
        "limit": own["player"].rpartition("@")[2],
        "over": [one["player"] for one in players if one is not own],
        "seats": line_up["seats"],
        "own_seats": own["seats"],
        "matches": line_up["matches"],
        "seed": seed,
        **{name: round(own[name], 4) for name in ("share", "low", "high", "margin")},
    }
