import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ApiError, me, signIn } from "./api";

const tooSoon = (seconds: string) => () =>
  new Response(JSON.stringify({ code: "slow_down", message: "too many requests" }), {
    status: 429,
    headers: { "retry-after": seconds },
  });
const ana = () => new Response(JSON.stringify({ id: "1", name: "Ana" }), { status: 200 });

/** Gives these answers, one after the other; the last one for ever. */
function server(...answers: (() => Response)[]) {
  const asked = vi.fn((..._: unknown[]) => Promise.resolve((answers.length > 1 ? answers.shift()! : answers[0]!)()));
  vi.stubGlobal("fetch", asked);
  return asked;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("asks again when the server says, with the same body", async () => {
  const asked = server(tooSoon("2"), tooSoon("3"), ana);
  const answer = signIn("Ana");
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1001);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2501);
  expect(await answer).toEqual({ id: "1", name: "Ana" });
  expect(asked.mock.calls[2]).toEqual(asked.mock.calls[0]);
});

test("gives up in the end, and at once where the wait is long", async () => {
  const asked = server(tooSoon("1"));
  const trouble = me().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await trouble).toMatchObject({ problem: { code: "slow_down" } });
  expect(asked.mock.calls.length).toBeGreaterThan(3);
  server(tooSoon("3600"));
  await expect(me()).rejects.toBeInstanceOf(ApiError);
});
