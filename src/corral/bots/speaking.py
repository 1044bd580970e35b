"""The other side of the line protocol: a bot of this installation as a program for another one.

So a release can play against its own past: ``exec:`` the older installation's ``corral bot baron``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import version
from typing import Any, TypeVar

from corral.bots.bot import Bot
from corral.bots.limit import Limit
from corral.bots.outlook import Outlook
from corral.bots.program import PROTOCOL
from corral.bots.roster import new_bot
from corral.core.dealer import Dealer
from corral.core.errors import CorralError
from corral.core.match import Match
from corral.core.move import Move

Told = TypeVar("Told")


def speak(
    kind: str,
    seed: int | None,
    limit: Limit | None,
    lines: Iterable[str],
    say: Callable[[Mapping[str, Any]], None],
) -> None:
    """Answer the messages until the last one; those of unknown types are passed over."""
    bot: Bot | None = None
    follows: dict[str, int] = {}
    for number, message in messages(lines):
        match message.get("type"):
            case "hello":
                name = f"{kind} of Corral {version('corral')}"
                say({"type": "ready", "protocol": PROTOCOL, "name": name, "wants": ["position"]})
            case "new":
                bot = new_bot(kind, seed, field(number, message, "seat", int), limit)
            case "decide":
                if bot is None:
                    raise CorralError(f"line {number}: a decision before the match has begun")
                asked = field(number, message, "id", int)
                seat = field(number, message, "seat", int)
                outlook = _outlook(bot, seat, message, follows)
                move = bot.choose(outlook)
                say({"type": "move", "id": asked, "move": str(move)})
                follows = _what_follows(outlook, move)
            case "quit":
                return


def messages(lines: Iterable[str]) -> Iterator[tuple[int, dict[str, Any]]]:
    """What the other side says, with the numbers of its lines."""
    for number, line in enumerate(lines, 1):
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise CorralError(f"line {number}: {line.strip()[:60]!r} is no JSON object")
        yield number, message


def field(number: int, message: Mapping[str, Any], name: str, kind: type[Told]) -> Told:
    """What a message has to have."""
    found = message.get(name)
    if isinstance(found, bool) or not isinstance(found, kind):
        told = f"`{message.get('type')}`"
        raise CorralError(f"line {number}: {told} needs `{name}`, here it is {found!r}")
    return found


def _outlook(
    bot: Bot, seat: int, message: Mapping[str, Any], follows: Mapping[str, int]
) -> Outlook:
    position = message.get("position")
    if not isinstance(position, str):
        raise CorralError("this decision has no `position`: the Corral that asks is too old")
    return Outlook.read(position, seat, int(bot.rng.word()), follows.get(position))


def _what_follows(outlook: Outlook, move: Move) -> dict[str, int]:
    """The position behind the bot's move, if nothing else happens, and the number of that move.

    Whoever has searched goes on there with what was found, as at home. No question needs to tell
    that nothing has happened: that others wait would be told as well.
    """
    match = Match(outlook.setting, outlook.world.copy(), Dealer())
    match.play(outlook.seat, move)
    if match.entries[-1].seat != outlook.seat:
        return {}
    return {match.position_seen_by(outlook.seat): move.code}
