import { expect, it } from "vitest";

import examples from "./sentences.json";
import { keepsOf, placesOf, sumsOf, takeOf, targetsOf } from "./targets";

it("has a place for every kind of move but those of the prompt bar", () => {
  const without = examples.moves.map(({ move }) => move).filter((move) => placesOf(move, 0).length === 0);
  expect(new Set(without)).toEqual(new Set(["done", "end"]));
});

it("gathers moves by their places", () => {
  const targets = targetsOf(["stand c3 5+6", "lay c3 5", "lay c3 5", "sale W", "recall wish", "steal K7", "end"], 2);
  expect(targets.get("c3")).toEqual(["stand c3 5+6", "lay c3 5"]);
  expect(targets.get("herd-2-W")).toEqual(["sale W"]);
  expect(targets.get("gaucho-wish")).toEqual(["recall wish"]);
  expect(targets.get("tile-K7")).toEqual(["steal K7"]);
  expect(targets.get("steal")).toEqual(["steal K7"]);
});

it("has no targets for those who watch", () => {
  expect(targetsOf(["end"], null).size).toBe(0);
});

it("names two dice in ascending order", () => {
  expect(takeOf(5, 3)).toBe("take 3 5");
});

it("finds both orders of kept tiles, whichever was clicked first", () => {
  const moves = ["keep W2", "keep W2 W4", "keep W4 W2", "keep W2 K3"];
  expect(keepsOf(moves, ["W4", "W2"])).toEqual(["keep W2 W4", "keep W4 W2"]);
  expect(keepsOf(moves, ["K3", "W2"])).toEqual(["keep W2 K3"]);
  expect(keepsOf(moves, ["K3"])).toEqual([]);
});

it("adds dice up in every way", () => {
  expect(sumsOf([3, 6])).toEqual([3, 6, 9]);
  expect(sumsOf([1, 2, 4])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(sumsOf([])).toEqual([]);
});
