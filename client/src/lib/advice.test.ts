import { expect, it } from "vitest";

import { adviceFor } from "./advice";

const advice = [
  { move: "sell", chance: 0.614, score: 800, visits: 9 },
  { move: "buy", chance: null, score: null, visits: 0 },
  { move: "wait", chance: 0.5, score: 0, visits: 1 },
  { move: "pass", chance: 0.1, score: 0, visits: 1 },
];

it("ranks what the bot would do", () => {
  expect(adviceFor(advice, (move) => move === "sell")).toEqual({ rank: 1, move: "sell", chance: 61 });
});

it("knows a move of which nothing is said", () => {
  expect(adviceFor(advice, (move) => move.startsWith("b"))).toEqual({ rank: 2, move: "buy", chance: null });
});

it("shows the best of several moves, and only three in all", () => {
  expect(adviceFor(advice, (move) => move.length === 4)?.move).toBe("sell");
  expect(adviceFor(advice, (move) => move === "pass")).toBeNull();
});
