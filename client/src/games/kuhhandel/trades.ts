/** The cow trades that may be made. */

import { stakeOf } from "./phrases";
import { KINDS, type KuhhandelView } from "./view";

export interface Challenge {
  move: string;
  seat: number;
  kind: string;
  stake: number;
}

/** What one may challenge others for, the dearest kinds first, the rats last. */
export function trades(moves: readonly string[], view: KuhhandelView): Challenge[] {
  const order: readonly string[] = KINDS;
  const worth = (kind: string) => (kind === "rat" ? -1 : order.indexOf(kind));
  return moves
    .flatMap((move) => {
      const [verb, player = "", kind = ""] = move.split(" ");
      const seat = Number(player.slice(1));
      return verb === "trade" ? [{ move, seat, kind, stake: stakeOf(view, seat, kind) }] : [];
    })
    .sort((one, other) => worth(other.kind) - worth(one.kind) || one.seat - other.seat);
}
