// @vitest-environment node
import { describe, expect, it } from "vitest";

import { sentences, told, viewOf, words } from "./fixtures";
import { buttons, lesson, places, sources } from "./telling";

describe("what is told", () => {
  it("points at cells, parts and players", () => {
    expect(places(told("placed", { seat: 0, tile: "Dc", cell: "1,0", rotation: 0 }))).toEqual(["1,0"]);
    expect(places(told("cowboy_placed", { seat: 0, part: "2,1:E" }))).toEqual(["2,1:E"]);
    expect(places(told("took", { seat: 0, mountain: "0,1:S" }))).toEqual(["0,1:S"]);
    expect(places(told("city_scored", { feature: "0,0:city", cells: ["0,0"] }))).toEqual(["0,0"]);
    expect(places(told("tokens_removed", { mountains: ["5,1:S"], count: 2 }))).toEqual(["5,1:S"]);
    expect(places(told("passed", { seat: 1 }))).toEqual(["p1"]);
  });

  it("has a place for everything that happens to somebody", () => {
    for (const { event } of sentences.events) {
      if ("seat" in event) expect(places(event), event.kind).not.toHaveLength(0);
    }
  });

  it("sums points by where they came from", () => {
    const log = [
      told("railroad_scored", { seats: [0, 1], points: 4 }),
      told("railroad_scored", { seats: [1], points: 3 }),
      told("prairie_scored", { seats: [1], points: 6 }),
      told("tokens_shown", { seat: 1, tokens: [2, 3], points: 5 }),
    ];
    const found = sources(log, viewOf("place"), 1);
    expect(found.map(({ points }) => points)).toEqual([7, 0, 0, 6, 5]);
    for (const { label } of found) expect(words("fr").has(label)).toBe(true);
    expect(sources(log, viewOf("place"), 0).map(({ points }) => points)).toEqual([4, 0, 0, 0, 0]);
  });

  it("teaches the decision at hand, in words that exist", () => {
    const act = viewOf("miner");
    const lessons = [
      lesson(viewOf("place"), ["place 1,0 0"]),
      lesson(act, ["miner N", "tent 0,0:N", "pass"]),
      lesson(act, ["take", "miner N", "pass"]),
      lesson(act, ["trader", "pass"]),
      lesson(act, ["tent 0,0:N", "pass"]),
    ];
    expect(lessons).toEqual(["place", "act", "take", "trader", "tent"]);
    for (const language of ["en", "de", "fr"]) {
      for (const one of lessons) expect(words(language).has(`web-coach-goldrush-${one}`)).toBe(true);
    }
    expect(lesson(act, [])).toBeNull();
  });

  it("leaves only passing to the prompt bar", () => {
    expect(buttons(["miner N", "tent 0,0:N", "take", "pass"])).toEqual(["pass"]);
    expect(buttons(["place 1,0 0"])).toEqual([]);
  });
});
