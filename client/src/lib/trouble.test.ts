import { beforeEach, expect, it } from "vitest";

import type { Problem } from "../wire";
import { ApiError } from "./api";
import { LANGUAGES } from "./languages";
import { problemText, troubleText } from "./trouble";
import { shelf } from "./words.svelte";

const tooMany: Problem = { code: "too_many_tables", message: "you have 100 open tables" };
const wrong: Problem = { code: "bad_request", message: "the position has 3 seats" };

beforeEach(() => shelf.speak("en"));

it("has a sentence for too many tables in every language", async () => {
  for (const language of LANGUAGES) {
    await shelf.speak(language);
    expect(problemText(tooMany)).not.toBeNull();
  }
});

it("words the reason rather than the code, with its values", async () => {
  const beyond: Problem = {
    code: "bad_request",
    message: "900 is not from 10 to 300",
    reason: "order_beyond",
    values: { limit: 900, low: 10, high: 300 },
  };
  const unknown: Problem = { code: "over", message: "the match is over", reason: "nobody_knows" };
  for (const language of LANGUAGES) {
    await shelf.speak(language);
    expect(problemText(beyond)).toMatch(/900.*10.*300/);
    expect(problemText(beyond)).not.toBe(beyond.message);
    expect(problemText(unknown)).toBe(problemText({ ...unknown, reason: null }));
  }
});

it("says what the server said where it has no words of its own", () => {
  expect(problemText(wrong)).toBeNull();
  expect(troubleText(new ApiError(wrong))).toBe("the position has 3 seats");
  expect(troubleText(new ApiError(tooMany))).toBe(problemText(tooMany));
});

it("hides no mistake of the page", () => {
  expect(troubleText(new TypeError("no such thing"))).toBe("TypeError: no such thing");
});
