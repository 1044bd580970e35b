/** A view of any game as things that can be labelled and shown. */

import type { Messages } from "$lib/fluent";

import type { View } from "../game";
import { plainly } from "./phrases";

export interface Fact {
  name: string;
  value: unknown;
}

/** What the page shows elsewhere, in all games alike. */
const ELSEWHERE = ["game", "seat", "names", "phase", "turn", "over", "scores", "winners"];

/** What lies on the table for all, in the order of the view. */
export function tableFacts(view: View): Fact[] {
  return facts(view).filter((fact) => !ELSEWHERE.includes(fact.name) && !isOfSeats(view, fact));
}

/** What one seat has. */
export function seatFacts(view: View, seat: number): Fact[] {
  return facts(view)
    .filter((fact) => !ELSEWHERE.includes(fact.name) && isOfSeats(view, fact))
    .flatMap(({ name, value }) => {
      const own = (value as unknown[])[seat];
      return isGroup(own) ? facts(own) : [{ name, value: own }];
    });
}

/** Whether it has one value for each seat: `players` does, and in a view without them whatever is as long. */
function isOfSeats(view: View, { name, value }: Fact): boolean {
  const seatwise = name === "players" || !("players" in view);
  return seatwise && Array.isArray(value) && value.length === view.names.length;
}

/** The values of an object by their names; none of anything else. */
export function facts(whole: unknown): Fact[] {
  if (!isGroup(whole)) return [];
  return Object.entries(whole).map(([name, value]) => ({ name, value }));
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is one thing and not several: a number, a text, yes or no, or nothing. */
export const isSingle = (value: unknown): boolean => typeof value !== "object" || value === null;

/** Whether it is there but not for these eyes: `null` among others, `?` by itself. */
export const isHidden = (value: unknown, among: boolean): boolean => value === "?" || (among && value === null);

/** What a fact is called: a message `GAME-view-NAME`, or else its name. */
export function label(words: Messages, game: string, name: string): string {
  const message = `${game}-view-${name}`;
  return words.has(message) ? words.text(message) : name.replaceAll("_", " ");
}

/** A single thing in words. */
export function single(words: Messages, value: unknown): string {
  return typeof value === "boolean" ? words.text(value ? "web-yes" : "web-no") : String(plainly(value));
}
