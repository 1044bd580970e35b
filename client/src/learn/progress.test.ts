import { expect, test } from "vitest";

import { after, marked, nextOf, unsolvedAfter } from "./progress";

const ALL = ["a", "b", "c"];

test("one begins at the first that is not done, and again when all are", () => {
  expect(nextOf(ALL, (one) => one === "a")).toBe("b");
  expect(nextOf(ALL, () => true)).toBe("a");
  expect(nextOf([], () => false)).toBeNull();
});

test("after the last there is nothing", () => {
  expect(after(ALL, "b")).toBe("c");
  expect(after(ALL, "c")).toBeNull();
});

test("the next unsolved position is looked for round and round", () => {
  expect(unsolvedAfter(ALL, "b", { c: "solved" })).toBe("a");
  expect(unsolvedAfter(ALL, "c", { a: "tried" })).toBe("a");
  expect(unsolvedAfter(ALL, "a", { b: "solved", c: "solved" })).toBeNull();
});

test("what is solved stays solved", () => {
  expect(marked({ a: "solved" }, "a", "tried")).toEqual({ a: "solved" });
  expect(marked({ a: "tried" }, "a", "solved")).toEqual({ a: "solved" });
  expect(marked({}, "b", "tried")).toEqual({ b: "tried" });
});
