// @vitest-environment node
import { describe, expect, it } from "vitest";

import { around, fit, held, land, pan, reveal, seen, zoom } from "./camera";

const WINDOW = { width: 1000, height: 800 };
const INSETS = { left: 200, top: 0, right: 0, bottom: 100 };
const NONE = { left: 0, top: 0, right: 0, bottom: 0 };

describe("the camera", () => {
  it("shows a large landscape whole, in the middle of what is free", () => {
    const all = { x: -600, y: -300, width: 1600, height: 800 };
    const at = seen(fit(all, WINDOW, INSETS), all);
    expect(at.x).toBeCloseTo(200);
    expect(at.width).toBeCloseTo(800);
    expect(at.y + at.height / 2).toBeCloseTo(350);
  });

  it("does not blow a single tile up to the size of the window", () => {
    expect(fit({ x: 0, y: 0, width: 120, height: 120 }, WINDOW, INSETS).k).toBeLessThan(1.2);
  });

  it("zooms around the point under the pointer, within limits", () => {
    const before = { left: 40, top: -10, k: 0.8 };
    const after = zoom(before, 1.5, 300, 200);
    expect((300 - after.left) / after.k).toBeCloseTo((300 - before.left) / before.k);
    expect((200 - after.top) / after.k).toBeCloseTo((200 - before.top) / before.k);
    expect(zoom(before, 1000, 0, 0).k).toBeLessThan(3);
    expect(zoom(before, 0.0001, 0, 0).k).toBeGreaterThan(0.1);
  });

  it("moves no more than needed to reveal something", () => {
    const camera = { left: 0, top: 0, k: 1 };
    const tile = { x: 950, y: 100, width: 120, height: 120 };
    expect(reveal(camera, tile, WINDOW, NONE)).toEqual({ left: -70, top: 0, k: 1 });
    expect(reveal(camera, { ...tile, x: 300 }, WINDOW, INSETS)).toBe(camera);
  });

  it("cannot be dragged away from the landscape altogether", () => {
    const all = { x: 0, y: 0, width: 400, height: 400 };
    const far = pan({ left: 0, top: 0, k: 1 }, 5000, -5000);
    const at = seen(held(far, all, WINDOW), all);
    expect(at.x).toBeLessThan(1000);
    expect(at.y + at.height).toBeGreaterThan(0);
  });

  it("shows what happens in a landscape that is too large, and leaves no room empty", () => {
    const all = { x: 0, y: 0, width: 5000, height: 300 };
    const corner = { x: 0, y: 0, width: 120, height: 120 };
    const before = { left: 0, top: 0, k: 2 };
    const near = around(all, corner, 0.5, { before, window: WINDOW, insets: INSETS });
    expect(seen(near, all)).toMatchObject({ x: 200, y: 275, width: 2500 });
    const farther = { x: 2000, y: 0, width: 120, height: 120 };
    const moved = around(all, farther, 0.5, { before: near, window: WINDOW, insets: INSETS });
    const at = seen(moved, farther);
    expect(at.x + at.width).toBeCloseTo(1000); // no farther than it must
    expect(around(all, farther, 0.5, { before: moved, window: WINDOW, insets: INSETS })).toEqual(moved);
  });

  it("knows how much land some cells cover", () => {
    const cells = [{ x: -1, y: 2 }, { x: 3, y: 2 }];
    expect(land(cells, 100, 10)).toEqual({ x: -110, y: 190, width: 520, height: 120 });
  });
});
