import { afterEach, expect, test, vi } from "vitest";

import { play, soundOf, TONES } from "./sound";

afterEach(() => vi.unstubAllGlobals());

const still = { mine: false, over: false, refused: false };

test("the weightiest thing alone is heard", () => {
  expect(soundOf(still, { ...still, mine: true })).toBe("turn");
  expect(soundOf({ ...still, mine: true }, { ...still, mine: true })).toBe("move");
  expect(soundOf({ ...still, mine: true }, { ...still, mine: true, refused: true })).toBe("refused");
  expect(soundOf({ ...still, mine: true }, { ...still, over: true })).toBe("over");
});

test("every tone is plucked, and each has an end", () => {
  const tones: { frequency: { value: number }; stop: ReturnType<typeof vi.fn> }[] = [];
  const ramp = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      destination = {};
      createGain = () => ({ gain: ramp, connect: vi.fn() });
      createOscillator = () => {
        const tone = { type: "", frequency: { value: 0 }, connect: vi.fn(), start: vi.fn(), stop: vi.fn() };
        tones.push(tone);
        return tone;
      };
    },
  );
  play("over");
  expect(tones).toHaveLength(2 * TONES.over.length);
  expect(tones.every(({ stop }) => stop.mock.calls.length === 1)).toBe(true);
});
