"""Examples of everything a game says, for the browser client to compare itself with.

``python -m tests.web.sentences`` writes each board's ``client/src/games/GAME/sentences.json``: for
each message one event, move, refusal or view that leads to it, and the sentence in every language.
The client's own tests (Vitest) read that file, so both sides say the same. With the names of games
only theirs are written.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import corral
from corral.core.registry import own_games
from corral.words import LANGUAGES, Words, _phrases
from tests.games.refusing import examples, refused

FOLDER = Path(__file__).resolve().parents[2] / "client" / "src" / "games"
MATCHES = 12
SHARE = 0.2
"""Of the decisions; what a seat knows of others' money takes its time."""
NAMES = ("Ana", "Bo", "Cleo", "Dov", "Eve", "Flo")


def path(game: str) -> Path:
    return FOLDER / game / "sentences.json"


def sentences(game: str) -> str:
    """The content of the file."""
    found = _Examples(game)
    rules = corral.game(game)
    for seed in range(MATCHES):
        players = rules.fewest + seed % (rules.most - rules.fewest + 1)
        found.play(players, seed)
    for example in examples(game):
        found.refusal(refused(example))
    return found.text()


class _Examples:
    """The first example of every message."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.words = {language: Words(language) for language in LANGUAGES}
        self.phrases = _phrases(game)
        self.events: dict[str, Any] = {}
        self.moves: dict[str, Any] = {}
        self.prompts: dict[str, Any] = {}
        self.refusals: dict[str, Any] = {}

    def play(self, players: int, seed: int) -> None:
        names = NAMES[:players]
        match = corral.new(self.game, players=players, seed=seed, names=list(names))
        rng = random.Random(seed)
        while not match.over:
            seat = rng.choice(match.actors)
            legal = [str(move) for move in match.legal(seat)]
            if rng.random() < SHARE:
                self.decision(match.view(seat), legal)
            match.play(seat, rng.choice(legal))
        self.prompt(match.view(0))
        for viewer in (*range(players), None):
            for event in match.log(viewer):
                self.event(event, names)

    def decision(self, view: Any, legal: list[str]) -> None:
        self.prompt(view)
        for move in {move.split()[0]: move for move in legal}.values():  # one of each verb
            self.move(move, view)

    def event(self, event: Any, names: tuple[str, ...]) -> None:
        english = self.words["en"]
        key = f"{event['kind']} {self.phrases.event(english, event, names)[0]}"
        if key not in self.events:
            said = {one: words.event(self.game, event, names) for one, words in self.words.items()}
            self.events[key] = {"event": event, "names": names, "said": said}

    def move(self, move: str, view: Any) -> None:
        variant, _ = self.phrases.move(self.words["en"], move, view)
        key = f"{move.split(maxsplit=1)[0]} {variant}"
        if key not in self.moves:
            said = {one: words.move(self.game, move, view) for one, words in self.words.items()}
            alone = {one: words.move(self.game, move) for one, words in self.words.items()}
            self.moves[key] = {"move": move, "view": view, "said": said, "alone": alone}

    def refusal(self, error: corral.IllegalMove) -> None:
        said = {one: words.refusal(self.game, error, NAMES) for one, words in self.words.items()}
        self.refusals[str(error)] = {
            "reason": error.reason,
            "values": error.values,
            "names": NAMES,
            "said": said,
        }

    def prompt(self, view: Any) -> None:
        key = self.phrases.prompt(view)
        if key not in self.prompts:
            said = {one: words.prompt(self.game, view) for one, words in self.words.items()}
            self.prompts[key] = {"view": view, "said": said}

    def text(self) -> str:
        parts = [
            f' "{name}": [\n'
            + ",\n".join(
                "  " + json.dumps(examples[key], ensure_ascii=False, separators=(",", ":"))
                for key in sorted(examples)
            )
            + "\n ]"
            for name, examples in (
                ("events", self.events),
                ("moves", self.moves),
                ("prompts", self.prompts),
                ("refusals", self.refusals),
            )
        ]
        return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    for game in sys.argv[1:] or own_games():
        path(game).write_text(sentences(game), encoding="utf-8")
        print(path(game))


if __name__ == "__main__":
    main()
