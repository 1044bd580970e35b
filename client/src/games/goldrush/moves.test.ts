// @vitest-environment node
import { expect, it } from "vitest";

import { BEND, TRACK } from "./fixtures";
import { alike } from "./moves";
import type { GoldRushBox } from "./printed";
import type { GoldRushView } from "./view";

const box = { pictures: {}, printed: { cowboys: 4, tiles: [TRACK, BEND] } } as unknown as GoldRushBox;
const same = (tile: string, one: string, other: string) => alike(one, other, { tile } as GoldRushView, box);

it("takes two turns of a symmetric tile for one move", () => {
  expect(same(TRACK.id, "place 0,1 0", "place 0,1 2")).toBe(true);
  expect(same(TRACK.id, "place 0,1 0", "place 0,1 1")).toBe(false);
  expect(same(TRACK.id, "place 0,1 0", "place 0,2 2")).toBe(false);
  expect(same(BEND.id, "place 0,1 0", "place 0,1 2")).toBe(false);
  expect(same(TRACK.id, "pass", "pass")).toBe(false);
});
