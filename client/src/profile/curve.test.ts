import { expect, test } from "vitest";

import { drawn } from "./curve";

test("nothing is drawn of nothing", () => {
  expect(drawn([])).toBeNull();
});

test("one match is a level line within its band", () => {
  const found = drawn([{ at: 1, rating: 1000, spread: 100 }]);
  expect(found).toEqual({ low: 900, high: 1100, line: "M0.00,50.00L100.00,50.00", band: "M0.00,0.00L100.00,0.00L100.00,100.00L0.00,100.00Z" });
});

test("better is higher, and the scale is in hundreds", () => {
  const found = drawn([
    { at: 1, rating: 1010, spread: 150 },
    { at: 2, rating: 1110, spread: 50 },
  ]);
  expect([found?.low, found?.high]).toEqual([800, 1200]);
  expect(found?.line).toBe("M0.00,47.50L100.00,22.50");
});
