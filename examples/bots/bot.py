#!/usr/bin/env python3
"""A bot for Corral in plain Python: it needs neither Corral nor any package.

    corral play goldrush --players greenhorn,"exec:python3 examples/bots/bot.py"

It speaks the line protocol (docs/protocol.md): one JSON object a line, in and out. Its taste is
simple: it prefers some kinds of moves to others, as the option `prefer` says.
"""

import json
import random
import sys

OPTIONS = [{"name": "prefer", "type": "text", "default": "sale,stand,take,miner,trader,auction"}]


def say(message):
    print(json.dumps(message), flush=True)


def choose(moves, preferred):
    """A move of the first preferred kind that there is; else any."""
    for kind in preferred:
        of_kind = [move for move in moves if move.split()[0] == kind]
        if of_kind:
            return random.choice(of_kind)
    return random.choice(moves)


def main():
    preferred = OPTIONS[0]["default"].split(",")
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say({"type": "ready", "protocol": 1, "name": "Plain Python", "options": OPTIONS})
        elif kind == "option" and message["name"] == "prefer":
            preferred = message["value"].split(",")
        elif kind == "decide":
            move = choose(message["moves"], preferred)
            say({"type": "info", "id": message["id"], "text": f"{len(message['moves'])} moves"})
            say({"type": "move", "id": message["id"], "move": move})
        elif kind == "quit":
            return


if __name__ == "__main__":
    main()
