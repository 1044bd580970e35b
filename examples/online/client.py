#!/usr/bin/env python3
"""A whole client for Corral's server in plain Python: it takes a seat by its link and plays.

    python3 examples/online/client.py https://HOST/table/ID --name Plain

It needs the package `websockets` and nothing of Corral. Replace `choose` by something clever.
docs/server.md has the whole interface.
"""

import argparse
import json
import random
import secrets
import time
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect


def choose(moves, position):
    """One of the legal moves, in the notation; `position` is all that the seat knows, as a text."""
    return random.choice(moves)


class Table:
    """A table by its link, and the cookie that says who we are."""

    def __init__(self, link):
        site = urlsplit(link)
        self.host = f"{site.scheme}://{site.netloc}"
        self.id = site.path.rstrip("/").rpartition("/")[2]
        self.cookie = ""

    def call(self, method, path, body=None):
        """A request and its answer, both JSON."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(self.host + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            fresh = answer.headers.get("set-cookie")
            self.cookie = fresh.partition(";")[0] if fresh else self.cookie
            return json.load(answer)

    def socket(self):
        """The line on which the table tells what happens."""
        url = f"{self.host.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        return connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)


def play(table, name):
    """Take a seat, answer whenever asked, and give the points of the end."""
    table.call("POST", "/api/me", {"name": name})
    seat = table.call("POST", f"/api/tables/{table.id}/join", {"seat": None})["seat"]
    awaited, sent = [], ""
    with table.socket() as line:
        line.send(json.dumps({"kind": "hello"}))
        for text in line:
            message = json.loads(text)
            if message["kind"] == "ping":
                line.send(json.dumps({"kind": "pong", "mark": message["mark"]}))
            elif message["kind"] == "refused":  # too late, or somebody was quicker
                if message["problem"]["code"] == "slow_down":  # too many messages in a second
                    time.sleep(1)
                sent = ""
                line.send(json.dumps({"kind": "hello"}))
            elif message["kind"] in ("fresh", "news"):
                if message.get("key") == sent:
                    sent = ""
                if message.get("you"):  # told where it has changed
                    awaited = message["you"]["awaited"]
                if (message.get("table") or {}).get("status") == "over":
                    return message["table"]["scores"]
                if seat in awaited and not sent:
                    asked = table.call("GET", f"/api/tables/{table.id}/position?seat={seat}")
                    if asked["moves"]:
                        sent = secrets.token_hex(8)
                        move = choose(asked["moves"], asked["position"])
                        answer = {"move": move, "version": asked["version"], "key": sent}
                        line.send(json.dumps({"kind": "play", **answer}))
    raise SystemExit("the server has closed the line")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("link", help="https://HOST/table/ID")
    parser.add_argument("--name", default="Plain Python")
    wanted = parser.parse_args()
    print(*play(Table(wanted.link), wanted.name))
