// @vitest-environment node
/** Points and stakes hold to what the engine says: `tests/web/reckonings` wrote it down. */
import { describe, expect, it } from "vitest";

import { stakeOf } from "./phrases";
import { cashOf, pointsOf } from "./scoring";
import type { Farm, KuhhandelView, Score } from "./view";

interface Challenge {
  move: string;
  turn: number;
  players: Pick<Farm, "animals">[];
  stake: number;
}

interface Reckoned {
  score: Score;
  points: number;
  cash: number;
}

interface Reckonings {
  "for 1": Challenge[];
  "for 2": Challenge[];
  "with cash": Reckoned[];
  "without cash": Reckoned[];
}

const [made] = Object.values(
  import.meta.glob<Reckonings>("./reckonings.json", { eager: true, import: "default" }),
);
const { "for 1": forOne, "for 2": forTwo, "with cash": rich, "without cash": plain } = made!;

describe("as the engine says", () => {
  it.each([...forOne, ...forTwo])("$move is for $stake", ({ move, stake, ...view }) => {
    const [, player = "", kind = ""] = move.split(" ");
    expect(stakeOf(view as KuhhandelView, Number(player.slice(1)), kind)).toBe(stake);
  });

  it.each([...rich, ...plain])("$points points and $cash of money", ({ score, points, cash }) => {
    expect(pointsOf(score)).toBe(points);
    expect(cashOf({ scores: [points + cash], players: [{ score }] }, 0)).toBe(cash);
  });
});
