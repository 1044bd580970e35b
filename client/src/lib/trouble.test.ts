import { beforeEach, expect, it } from "vitest";

import type { Problem } from "../wire";
import { ApiError } from "./api";
import { problemText, troubleText } from "./trouble";
import { shelf } from "./words.svelte";

const tooMany: Problem = { code: "too_many_tables", message: "you have 100 open tables" };
const wrong: Problem = { code: "bad_request", message: "the position has 3 seats" };

beforeEach(() => shelf.speak("en"));

it("has a sentence for too many tables in every language", async () => {
  const said = new Set<string | null>();
  for (const language of ["en", "de", "fr"] as const) {
    await shelf.speak(language);
    said.add(problemText(tooMany));
  }
  expect(said.size).toBe(3);
  expect(said).not.toContain(null);
});

it("says what the server said where it has no words of its own", () => {
  expect(problemText(wrong)).toBeNull();
  expect(troubleText(new ApiError(wrong))).toBe("the position has 3 seats");
  expect(troubleText(new ApiError(tooMany))).toBe(problemText(tooMany));
});

it("hides no mistake of the page", () => {
  expect(troubleText(new TypeError("no such thing"))).toBe("TypeError: no such thing");
});
