"""The games as tools of a model: with the protocol's own client, in one process and across two."""

from __future__ import annotations

import re
import sys
from collections.abc import Awaitable, Callable

import anyio
import pytest
from mcp import Client, StdioServerParameters, stdio_client

import corral
from corral.llm.mcp import MOST_MATCHES, AgainstBots, server
from corral.words import Words
from tests.llm.stand_in import last_move

Use = Callable[[Client], Awaitable[None]]


async def call(client: Client, tool: str, **arguments: object) -> str:
    done = await client.call_tool(tool, arguments)
    text = "\n".join(getattr(part, "text", "") for part in done.content)
    return f"refused: {text}" if done.is_error else text


def use(work: Use) -> None:
    async def run() -> None:
        async with Client(server()) as client:
            await work(client)

    anyio.run(run)


async def play_to_the_end(client: Client, game: str) -> str:
    told = await call(client, "begin", game=game, opponents=["random"], seat=1, seed=3)
    name = told.splitlines()[0]
    while "The match is over." not in told:
        assert "corral-record" not in told
        told = await call(client, "play", match=name, move=last_move("", told))
        assert not told.startswith("refused")
    return told


@pytest.mark.parametrize("game", corral.games())
def test_a_whole_match_by_tools(game: str) -> None:
    async def work(client: Client) -> None:
        told = await play_to_the_end(client, game)
        record = told[told.index("corral-record") :]
        assert corral.replay(record).over

    use(work)


def test_over_standard_streams_of_another_process() -> None:
    async def run() -> None:
        program = StdioServerParameters(command=sys.executable, args=["-m", "corral", "llm", "mcp"])
        async with Client(stdio_client(program)) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"games", "rules", "begin", "look", "play"}
            told = await call(client, "begin", game="elgaucho", seed=1)
            assert "1. " in told
            told = await call(client, "play", match="match-1", move="1")
            assert not told.startswith("refused")

    anyio.run(run)


def test_what_it_tells_and_what_it_refuses() -> None:
    async def work(client: Client) -> None:
        assert "elgaucho (2 to 4 players)" in await call(client, "games")
        assert (await call(client, "rules", game="elgaucho", number="E-2")).startswith("E-2 ")
        assert len((await call(client, "rules", game="elgaucho")).splitlines()) > 30
        assert "there is no rule" in await call(client, "rules", game="elgaucho", number="X-1")
        assert "refused" in await call(client, "begin", game="chess")
        assert "no bot 'exec:ls'" in await call(
            client, "begin", game="elgaucho", opponents=["exec:ls"]
        )
        assert "no seat 7" in await call(client, "begin", game="elgaucho", seat=7)
        assert "no match 'match-9'" in await call(client, "look", match="match-9")
        told = await call(client, "begin", game="goldrush", seed=1)
        name = told.splitlines()[0]
        assert "(G-" in await call(client, "play", match=name, move="place 40,40 0")
        assert "none of these moves" in await call(client, "play", match=name, move="castle")
        looked = await call(client, "look", match=name)
        assert re.findall(r"^\d+\. .*$", looked, re.MULTILINE) == re.findall(
            r"^\d+\. .*$", told, re.MULTILINE
        )

    use(work)


def test_old_matches_make_room() -> None:
    async def work(client: Client) -> None:
        for _ in range(MOST_MATCHES + 1):
            await call(client, "begin", game="elgaucho", opponents=["random"], seed=1)
        assert "no match 'match-1'" in await call(client, "look", match="match-1")
        assert "1. " in await call(client, "look", match="match-2")

    use(work)


def test_nothing_is_told_that_the_seat_does_not_know() -> None:
    """The text of a played is a briefing's, whatever the others hold."""
    played = AgainstBots("kuhhandel", ["random", "random"], 0, 5, Words("en"))
    for _ in range(12):
        if played.match.over:
            break
        real = played.match
        own = played.briefing.question(real.view(0), [], real.legal_texts(0))
        for world in range(3):
            other = real.sample(0, world)
            assert own == played.briefing.question(other.view(0), [], other.legal_texts(0))
        played.play(last_move("", own))
