// A whole bot account in plain JavaScript: it waits for challenges and plays them, several at a time.
//
//     CORRAL_TOKEN=corral-bot-... node examples/online/bot.mjs https://HOST
//     CORRAL_TOKEN=corral-bot-... node examples/online/bot.mjs https://HOST --challenge NUMBER
//
// It needs Node 22 (or 20 with --experimental-websocket) and no package. Replace `choose` by
// something clever. docs/net-bots.md tells the way here, docs/server.md has the whole interface.

import { parseArgs } from "node:util";

const TABLES = 8; // at a time

if (!globalThis.WebSocket) throw new Error("Node 22 is needed, or Node 20 with --experimental-websocket");

const { positionals, values: asked } = parseArgs({
  allowPositionals: true,
  options: {
    challenge: { type: "string" }, // ask this bot account to a match
    game: { type: "string" }, // which, in place of the server's first
    matches: { type: "string" }, // end after so many; else go on for ever
  },
});
const site = new URL(positionals[0]);
const headers = { Authorization: `Bearer ${process.env.CORRAL_TOKEN}` };
const playing = new Set();
let left = Number(asked.matches ?? (asked.challenge ? 1 : Infinity));

/** One of the legal moves, in the notation; `position` is all that the seat knows, as a text. */
function choose(moves, position) {
  return moves[Math.floor(Math.random() * moves.length)];
}

/** Whether to play a game at all; the server has other games tomorrow. */
function takes(game) {
  return true;
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** A request and its answer, both JSON; who comes too soon waits as long as it is told. */
async function call(method, path, body) {
  const init = { method, headers: { ...headers, "Content-Type": "application/json" }, body: body && JSON.stringify(body) };
  for (;;) {
    const answer = await fetch(new URL(path, site), init);
    if (answer.status === 429) {
      await pause(Number(answer.headers.get("retry-after") ?? 1));
      continue;
    }
    const told = await answer.json().catch(() => null);
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
    return told;
  }
}

/** A socket whose messages are heard one after the other, until `hear` is done with it or it closes. */
function converse(path, first, hear) {
  return new Promise((resolve) => {
    const address = new URL(path, site);
    address.protocol = site.protocol === "https:" ? "wss:" : "ws:";
    const line = new WebSocket(address, { headers });
    const send = (message) => line.send(JSON.stringify(message));
    let turn = Promise.resolve();
    const end = (done) => {
      resolve(done);
      line.close();
    };
    line.onopen = () => send(first());
    line.onerror = () => end(false);
    line.onclose = () => turn.then(() => resolve(false));
    line.onmessage = ({ data }) => {
      turn = turn
        .then(() => hear(JSON.parse(data), send))
        .then((done) => done && end(true))
        .catch((error) => {
          console.error(error.message);
          end(false);
        });
    };
  });
}

// Challenges

/** For ever: be told of challenges, and after a break of those that came meanwhile. */
async function listen() {
  let number = null;
  for (;;) {
    await converse("/api/bot/socket", () => ({ kind: "listen", since: number }), async (message) => {
      if (message.kind === "greeting") {
        for (const { table } of message.tables) begin(table.id); // go on where we were
        for (const challenge of message.challenges) await answer(challenge);
        number = message.number;
      } else if (message.kind === "challenged") {
        await answer(message.challenge);
        number = message.challenge.number;
      } else if (message.problem.code === "not_signed_in") {
        console.error(message.problem.message);
        process.exit(1);
      }
    });
    await pause(1 + Math.random());
  }
}

/** Take it, or say why not. */
async function answer(challenge) {
  if (challenge.status !== "open") return;
  const reason = playing.size >= TABLES ? "busy" : takes(challenge.table.game) ? null : "game";
  const path = `/api/challenges/${challenge.id}`;
  try {
    if (reason === null) begin((await call("POST", `${path}/accept`)).table.id);
    else await call("POST", `${path}/decline`, { reason });
  } catch (error) {
    console.error(error.message); // it was taken back meanwhile
  }
}

/** Ask another bot account to a match of two. */
async function challenge(bot, game) {
  const seats = [{ kind: "open" }, { kind: "invited", account: bot }];
  begin((await call("POST", "/api/tables", { game, seats, start: true })).table.id);
}

// Tables

/** Play to the end, whatever happens to the line. */
async function begin(table) {
  if (playing.has(table)) return;
  playing.add(table);
  while (!(await play(table))) await pause(1 + Math.random());
  playing.delete(table);
  left -= 1;
  if (left <= 0) process.exit(0);
}

/** Answer whenever asked; whether the match is over. */
function play(table) {
  let seat = null;
  let awaited = [];
  let sent = ""; // the key of a move that was not answered yet
  let answered = "";
  return converse(`/api/tables/${table}/socket`, () => ({ kind: "hello" }), async (message, send) => {
    if (message.kind === "ping") send({ kind: "pong", mark: message.mark });
    if (message.kind === "refused") {
      if (["not_found", "not_signed_in"].includes(message.problem.code)) return true;
      if (message.problem.code === "slow_down") await pause(1); // too many messages in a second
      sent = ""; // too late, or somebody was quicker
      send({ kind: "hello" });
    }
    if (message.kind !== "fresh" && message.kind !== "news") return false;
    if (message.key === sent) sent = "";
    if (message.you) ({ seat, awaited } = message.you); // told where it has changed
    if (message.table && (await ends(table, message.table))) return true;
    const proposal = message.table?.proposal;
    if (proposal?.asked.includes(seat) && answered !== proposal.what) {
      answered = proposal.what;
      send({ kind: message.table.rated ? "decline" : "agree", key: crypto.randomUUID() });
    }
    if (seat === null || !awaited.includes(seat) || sent) return false;
    const standing = await call("GET", `/api/tables/${table}/position?seat=${seat}`);
    if (standing.moves.length) {
      sent = crypto.randomUUID();
      const move = choose(standing.moves, standing.position);
      send({ kind: "play", move, version: standing.version, key: sent });
    }
    return false;
  });
}

/** Whether there is nothing more to do at a table. */
async function ends(table, { status, scores, seats }) {
  if (status === "over") console.log(table, (scores ?? ["without a result"]).join(" "));
  const excuses = seats.map(({ excuse }) => excuse).filter(Boolean);
  if (status === "waiting" && excuses.length) {
    console.log(table, "was not taken:", ...excuses);
    await call("POST", `/api/tables/${table}/leave`); // they do not come: give the table up
    return true;
  }
  return status === "over" || status === "gone";
}

const known = (await call("GET", "/api/games")).games.map(({ name }) => name);
const me = await call("PUT", "/api/bot/takes", { games: known.filter(takes) });
console.error(`${me.name} of ${me.owner}: ${me.id}`);
if (asked.challenge) await challenge(asked.challenge, asked.game ?? known[0]);
if (asked.matches || !asked.challenge) listen(); // who asks for one match takes part in no other
