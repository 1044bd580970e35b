#!/usr/bin/env python3
"""A whole bot account in plain Python: it waits for challenges and plays them, several at a time.

    CORRAL_TOKEN=corral-bot-... python3 examples/online/bot.py https://HOST
    CORRAL_TOKEN=corral-bot-... python3 examples/online/bot.py https://HOST --challenge NUMBER

It needs the package `websockets` and nothing of Corral. Replace `choose` by something clever.
docs/net-bots.md tells the way here, docs/server.md has the whole interface.
"""

import argparse
import json
import os
import random
import secrets
import sys
import threading
import time
import urllib.error
import urllib.request

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

TABLES = 8  # at a time


def choose(moves, position):
    """One of the legal moves, in the notation; `position` is all that the seat knows, as a text."""
    return random.choice(moves)


def takes(game):
    """Whether to play a game at all; the server has other games tomorrow."""
    return True


class Account:
    """A bot account: the server's address, and the token that says who we are."""

    def __init__(self, server, token):
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.playing = {}
        self.ended = threading.Semaphore(0)

    def call(self, method, path, body=None):
        """A request and its answer, both JSON; who comes too soon waits as long as it is told."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self.headers}
        while True:
            request = urllib.request.Request(self.server + path, data, headers, method=method)
            try:
                with urllib.request.urlopen(request) as answer:
                    return json.loads(answer.read() or b"null")
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise RuntimeError(f"{path}: {error.read().decode()}") from None
                time.sleep(float(error.headers.get("Retry-After", 1)))

    def socket(self, path):
        url = self.server.replace("http", "ws", 1) + path
        return connect(url, additional_headers=self.headers, max_size=None)

    # Challenges

    def listen(self):
        """For ever: be told of challenges, and after a break of those that came meanwhile."""
        number = None
        while True:
            try:
                with self.socket("/api/bot/socket") as line:
                    line.send(json.dumps({"kind": "listen", "since": number}))
                    for text in line:
                        number = self.hear(json.loads(text), number)
            except (OSError, WebSocketException) as error:
                print(f"the line has broken: {error}", file=sys.stderr)
                time.sleep(1 + random.random())

    def hear(self, message, number):
        """One message; the number of the latest change that is known now."""
        if message["kind"] == "greeting":
            for mine in message["tables"]:  # go on where we were
                self.begin(mine["table"]["id"])
            for challenge in message["challenges"]:
                self.answer(challenge)
            return message["number"]
        if message["kind"] == "challenged":
            self.answer(message["challenge"])
            return message["challenge"]["number"]
        if message["problem"]["code"] == "not_signed_in":
            sys.exit(message["problem"]["message"])
        return number

    def answer(self, challenge):
        """Take it, or say why not."""
        if challenge["status"] != "open":
            return
        reason = None if takes(challenge["table"]["game"]) else "game"
        if len(self.playing) >= TABLES:
            reason = "busy"
        path = f"/api/challenges/{challenge['id']}"
        try:
            if reason is None:
                self.begin(self.call("POST", f"{path}/accept")["table"]["id"])
            else:
                self.call("POST", f"{path}/decline", {"reason": reason})
        except RuntimeError as error:  # it was taken back meanwhile
            print(error, file=sys.stderr)

    def challenge(self, bot, game):
        """Ask another bot account to a match of two."""
        seats = [{"kind": "open"}, {"kind": "invited", "account": bot}]
        asked = {"game": game, "seats": seats, "start": True}
        self.begin(self.call("POST", "/api/tables", asked)["table"]["id"])

    # Tables

    def begin(self, table):
        if table not in self.playing:
            self.playing[table] = threading.Thread(target=self.sit, args=[table], daemon=True)
            self.playing[table].start()

    def sit(self, table):
        """Play to the end, whatever happens to the line."""
        while True:
            try:
                with self.socket(f"/api/tables/{table}/socket") as line:
                    if self.play(table, line):
                        break
            except (OSError, RuntimeError, ConnectionClosed) as error:
                print(f"{table}: {error}", file=sys.stderr)
                time.sleep(1 + random.random())
        del self.playing[table]
        self.ended.release()

    def play(self, table, line):
        """Answer whenever asked; whether the match is over."""
        seat, awaited, sent, answered = None, [], "", ""
        line.send(json.dumps({"kind": "hello"}))
        for text in line:
            message = json.loads(text)
            if message["kind"] == "ping":
                line.send(json.dumps({"kind": "pong", "mark": message["mark"]}))
            elif message["kind"] == "refused":  # too late, or somebody was quicker
                if message["problem"]["code"] in ("not_found", "not_signed_in"):
                    return True
                if message["problem"]["code"] == "slow_down":  # too many messages in a second
                    time.sleep(1)
                sent = ""
                line.send(json.dumps({"kind": "hello"}))
            if message["kind"] not in ("fresh", "news"):
                continue
            if message.get("key") == sent:
                sent = ""
            if message.get("you"):  # told where it has changed
                seat, awaited = message["you"]["seat"], message["you"]["awaited"]
            told = message.get("table")
            if told and self.ends(table, told, seat):
                return True
            asked = (told or {}).get("proposal")
            if asked and seat in asked["asked"] and answered != asked["what"]:
                answered = asked["what"]
                kind = "decline" if told["rated"] else "agree"
                line.send(json.dumps({"kind": kind, "key": secrets.token_hex(8)}))
            if seat is not None and seat in awaited and not sent:
                standing = self.call("GET", f"/api/tables/{table}/position?seat={seat}")
                if standing["moves"]:
                    sent = secrets.token_hex(8)
                    move = choose(standing["moves"], standing["position"])
                    made = {"move": move, "version": standing["version"], "key": sent}
                    line.send(json.dumps({"kind": "play", **made}))
        return False

    def ends(self, table, told, seat):
        """Whether there is nothing more to do at a table."""
        if told["status"] == "over":
            print(table, *(told["scores"] or ["without a result"]), flush=True)
            return True
        excuses = [one["excuse"] for one in told["seats"] if one["excuse"]]
        if told["status"] == "waiting" and excuses:  # they do not come: give the table up
            print(table, "was not taken:", *excuses, flush=True)
            self.call("POST", f"/api/tables/{table}/leave")
            return True
        return told["status"] == "gone"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server", help="https://HOST")
    parser.add_argument("--challenge", metavar="NUMBER", help="ask this bot account to a match")
    parser.add_argument("--game", help="which, in place of the server's first")
    parser.add_argument("--matches", type=int, help="end after so many; else go on for ever")
    asked = parser.parse_args()
    account = Account(asked.server, os.environ["CORRAL_TOKEN"])
    known = [game["name"] for game in account.call("GET", "/api/games")["games"]]
    me = account.call("PUT", "/api/bot/takes", {"games": [game for game in known if takes(game)]})
    print(f"{me['name']} of {me['owner']}: {me['id']}", file=sys.stderr)
    if asked.challenge:
        account.challenge(asked.challenge, asked.game or known[0])
    if asked.matches or not asked.challenge:  # who asks for one match takes part in no other
        threading.Thread(target=account.listen, daemon=True).start()
    count = asked.matches or (1 if asked.challenge else None)
    while count is None or count > 0:
        account.ended.acquire()
        count = None if count is None else count - 1
