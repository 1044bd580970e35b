/** What the bot would do, as it is shown on the board. */

import type { Candidate } from "../wire";

export interface Ranked {
  rank: number;
  move: string;
  /** The chance to win, in hundredths; null where the bot has not thought of it. */
  chance: number | null;
}

const SHOWN = 3;

/** Whether two moves are the same to whoever looks. */
export type Alike = (one: string, other: string) => boolean;

/** Moves without those that look like an earlier one. */
export function unlike(moves: readonly string[], alike: Alike | undefined): string[] {
  return alike ? moves.filter((move, place) => !moves.slice(0, place).some((before) => alike(before, move))) : [...moves];
}

/** The bot's best ideas, each once, in the order of their chances; of the only move nothing is said. */
export function bestOf(advice: readonly Candidate[], alike?: Alike): Candidate[] {
  const moves = unlike(advice.map(({ move }) => move), alike).slice(0, SHOWN);
  return advice
    .filter(({ move }) => moves.includes(move))
    .sort((one, other) => (other.chance ?? -1) - (one.chance ?? -1));
}

/** How the bot ranks the best of the moves that are meant, if it is among its best. */
export function adviceFor(advice: readonly Candidate[], meant: (move: string) => boolean): Ranked | null {
  const place = advice.slice(0, SHOWN).findIndex(({ move }) => meant(move));
  const found = advice[place];
  if (!found) return null;
  return { rank: place + 1, move: found.move, chance: found.chance === null ? null : Math.round(found.chance * 100) };
}
