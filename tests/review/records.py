"""Records to review."""

from __future__ import annotations

from functools import cache
from random import Random

import corral
from corral.core.match import Match
from corral.review import Depth

SMALL = Depth(nodes=4, worlds=1, courses=2, outcomes=4)
"""A closer look that takes hardly any time."""


@cache
def begun(game: str, players: int, moves: int) -> str:
    """So many moves of random players, from a position on at which all has been dealt."""
    match = corral.new(game, players=players, seed=3)
    play(match, 2 * players)
    match = corral.from_position(match.position(), seed=3)
    play(match, moves)
    return match.record()


def play(match: Match, moves: int) -> None:
    rng = Random(3)
    for _ in range(moves):
        seat = match.actors[0]
        match.play(seat, rng.choice(match.legal(seat)))


def high_card(*cards: int, choices: str) -> str:
    """A match of two: the cards dealt and drawn, and who says `stay` or `swap`."""
    words = choices.split()
    drawn = cards[2:]
    scores = [cards[0], cards[1]]
    swapping = [seat for seat in range(2) if words[seat] == "swap"]
    for seat, card in zip(swapping, drawn, strict=True):
        scores[seat] = card
    head = corral.new("highcard", players=2, seed=1).record().partition("moves\n")[0]
    return head + "\n".join(
        [
            "moves",
            *(f"* card {card}" for card in cards[:2]),
            *(f"p{seat} {word}" for seat, word in enumerate(words)),
            *(f"* card {card}" for card in drawn),
            "result " + " ".join(map(str, scores)),
            "",
        ]
    )
