/** Money cards are chosen one by one, and any of them can be taken back. */

import { without } from "./money";

/** How choosing a card is called, by phase. */
export const VERBS: Readonly<Record<string, string>> = {
  pay: "pay",
  pledge: "pay",
  give: "pay",
  rat: "put",
  offer: "add",
  counter: "add",
};

export const UNDO = "undo";

/**
 * What leads from the chosen cards to those wanted; null when they are the same. The rules take back
 * only the last card, so the ones above another are laid aside and laid down again.
 */
export function towards(
  wanted: readonly number[],
  chosen: readonly number[],
  phase: string,
): string | null {
  if (without(chosen, wanted).length > 0) return UNDO;
  const [missing] = without(wanted, chosen);
  return missing === undefined ? null : `${VERBS[phase]} ${missing}`;
}
