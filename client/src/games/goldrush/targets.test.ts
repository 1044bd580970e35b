// @vitest-environment node
import { describe, expect, it } from "vitest";

import { boxFor, sentences, viewOf } from "./fixtures";
import { kindsOf } from "./printed";
import { apart, attemptAt, border, cowboyMove, isNear, placings, targetsOf, tentParts } from "./targets";

describe("targets", () => {
  it("are all moves but passing and placing", () => {
    const view = viewOf("trader");
    const fresh = view.tiles.at(-1);
    const cowboys = fresh?.parts.map(cowboyMove) ?? [];
    expect(cowboys).toContain("trader");
    const targets = targetsOf(view, [...cowboys, "pass"], kindsOf(boxFor(view)));
    expect(targets.map(({ move }) => move).sort()).toEqual([...cowboys].sort());
    expect(targets.every(({ place }) => place.startsWith(`${view.placed}:`))).toBe(true);
  });

  it("of a miner and of the tent on one part stand side by side, on the tile", () => {
    const view = viewOf("miner");
    const fresh = view.tiles.at(-1);
    const mountain = fresh?.parts.find(({ sort }) => sort === "mountain");
    const moves = [`miner ${mountain?.part}`, `tent ${fresh?.cell}:${mountain?.part}`];
    const [miner, tent] = targetsOf(view, moves, kindsOf(boxFor(view)));
    expect([miner?.what, tent?.what]).toEqual(["cowboy", "tent"]);
    expect((tent?.at[0] ?? 0) - (miner?.at[0] ?? 0)).toBeGreaterThan(24);
  });

  it("offer the tent once for each mountain", () => {
    const view = viewOf("tent");
    const parts = view.tiles.flatMap(({ cell, parts }) =>
      parts.filter(({ sort }) => sort === "mountain").map(({ part, feature }) => ({ cell, part, feature })),
    );
    const moves = [...parts.map(({ cell, part }) => `tent ${cell}:${part}`), "miner W", "pass"];
    expect(tentParts(moves)).toHaveLength(parts.length);
    const tents = targetsOf(view, tentParts(moves).map((part) => `tent ${part}`), kindsOf(boxFor(view)));
    const mountains = new Set(parts.map(({ feature }) => feature));
    expect(parts.length).toBeGreaterThan(mountains.size);
    expect(new Set(tents.map(({ feature }) => feature))).toEqual(mountains);
    expect(tents).toHaveLength(mountains.size);
    for (const { move } of tents) expect(moves).toContain(move);
  });

  it("on the new tile are near, and the tent is rather offered there", () => {
    const view = viewOf("miner");
    const fresh = view.tiles.at(-1);
    const mountain = fresh?.parts.find(({ sort }) => sort === "mountain");
    const whole = view.tiles.flatMap(({ cell, parts }) =>
      parts.filter(({ feature }) => feature === mountain?.feature).map(({ part }) => `tent ${cell}:${part}`),
    );
    const [tent, ...more] = targetsOf(view, whole, kindsOf(boxFor(view)));
    expect(more).toEqual([]);
    expect(tent && isNear(view, tent)).toBe(true);
    expect(tent && isNear({ ...view, placed: "99,99" }, tent)).toBe(false);
  });

  it("keep their distance, within the room they have", () => {
    const target = { move: "", what: "cowboy", place: "", feature: 0 } as const;
    const crowd = [10, 12, 14, 100, 100, 60, 61, 62].map((at) => ({ ...target, at: [at, at] as const }));
    const found = apart(crowd, 46, 192).map(({ at }) => at);
    for (const [place, [x, y]] of found.entries()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(23);
      expect(Math.max(x, y)).toBeLessThanOrEqual(169);
      for (const [u, v] of found.slice(place + 1)) expect(Math.hypot(u - x, v - y)).toBeGreaterThan(45);
    }
    expect(apart([{ ...target, at: [5, 5] }], 10)[0]?.at).toEqual([5, 5]);
  });

  it("of taking a token is where the own tent stands", () => {
    const view = viewOf("take");
    const [target] = targetsOf(view, ["take", "pass"], kindsOf(boxFor(view)));
    expect(target).toMatchObject({ what: "take", place: view.players[view.turn ?? 0]?.tent });
  });

  it("for the tile in hand are the openings of the view", () => {
    const view = viewOf("place");
    const moves = view.openings.flatMap(({ cell, rotations }) =>
      rotations.map((rotation) => `place ${cell} ${rotation}`),
    );
    const cells = placings([...moves, "pass"]);
    expect([...cells.keys()]).toEqual(view.openings.map(({ cell }) => cell));
    const around = border(view).map(({ cell }) => cell);
    for (const cell of cells.keys()) expect(around).toContain(cell);
    for (const { cell } of view.tiles) expect(around).not.toContain(cell);
  });

  it("that are none are asked about as the move they would be", () => {
    const view = viewOf("railwayman");
    const track = view.tiles.at(-1)?.parts.find(({ sort }) => sort === "railroad");
    expect(attemptAt(view, `${view.placed}:${track?.part}`)).toBe(`railwayman ${track?.part}`);
    expect(attemptAt(view, "0,0:N")).toBe("tent 0,0:N");
    expect(attemptAt(viewOf("place"), "0,0:N")).toBeNull();
    expect(sentences.prompts.every(({ view }) => attemptAt(view, "99,99:N") === null)).toBe(true);
  });
});
