/** What is known about the kind of animal that is on the block. */

import { PREMIUM } from "./cards";
import { KINDS, type Kind, type KuhhandelView } from "./view";

/** The kind that a card is about: its animal, or the animal that a premium is for. */
export function kindOf(card: string | null): Kind | null {
  const name = card?.startsWith(PREMIUM) ? card.slice(PREMIUM.length) : card;
  return KINDS.find((kind) => kind === name) ?? null;
}

/** Who holds how many of a kind, the most first. */
export function holders(view: KuhhandelView, kind: Kind): { seat: number; count: number }[] {
  return view.players
    .map(({ animals }, seat) => ({ seat, count: animals[kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
