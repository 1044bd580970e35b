/** What a game has no words for, told as it stands in the data; the same as `src/corral/plain_phrases.py`. */

import type { GameEvent } from "../games/game";
import type { Values } from "./fluent";

const NOTHING = "–";

/** A value of a view or an event: numbers and texts as they are, others as a short text. */
export function plainly(value: unknown): string | number {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(plainly).join(" ") || NOTHING;
  if (typeof value === "object") {
    const parts = Object.entries(value).map(([name, one]) => `${name} ${plainly(one)}`);
    return parts.join(", ") || NOTHING;
  }
  return String(value);
}

/** The name of the player that an event is about, if it is about one. */
export function playerOf({ seat }: GameEvent, names: readonly string[]): Values {
  return seat === undefined ? {} : { player: names[seat] ?? "" };
}

/** An event for which nobody has written a sentence. */
export function plainEvent(event: GameEvent, names: readonly string[]): string {
  const { kind, seat: _, ...values } = event;
  const told = Object.entries(values).map(([name, value]) => `${name} ${plainly(value)}`);
  return [kind, ...Object.values(playerOf(event, names)), ...told].join(", ");
}
