import { expect, test } from "vitest";

import type { Messages } from "$lib/fluent";

import { unusedDice } from "./unused";
import type { ElGauchoView } from "./view";

const words = { text: (_: string, { dice }: { dice: string }) => dice, listed: (all: string[]) => all.join(" and ") } as unknown as Messages;
const asked = (move: string, dice: number[], wish: number | null, ...moves: string[]) =>
  unusedDice(words, move, { dice, wish } as ElGauchoView, ["end", ...moves]);

test("who ends a turn with dice that could be used is asked", () => {
  expect(asked("end", [3], 5, "stand c2 3")).toBe("3 and 5");
  expect(asked("end", [3], null, "place wish 3")).toBe("3");
});

test("nobody is asked about dice that are of no use, or about anything else", () => {
  expect(asked("end", [3], null, "wish 1", "recall a1", "place wish")).toBeNull();
  expect(asked("end", [], null, "sale W")).toBeNull();
  expect(asked("done", [3], null, "stand c2 3")).toBeNull();
});
