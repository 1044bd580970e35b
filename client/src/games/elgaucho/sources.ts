/** Where somebody's pesos came from. */

import type { Source } from "../game";
import type { ElGauchoEvent } from "./view";

const ORDER = ["misfit", "sale", "bonus", "end", "robbed", "replaced"] as const;

/** Sales by their reason, the bonus of SALE, and what was paid for tiles lost to others. */
export function sourcesOf(log: readonly ElGauchoEvent[], seat: number): Source[] {
  const pesos = { misfit: 0, sale: 0, bonus: 0, end: 0, robbed: 0, replaced: 0 };
  for (const event of log) {
    if (event.kind === "sold" && event.seat === seat) {
      pesos[event.reason] += event.pesos - event.bonus;
      pesos.bonus += event.bonus;
    } else if (event.kind === "stole" && event.victim === seat) {
      pesos.robbed += event.pesos;
    } else if (event.kind === "replaced" && event.victim === seat) {
      pesos.replaced += event.pesos;
    }
  }
  return ORDER.map((name) => ({ label: `web-elgaucho-source-${name}`, points: pesos[name] }));
}
