import { expect, it } from "vitest";

import { EARLIER } from "../sources";
import { told, viewOf } from "./fixtures";
import { scored, standing, tokenPoints } from "./ledger";

const railroad = told("railroad_scored", { seats: [0], points: 4, cells: [] });

it("says what points came from, and how many came before the log begins", () => {
  const view = { ...viewOf("place"), scores: [4, 0] };
  expect(scored([railroad], view, 0)).toEqual([
    { label: "web-goldrush-source-railroad", points: 4 },
  ]);
  expect(scored([railroad], { ...view, scores: [9, 0] }, 0)).toEqual([
    { label: EARLIER, points: 5 },
    { label: "web-goldrush-source-railroad", points: 4 },
  ]);
  expect(scored([], view, 0)).toEqual([]); // nothing is known but the sum
});

it("lists what somebody owns and would score now, the most first", () => {
  const view = viewOf("place");
  const [one] = view.features;
  const features = [
    { ...one!, feature: "0,0:N", owners: [0], points: 2 },
    { ...one!, feature: "1,0:N", owners: [0, 1], points: 5 },
    { ...one!, feature: "2,0:N", owners: [1], points: 7 },
    { ...one!, feature: "3,0:N", owners: [0], points: 0 },
  ];
  expect(standing({ ...view, features }, 0).map(({ points }) => points)).toEqual([5, 2]);
  expect(standing({ ...view, features, over: true }, 0)).toEqual([]);
});

it("adds up tokens where all of them are known", () => {
  expect(tokenPoints([1, 0, 5])).toBe(6);
  expect(tokenPoints([1, null])).toBeNull();
});
