import { expect, test } from "vitest";

import { chosen, counts } from "./opponents";

const BOTS = ["random", "greenhorn", "cowhand", "baron"];
const GAME = { fewest: 2, most: 4 };

test("as many as the game has seats for", () => {
  expect(counts(GAME)).toEqual([1, 2, 3]);
});

test("the first match is among three", () => {
  expect(chosen(undefined, GAME, BOTS)).toEqual({ count: 2, bot: "cowhand" });
  expect(chosen(undefined, { fewest: 2, most: 2 }, BOTS)).toEqual({ count: 1, bot: "cowhand" });
});

test("what was chosen is chosen again, as far as there is such a thing", () => {
  expect(chosen({ count: 3, bot: "baron" }, GAME, BOTS)).toEqual({ count: 3, bot: "baron" });
  expect(chosen({ count: 5, bot: "mybot" }, GAME, BOTS)).toEqual({ count: 3, bot: "cowhand" });
  expect(chosen({ count: 1, bot: "gone" }, GAME, ["mybot"])).toEqual({ count: 1, bot: "mybot" });
});
