// @vitest-environment node
import { describe, expect, it } from "vitest";

import { viewOf } from "./fixtures";
import type { Feature } from "./view";
import { worthOf } from "./worth";

const feature = (values: Partial<Feature>): Feature => ({
  feature: "0,0:E",
  sort: "railroad",
  parts: ["0,0:E"],
  open: 1,
  finished: false,
  cowboys: [0, 0],
  owners: [],
  points: 3,
  tiles: 3,
  locomotives: 0,
  ...values,
});

describe("what a feature is worth", () => {
  const view = viewOf("trader");

  it("doubles with exactly one locomotive, once finished", () => {
    expect(worthOf(view, feature({}))).toEqual({ now: 3, finished: 4, grows: true });
    expect(worthOf(view, feature({ locomotives: 1 })).finished).toBe(8);
    expect(worthOf(view, feature({ locomotives: 2 })).finished).toBe(4);
  });

  it("is final when it is finished, and never finished for a prairie", () => {
    expect(worthOf(view, feature({ finished: true, open: 0 })).finished).toBeNull();
    expect(worthOf(view, feature({ sort: "prairie" })).finished).toBeNull();
  });

  it("of a city is 3 for each of its railroads", () => {
    const city = view.features.find(({ sort, finished }) => sort === "city" && !finished);
    expect(city).toBeDefined();
    const tracks = view.tiles
      .find(({ cell }) => city?.feature === `${cell}:city`)
      ?.parts.filter(({ sort }) => sort === "railroad");
    const different = new Set(tracks?.map(({ feature }) => feature)).size;
    expect(city && worthOf(view, city).finished).toBe(3 * different);
  });
});
