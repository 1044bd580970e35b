import { expect, it } from "vitest";

import { adviceFor, bestOf, unlike } from "./advice";

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

it("tells the best ideas in the order of their chances, each once", () => {
  const ideas = [
    { move: "place 1,0 0", chance: 0.5, score: 10, visits: 90 },
    { move: "place 0,1 1", chance: 0.4, score: 9, visits: 60 },
    { move: "place 1,0 2", chance: 0.6, score: 9, visits: 50 },
    { move: "place 0,2 0", chance: 0.55, score: 9, visits: 40 },
    { move: "place 9,9 0", chance: 0.9, score: 9, visits: 1 },
  ];
  const alike = (one: string, other: string) => one.slice(0, 9) === other.slice(0, 9);
  expect(bestOf(ideas, alike).map(({ move }) => move)).toEqual(["place 0,2 0", "place 1,0 0", "place 0,1 1"]);
  expect(bestOf(ideas).map(({ move }) => move)).toEqual(["place 1,0 2", "place 1,0 0", "place 0,1 1"]);
  expect(bestOf([{ move: "end", chance: null, score: null, visits: 0 }])).toHaveLength(1);
});

it("lists what looks the same once", () => {
  expect(unlike(["a 1", "a 2", "b 1"], (one, other) => one[0] === other[0])).toEqual(["a 1", "b 1"]);
  expect(unlike(["a 1", "a 2"], undefined)).toEqual(["a 1", "a 2"]);
});
