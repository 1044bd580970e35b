"""The games as tools of a language model: a server of the Model Context Protocol.

A model begins a match against bots, is shown what its seat sees, and plays. It is told what a
person at that seat would be told; the record is to be had when the match is over.
"""

from __future__ import annotations

from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import corral
from corral.bots import Bot, ask, new_bot
from corral.bots.roster import opponents as known_opponents
from corral.core.errors import CorralError, IllegalMove
from corral.llm.briefing import Briefing
from corral.words import Words

MOST_MATCHES: Final = 20
"""Matches that are kept; the oldest one makes room."""


class AgainstBots:
    """A match in which the model has one seat and bots have the others."""

    def __init__(
        self, game: str, opponents: list[str], seat: int, seed: int | None, words: Words
    ) -> None:
        for kind in opponents:
            if kind not in known_opponents():  # never a command that a model names
                raise CorralError(f"there is no bot {kind!r}: {', '.join(known_opponents())}")
        players = len(opponents) + 1
        if not 0 <= seat < players:
            raise CorralError(f"there is no seat {seat}: 0 to {players - 1}")
        self.match = corral.new(game, players=players, seed=seed)
        self.seat = seat
        self.words = words
        self.briefing = Briefing.of(self.match, seat, words)
        others = [other for other in range(players) if other != seat]
        self.bots: dict[int, Bot] = {
            other: new_bot(kind, seed, other) for other, kind in zip(others, opponents, strict=True)
        }
        self._told = 0
        self._go_on()

    def _go_on(self) -> None:
        """Until the model has a choice, or it is over."""
        match, seat = self.match, self.seat
        while match.actors:
            actor = match.actors[0]
            if actor != seat:
                match.play(actor, ask(self.bots[actor], match, actor))
            elif len(moves := match.legal(seat)) == 1:
                match.play(seat, moves[0])
            else:
                return

    def look(self) -> str:
        """What the seat sees, and what it may do."""
        match, seat = self.match, self.seat
        view, events = match.view(seat), match.log(seat, self._told)
        self._told = len(match.events)
        if match.over:
            happened = [self.words.event(match.game, event, match.names) for event in events]
            over = "\n".join([*happened, self.words.text("llm-over")])
            return f"{self.briefing.board(view)}\n\n{over}\n\n{match.record()}"
        return self.briefing.question(view, events, match.legal_texts(seat))

    def play(self, answer: str) -> str:
        """Make a move, let the others answer, and look again."""
        match, seat = self.match, self.seat
        if match.over:
            raise CorralError(self.words.text("llm-waiting"))
        moves = match.legal_texts(seat)
        move = self.briefing.answer(answer, moves)
        if move is None:
            raise CorralError(self._why_not(answer))
        match.play(seat, move)
        self._go_on()
        return self.look()

    def _why_not(self, answer: str) -> str:
        """The rule that forbids it, where it is a move at all."""
        try:
            self.match.copy().play(self.seat, answer)
        except IllegalMove as refused:
            why = self.words.refusal(self.match.game, refused, self.match.names)
            return f"{why} ({refused.rule})"
        except CorralError:
            pass
        return self.briefing.refusal(answer)


def server(language: str = "en") -> MCPServer[Any]:
    """The server with its tools; ``server().run()`` serves one model over standard streams."""
    words = Words(language)
    kept: dict[str, AgainstBots] = {}
    made = 0
    mcp: MCPServer[Any] = MCPServer(
        "corral", version=corral.__version__, instructions=words.text("llm-answer")
    )

    def found(match: str) -> AgainstBots:
        if match not in kept:
            raise ToolError(f"there is no match {match!r}; there are {', '.join(kept) or '-'}")
        return kept[match]

    @mcp.tool()
    def games() -> str:
        """The games that can be played, with their numbers of players, and the bots."""
        lines = [
            f"{name} ({one.fewest} to {one.most} players): {words.description(name)}"
            for name in corral.games()
            for one in [corral.game(name)]
        ]
        return "\n".join([*lines, f"bots: {', '.join(known_opponents())}"])

    @mcp.tool()
    def rules(game: str, number: str = "") -> str:
        """The numbered rules of a game, all of them or one by its number."""
        with_numbers = {
            one: words.rule(game, one)
            for section in words.sections(game)
            for one in section.numbers
        }
        if number and number not in with_numbers:
            raise ToolError(f"there is no rule {number!r}; there are {', '.join(with_numbers)}")
        wanted = [number] if number else list(with_numbers)
        return "\n".join(f"{one} {with_numbers[one]}" for one in wanted)

    @mcp.tool()
    def begin(
        game: str, opponents: list[str] | None = None, seat: int = 0, seed: int | None = None
    ) -> str:
        """Begin a match against bots, at a seat; tells the match's name, the rules in short, and
        the first decision."""
        nonlocal made
        try:
            played = AgainstBots(game, opponents or ["cowhand"], seat, seed, words)
        except CorralError as error:
            raise ToolError(str(error)) from None
        made += 1
        name = f"match-{made}"
        kept[name] = played
        while len(kept) > MOST_MATCHES:
            del kept[next(iter(kept))]
        return f"{name}\n\n{played.briefing.rules()}\n\n{played.look()}"

    @mcp.tool()
    def look(match: str) -> str:
        """The table as your seat sees it, and the numbered moves."""
        return found(match).look()

    @mcp.tool()
    def play(match: str, move: str) -> str:
        """Make a move, by its number in the list or as it is written there; the others answer, and
        the next decision is told."""
        try:
            return found(match).play(move)
        except CorralError as error:
            raise ToolError(str(error)) from None

    return mcp
