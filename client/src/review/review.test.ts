import { expect, test } from "vitest";

import type { MatchReview, ReviewDecision } from "../wire";
import { bounds, costliest, decisionAt, lines, placeOf, sign, standingAt } from "./review";

const move = { move: "end", chance: 0.5, score: 1, visits: 1 };
const decision = (entry: number, cost: number): ReviewDecision => ({
  entry,
  move: entry - 1,
  seat: 0,
  played: move,
  best: move,
  candidates: [move],
  close: true,
  cost,
  points_lost: 0,
  grade: cost >= 0.05 ? "inaccuracy" : null,
});

/** Chance, two moves, chance. */
const REVIEW: MatchReview = {
  game: "toy",
  rules: 1,
  names: ["Ana", "Bo"],
  over: true,
  scores: [1, 3],
  progress: 1,
  finished: true,
  entries: [
    { move: 0, seat: null, text: "card 1" },
    { move: 0, seat: 0, text: "stay" },
    { move: 1, seat: 1, text: "swap" },
    { move: 2, seat: null, text: "card 9" },
  ],
  graph: [
    { entry: 0, move: 0, chances: [0.5, 0.5], points: [2, 2], close: true },
    { entry: 2, move: 1, chances: [0.75, 0.25], points: [2, 1], close: true },
    { entry: 4, move: 2, chances: [0, 1], points: [1, 3], close: true },
  ],
  decisions: [decision(1, 0.06), decision(2, 0.2)],
  turning_points: [],
  seats: [],
};

test("each seat has a line across the whole match", () => {
  expect(lines(REVIEW, "chances")).toEqual([
    { seat: 0, path: "M0,50L50,25L100,100", end: 100 },
    { seat: 1, path: "M0,50L50,75L100,0", end: 0 },
  ]);
  expect(bounds(REVIEW.graph, "points")).toEqual([1, 3]);
  expect(lines(REVIEW, "points")[1]?.path).toBe("M0,50L50,100L100,0");
});

test("before anything is known there is nothing to draw", () => {
  expect(lines({ ...REVIEW, graph: [] }, "points")).toEqual([]);
});

test("who never gains a point has a line all the same", () => {
  const flat = REVIEW.graph.map((point) => ({ ...point, points: [0, 0] }));
  expect(lines({ ...REVIEW, graph: flat }, "points")[0]?.path).toBe("M0,50L50,50L100,50");
});

test("a step of the replay has its place, its standing and its decision", () => {
  expect([0, 1, 2].map((step) => placeOf(REVIEW, step))).toEqual([25, 50, 100]);
  expect(standingAt(REVIEW, 1)?.chances).toEqual([0.75, 0.25]);
  expect(decisionAt(REVIEW, 1)?.cost).toBe(0.2);
  expect(decisionAt(REVIEW, 2)).toBeUndefined();
});

test("the worst comes first, and what was fine is left out", () => {
  const more = { ...REVIEW, decisions: [...REVIEW.decisions, decision(3, 0.01)] };
  expect(costliest(more, 5).map(({ cost }) => cost)).toEqual([0.2, 0.06]);
  expect(costliest(more, 1)).toHaveLength(1);
});

test("a number has its sign, and nothing has none", () => {
  expect([0.2, -0.2, -0.001].map((value) => sign(value))).toEqual(["+", "−", "±"]);
});
