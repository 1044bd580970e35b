import { expect, test } from "vitest";

import { minuteOf, shown } from "./quiet";

test.each([0, 7 * 60, 22 * 60 + 5, 24 * 60 - 1])("%i minutes are shown and read again", (minute) => {
  expect(minuteOf(shown(minute))).toBe(minute);
});

test("what is no time is none", () => {
  expect(minuteOf("")).toBeNull();
  expect(shown(7 * 60)).toBe("07:00");
});
