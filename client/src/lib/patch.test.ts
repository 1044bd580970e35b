import { expect, test } from "vitest";

import { patched } from "./patch";

const view = { tiles: [{ cell: "0,0" }, { cell: "1,0" }], phase: "place", gone: 1 };

test("sets, appends and removes, and leaves the old view as it was", () => {
  const before = structuredClone(view);
  const after = patched(view, [
    [["phase"], "act"],
    [["tiles", 2], { cell: "2,0" }],
    [["tiles", 0, "cell"], "0,1"],
    [["gone"]],
  ]);
  expect(after).toEqual({ phase: "act", tiles: [{ cell: "0,1" }, { cell: "1,0" }, { cell: "2,0" }] });
  expect(view).toEqual(before);
});

test("shares what did not change", () => {
  const after = patched(view, [[["tiles", 0, "cell"], "5,5"]]);
  expect(after.tiles[1]).toBe(view.tiles[1]);
});

test("replaces everything at the empty path", () => {
  expect(patched<unknown>(view, [[[], { over: true }]])).toEqual({ over: true });
});
