"""A program for the tests of the line protocol: well-behaved, or not, as its argument says."""

from __future__ import annotations

import json
import os
import sys
import time

way = sys.argv[1]
encoding: dict[str, int] = {}


WISHES = {
    "numbers": ["tensor"],
    "wrong numbers": ["tensor"],
    "position": ["position", "moves"],
    "wants the moon": ["moon"],
    "wants nothing": [],
}


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


if way == "dead at once":
    sys.stderr.write("no licence found\n")
    sys.exit(3)
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        if way == "falls silent with a word":
            sys.stderr.write("no more\n")
        if way == "mute":
            time.sleep(60)
        if way == "chatty":
            print("Loading the model", flush=True)
        if way == "greets with a number":
            say(1)
        protocol = 99 if way == "other protocol" else 1
        options = [{"name": "depth", "type": "int", "default": 1}]
        ready = {"type": "ready", "protocol": protocol, "name": "Test bot", "options": options}
        say({**ready, "wants": WISHES[way]} if way in WISHES else ready)
    elif way in WISHES and kind == "decide":
        wanted = {"type", "id", "seat", "limit", *WISHES[way]}
        if "tensor" in WISHES[way]:
            wanted.add("actions")
        if {*message} != wanted:
            sys.exit(6)
        answer = {"type": "move", "id": message["id"]}
        if way == "numbers":
            size = encoding["size"]
            if len(message["tensor"]) != size or max(message["actions"]) >= encoding["actions"]:
                sys.exit(7)
            say({**answer, "action": message["actions"][-1]})
        elif way == "wrong numbers":
            say({**answer, "action": -5})
        else:
            say({**answer, "move": message["moves"][-1]})
    elif way == "numbers" and kind == "new":
        encoding = message["encoding"]
    elif kind == "option":
        sys.stderr.write(f"option {message['name']}={message['value']}\n")
    elif kind == "decide":
        answer = {"type": "move", "id": message["id"], "move": message["moves"][0]}
        if way == "illegal":
            answer["move"] = "place 9,9 0"
        elif way == "unreadable":
            answer["move"] = "fly to the moon"
        elif way == "late":
            time.sleep(60)
        elif way == "stops when told" and json.loads(sys.stdin.readline())["type"] != "stop":
            sys.exit(4)
        elif way == "garbage":
            print("I think I shall pass", flush=True)
        elif way == "list":
            say([1, 2])
        elif way == "unknown type":
            say({**answer, "type": "ponder"})
            answer["type"] = "resign"
        elif way == "no id":
            del answer["id"]
        elif way == "news of tomorrow":
            say({"type": "ponder", "depth": 3})
        elif way == "old answer":
            say({"type": "move", "id": message["id"] - 1, "move": "pass"})
        elif way == "flood":
            while True:
                say({"type": "info", "text": "still thinking"})
        elif way == "dies":
            sys.stderr.write("out of ideas\n")
            os._exit(5)
        elif way == "ends":
            os._exit(6)
        elif way.startswith("falls silent"):
            os.close(sys.stdout.fileno())
            time.sleep(60)
        elif way == "spaces":
            answer["move"] = answer["move"].replace(" ", "   ")
        say({"type": "info", "id": message["id"], "text": "thinking"})
        say(answer)
    elif kind == "quit":
        break
