// A whole client for Corral's server in plain JavaScript: it takes a seat by its link and plays.
//
//     node examples/online/client.mjs https://HOST/table/ID "Plain JavaScript"
//
// It needs Node 22 (or 20 with --experimental-websocket) and no package. Replace `choose` by
// something clever. docs/server.md has the whole interface.

if (!globalThis.WebSocket) throw new Error("Node 22 is needed, or Node 20 with --experimental-websocket");

const [link, name = "Plain JavaScript"] = process.argv.slice(2);
const site = new URL(link);
const id = site.pathname.split("/").filter(Boolean).pop();
let cookie = "";

/** One of the legal moves, in the notation; `position` is all that the seat knows, as a text. */
function choose(moves, position) {
  return moves[Math.floor(Math.random() * moves.length)];
}

/** A request and its answer, both JSON; the cookie says who we are. */
async function call(method, path, body) {
  const headers = { "Content-Type": "application/json", Cookie: cookie };
  const answer = await fetch(new URL(path, site), { method, headers, body: body && JSON.stringify(body) });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
  return told;
}

await call("POST", "/api/me", { name });
const { seat } = await call("POST", `/api/tables/${id}/join`, { seat: null });
const address = new URL(`/api/tables/${id}/socket`, site);
address.protocol = site.protocol === "https:" ? "wss:" : "ws:";
const line = new WebSocket(address, { headers: { Cookie: cookie } });
const send = (message) => line.send(JSON.stringify(message));
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
let awaited = [];
let sent = ""; // the key of a move that was not answered yet
let heard = 0;

/** Ask how it stands, and move; again, if something was told meanwhile and there was no move. */
async function answer() {
  const key = (sent = crypto.randomUUID());
  for (let before = -1; before !== heard; ) {
    before = heard;
    const { moves, position, version } = await call("GET", `/api/tables/${id}/position?seat=${seat}`);
    if (moves.length) return send({ kind: "play", move: choose(moves, position), version, key });
  }
  sent = "";
}

line.onopen = () => send({ kind: "hello" });
line.onclose = () => process.exit(1); // before the end
line.onmessage = async ({ data }) => {
  const message = JSON.parse(data);
  if (message.kind === "ping") send({ kind: "pong", mark: message.mark });
  if (message.kind === "refused") {
    if (message.problem.code === "slow_down") await pause(1); // too many messages in a second
    sent = ""; // too late, or somebody was quicker
    send({ kind: "hello" });
  }
  if (message.kind !== "fresh" && message.kind !== "news") return;
  heard += 1;
  if (message.key === sent) sent = "";
  awaited = message.you?.awaited ?? awaited; // told where it has changed
  if (message.table?.status === "over") {
    console.log(message.table.scores.join(" "));
    process.exit(0);
  }
  if (awaited.includes(seat) && !sent) await answer();
};
