/** Who is paid for what a move takes from him (E-35, E-36), for previews before a click. */

import { keeperOf, lotOn, valueOf } from "./reading";
import type { ElGauchoView } from "./view";

export interface Payment {
  seat: number;
  pesos: number;
}

export function paymentFor(move: string, view: ElGauchoView): Payment | null {
  const [verb, first = "", space = ""] = move.split(" ");
  if (verb === "steal") return payment(keeperOf(view, first), valueOf(first));
  if (verb !== "overseer" || first !== "replace") return null;
  const lot = lotOn(view, space);
  return lot && payment(lot.gaucho, lot.big);
}

function payment(seat: number | null, pesos: number): Payment | null {
  return seat === null ? null : { seat, pesos };
}
