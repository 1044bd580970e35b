/** What has happened last and is worth a line in the yard. */

import type { GameEvent } from "../game";

const TOLD = new Set([
  "donkey_paid",
  "unsold",
  "sold",
  "bought",
  "shown",
  "paid",
  "slapped",
  "gave",
  "took_rat",
  "challenged",
  "accepted",
  "swapped",
  "tied",
  "traded",
  "kept",
  "gave_away",
  "got",
  "got_money",
  "rats_covered",
]);
/** These begin something new: what came before is old. */
const FRESH = new Set(["turned_up", "challenged", "looked"]);
const KEPT = 4;

/** The last few lines after some news. */
export function headlines(before: readonly GameEvent[], news: readonly GameEvent[]): GameEvent[] {
  let lines = [...before];
  for (const event of news) {
    if (FRESH.has(event.kind)) lines = [];
    if (TOLD.has(event.kind)) lines.push(event);
  }
  return lines.slice(-KEPT);
}

/** The last sentences, as many as there is room for in letters, at least one. */
export function fitting(sentences: readonly string[], room: number): string[] {
  let first = Math.max(0, sentences.length - 1);
  let length = sentences[first]?.length ?? 0;
  while (first > 0 && length + (sentences[first - 1]?.length ?? 0) < room) {
    first -= 1;
    length += sentences[first]?.length ?? 0;
  }
  return sentences.slice(first);
}
