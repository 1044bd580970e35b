/** How values are called in a game that the page knows nothing of: as they are. */

import { plainly, playerOf } from "$lib/plainly";

import type { Phrases } from "../game";

/** How the words after a move's first are called in its message. */
const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

export const phrases: Phrases = {
  event(_, event, names) {
    const values = Object.entries(event).map(([name, value]) => [name, plainly(value)]);
    return ["", { ...Object.fromEntries(values), ...playerOf(event, names) }];
  },

  move(_, move) {
    const [, ...rest] = move.split(" ");
    return ["", Object.fromEntries(PLACES.slice(0, rest.length).map((place, number) => [place, rest[number] ?? ""]))];
  },

  /** By the phase, where the view tells one. */
  prompt: (view) => view.phase ?? "move",
};
