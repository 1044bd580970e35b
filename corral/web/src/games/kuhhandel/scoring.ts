/** Where the points come from (K-37, K-38, K-46). */

import type { GameEvent, Source, View } from "../game";
import type { KuhhandelView, Score } from "./view";

/** The points without the money that may count at the end. */
export function pointsOf(score: Score): number {
  return (score.quartets + score.matching) * score.times + score.others;
}

export function sources(_log: readonly GameEvent[], view: View, seat: number): Source[] {
  const score = (view as KuhhandelView).players[seat]?.score;
  if (!score) return [];
  const { quartets, matching, times, others } = score;
  const parts: [label: string, points: number][] = [
    ["quartets", quartets],
    ["premiums", matching + others],
    ["several", (quartets + matching) * Math.max(0, times - 1)],
    ["cash", (view.scores[seat] ?? 0) - pointsOf(score)],
  ];
  return parts.map(([label, points]) => ({ label: `web-kuhhandel-source-${label}`, points }));
}
