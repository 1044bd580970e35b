/** How the last cow trade ended, read from what happened. */

import { begins } from "./headlines";
import type { Kind, KuhhandelEvent, Pile, Traded } from "./view";

export interface Outcome {
  /** The event that moved the animals: from `seat` to `to`. */
  traded: Traded;
  animal: Kind;
  stake: number;
  winner: number;
  /** What the challenger and the opponent had laid down; nothing by one who accepted. */
  sides: readonly { seat: number; pile: Pile | null }[];
  /** Whether something new has begun since. */
  old: boolean;
}

/** Cards are open to those whom the event tells them. */
const pile = (count: number, cards: number[] | undefined): Pile => ({ count, cards: cards ?? null });

export function lastTrade(log: readonly KuhhandelEvent[]): Outcome | null {
  const at = log.findLastIndex(({ kind }) => kind === "traded");
  const [traded, deal] = [log[at], log[at - 1]];
  if (traded?.kind !== "traded") return null;
  if (deal?.kind !== "swapped" && deal?.kind !== "gave") return null;
  return {
    traded,
    animal: traded.animal,
    stake: traded.stake,
    winner: traded.to,
    sides: [
      { seat: deal.seat, pile: pile(deal.count, deal.cards) },
      {
        seat: deal.to,
        pile: deal.kind === "swapped" ? pile(deal.back, deal.back_cards) : null,
      },
    ],
    old: log.slice(at + 1).some(begins),
  };
}
