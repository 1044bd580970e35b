/** What the others did since one's own last turn, for those who looked away or blinked. */

import type { ElGauchoEvent } from "./view";

const TOLD = new Set<ElGauchoEvent["kind"]>([
  "kept",
  "placed",
  "stood",
  "laid",
  "raised",
  "roused",
  "replaced",
  "stole",
  "sold",
  "looked",
  "put",
  "collected",
  "pile_empty",
  "pile_idle",
]);

const MOST = 12;

/** Of one's own doings only sales are told: the pesos may come in somebody else's turn. */
export function deedsSince(log: readonly ElGauchoEvent[], seat: number | null): ElGauchoEvent[] {
  const own = (event: ElGauchoEvent) => seat !== null && "seat" in event && event.seat === seat;
  const since = 1 + log.findLastIndex((event) => event.kind === "ended" && own(event));
  return log
    .slice(since)
    .filter((event) => TOLD.has(event.kind) && (!own(event) || event.kind === "sold"))
    .slice(-MOST);
}
