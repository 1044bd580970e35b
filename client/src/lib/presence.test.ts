import { expect, test } from "vitest";

import type { Present, TableInfo } from "../wire";
import { ago, attending } from "./presence";

const table = {
  seats: [
    { kind: "player", name: "Ana" },
    { kind: "player", name: "Bo" },
    { kind: "player", name: "Cy", away: true },
    { kind: "player", name: "Di", away: true, resigned: true },
    { kind: "bot", name: "Ed", bot: "cowhand" },
    { kind: "open" },
  ],
} as unknown as TableInfo;

const present = (rest: Partial<Present>): Present => ({ kind: "present", seats: [], spectators: 0, ...rest });

test("each seat has its state", () => {
  const found = present({ seats: [true, true, false, false, false, false], idle: [1] });
  const states = table.seats.map((_, seat) => attending(table, found, seat)?.state ?? null);
  expect(states).toEqual(["here", "away", "stand-in", "resigned", "bot", null]);
});

test("who has gone was last seen, who has never come was not", () => {
  const found = present({ seats: [false, false], seen: [100, null] });
  expect(attending(table, found, 0)).toEqual({ state: "gone", seen: 100 });
  expect(attending(table, found, 1)).toEqual({ state: "never", seen: null });
});

test("the past is told in the largest unit that fits", () => {
  expect(ago("en", 1000, 1000 + 59)).toBe("59 seconds ago");
  expect(ago("en", 1000, 1000 + 61)).toBe("1 minute ago");
  expect(ago("de", 1000, 1000 + 7300)).toBe("vor 2 Stunden");
  expect(ago("fr", 1000, 1000 + 3 * 86_400)).toBe("il y a 3 jours");
  expect(ago("en", 1005, 1000)).toMatch(/^(-)?0 seconds ago$|^in 0 seconds$/);
});
