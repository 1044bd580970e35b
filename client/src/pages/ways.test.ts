import { expect, test } from "vitest";

import { nextMoment, pointsFrom, turnFrom } from "./ways";

const step = (seat: number | null, kinds: string[], ...scores: number[]) => ({ seat, kinds, scores });
const STEPS = [
  step(null, ["dealt"], 0, 0),
  step(0, ["took"], 0, 0),
  step(0, ["stole"], 4, 0),
  step(1, ["took"], 4, 0),
  step(1, ["sold"], 4, 9),
  step(0, ["over"], 4, 9),
];

test("turns begin where somebody else moves", () => {
  expect(turnFrom(STEPS, 0, 1)).toBe(1);
  expect(turnFrom(STEPS, 1, 1)).toBe(3);
  expect(turnFrom(STEPS, 5, 1)).toBeNull();
  expect(turnFrom(STEPS, 5, -1)).toBe(3);
  expect(turnFrom(STEPS, 1, -1)).toBeNull();
});

test("moments are found by their kind, or by points", () => {
  expect(nextMoment(STEPS, 0, "took")).toBe(1);
  expect(nextMoment(STEPS, 1, "took")).toBe(3);
  expect(nextMoment(STEPS, 0, "points")).toBe(2);
  expect(nextMoment(STEPS, 2, "points")).toBe(4);
  expect(nextMoment(STEPS, 4, "points")).toBeNull();
  expect(pointsFrom(STEPS, -1)).toEqual([2, 4]);
  expect(pointsFrom(STEPS, 2)).toEqual([4]);
});
