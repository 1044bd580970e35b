/**
 * The places of the board, in words: `deck`, `block` (the card on offer), `ladder`, `donkeys`, and
 * of a player `farm p0`, `purse p0`, `tray p0` and `stall p0 cow`.
 */

import { PREMIUM } from "./cards";
import type { KuhhandelEvent } from "./view";

const farm = (seat: number) => `farm p${seat}`;
const purse = (seat: number) => `purse p${seat}`;
const tray = (seat: number) => `tray p${seat}`;

/** The stall where a card of the deck is kept; money goes to the purse. */
export function homeOf(seat: number, card: string): string {
  if (/^\d+$/.test(card)) return purse(seat);
  return `stall p${seat} ${card.startsWith(PREMIUM) ? card.slice(PREMIUM.length) : card}`;
}

/** The farm that a player's place belongs to: "farm p0" of "stall p0 cow". */
export function homestead(place: string): string {
  const [, owner = ""] = place.split(" ");
  return `farm ${owner}`;
}

/** The places that an event is about. */
export function places(event: KuhhandelEvent): string[] {
  switch (event.kind) {
    case "start_player":
    case "turn":
    case "passed":
    case "sold":
    case "bought":
    case "accepted":
    case "countered":
    case "tied":
      return [farm(event.seat)];
    case "turned_up":
      return ["block"];
    case "looked":
      return ["deck", farm(event.seat)];
    case "donkey_paid":
      return ["donkeys"];
    case "bid":
    case "knocked_down":
      return ["ladder", farm(event.seat)];
    case "called":
      return ["block"];
    case "slapped":
      return ["block", farm(event.seat)];
    case "unsold":
    case "got":
      return [homeOf(event.seat, event.card)];
    case "shown":
    case "got_money":
      return [purse(event.seat)];
    case "paid":
    case "gave":
      return [purse(event.seat), purse(event.to)];
    case "pledged":
      return [tray(event.seat), purse(event.seat)];
    case "put":
    case "took_rat":
      return ["block", purse(event.seat)];
    case "challenged":
    case "traded":
      return [homeOf(event.seat, event.animal), homeOf(event.to, event.animal)];
    case "offered":
      return [tray(event.seat), purse(event.seat)];
    case "swapped":
      return [purse(event.seat), purse(event.to)];
    case "kept":
    case "gave_away":
      return [farm(event.seat), farm(event.to)];
    case "rats_covered":
      return [homeOf(event.seat, event.animal), homeOf(event.seat, "rat")];
    default:
      return [];
  }
}
