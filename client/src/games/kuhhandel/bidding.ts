/** What can be bid, and the bids so far as a ladder. */

import type { KuhhandelEvent, KuhhandelView } from "./view";

export const STEPS = [10, 20, 50, 100, 200] as const;

/** The amounts that may be bid now, in rising order. */
export function amounts(moves: readonly string[]): number[] {
  return moves
    .filter((move) => move.startsWith("bid "))
    .map((move) => Number(move.slice(4)))
    .sort((one, other) => one - other);
}

export interface QuickBid {
  step: number;
  amount: number;
}

/** Bids at one click: so much more than the present one, up to all the money there is (K-14). */
export function quickBids(bid: number | null, most: number): QuickBid[] {
  return STEPS.map((step) => ({ step, amount: (bid ?? 0) + step })).filter(
    ({ amount }) => amount <= most,
  );
}

/** The allowed amount nearest to what somebody has typed. */
export function nearest(typed: number, allowed: readonly number[]): number | null {
  const [first] = allowed;
  if (first === undefined || Number.isNaN(typed)) return null;
  return allowed.reduce((best, amount) =>
    Math.abs(amount - typed) < Math.abs(best - typed) ? amount : best,
  );
}

export interface Rung {
  seat: number;
  amount: number;
}

/** With these the bidding begins anew. */
const ANEW = new Set<KuhhandelEvent["kind"]>(["turned_up", "shown"]);

/** The bids for the card on offer, the lowest first; what the log has forgotten is not among them. */
export function ladder(log: readonly KuhhandelEvent[], { auction }: KuhhandelView): Rung[] {
  if (!auction || auction.bid === null || auction.bidder === null) return [];
  const { bid, bidder } = auction;
  const begun = log.findLastIndex(({ kind }) => ANEW.has(kind));
  const rungs = log.slice(begun + 1).flatMap((event): Rung[] => {
    const lower = event.kind === "bid" && event.amount < bid;
    return lower ? [{ seat: event.seat, amount: event.amount }] : [];
  });
  return [...rungs, { seat: bidder, amount: bid }];
}
