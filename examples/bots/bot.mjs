#!/usr/bin/env node
// A bot for Corral in JavaScript: it needs nothing but Node.
//
//     corral play kuhhandel --players greenhorn:2,"exec:node examples/bots/bot.mjs"
//
// It speaks the line protocol (docs/protocol.md): one JSON object a line, in and out. It bids low,
// passes rather than pay much, and otherwise does anything.

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const any = (list) => list[Math.floor(Math.random() * list.length)];
let most = 100;

function choose(moves) {
  const bids = moves.filter((move) => move.startsWith("bid "));
  const low = bids.filter((move) => Number(move.split(" ")[1]) <= most);
  if (bids.length > 0) return low.length > 0 && Math.random() < 0.5 ? low[0] : "pass";
  return any(moves);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    const options = [{ name: "most", type: "int", default: 100, min: 0, max: 5700 }];
    say({ type: "ready", protocol: 1, name: "JavaScript", options });
  } else if (message.type === "option" && message.name === "most") {
    most = Number(message.value);
  } else if (message.type === "decide") {
    say({ type: "move", id: message.id, move: choose(message.moves) });
  } else if (message.type === "quit") {
    process.exit(0);
  }
}
