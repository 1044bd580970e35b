/** What travels over the board when something has happened. */

import type { Flight } from "../flights";
import type { GameEvent } from "../game";
import { homeOf } from "./places";
import { PREMIUM } from "./view";

export interface CardFlight extends Flight {
  /** The name of the picture. */
  picture: string;
  /** How many cards fly together. */
  count: number;
}

const purse = (seat: unknown) => `purse p${seat}`;
const back = "note-back";

/** The journeys that an event causes before somebody's eyes, in the words of `places`. */
export function flights(event: GameEvent, players: number, viewer: number | null = null): CardFlight[] {
  const { kind, seat } = event;
  const to = event["to"];
  const count = Number(event["count"] ?? 1);
  const money = (from: string, goal: string, cards = count): CardFlight[] =>
    cards > 0 ? [{ picture: back, from, to: goal, count: cards }] : [];
  switch (kind) {
    case "bid":
      return [{ picture: `badge-${seat}`, from: `farm p${seat}`, to: "ladder", count: 1 }];
    case "slapped":
      return [{ picture: `badge-${seat}`, from: `farm p${seat}`, to: "block", count: 1 }];
    case "turned_up":
      return [{ picture: "back", from: "deck", to: "block", count: 1 }];
    case "donkey_paid":
      return Array.from({ length: players }, (_, other) => ({
        picture: `note-${event["value"]}`,
        from: "donkeys",
        to: purse(other),
        count: 1,
      }));
    case "paid":
    case "gave":
      return money(purse(seat), purse(to));
    case "pledged":
    case "offered":
      // The own cards were laid down one by one already.
      return seat === viewer ? [] : money(purse(seat), `tray p${seat}`);
    case "put":
      return money(purse(seat), "block", 1);
    case "took_rat":
      return money("block", purse(seat));
    case "swapped":
      return [
        ...money(`tray p${seat}`, purse(to)),
        ...money(`tray p${to}`, purse(seat), Number(event["back"])),
      ];
    case "got":
      return [arrival(event)];
    case "got_money":
      return money("deck", purse(seat), 1);
    case "traded":
      return [
        {
          picture: `animal-${event["animal"]}`,
          from: homeOf(seat, event["animal"]),
          to: homeOf(to, event["animal"]),
          count: Number(event["stake"]),
        },
      ];
    default:
      return [];
  }
}

function arrival(event: GameEvent): CardFlight {
  const card = String(event["card"]);
  const picture = card.startsWith(PREMIUM) ? card : `animal-${card}`;
  return { picture, from: "block", to: homeOf(event.seat, card), count: 1 };
}
