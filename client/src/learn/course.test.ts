import { beforeEach, expect, test } from "vitest";

import { ApiError } from "$lib/api";
import { shelf } from "$lib/words.svelte";

import { Course } from "./course.svelte";

const fails = (code: "illegal_move" | "not_found" | "unavailable") => () => Promise.reject(new ApiError({ code, message: code }));

beforeEach(() => shelf.speak("en"));

test("what the rules forbid has a reason, and is no trouble", async () => {
  const course = new Course("elgaucho", "lesson");
  expect(await course.attempt(fails("illegal_move"))).toBeUndefined();
  expect(course.refusal?.code).toBe("illegal_move");
  expect(course.trouble).toBe("");
  expect(await course.attempt(() => Promise.resolve(null))).toBeNull();
  expect(course.refusal).toBeNull();
});

test("trouble is told until the server answers again", async () => {
  const course = new Course("elgaucho", "lesson");
  await course.ask(fails("unavailable"));
  expect(course.trouble).not.toBe("");
  expect(course.lost).toBe(false);
  await course.ask(() => Promise.resolve(1));
  expect(course.trouble).toBe("");
  await course.ask(fails("not_found"));
  expect(course.lost).toBe(true);
});

test("a second try waits until the first is answered", async () => {
  const course = new Course("elgaucho", "practice");
  let answer = (_: string) => {};
  const first = course.attempt(() => new Promise<string>((resolve) => (answer = resolve)));
  expect(await course.attempt(() => Promise.resolve("second"))).toBeUndefined();
  answer("first");
  expect(await first).toBe("first");
  expect(await course.attempt(() => Promise.resolve("third"))).toBe("third");
});
