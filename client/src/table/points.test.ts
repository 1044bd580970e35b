import { expect, it } from "vitest";

import elgaucho from "../games/elgaucho";
import { sentences, told } from "../games/elgaucho/fixtures";
import type { ElGauchoView } from "../games/elgaucho/view";
import { EARLIER } from "../games/sources";
import { scoringEvents, sourcesOf } from "./points";

const log = [
  told("took", { seat: 0, dice: [1, 2] }),
  told("sold", { seat: 0, pesos: 41, bonus: 5, reason: "sale" }),
  told("stole", { seat: 0, victim: 1, pesos: 7 }),
  told("ended", { seat: 0 }),
];
const view = (...scores: number[]): ElGauchoView => ({ ...sentences.prompts[0]!.view, scores });
const named = (scores: ElGauchoView, seat: number) =>
  Object.fromEntries(
    sourcesOf(elgaucho, log, scores, seat)
      .filter(({ points }) => points !== 0)
      .map(({ label, points }) => [label.replace("web-elgaucho-source-", ""), points]),
  );

it("adds up to the score, with what was scored before the log begins", () => {
  expect(named(view(41, 7), 0)).toEqual({ sale: 36, bonus: 5 });
  expect(named(view(60, 7), 0)).toEqual({ [EARLIER]: 19, sale: 36, bonus: 5 });
  expect(named(view(60, 7), 1)).toEqual({ robbed: 7 });
});

it("finds the events that brought points", () => {
  expect(scoringEvents(elgaucho, log, view(41, 7)).map(({ kind }) => kind)).toEqual(["sold", "stole"]);
});
