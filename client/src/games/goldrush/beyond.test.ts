// @vitest-environment node
import { expect, it } from "vitest";

import { beyond } from "./beyond";

it("tells what is out of sight by its side, the nearest first", () => {
  const room = { x: 100, y: 50, width: 400, height: 300 };
  const camera = { left: 0, top: 0, k: 1 };
  const out = beyond([[300, 200], [300, 10], [300, -900], [700, 60], [90, 200], [300, 360]], camera, room);
  expect(out).toEqual({ up: [[300, 10], [300, -900]], right: [[700, 60]], down: [[300, 360]], left: [[90, 200]] });
});
