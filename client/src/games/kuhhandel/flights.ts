/** What travels over the board when something has happened. */

import type { Flight } from "../flights";
import { PREMIUM } from "./cards";
import { homeOf } from "./places";
import type { Got, KuhhandelEvent } from "./view";

export interface CardFlight extends Flight {
  /** The name of the picture. */
  picture: string;
  /** How many cards fly together. */
  count: number;
}

const purse = (seat: number) => `purse p${seat}`;

function money(from: string, to: string, count: number): CardFlight[] {
  return count > 0 ? [{ picture: "note-back", from, to, count }] : [];
}

/** The journeys that an event causes before somebody's eyes, in the words of `places`. */
export function flights(event: KuhhandelEvent, players: number, viewer: number | null = null): CardFlight[] {
  switch (event.kind) {
    case "bid":
      return [{ picture: `badge-${event.seat}`, from: `farm p${event.seat}`, to: "ladder", count: 1 }];
    case "slapped":
      return [{ picture: `badge-${event.seat}`, from: `farm p${event.seat}`, to: "block", count: 1 }];
    case "turned_up":
      return [{ picture: "back", from: "deck", to: "block", count: 1 }];
    case "donkey_paid":
      return Array.from({ length: players }, (_, other) => ({
        picture: `note-${event.value}`,
        from: "donkeys",
        to: purse(other),
        count: 1,
      }));
    case "paid":
    case "gave":
      return money(purse(event.seat), purse(event.to), event.count);
    case "pledged":
    case "offered":
      // The own cards were laid down one by one already.
      return event.seat === viewer ? [] : money(purse(event.seat), `tray p${event.seat}`, event.count);
    case "put":
      return money(purse(event.seat), "block", 1);
    case "took_rat":
      return money("block", purse(event.seat), event.count);
    case "swapped":
      return [
        ...money(`tray p${event.seat}`, purse(event.to), event.count),
        ...money(`tray p${event.to}`, purse(event.seat), event.back),
      ];
    case "got":
      return [arrival(event)];
    case "got_money":
      return money("deck", purse(event.seat), 1);
    case "traded":
      return [
        {
          picture: `animal-${event.animal}`,
          from: homeOf(event.seat, event.animal),
          to: homeOf(event.to, event.animal),
          count: event.stake,
        },
      ];
    default:
      return [];
  }
}

function arrival({ seat, card }: Got): CardFlight {
  const picture = card.startsWith(PREMIUM) ? card : `animal-${card}`;
  return { picture, from: "block", to: homeOf(seat, card), count: 1 };
}
