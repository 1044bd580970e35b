import { expect, it } from "vitest";

import { added, directionOf, effectOf, fitsRight, rowsOf, saleOf, sorted, worthOf } from "./herds";

const herd = (...row: number[]) => ({ row, worth: worthOf(row) });

it("knows the direction of a row, which one tile alone has not", () => {
  expect(directionOf([])).toBe("none");
  expect(directionOf([4])).toBe("none");
  expect(directionOf([4, 9])).toBe("up");
  expect(directionOf([4, 3, 1])).toBe("down");
});

it("sells a herd for the number of tiles times the highest value", () => {
  expect(saleOf([3, 5, 6, 9])).toEqual({ row: [3, 5, 6, 9], count: 4, highest: 9, bonus: 0, pesos: 36 });
  expect(saleOf([9, 2], 5).pesos).toBe(23);
});

it("continues a row on the right only in its direction", () => {
  expect(fitsRight([], 1)).toBe(true);
  expect(fitsRight([5], 1)).toBe(true);
  expect(fitsRight([3, 5], 6)).toBe(true);
  expect(fitsRight([3, 5], 4)).toBe(false);
  expect(fitsRight([5, 3], 2)).toBe(true);
  expect(fitsRight([5, 3], 4)).toBe(false);
});

it("sells the row that a tile does not fit, and begins a new one", () => {
  expect(added(undefined, 7)).toEqual({ row: [7], worth: 7, sale: null });
  expect(added(herd(3, 5), 8)).toEqual({ row: [3, 5, 8], worth: 24, sale: null });
  expect(added(herd(3, 5), 4)).toMatchObject({ row: [4], worth: 4, sale: { pesos: 10 } });
});

it("sorts a tile in where the row stays in order", () => {
  expect(sorted(herd(3, 9), 5).row).toEqual([3, 5, 9]);
  expect(sorted(herd(9, 3), 12).row).toEqual([12, 9, 3]);
  expect(sorted(herd(4), 7).row).toEqual([7, 4]); // left of a single tile
  expect(sorted(herd(4), 2).row).toEqual([2, 4]);
});

it("tells what a move does to a ranch", () => {
  const ranch = { herds: { K: herd(11, 5) } };
  expect(effectOf("add K7", ranch)?.sale?.pesos).toBe(22);
  expect(effectOf("sort K7", ranch)?.row).toEqual([11, 7, 5]);
  expect(effectOf("steal K2", ranch)?.row).toEqual([11, 5, 2]);
  expect(effectOf("end", ranch)).toBeNull();
});

it("lays kept tiles in rows by breed, in their order", () => {
  expect(rowsOf(["W4", "K8", "W2"])).toEqual([
    ["W", [4, 2]],
    ["K", [8]],
  ]);
});
