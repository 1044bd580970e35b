/** A player's points: those scored, by what they came from, and those that would come now. */

import type { Source } from "../game";
import { complete } from "../sources";
import { sources } from "./telling";
import type { Feature, GoldRushEvent, GoldRushView } from "./view";

/** What was scored so far, where the log tells. */
export function scored(log: readonly GoldRushEvent[], view: GoldRushView, seat: number): Source[] {
  const known = sources(log, view, seat).filter(({ points }) => points > 0);
  return known.length > 0 ? complete(known, view.scores[seat] ?? 0) : [];
}

/** What the player owns in the landscape and would score if the match ended now, the most first. */
export function standing(view: GoldRushView, seat: number): Feature[] {
  if (view.over) return [];
  return view.features
    .filter(({ owners, points }) => owners.includes(seat) && points > 0)
    .sort((one, other) => other.points - one.points);
}

/** The worth of the tokens; null where somebody's are not known. */
export function tokenPoints(tokens: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const token of tokens) {
    if (token === null) return null;
    sum += token;
  }
  return sum;
}
