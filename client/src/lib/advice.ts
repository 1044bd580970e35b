/** What the bot would do, as it is shown on the board. */

import type { Candidate } from "../wire";

export interface Ranked {
  rank: number;
  move: string;
  /** The chance to win, in hundredths; null where the bot has not thought of it. */
  chance: number | null;
}

const SHOWN = 3;

/** How the bot ranks the best of the moves that are meant, if it is among its best. */
export function adviceFor(advice: readonly Candidate[], meant: (move: string) => boolean): Ranked | null {
  const place = advice.slice(0, SHOWN).findIndex(({ move }) => meant(move));
  const found = advice[place];
  if (!found) return null;
  return { rank: place + 1, move: found.move, chance: found.chance === null ? null : Math.round(found.chance * 100) };
}
