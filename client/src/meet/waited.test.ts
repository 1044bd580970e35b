import { expect, test } from "vitest";

import { waited } from "./waited";

test("seconds have two figures, and never run backwards", () => {
  expect([-3, 0, 7.9, 60, 605].map(waited)).toEqual(["0:00", "0:00", "0:07", "1:00", "10:05"]);
});
