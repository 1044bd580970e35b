/** What the bot would do, as it is shown on the board. */

import type { Candidate } from "../../wire";

export interface Ranked {
  rank: number;
  /** The chance to win, in hundredths; null where the bot has none. */
  chance: number | null;
}

const SHOWN = 3;

/** How the bot ranks a move, if it is among the best. */
export function adviceFor(advice: readonly Candidate[], move: string): Ranked | null {
  const place = advice.findIndex((candidate) => candidate.move === move);
  const found = advice[place];
  if (!found || place >= SHOWN) return null;
  return { rank: place + 1, chance: found.chance > 0 ? Math.round(found.chance * 100) : null };
}
