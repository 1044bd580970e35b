"""How well a language model plays: win share, illegal answers, tokens.

Every deal is played once from each seat, as in the arena, so luck and the seat help nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import corral
from corral.arena.statistics import Interval, clustered_wilson
from corral.bots import ask, new_bot
from corral.bots.roster import generator
from corral.core.dealer import dealer_for
from corral.core.match import Match
from corral.core.options import OptionValue
from corral.core.setting import setting_for
from corral.llm.briefing import Briefing
from corral.llm.models import Model
from corral.llm.player import TRIES, ModelPlayer, Usage
from corral.words import Words


@dataclass(frozen=True)
class Evaluation:
    """What came out."""

    game: str
    opponents: tuple[str, ...]
    matches: int
    wins: Interval
    """The share of the wins; a fair one is 1 divided by the players."""
    usage: Usage

    def to_data(self) -> dict[str, Any]:
        """The same as JSON-able data."""
        return asdict(self)

    def lines(self) -> list[str]:
        """The same for people."""
        usage, wins = self.usage, self.wins
        share = usage.illegal / max(1, usage.answers)
        about = "" if usage.counted else "about "
        each = max(1, usage.decisions)
        return [
            f"{self.game}: {self.matches} matches against {', '.join(self.opponents)}",
            f"win share        {wins.share:.3f} ({wins.low:.3f} to {wins.high:.3f}; "
            f"fair {1 / (len(self.opponents) + 1):.3f})",
            f"decisions        {usage.decisions}",
            f"illegal answers  {usage.illegal} of {usage.answers} ({share:.1%})",
            f"stood in for     {usage.stood_in} decisions",
            f"tokens           {about}{usage.read} read, {usage.written} written; "
            f"{about}{(usage.read + usage.written) / each:.0f} a decision",
        ]


def evaluate(
    model: Model,
    game: str,
    opponents: Sequence[str] = ("cowhand",),
    deals: int = 5,
    seed: int = 0,
    language: str = "en",
    tries: int = TRIES,
    options: Mapping[str, OptionValue] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Evaluation:
    """Play ``deals`` deals, each from every seat; ``progress`` is told the matches played."""
    players = len(opponents) + 1
    setting = setting_for(corral.game(game), players, options or {})
    usage, words = Usage(), Words(language)
    won: list[list[float]] = []
    played = 0
    for deal in range(seed, seed + deals):
        won.append([])
        for seat in range(players):
            match = Match(setting, setting.game.start(setting), dealer_for(deal))
            match.begin()
            player = ModelPlayer(
                model, Briefing.of(match, seat, words), generator(deal, seat), usage, tries
            )
            won[-1].append(_play(match, seat, player, opponents, deal))
            played += 1
            if progress is not None:
                progress(played)
    return Evaluation(game, tuple(opponents), played, clustered_wilson(won), usage)


def _play(
    match: Match, seat: int, player: ModelPlayer, opponents: Sequence[str], seed: int
) -> float:
    """One match to its end; the part of the win that the model gets."""
    bots = {(seat + place) % match.players: kind for place, kind in enumerate(opponents, start=1)}
    company = {other: new_bot(kind, seed, other) for other, kind in bots.items()}
    told = 0
    try:
        while match.actors:
            actor = match.actors[0]
            if actor != seat:
                match.play(actor, ask(company[actor], match, actor))
                continue
            moves = match.legal_texts(seat)
            events = match.log(seat, told) if len(moves) > 1 else []
            told = len(match.events) if len(moves) > 1 else told
            match.play(seat, player.decide(match.view(seat), events, moves))
    finally:
        for bot in company.values():
            bot.close()
    return 1 / len(match.winners) if seat in match.winners else 0.0
