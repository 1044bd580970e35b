import { expect, test } from "vitest";

import type { OptionInfo } from "../wire";
import { against, valueOf } from "./options";

const fog: OptionInfo = { name: "fog", default: false, rule: "W-8", excludes: ["mud"] };
const mud: OptionInfo = { name: "mud", default: "nobody", rule: "W-7", words: ["nobody", "second"] };
const herds: OptionInfo = { name: "herds", default: 5, rule: "W-9", low: 3, high: 6 };
const all = [fog, mud, herds];

test("an option is as usual until something else is chosen", () => {
  expect(valueOf(herds, {})).toBe(5);
  expect(valueOf(herds, { herds: 3 })).toBe(3);
  expect(valueOf(fog, { fog: false })).toBe(false);
});

test("options that exclude each other do so both ways, whichever of them says it", () => {
  expect(against(mud, all, { fog: true })).toEqual([fog]);
  expect(against(fog, all, { mud: "second" })).toEqual([mud]);
});

test("what is as usual excludes nothing", () => {
  expect(against(mud, all, { fog: false, herds: 3 })).toEqual([]);
  expect(against(herds, all, { fog: true })).toEqual([]);
});
