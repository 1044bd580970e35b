// @vitest-environment node
import { describe, expect, it } from "vitest";

import * as py from "./py";

describe("what is done as in Python", () => {
  it("finds items from either end and by name, and says what is missing", () => {
    expect(py.at([3, 4, 5], -1)).toBe(5);
    expect(py.at("W7", 0)).toBe("W");
    expect(py.at({ one: 1 }, "one")).toBe(1);
    expect(() => py.at([3], 1)).toThrow("nothing at 1 of [3]");
    expect(() => py.at({ one: 1 }, "two")).toThrow('nothing at two of {"one":1}');
  });

  it("insists on what must hold", () => {
    expect(() => py.sure(true)).not.toThrow();
    expect(() => py.sure(false)).toThrow();
  });

  it("takes nothing, zero and the empty for false", () => {
    for (const empty of [null, undefined, 0, "", false, [], {}, new Set()]) expect(py.truthy(empty)).toBe(false);
    for (const full of [1, "0", true, [0], { a: null }, new Set([0])]) expect(py.truthy(full)).toBe(true);
  });

  it("knows what is in lists, sets, texts and mappings, and how much", () => {
    expect(py.within(2, [1, 2])).toBe(true);
    expect(py.within("cow", { cow: 0 })).toBe(true);
    expect(py.within("pig", new Set(["cow"]))).toBe(false);
    expect(py.within("o", "cow")).toBe(true);
    expect([py.len("cow"), py.len([1, 2]), py.len({ a: 1 }), py.len(new Set([1, 1]))]).toEqual([3, 2, 1, 1]);
    expect(py.has([1, 2], 2)).toBe(true);
    expect(py.has("ab", 2)).toBe(false);
  });

  it("pairs lists, of the same length or as far as both go", () => {
    expect(py.zip(["a", "b"], [1, 2])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    expect(() => py.zip(["a"], [])).toThrow("1 items beside 0");
    expect(py.zipShortest(["a", "b"], [1])).toEqual([["a", 1]]);
  });

  it("tells mappings from lists, and has something instead of what they lack", () => {
    expect([{}, [], null, "a"].map(py.isMapping)).toEqual([true, false, false, false]);
    expect([py.get({ a: null }, "a", 1), py.get({}, "a", 1)]).toEqual([null, 1]);
  });

  it("cuts texts", () => {
    expect(py.split("put W7 c3")).toEqual(["put", "W7", "c3"]);
    expect(py.partition("1,0:NL:x", ":")).toEqual(["1,0", ":", "NL:x"]);
    expect(py.partition("city", ":")).toEqual(["city", "", ""]);
    expect(py.removePrefix("premium-cow", "premium-")).toBe("cow");
    expect(py.removePrefix("cow", "premium-")).toBe("cow");
    expect(py.removeSuffix("city_scored", "_scored")).toBe("city");
    expect(py.removeSuffix("city", "_scored")).toBe("city");
  });

  it("adds, counts and sorts numbers", () => {
    expect([py.sum([1, 2, 3]), py.count([0, 10, 0], 0)]).toEqual([6, 2]);
    expect(py.descending(new Set([10, 500, 50, 10]))).toEqual([500, 50, 10]);
  });

  it("refuses values of another kind", () => {
    expect(py.numbers([1, 2])).toEqual([1, 2]);
    expect(() => py.numbers(["1"])).toThrow('"1" is no number');
    expect(() => py.numbers(7)).toThrow("7 is no list of numbers");
  });
});
