/** What has happened last and is worth a line in the yard. */

import type { KuhhandelEvent } from "./view";

const TOLD = new Set<KuhhandelEvent["kind"]>([
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
const FRESH = new Set<KuhhandelEvent["kind"]>(["turned_up", "challenged", "looked"]);
const KEPT = 4;

export interface Headline {
  event: KuhhandelEvent;
  /** Whether something new has begun since. */
  old: boolean;
}

/** Whether an event begins something new. */
export function begins({ kind }: KuhhandelEvent): boolean {
  return FRESH.has(kind);
}

/** The last few lines: of what is going on, and before them how the thing before it ended. */
export function headlines(log: readonly KuhhandelEvent[]): Headline[] {
  const lines: Headline[] = [];
  let begun = 0;
  for (const event of [...log].reverse()) {
    if (lines.length === KEPT || begun === 2) break;
    if (TOLD.has(event.kind)) lines.unshift({ event, old: begun > 0 });
    if (begins(event)) begun += 1;
  }
  return lines;
}

/** The last lines, as many as there is room for in letters, at least one. */
export function fitting<Line extends { text: string }>(lines: readonly Line[], room: number): Line[] {
  let first = Math.max(0, lines.length - 1);
  let length = lines[first]?.text.length ?? 0;
  while (first > 0 && length + (lines[first - 1]?.text.length ?? 0) < room) {
    first -= 1;
    length += lines[first]?.text.length ?? 0;
  }
  return lines.slice(first);
}
