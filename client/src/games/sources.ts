/** Points by where they came from. */

import type { Source } from "./game";

/** What was scored before the log begins: after a reload, or in a match from a position. */
export const EARLIER = "web-source-earlier";

/** The sources that are known, and what is missing to the score as one more. */
export function complete(known: readonly Source[], score: number): Source[] {
  const rest = score - known.reduce((sum, { points }) => sum + points, 0);
  return rest === 0 ? [...known] : [{ label: EARLIER, points: rest }, ...known];
}
