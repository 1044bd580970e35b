import { expect, it } from "vitest";

import { placeOf, stepsOf } from "./podium";

it("puts the first in the middle", () => {
  expect(stepsOf([5, 9, 7, 1])).toEqual([
    { place: 2, seats: [2] },
    { place: 1, seats: [1] },
    { place: 3, seats: [0] },
  ]);
});

it("lets equals share a step and leaves the next one empty", () => {
  expect(stepsOf([9, 9, 4])).toEqual([
    { place: 1, seats: [0, 1] },
    { place: 3, seats: [2] },
  ]);
  expect(placeOf(4, [9, 9, 4])).toBe(3);
});
