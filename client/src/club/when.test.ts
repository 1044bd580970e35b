import { expect, test } from "vitest";

import { moment, soon, whenText } from "./when";

test("an evening is told in the reader's zone", () => {
  const at = Date.UTC(2027, 0, 15, 19, 0) / 1000;
  expect(whenText(at, "de", "Europe/Berlin")).toContain("20:00");
  expect(whenText(at, "en-GB", "America/Lima")).toContain("14:00");
});

test("what is typed means the reader's own time, both ways", () => {
  const next = soon(new Date(2027, 0, 15, 18, 40));
  expect(next).toBe("2027-01-15T19:00");
  expect(moment(next)).toBe(new Date(2027, 0, 15, 19, 0).getTime() / 1000);
  expect(moment("")).toBeNull();
});
