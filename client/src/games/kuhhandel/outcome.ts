/** How the last cow trade ended, read from what happened. */

import type { GameEvent } from "../game";
import { begins } from "./headlines";
import type { Pile } from "./view";

export interface Outcome {
  /** The event that moved the animals: from `seat` to `to`. */
  traded: GameEvent;
  animal: string;
  stake: number;
  winner: number;
  /** What the challenger and the opponent had laid down; nothing by one who accepted. */
  sides: readonly { seat: number; pile: Pile | null }[];
  /** Whether something new has begun since. */
  old: boolean;
}

/** Cards are open to those whom the event tells them. */
const pile = (count: unknown, cards: unknown): Pile => ({
  count: Number(count),
  cards: Array.isArray(cards) ? (cards as number[]) : null,
});

export function lastTrade(log: readonly GameEvent[]): Outcome | null {
  const at = log.findLastIndex(({ kind }) => kind === "traded");
  const [traded, deal] = [log[at], log[at - 1]];
  if (!traded || !deal || (deal.kind !== "swapped" && deal.kind !== "gave")) return null;
  const swapped = deal.kind === "swapped";
  return {
    traded,
    animal: String(traded["animal"]),
    stake: Number(traded["stake"]),
    winner: Number(traded["to"]),
    sides: [
      { seat: Number(deal.seat), pile: pile(deal["count"], deal["cards"]) },
      {
        seat: Number(deal["to"]),
        pile: swapped ? pile(deal["back"], deal["back_cards"]) : null,
      },
    ],
    old: log.slice(at + 1).some(begins),
  };
}
