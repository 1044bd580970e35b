// @vitest-environment node
/** What is expected of a feature holds to what the engine gives: `tests/web/reckonings` wrote it down. */
import { describe, expect, it } from "vitest";

import type { Feature, LaidTile } from "./view";
import { worthOf } from "./worth";

/** A feature, the tile that names it, and its points once another tile has finished it. */
interface Finished {
  feature: Feature;
  tiles: LaidTile[];
  points: number;
}

const [made] = Object.values(
  import.meta.glob<Record<string, Finished[]>>("./reckonings.json", { eager: true, import: "default" }),
);
const finished = Object.values(made!).flat();
const exact = finished.filter(({ feature }) => feature.sort !== "mountain");
const mountains = finished.filter(({ feature }) => feature.sort === "mountain");

describe("what a feature is worth", () => {
  it.each(exact)("$feature.sort $feature.feature, $points once finished", ({ feature, tiles, points }) => {
    const worth = worthOf(tiles, feature);
    expect(worth.now).toBe(feature.points);
    expect(worth.finished).toBe(points);
  });

  it.each(mountains)("$feature.feature, at least what it has", ({ feature, tiles, points }) => {
    const worth = worthOf(tiles, feature);
    expect(worth).toEqual({ now: feature.points, finished: feature.points, grows: true });
    expect(points).toBeGreaterThanOrEqual(feature.points);
  });

  it("has examples of railroads with and without a locomotive, and of cities", () => {
    const railroads = exact.filter(({ feature }) => feature.sort === "railroad");
    expect(new Set(railroads.map(({ feature }) => feature.locomotives))).toEqual(new Set([0, 1, 2]));
    expect(exact.some(({ feature }) => feature.sort === "city")).toBe(true);
  });

  it("is final when it is finished, and never finished for a prairie", () => {
    const [{ feature, tiles }] = exact as [Finished];
    expect(worthOf(tiles, { ...feature, finished: true, open: 0 }).finished).toBeNull();
    expect(worthOf(tiles, { ...feature, sort: "prairie" }).finished).toBeNull();
  });
});
