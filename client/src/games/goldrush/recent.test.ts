// @vitest-environment node
import { describe, expect, it } from "vitest";

import { sentences, viewOf } from "./fixtures";
import { recentTiles } from "./recent";
import type { GoldRushView } from "./view";

const view = (phase: "place" | "act", turn: number, tiles: number): GoldRushView => {
  const laid = Array.from({ length: tiles }, (_, x) => ({
    cell: `${x},0`,
    x,
    y: 0,
    tile: "Ua",
    rotation: 0,
    parts: [],
  }));
  const found = viewOf("place");
  return { ...found, phase, turn, tiles: laid, players: [0, 1, 2].map(() => found.players[0]!) };
};

const told = (view: GoldRushView) => recentTiles(view).map(({ tile, seat }) => [tile.cell, seat]);

describe("recent tiles", () => {
  it("are those of the others, the player before first", () => {
    expect(told(view("place", 0, 6))).toEqual([["5,0", 2], ["4,0", 1]]);
    expect(told(view("act", 0, 7))).toEqual([["5,0", 2], ["4,0", 1]]);
  });

  it("do not include the start tile", () => {
    expect(told(view("place", 1, 2))).toEqual([["1,0", 0]]);
    expect(told(view("place", 1, 1))).toEqual([]);
  });

  it("are none when the game is over", () => {
    const over = sentences.prompts.find(({ view }) => view.over);
    expect(over && recentTiles(over.view)).toEqual([]);
  });
});
