import { afterEach, expect, test, vi } from "vitest";

import { badge, counted } from "./badge";

afterEach(() => vi.unstubAllGlobals());

test("a title has the number before it, if there is one", () => {
  expect(counted("Corral", 0)).toBe("Corral");
  expect(counted("Corral", 2)).toBe("(2) Corral");
});

test("the icon is marked where the system can, and freed again", () => {
  const marks: (number | null)[] = [];
  vi.stubGlobal("navigator", {
    setAppBadge: async (count: number) => void marks.push(count),
    clearAppBadge: async () => void marks.push(null),
  });
  badge(3);
  badge(0);
  expect(marks).toEqual([3, null]);
});

test("without such marks nothing happens, and a refusal is no error", () => {
  vi.stubGlobal("navigator", {});
  badge(1);
  vi.stubGlobal("navigator", { setAppBadge: () => Promise.reject(new Error("not allowed")) });
  badge(1);
});
