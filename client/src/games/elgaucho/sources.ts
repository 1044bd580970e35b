/** Where somebody's pesos came from. */

import type { GameEvent, Source } from "../game";

const ORDER = ["misfit", "sale", "bonus", "end", "robbed", "replaced"] as const;

/** Sales by their reason, the bonus of SALE, and what was paid for tiles lost to others. */
export function sourcesOf(log: readonly GameEvent[], seat: number): Source[] {
  const pesos = { misfit: 0, sale: 0, bonus: 0, end: 0, robbed: 0, replaced: 0 };
  for (const event of log) {
    const got = Number(event["pesos"]);
    if (event.kind === "sold" && event.seat === seat) {
      const bonus = Number(event["bonus"]);
      pesos[event["reason"] as "misfit" | "sale" | "end"] += got - bonus;
      pesos.bonus += bonus;
    } else if (event.kind === "stole" && event["victim"] === seat) {
      pesos.robbed += got;
    } else if (event.kind === "replaced" && event["victim"] === seat) {
      pesos.replaced += got;
    }
  }
  return ORDER.map((name) => ({ label: `web-elgaucho-source-${name}`, points: pesos[name] }));
}
