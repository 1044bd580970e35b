/** Money cards: sorted, counted, and what can be known of those that are hidden. */

import type { Messages } from "$lib/fluent";

import type { KuhhandelView, Purse } from "./view";

export interface Stack {
  value: number;
  count: number;
}

export const VALUES = [0, 10, 20, 50, 100, 200, 500] as const;

export function total(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + card, 0);
}

/** Money or points, as the language writes numbers. */
export function written(words: Messages, amount: number): string {
  return words.text("web-kuhhandel-amount", { amount });
}

/** Cards of the same value together, the lowest first. */
export function stacked(cards: readonly number[]): Stack[] {
  const counts = new Map<number, number>();
  for (const value of [...cards].sort((one, other) => one - other)) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** What is left when some of the cards are taken away. */
export function without(cards: readonly number[], taken: readonly number[]): number[] {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Cards that still belong to a hand, but lie on the table already: chosen, offered or pledged. */
export function onTable(view: KuhhandelView, seat: number): number[] {
  const { premium, trade } = view;
  const chosen = seat === view.seat && view.deciding.includes(seat) ? view.chosen : [];
  const offered = trade?.challenger === seat ? (trade.offer?.cards ?? []) : [];
  const pledged = premium?.winner === seat ? (premium.pledge?.cards ?? []) : [];
  return [...chosen, ...offered, ...pledged];
}

/** The cards that a seat holds in its hand, null where they are not known. */
export function inHand(view: KuhhandelView, seat: number): number[] | null {
  const cards = view.players[seat]?.money.cards;
  return cards ? without(cards, onTable(view, seat)) : null;
}

/** How many cards somebody holds in the hand, besides those on the table. */
export function cardsHeld(view: KuhhandelView, seat: number): number {
  const { premium, trade, players } = view;
  const offered = trade?.challenger === seat ? (trade.offer?.count ?? 0) : 0;
  const pledged = premium?.winner === seat ? (premium.pledge?.count ?? 0) : 0;
  const chosen = seat === view.seat && view.deciding.includes(seat) ? view.chosen.length : 0;
  return (players[seat]?.money.count ?? 0) - offered - pledged - chosen;
}

/** Between which totals a hidden hand must be. */
export function bounds(purse: Purse): { least: number; most: number } {
  const open = purse.count - purse.surely.length;
  const possible = stacked(purse.surely);
  const spare = VALUES.flatMap((value) => {
    const sure = possible.find((stack) => stack.value === value)?.count ?? 0;
    return Array<number>(Math.max(0, (purse.at_most[value] ?? 0) - sure)).fill(value);
  });
  const sure = total(purse.surely);
  return {
    least: sure + total(spare.slice(0, open)),
    most: sure + total(open > 0 ? spare.slice(-open) : []),
  };
}
