/** The pampa's spaces and pastures. */

import type { Printed } from "./printed";
import type { ElGauchoView, Pasture } from "./view";

export type Ground = "plain" | "river" | "forest";

export function groundOf(printed: Printed, pasture: Pasture, column: number): Ground {
  return printed.pampa.spaces[pasture][column - 1] ?? "plain";
}

export function columnsOf(view: ElGauchoView): number {
  return Math.max(...Object.values(view.pampa).map((lots) => lots.length));
}

/** A pasture is collected once every tile on it bears a gaucho (E-24). */
export function isComplete(view: ElGauchoView, pasture: Pasture): boolean {
  const lots = view.pampa[pasture].filter((lot) => lot !== null);
  return lots.length > 0 && lots.every((lot) => lot.gaucho !== null);
}
