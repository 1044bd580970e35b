/**
 * The places of the board, in words: `deck`, `block` (the card on offer), `ladder`, `donkeys`, and
 * of a player `farm p0`, `purse p0`, `tray p0` and `stall p0 cow`.
 */

import type { GameEvent } from "../game";
import { PREMIUM } from "./view";

const farm = (seat: unknown) => `farm p${seat}`;
const purse = (seat: unknown) => `purse p${seat}`;
const tray = (seat: unknown) => `tray p${seat}`;

/** The stall where a card of the deck is kept; money goes to the purse. */
export function homeOf(seat: unknown, card: unknown): string {
  const name = String(card);
  if (/^\d+$/.test(name)) return purse(seat);
  return `stall p${seat} ${name.startsWith(PREMIUM) ? name.slice(PREMIUM.length) : name}`;
}

/** The farm that a player's place belongs to: "farm p0" of "stall p0 cow". */
export function homestead(place: string): string {
  const [, owner = ""] = place.split(" ");
  return `farm ${owner}`;
}

/** The places that an event is about. */
export function places(event: GameEvent): string[] {
  const { kind, seat } = event;
  switch (kind) {
    case "start_player":
    case "turn":
    case "passed":
    case "sold":
    case "bought":
    case "accepted":
    case "countered":
    case "tied":
      return [farm(seat)];
    case "turned_up":
      return ["block"];
    case "looked":
      return ["deck", farm(seat)];
    case "donkey_paid":
      return ["donkeys"];
    case "bid":
    case "knocked_down":
      return ["ladder", farm(seat)];
    case "called":
      return ["block"];
    case "slapped":
      return ["block", farm(seat)];
    case "unsold":
    case "got":
      return [homeOf(seat, event["card"])];
    case "shown":
    case "got_money":
      return [purse(seat)];
    case "paid":
    case "gave":
      return [purse(seat), purse(event["to"])];
    case "pledged":
      return [tray(seat), purse(seat)];
    case "put":
    case "took_rat":
      return ["block", purse(seat)];
    case "challenged":
    case "traded":
      return [homeOf(seat, event["animal"]), homeOf(event["to"], event["animal"])];
    case "offered":
      return [tray(seat), purse(seat)];
    case "swapped":
      return [purse(seat), purse(event["to"])];
    case "kept":
    case "gave_away":
      return [farm(seat), farm(event["to"])];
    case "rats_covered":
      return [homeOf(seat, event["animal"]), homeOf(seat, "rat")];
    default:
      return [];
  }
}
