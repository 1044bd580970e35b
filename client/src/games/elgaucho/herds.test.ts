// @vitest-environment node
/** The previews hold to what the engine does: `tests/web/reckonings` wrote it down. */
import { describe, expect, it } from "vitest";

import { directionOf, effectOf, rowsOf, saleOf, type Sale } from "./herds";
import { paymentFor, type Payment } from "./payments";
import type { ElGauchoView, Ranch } from "./view";

interface Joined {
  move: string;
  herds: Ranch["herds"];
  row: number[];
  worth: number;
  pesos: number[];
}

interface Taken {
  move: string;
  view: ElGauchoView;
  paid: Payment;
}

interface Reckonings {
  add: Joined[];
  sort: Joined[];
  steal: Joined[];
  sold: Sale[];
  kept: { move: string; rows: Record<string, number[]> }[];
  stole: Taken[];
  replaced: Taken[];
}

const [made] = Object.values(
  import.meta.glob<Reckonings>("./reckonings.json", { eager: true, import: "default" }),
);
const { add, sort, steal, sold, kept, stole, replaced } = made!;

describe("as the engine does", () => {
  it.each([...add, ...sort, ...steal])("$move", ({ move, herds, row, worth, pesos }) => {
    const effect = effectOf(move, { herds });
    expect(effect).toMatchObject({ row, worth });
    expect(effect?.sale ? [effect.sale.pesos] : []).toEqual(pesos);
  });

  it.each(sold)("sells $row with $bonus more for $pesos", (sale) => {
    expect(saleOf(sale.row, sale.bonus)).toEqual(sale);
  });

  it.each(kept)("$move", ({ move, rows }) => {
    expect(Object.fromEntries(rowsOf(move.split(" ").slice(1)))).toEqual(rows);
  });

  it.each([...stole, ...replaced])("$move pays $paid.pesos", ({ move, view, paid }) => {
    expect(paymentFor(move, view)).toEqual(paid);
  });
});

it("has examples of tiles that fit and of such that do not", () => {
  for (const joined of [add, steal]) {
    expect(joined.some(({ pesos }) => pesos.length === 0)).toBe(true);
    expect(joined.some(({ pesos }) => pesos.length === 1)).toBe(true);
  }
});

it("expects nothing of moves that bring no tile and take none", () => {
  const [{ view }] = stole as [Taken];
  expect(effectOf("end", { herds: {} })).toBeNull();
  expect(paymentFor("end", view)).toBeNull();
  expect(paymentFor("overseer rouse c3", view)).toBeNull();
});

it("knows the direction of a row, which one tile alone has not", () => {
  expect(directionOf([])).toBe("none");
  expect(directionOf([4])).toBe("none");
  expect(directionOf([4, 9])).toBe("up");
  expect(directionOf([4, 3, 1])).toBe("down");
});
