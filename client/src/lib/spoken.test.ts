import { expect, test } from "vitest";

import { spoken } from "./spoken";

test("one full stop between two sentences", () => {
  expect(spoken(["Take the 5", "Ana gets 5 pesos.", "", "Sold!", "A new row"])).toBe(
    "Take the 5. Ana gets 5 pesos. Sold! A new row",
  );
  expect(spoken([])).toBe("");
});
