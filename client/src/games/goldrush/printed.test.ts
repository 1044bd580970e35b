// @vitest-environment node
import { describe, expect, it } from "vitest";

import { BEND, TRACK } from "./fixtures";
import { distinct, looksLike, turned } from "./printed";

describe("a printed tile", () => {
  it("turns its points clockwise", () => {
    expect([0, 1, 2, 3].map((rotation) => turned([60, 0], rotation))).toEqual([
      [60, 0],
      [120, 60],
      [60, 120],
      [0, 60],
    ]);
  });

  it("looks the same after half a turn if it is a plain straight track", () => {
    expect(distinct(TRACK, [0, 1, 2, 3])).toEqual([0, 1]);
    expect(distinct(TRACK, [1, 3])).toEqual([1]);
    expect(looksLike(TRACK, 1, 3)).toBe(true);
  });

  it("does not look the same if something stands on one side of the track", () => {
    const camp = { ...TRACK, prairies: [{ halves: "NR ET EB SR", camps: 1 }, { halves: "SL WB WT NL" }] };
    expect(distinct(camp, [0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
    expect(distinct(BEND, [0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
  });
});
